#pragma once

/// The parts of the Box2D header that are the same in every export: the types of the constants, up
/// to the open namespace, and the functions that hand them to either generation of Box2D.
extern const char *const box2dDeclarations;
extern const char *const box2dHelpers;
