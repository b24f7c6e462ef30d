# Run by godot.mjs as the main scene: loads the exported scene named in res://target.txt into the
# running engine and prints the collision objects that it made of it. If there is res://points.json, a
# list of [x, y] in pixels, it also asks the physics server which of them cover each point.
extends Node


func pair(p: Vector2) -> Array:
	return [p.x, p.y]


func shape_data(shape: Shape2D, place: Transform2D) -> Dictionary:
	if shape is ConvexPolygonShape2D:
		var vertices: Array = []
		for p in shape.points:
			vertices.append(pair(place * p))
		return {"type": "polygon", "vertices": vertices}
	if shape is CircleShape2D:
		return {"type": "circle", "center": pair(place.origin), "radius": shape.radius}
	if shape is CapsuleShape2D:
		var half: float = 0.5 * shape.height - shape.radius
		return {
			"type": "capsule",
			"p1": pair(place * Vector2(0.0, -half)),
			"p2": pair(place * Vector2(0.0, half)),
			"radius": shape.radius,
		}
	return {"type": shape.get_class()}


func object_data(object: CollisionObject2D) -> Dictionary:
	var shapes: Array = []
	for shape_owner in object.get_shape_owners():
		var place: Transform2D = object.shape_owner_get_transform(shape_owner)
		for i in object.shape_owner_get_shape_count(shape_owner):
			var data := shape_data(object.shape_owner_get_shape(shape_owner, i), place)
			data["name"] = str(object.shape_owner_get_owner(shape_owner).name)
			shapes.append(data)
	var friction := 1.0
	var bounce := 0.0
	if object is StaticBody2D and object.physics_material_override != null:
		friction = object.physics_material_override.friction
		bounce = object.physics_material_override.bounce
	return {
		"name": str(object.name),
		"parent": str(object.get_parent().name),
		"sensor": object is Area2D,
		"category": object.collision_layer,
		"mask": object.collision_mask,
		"friction": friction,
		"restitution": bounce,
		"shapes": shapes,
	}


func collect(node: Node, objects: Array) -> void:
	if node is CollisionObject2D:
		objects.append(object_data(node))
	for child in node.get_children():
		collect(child, objects)


func covering(point: Vector2) -> Array:
	var query := PhysicsPointQueryParameters2D.new()
	query.position = point
	query.collide_with_areas = true
	var names: Array = []
	for hit in get_viewport().world_2d.direct_space_state.intersect_point(query):
		names.append("%s/%d" % [hit["collider"].name, hit["shape"]])
	names.sort()
	return names


func _ready() -> void:
	var target := FileAccess.get_file_as_string("res://target.txt").strip_edges()
	var scene: Resource = load("res://" + target)
	if not scene is PackedScene:
		get_tree().quit(1)
		return
	var root: Node = scene.instantiate()
	add_child(root)
	await get_tree().physics_frame
	await get_tree().physics_frame  # the physics server has taken the shapes by now
	var objects: Array = []
	collect(root, objects)
	var hits: Array = []
	if FileAccess.file_exists("res://points.json"):
		for p in JSON.parse_string(FileAccess.get_file_as_string("res://points.json")):
			hits.append(covering(Vector2(p[0], p[1])))
	var data := {
		"consumer": Engine.get_version_info()["string"],
		"root": str(root.name),
		"objects": objects,
		"hits": hits,
	}
	print("ANSWER:" + JSON.stringify(data, "", true, true))
	get_tree().quit(0)
