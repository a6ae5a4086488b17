@testable import Engine

/// The slow rule of the display list: everything of every view, made anew.
struct PlainList {
  let builder: DisplayListBuilder

  func commands(for view: View) -> [DrawCommand] {
    let shown = view.presented
    guard shown.alpha > 0 else { return [] }
    var commands = BoxLook(shown).commands + content(of: view)
    let isEmpty = commands.isEmpty
    let textOrigin = commands.last?.textOrigin
    let children = view.subviews.enumerated().sorted {
      ($0.element.presented.zPosition, $0.offset) < ($1.element.presented.zPosition, $1.offset)
    }
    for child in children { commands += self.commands(for: child.element) }
    guard !commands.isEmpty else { return [] }
    let transform = View.toParent(shown)
    var layer = Layer(transform: transform, opacity: shown.alpha, commands: commands)
    if view.clipsToBounds {
      layer.clip = .roundedRect(Rect(origin: .zero, size: shown.size), radius: shown.cornerRadius)
    }
    if !isEmpty || view.floats || view.clipsToBounds || !shown.isInPlace(of: view.rest) {
      layer.fit = fit(of: view, transform, textOrigin: textOrigin)
    }
    return [.layer(layer)]
  }

  private func content(of view: View) -> [DrawCommand] {
    let size = view.presented.size
    guard size.width > 0, size.height > 0 else { return [] }
    switch view.content {
    case .empty: return []
    case .text(let text): return builder.lines(of: text, size: size)
    case .drawing(let drawing):
      var layer = Layer(
        transform: .stretching(drawing.viewBox, over: size),
        commands: drawing.items.map(\.alignedCommand))
      layer.viewBox = drawing.viewBox
      return [.layer(layer)]
    }
  }

  private func fit(
    of view: View, _ transform: AffineTransform, textOrigin: Point?
  ) -> PixelFit {
    let shown = FittedBox(
      BoxPose(
        toParent: transform, size: view.presented.size, borderWidth: view.presented.borderWidth),
      textOrigin: textOrigin ?? .zero)
    guard !view.presented.isInPlace(of: view.rest) else {
      return PixelFit(shown, floats: view.floats)
    }
    let end = View.pose(view.rest)
    return PixelFit(
      shown,
      way: PixelFit.Way(
        start: box(of: view, view.departure ?? end, like: shown),
        end: box(of: view, end, like: shown)),
      floats: view.floats)
  }

  private func box(of view: View, _ pose: BoxPose, like shown: FittedBox) -> FittedBox {
    guard case .text(let text) = view.content, pose.size != shown.pose.size else {
      return FittedBox(pose, textOrigin: shown.textOrigin)
    }
    let origin = builder.lines(of: text, size: pose.size).last?.textOrigin
    return FittedBox(pose, textOrigin: origin ?? shown.textOrigin)
  }
}
