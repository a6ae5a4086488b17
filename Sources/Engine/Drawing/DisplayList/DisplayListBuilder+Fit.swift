extension DisplayListBuilder {
  /// The alignment to pixels of a view that was drawn in a pose.
  func fit(of drawn: DrawnView, _ aligned: AlignedPose) -> PixelFit {
    let pose = BoxPose(
      toParent: .identity, size: aligned.size, borderWidth: aligned.borderWidth)
    let shown = FittedBox(pose, textOrigin: drawn.own.last?.textOrigin ?? .zero)
    let way = aligned.way.map {
      PixelFit.Way(
        start: box(of: drawn.content, $0.start ?? $0.end, like: shown),
        end: box(of: drawn.content, $0.end, like: shown))
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
}

extension DrawCommand {
  /// The left end of the baseline; nil for all but text.
  var textOrigin: Point? {
    if case .text(_, let origin) = self { origin } else { nil }
  }
}
