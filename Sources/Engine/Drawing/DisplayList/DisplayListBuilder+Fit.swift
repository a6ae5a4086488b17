extension DisplayListBuilder {
  /// The alignment to pixels of a view that was drawn in a pose.
  func fit(of drawn: DrawnView, _ aligned: AlignedPose) -> PixelFit {
    fit(of: drawn.content, drawn.own.last?.textOrigin, aligned)
  }

  /// - Parameter origin: the left end of the baseline of the content's last line of text.
  private func fit(
    of content: Content, _ origin: Point?, _ aligned: AlignedPose,
    _ pose: (BoxPose) -> BoxPose = { $0 }
  ) -> PixelFit {
    let shown = FittedBox(
      BoxPose(toParent: .identity, size: aligned.size, borderWidth: aligned.borderWidth),
      textOrigin: origin ?? .zero)
    let way = aligned.way.map {
      PixelFit.Way(
        start: box(of: content, pose($0.start ?? $0.end), like: shown),
        end: box(of: content, pose($0.end), like: shown))
    }
    return PixelFit(shown, way: way, floats: aligned.floats)
  }

  /// The box of a view in another pose, with its text laid out for that.
  private func box(of content: Content, _ pose: BoxPose, like shown: FittedBox) -> FittedBox {
    guard case .text(let text) = content, pose.size != shown.pose.size else {
      return FittedBox(pose, textOrigin: shown.textOrigin)
    }
    let origin = lines(of: text, size: pose.size).last?.textOrigin
    return FittedBox(pose, textOrigin: origin ?? shown.textOrigin)
  }

  /// Contents of a view in a pose, one over the other, each with its share in itself and those below
  /// it. Each is aligned as it is where it is alone, so that nothing jumps at either end.
  func crossFade(
    _ contents: [FadingContent], in look: Appearance, _ aligned: AlignedPose
  ) -> Layer {
    var whole = 0.0
    let layers = contents.map { fading in
      let content = fading.content
      whole += fading.share
      let share = fading.share / whole
      var commands: [DrawCommand] = []
      append(content, in: look, size: aligned.size, to: &commands)
      var layer = Layer(view: .identity, opacity: share, commands: commands)
      layer.fit = fit(of: content, commands.last?.textOrigin, aligned) { pose in
        BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth)
      }
      return DrawCommand.layer(layer)
    }
    var fade = Layer(view: .identity, opacity: 1, commands: layers)
    fade.crossFades = true
    return fade
  }

  /// Drawings of one structure as the one that lies between them; nil: they are none, or don't morph.
  func morph(
    _ contents: [FadingContent], in look: Appearance, _ aligned: AlignedPose
  ) -> Layer? {
    guard aligned.size.width > 0, aligned.size.height > 0,
      let drawing = Drawing(between: contents)
    else { return nil }
    let drawn = DrawCommand.layer(layer(ofPassing: drawing, in: look, size: aligned.size))
    var layer = Layer(view: .identity, opacity: 1, commands: [drawn])
    layer.fit = fit(of: .drawing(drawing), nil, aligned) { pose in
      BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth)
    }
    return layer
  }
}

extension DrawCommand {
  /// The left end of the baseline; nil for all but text.
  var textOrigin: Point? {
    if case .text(_, let origin) = self { origin } else { nil }
  }
}

extension Drawing {
  /// The drawing between several that morph, each with its share; nil: they don't.
  fileprivate init?(between contents: [FadingContent]) {
    var (mean, whole) = (Drawing?.none, 0.0)
    for fading in contents {
      guard case .drawing(let drawing) = fading.content, drawing.morphs else { return nil }
      whole += fading.share
      guard let known = mean else {
        mean = drawing
        continue
      }
      guard let next = known.interpolated(to: drawing, at: fading.share / whole) else { return nil }
      mean = next
    }
    guard let mean else { return nil }
    self = mean
  }
}
