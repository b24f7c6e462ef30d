// node box2d3.mjs SHAPES.json: hands shapes in metres (as headerdata.cpp prints them) to Box2D 3, the C
// library compiled to WebAssembly, and prints what it kept.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer, argumentsOrUsage, packageFolder } from './support.mjs';

const [file] = argumentsOrUsage('SHAPES.json');
const { bodies } = JSON.parse(fs.readFileSync(file, 'utf8'));
const folder = path.join(packageFolder('box2d3-wasm'), 'build/dist/es/compat');
const load = (await import(pathToFileURL(path.join(folder, 'Box2D.compat.mjs')))).default;
const box2d = await load({ wasmBinary: fs.readFileSync(path.join(folder, 'Box2D.compat.wasm')) });

const vec = ([x, y]) => new box2d.b2Vec2(x, y);
const pair = (v) => [v.x, v.y];

function definition(shape) {
    const def = box2d.b2DefaultShapeDef();
    def.density = shape.density;
    def.material.friction = shape.friction;
    def.material.restitution = shape.restitution;
    def.isSensor = shape.sensor;
    def.filter.categoryBits = shape.category;
    def.filter.maskBits = shape.mask;
    def.filter.groupIndex = shape.group;
    return def;
}

function makePolygon(body, def, shape) {
    const hull = box2d.b2ComputeHull(shape.points.map(vec));
    if (hull.count < 3)
        throw new Error(`b2ComputeHull refused ${shape.name}`);
    const id = box2d.b2CreatePolygonShape(body, def, box2d.b2MakePolygon(hull, 0));
    const kept = box2d.b2Shape_GetPolygon(id);
    const vertices = Array.from({ length: kept.count }, (_, i) => pair(kept.GetVertex(i)));
    return [id, { vertices }];
}

function makeCircle(body, def, shape) {
    const circle = new box2d.b2Circle();
    circle.center = vec(shape.points[0]);
    circle.radius = shape.radius;
    const id = box2d.b2CreateCircleShape(body, def, circle);
    const kept = box2d.b2Shape_GetCircle(id);
    return [id, { center: pair(kept.center), radius: kept.radius }];
}

function makeCapsule(body, def, shape) {
    const capsule = new box2d.b2Capsule();
    capsule.center1 = vec(shape.points[0]);
    capsule.center2 = vec(shape.points[1]);
    capsule.radius = shape.radius;
    const id = box2d.b2CreateCapsuleShape(body, def, capsule);
    const kept = box2d.b2Shape_GetCapsule(id);
    return [id, { p1: pair(kept.center1), p2: pair(kept.center2), radius: kept.radius }];
}

const makers = { polygon: makePolygon, circle: makeCircle, capsule: makeCapsule };

function makeShape(body, shape) {
    const [id, geometry] = makers[shape.type](body, definition(shape), shape);
    const filter = box2d.b2Shape_GetFilter(id);
    return {
        name: shape.name,
        type: shape.type,
        ...geometry,
        sensor: box2d.b2Shape_IsSensor(id),
        density: box2d.b2Shape_GetDensity(id),
        friction: box2d.b2Shape_GetFriction(id),
        restitution: box2d.b2Shape_GetRestitution(id),
        category: Number(filter.categoryBits),
        mask: Number(filter.maskBits),
        group: filter.groupIndex,
    };
}

const world = box2d.b2CreateWorld(box2d.b2DefaultWorldDef());
const kept = bodies.map((body) => {
    const def = box2d.b2DefaultBodyDef();
    def.type = box2d.b2BodyType.b2_dynamicBody;
    const id = box2d.b2CreateBody(world, def);
    const shapes = body.shapes.map((shape) => makeShape(id, shape));
    return { name: body.name, mass: box2d.b2Body_GetMass(id), shapes };
});
answer({ consumer: 'box2d3-wasm', bodies: kept });
