#pragma once

#include "editor/document/document.h"
#include "editor/formats/lessonformat.h"
#include "editor/inspection/pairinspection.h"

/// A lesson's scene in a document, and its pair under inspection.
struct LessonPair {
    explicit LessonPair(const QString &id, const InspectionOptions &options = {})
    {
        const Lesson *opened = lesson(id);
        Q_ASSERT(opened);
        document.reset(opened->scene);
        for (const SceneBody &body : document.data().bodies) {
            if (body.name == opened->first)
                a = body.shapes.front().id;
            if (body.name == opened->second)
                b = body.shapes.front().id;
        }
        pair.setOptions(options);
        pair.setPair(a, b);
        pair.update(document.data());
    }

    /// Moves body of shape `id` to `position` and runs the test again.
    void move(ShapeId id, const hullsmith::Vec2 &position)
    {
        SceneBody body = *document.data().bodyOf(id);
        body.position = position;
        document.setBody(body);
        pair.update(document.data());
    }

    Document document;
    ShapeId a, b;
    PairInspection pair;
};
