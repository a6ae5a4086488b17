import EngineTestSupport

@testable import Engine

/// A layout as a drawing of it: made into a layout, and solved apart by ``SlowSolver``.
struct LayoutSketch: Sendable {
  enum Kind: Sendable {
    case box(min: [Double?], max: [Double?])
    case inset(Insets)
    case stack(Axis, spacing: Double, StackDistribution)
    case overlay(background: Int, primary: Int)
  }

  var id = ""
  var kind: Kind
  var vertical: Alignment.Vertical?
  var horizontal: Alignment.Horizontal?
  var flexibility: Flexibility?
  var children: [LayoutSketch] = []
  /// The layout stands behind a wrapper.
  var isWrapped = false
  /// The layout is one of the tests' own kinds.
  var isCustom = false

  static func box(_ width: Double?, _ height: Double?) -> LayoutSketch {
    LayoutSketch(kind: .box(min: [width, height], max: [width, height]))
  }

  /// The same tree with every layout named by its number in pre-order.
  func named() -> LayoutSketch {
    var count = 0
    return named(&count)
  }

  private func named(_ count: inout Int) -> LayoutSketch {
    var copy = self
    copy.id = "\(count)"
    count += 1
    copy.children = children.map { $0.named(&count) }
    return copy
  }

  var all: [LayoutSketch] { [self] + children.flatMap(\.all) }

  /// Applies a change to the layout of a name.
  func replacing(_ id: String, by change: (LayoutSketch) -> LayoutSketch) -> LayoutSketch {
    if self.id == id { return change(self) }
    var copy = self
    copy.children = children.map { $0.replacing(id, by: change) }
    return copy
  }

  // MARK: The layout

  private var given: Alignment? {
    guard let vertical, let horizontal else { return nil }
    return Alignment(vertical: vertical, horizontal: horizontal)
  }

  var layout: any Layout {
    if isCustom { return AskedLayout(base: builtIn) }
    return isWrapped ? PassingLayout(wrapped: builtIn) : builtIn
  }

  private var builtIn: any Layout {
    let layouts = children.map(\.layout)
    switch kind {
    case .box(let min, let max):
      return SizeLayout<View>(
        minWidth: min[0], maxWidth: max[0], minHeight: min[1], maxHeight: max[1],
        alignment: given, flexibility: flexibility, viewReuseId: id, sublayout: layouts.first)
    case .inset(let insets):
      return InsetLayout(
        insets: insets, alignment: given ?? .fill, flexibility: flexibility, viewReuseId: id,
        sublayout: layouts[0])
    case .stack(let axis, let spacing, let distribution):
      return StackLayout(
        axis: axis, spacing: spacing, distribution: distribution, alignment: given ?? .fill,
        flexibility: flexibility, viewReuseId: id, sublayouts: layouts)
    case .overlay(let background, let primary):
      return OverlayLayout(
        primary: Array(layouts[background..<background + primary]),
        background: Array(layouts[..<background]),
        overlay: Array(layouts[(background + primary)...]), alignment: given ?? .fill,
        flexibility: flexibility ?? .flexible, viewReuseId: id)
    }
  }
}

struct PassingLayout: WrapperLayout {
  let wrapped: any Layout
}

/// Asks a built-in layout for everything, as a layout of somebody else's would.
struct AskedLayout: Layout {
  let base: any Layout

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    let measured = base.measurement(within: maxSize)
    return LayoutMeasurement(
      layout: self, size: measured.size, maxSize: maxSize, sublayouts: measured.sublayouts)
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let arranged = base.arrangement(within: rect, measurement: measurement)
    return LayoutArrangement(layout: self, frame: arranged.frame, sublayouts: arranged.sublayouts)
  }

  var flexibility: Flexibility { base.flexibility }
  var viewReuseId: String? { base.viewReuseId }
}

/// A layout's name and frame.
struct PlacedName: Equatable, CustomStringConvertible {
  let id: String
  let frame: Rect

  var description: String { "\(id) (\(frame.x), \(frame.y), \(frame.width), \(frame.height))" }

  func isClose(to other: PlacedName) -> Bool {
    let scale = max(1, frame.lanes.max(), other.frame.lanes.max())
    return id == other.id
      && (0..<4).allSatisfy { abs(frame.lanes[$0] - other.frame.lanes[$0]) <= 1e-9 * scale }
  }
}

extension LayoutArrangement {
  /// All layouts that got room, parents first.
  var placed: [PlacedName] {
    [PlacedName(id: layout.viewReuseId ?? "", frame: frame)] + sublayouts.flatMap(\.placed)
  }
}
