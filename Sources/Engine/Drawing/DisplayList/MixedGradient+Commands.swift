extension MixedGradient {
  /// The filled box.
  func command(_ path: Path, in bounds: Rect) -> DrawCommand {
    let (linear, radial) = (
      DrawCommand.fill(path, linear(in: bounds)), DrawCommand.fill(path, radial(in: bounds))
    )
    if radialShare <= 0 { return linear }
    if radialShare >= 1 { return radial }
    var fade = Layer(commands: [
      .layer(Layer(commands: [linear])), .layer(Layer(opacity: radialShare, commands: [radial])),
    ])
    fade.crossFades = true
    return .layer(fade)
  }
}
