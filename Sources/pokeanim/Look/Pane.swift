import Engine

/// A part of the chrome on screen: views that a layout made once, which are laid out again only if
/// they are to show something else, or if the pointer's mark on one of them changes.
final class Pane<Shown: Equatable> {
  /// The layout of what is shown, by the pointer's marks on views, which are asked for by their
  /// ids.
  typealias Design = (Shown, _ looks: @escaping (String) -> PressLook) -> any Layout

  /// The room that the design is laid out in; a height of nil is as much as it needs.
  private struct Room {
    let width: Double
    let height: Double?
  }

  /// The part in the window.
  let root = View()
  /// As large as the design.
  private let page = View()
  private let design: Design
  private var shown: Shown?
  private var unit = 1.0
  private var room = Room(width: 0, height: nil)
  private var tree: LayoutTree?
  private var picture: [DrawCommand]?

  init(_ design: @escaping Design) {
    self.design = design
    root.addSubview(page)
  }

  /// Shows something, at a place in the window.
  ///
  /// - Parameters:
  ///   - unit: points of the window for one of the design, > 0.
  ///   - width: of the design; nil: the frame's.
  ///   - overflows: true if the design is as high as it needs to be, also beyond the frame.
  func show(
    _ wanted: Shown, in frame: Rect, unit: Double = 1, width: Double? = nil,
    overflows: Bool = false
  ) {
    guard wanted != shown || frame != root.frame || unit != self.unit else { return }
    (shown, self.unit) = (wanted, unit)
    let size = frame.size * (1 / unit)
    room = Room(
      width: max(0, width ?? size.width), height: overflows ? nil : max(0, size.height))
    root.frame = frame
    page.frame = Rect(center: Point(frame.width / 2, frame.height / 2), size: size)
    page.scale = Point(unit, unit)
    layOut()
  }

  private func layOut() {
    guard let shown else { return }
    picture = nil
    let layout = design(shown) { [weak page] in page?.first(key: $0)?.look ?? .plain }
    if tree == nil { tree = LayoutTree(layout) } else { tree?.update(to: layout) }
    tree?.arrangement(width: room.width, height: room.height).makeViews(in: page)
    page.forEachInPaintOrder { view in
      let takesPresses = view.action != nil || view.tracking != nil
      view.onLook = takesPresses ? { [weak self] _ in self?.layOut() } : nil
    }
  }

  /// The part's picture in the window.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    let commands = picture ?? builder.commands(for: root)
    picture = commands
    return commands
  }

  /// The place of a view in the window, by its id; nil: there is none.
  func frame(of id: String) -> Rect? {
    guard let view = page.first(key: id) else { return nil }
    var origin = Point.zero
    var above: View? = view
    while let parent = above, parent !== page {
      origin = origin + parent.frame.origin
      above = parent.superview
    }
    return Rect(origin: root.frame.origin + origin * unit, size: view.size * unit)
  }
}
