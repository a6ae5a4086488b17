import EngineTestSupport

@testable import Engine

/// Random layout trees whose views share a pool of ids, so that two of them have views in common.
struct RandomLayouts {
  var random: SeededGenerator
  private var ids: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> any Layout {
    ids = (1...8).map { "v\($0)" }.shuffled(using: &random)
    return layout(depth: 0)
  }

  private mutating func layout(depth: Int) -> any Layout {
    let kind = depth > 3 ? 0 : Int.random(in: 0..<5, using: &random)
    let id = Int.random(in: 0..<3, using: &random) > 0 ? ids.popLast() : nil
    switch kind {
    case 1: return inset(id, depth)
    case 2, 3: return stack(id, depth)
    case 4: return overlay(id, depth)
    default: return size(id, depth)
    }
  }

  private mutating func children(_ depth: Int, atMost: Int) -> [any Layout] {
    (0..<Int.random(in: 0...atMost, using: &random)).map { _ in layout(depth: depth + 1) }
  }

  private mutating func size(_ id: String?, _ depth: Int) -> any Layout {
    let child = depth < 4 && Bool.random(using: &random) ? layout(depth: depth + 1) : nil
    let alpha = Double(Int.random(in: 1...4, using: &random)) / 4
    let isNamelessView = id == nil && Bool.random(using: &random)
    return SizeLayout<View>(
      width: length(), minHeight: length(), maxHeight: Bool.random(using: &random) ? 90 : nil,
      alignment: alignment(), viewReuseId: id, sublayout: child,
      config: id != nil || isNamelessView ? { $0.alpha = alpha } : nil)
  }

  private mutating func inset(_ id: String?, _ depth: Int) -> any Layout {
    InsetLayout(inset: length() / 4, viewReuseId: id, sublayout: layout(depth: depth + 1))
  }

  private mutating func stack(_ id: String?, _ depth: Int) -> any Layout {
    StackLayout(
      axis: Bool.random(using: &random) ? .horizontal : .vertical, spacing: length() / 8,
      distribution: StackDistribution.allCases.randomElement(using: &random) ?? .leading,
      alignment: alignment(), viewReuseId: id, sublayouts: children(depth, atMost: 4))
  }

  private mutating func overlay(_ id: String?, _ depth: Int) -> any Layout {
    OverlayLayout(
      primary: children(depth, atMost: 2), background: children(depth, atMost: 1),
      overlay: children(depth, atMost: 1), alignment: alignment(), viewReuseId: id)
  }

  private mutating func length() -> Double { Double(Int.random(in: 0...160, using: &random)) / 2 }

  private mutating func alignment() -> Alignment {
    Alignment(
      vertical: Alignment.Vertical.allCases.randomElement(using: &random) ?? .top,
      horizontal: Alignment.Horizontal.allCases.randomElement(using: &random) ?? .leading)
  }

  mutating func direction() -> LayoutDirection {
    Bool.random(using: &random) ? .leftToRight : .rightToLeft
  }
}

extension Layout {
  /// The arrangement in the tests' room.
  var arranged: LayoutArrangement { arrangement(width: 300, height: 200) }
}
