import EngineTestSupport

@testable import Engine

extension SeededGenerator {
  /// A random layout tree of all kinds.
  mutating func layoutSketch(depth: Int = 0) -> LayoutSketch {
    var sketch = kindOfSketch(depth)
    if chance(0.6) {
      sketch.vertical = element(of: Alignment.Vertical.allCases)
      sketch.horizontal = element(of: Alignment.Horizontal.allCases)
    }
    if chance(0.3) { sketch.flexibility = Flexibility(horizontal: flex(), vertical: flex()) }
    sketch.isWrapped = chance(0.15)
    sketch.isCustom = chance(0.1)
    return sketch
  }

  private mutating func kindOfSketch(_ depth: Int) -> LayoutSketch {
    switch depth > 3 ? 0 : int(in: 0...6) {
    case 1: return inset(depth)
    case 2...4: return stack(depth)
    case 5: return overlay(depth)
    default:
      let limits = (0..<4).map { _ in chance(0.7) ? length() : nil }
      let isExact = chance(0.5)
      let low = [limits[0], limits[1]]
      var sketch = LayoutSketch(
        kind: .box(min: low, max: isExact ? low : [limits[2], limits[3]]))
      if depth < 4 && chance(0.3) { sketch.children = [layoutSketch(depth: depth + 1)] }
      return sketch
    }
  }

  private mutating func inset(_ depth: Int) -> LayoutSketch {
    let insets = Insets(top: length() / 4, left: length() / 4, bottom: 3, right: length() / 8)
    return LayoutSketch(kind: .inset(insets), children: [layoutSketch(depth: depth + 1)])
  }

  private mutating func stack(_ depth: Int) -> LayoutSketch {
    let spacing = chance(0.3) ? 0 : length() / 8 - (chance(0.1) ? 8 : 0)
    return LayoutSketch(
      kind: .stack(
        element(of: [.horizontal, .vertical]), spacing: spacing,
        element(of: StackDistribution.allCases)),
      children: list(count: 0...4) { $0.layoutSketch(depth: depth + 1) })
  }

  private mutating func overlay(_ depth: Int) -> LayoutSketch {
    let background = int(in: 0...1)
    let primary = int(in: 0...2)
    let count = background + primary + int(in: 0...1)
    return LayoutSketch(
      kind: .overlay(background: background, primary: primary),
      children: list(count: count...count) { $0.layoutSketch(depth: depth + 1) })
  }

  mutating func length() -> Double { Double(int(in: 0...200)) * 0.37 }

  private mutating func flex() -> Int32? { element(of: [nil, .min, -5, 0, 0, 7, .max]) }

  /// A room, sides of it perhaps unbounded.
  mutating func room() -> (width: Double?, height: Double?) {
    (chance(0.2) ? nil : length() * 3, chance(0.2) ? nil : length() * 3)
  }
}
