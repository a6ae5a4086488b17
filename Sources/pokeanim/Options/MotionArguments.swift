import ArgumentParser

/// The option that takes movement out.
struct MotionArguments: ParsableArguments {
  @Flag(help: "Replace movement with short fades (or set POKEANIM_REDUCED_MOTION=1)")
  var reducedMotion = false
}
