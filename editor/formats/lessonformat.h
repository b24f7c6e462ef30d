#pragma once

#include "editor/document/scenedata.h"
#include "filefault.h"

#include <QList>

#include <expected>

/// A text in the two languages of the lessons.
struct LessonText {
    QString en;
    QString zh;
    /// In the program's current language.
    QString text() const;
};

/// One lesson: a scene of named shapes, the pair it is about, and what it teaches.
struct Lesson {
    QString id;
    LessonText title;
    LessonText teaches;
    QString track;         ///< "sat", "gjk", ...
    QString first, second; ///< Names of the pair's bodies.
    SceneData scene;       ///< One body per shape, 1 pixel per metre, so that numbers stay exact.
    LessonText question;
    QList<LessonText> choices;
    int answer = -1; ///< Index into choices.
    bool bonus = false;
};

/// Reads the lessons file. Every fault has a line and a column.
std::expected<QList<Lesson>, FileFault> readLessons(const QByteArray &text);
/// The shipped lessons, in teaching order; read once from the resources.
const QList<Lesson> &lessons();
/// By id; nullptr if there is none.
const Lesson *lesson(const QString &id);
