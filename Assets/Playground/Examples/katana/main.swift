container[key] = Animation(
	type: type,
	entryTransformers: entryTransformers,
	entryTransformers: leaveTransformers
)
