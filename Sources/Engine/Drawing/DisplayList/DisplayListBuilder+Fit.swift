extension DisplayListBuilder {
  /// The alignment of a view's layer to pixels.
  ///
  /// - Parameter textOrigin: of one of its lines of text, as presented; nil: it has none.
  func fit(of view: View, _ transform: AffineTransform, textOrigin: Point?) -> PixelFit {
    let appearance = view.presented
    let pose = BoxPose(
      toParent: transform, size: appearance.size, borderWidth: appearance.borderWidth)
    let shown = FittedBox(pose, textOrigin: textOrigin ?? .zero)
    guard !view.isInPlace else { return PixelFit(shown, floats: view.floats) }
    let end = View.pose(view.rest)
    let way = PixelFit.Way(
      start: box(of: view, view.departure ?? end, like: shown),
      end: box(of: view, end, like: shown))
    return PixelFit(shown, way: way, floats: view.floats)
  }

  /// The box of a view in another pose, with its text laid out for that.
  private func box(of view: View, _ pose: BoxPose, like shown: FittedBox) -> FittedBox {
    guard case .text(let text) = view.content, pose.size != shown.pose.size else {
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
