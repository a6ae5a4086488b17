@testable import Engine

/// The rules of layout once more, word for word and by recursion, to check the engine's solver by.
struct SlowSolver {
  private struct Measured {
    let sketch: LayoutSketch
    let size: [Double]
    let children: [Measured]
  }

  static func solve(_ sketch: LayoutSketch, width: Double?, height: Double?) -> [PlacedName] {
    let unbounded = Double.greatestFiniteMagnitude
    let measured = measure(sketch, [width ?? unbounded, height ?? unbounded])
    let room = Rect(0, 0, width ?? measured.size[0], height ?? measured.size[1])
    return arrange(measured, in: room)
  }

  // MARK: Measuring

  private static func measure(_ sketch: LayoutSketch, _ room: [Double]) -> Measured {
    switch sketch.kind {
    case .box(let low, let high): box(sketch, low, high, room)
    case .inset(let insets): inset(sketch, insets, room)
    case .stack(let axis, let spacing, let distribution):
      stack(sketch, axis == .horizontal ? 0 : 1, spacing, distribution, room)
    case .overlay(let background, let primary):
      overlay(sketch, background..<background + primary, room)
    }
  }

  private static func box(
    _ sketch: LayoutSketch, _ low: [Double?], _ high: [Double?], _ room: [Double]
  ) -> Measured {
    let available = (0...1).map { min(room[$0], high[$0] ?? .infinity) }
    let children = sketch.children.map { measure($0, available) }
    let size = (0...1).map { side in
      min(max(children.first?.size[side] ?? 0, low[side] ?? 0), available[side])
    }
    return Measured(sketch: sketch, size: size, children: children)
  }

  private static func inset(
    _ sketch: LayoutSketch, _ insets: Insets, _ room: [Double]
  ) -> Measured {
    let sums = [insets.left + insets.right, insets.top + insets.bottom]
    let child = measure(sketch.children[0], [room[0] - sums[0], room[1] - sums[1]])
    let size = [child.size[0] + sums[0], child.size[1] + sums[1]]
    return Measured(sketch: sketch, size: size, children: [child])
  }

  private static func overlay(
    _ sketch: LayoutSketch, _ primary: Range<Int>, _ room: [Double]
  ) -> Measured {
    let children = sketch.children.map { measure($0, room) }
    let size = (0...1).map { side in children[primary].map { $0.size[side] }.reduce(0, max) }
    return Measured(sketch: sketch, size: size, children: children)
  }

  private static func stack(
    _ sketch: LayoutSketch, _ along: Int, _ spacing: Double, _ distribution: StackDistribution,
    _ room: [Double]
  ) -> Measured {
    let ranks = sketch.children.map { Flexibility.rank(flexibility(of: $0)[along]) }
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var measured = [Measured?](repeating: nil, count: ranks.count)
    var left = room[along]
    var size = [0.0, 0]
    for index in order {
      if left <= 0 || room[1 - along] <= 0 { break }
      var available = room
      available[along] =
        distribution == .fillEqualSize ? share(room[along], ranks.count, spacing) : left
      let child = measure(sketch.children[index], available)
      measured[index] = child
      guard child.size[along] > 0 else { continue }
      size[along] += (size[along] > 0 ? spacing : 0) + child.size[along]
      size[1 - along] = max(size[1 - along], child.size[1 - along])
      left -= child.size[along] + spacing
    }
    let children = measured.compactMap { $0 }
    if distribution == .fillEqualSize, !children.isEmpty {
      let longest = children.map { $0.size[along] }.reduce(0, max)
      size[along] = (longest + spacing) * Double(children.count) - spacing
    }
    return Measured(sketch: sketch, size: size, children: children)
  }

  private static func share(_ total: Double, _ count: Int, _ spacing: Double) -> Double {
    if count == 0 { return total }
    if spacing == 0 { return total / Double(count) }
    let cells =
      spacing < 0 ? Double(count) : min(Double(count), (total / spacing).rounded(.down) + 1)
    return (total - (max(1, cells) - 1) * spacing) / max(1, cells)
  }

  private static func flexibility(of sketch: LayoutSketch) -> [Int32?] {
    if let given = sketch.flexibility { return [given.horizontal, given.vertical] }
    switch sketch.kind {
    case .box(let low, let high):
      return (0...1).map { side in
        guard let low = low[side], let high = high[side] else { return 0 }
        return abs(low - high) < 1e-4 ? nil : 0
      }
    case .inset: return flexibility(of: sketch.children[0])
    case .overlay: return [0, 0]
    case .stack(let axis, _, _):
      let children = sketch.children.map(flexibility)
      let along = axis == .horizontal ? 0 : 1
      var result: [Int32?] = [nil, nil]
      result[along] = children.compactMap { $0[along] }.max()
      let across = children.map { $0[1 - along] }
      result[1 - along] = across.contains(nil) ? nil : across.compactMap { $0 }.min() ?? .max
      return result
    }
  }

  // MARK: Arranging

  private static func arrange(_ measured: Measured, in cell: Rect) -> [PlacedName] {
    let sketch = measured.sketch
    let x = span(
      "\(alignment(of: sketch).1)", measured.size[0], max(0, cell.width))
    let y = span("\(alignment(of: sketch).0)", measured.size[1], max(0, cell.height))
    let frame = Rect(cell.x + x.0, cell.y + y.0, x.1, y.1)
    let below = zip(measured.children, cells(of: measured, frame.size)).flatMap {
      arrange($0, in: $1)
    }
    return [PlacedName(id: sketch.id, frame: frame)] + below
  }

  private static func alignment(
    of sketch: LayoutSketch
  ) -> (Alignment.Vertical, Alignment.Horizontal) {
    if let vertical = sketch.vertical, let horizontal = sketch.horizontal {
      return (vertical, horizontal)
    }
    guard case .box(_, let high) = sketch.kind else { return (.fill, .fill) }
    return (high[1] == nil ? .fill : .center, high[0] == nil ? .fill : .center)
  }

  private static func span(
    _ rule: String, _ length: Double, _ room: Double
  ) -> (Double, Double) {
    let kept = max(0, min(length, room))
    switch rule {
    case "top", "leading": return (0, kept)
    case "bottom", "trailing": return (room - length, kept)
    case "center": return ((room - length) / 2, kept)
    default: return (0, room)
    }
  }

  private static func cells(of measured: Measured, _ size: Size) -> [Rect] {
    let sketch = measured.sketch
    switch sketch.kind {
    case .inset(let insets): return [Rect(origin: .zero, size: size).inset(by: insets)]
    case .box, .overlay:
      return measured.children.map { _ in Rect(origin: .zero, size: size) }
    case .stack(let axis, let spacing, let distribution):
      let side = axis == .horizontal ? 0 : 1
      let room = axis == .horizontal ? size.width : size.height
      let lengths = measured.children.map { $0.size[side] }
      return stackCells(sketch, lengths, room, measured.size[side], spacing, distribution).map {
        axis == .horizontal
          ? Rect($0.start, 0, $0.length, size.height) : Rect(0, $0.start, size.width, $0.length)
      }
    }
  }

  private static func stackCells(
    _ sketch: LayoutSketch, _ measured: [Double], _ room: Double, _ used: Double,
    _ spacing: Double, _ distribution: StackDistribution
  ) -> [(start: Double, length: Double)] {
    let spare = room - used
    var lengths = measured
    var gap = spacing
    var start = 0.0
    switch distribution {
    case .leading: break
    case .trailing: start = spare
    case .center: start = spare / 2
    case .fillEqualSpacing:
      let gaps = Double(sketch.children.count - 1)
      if gaps > 0 { gap = (spare + gaps * spacing) / gaps }
    case .fillEqualSize:
      lengths = lengths.map { _ in share(room, measured.count, spacing) }
    case .fillFlexing:
      if spare > 0, let growing = mostFlexible(sketch), growing < lengths.count {
        lengths[growing] += spare
      }
    }
    return lengths.map { length in
      defer { if length > 0 { start += length + gap } }
      return (start, length)
    }
  }

  private static func mostFlexible(_ sketch: LayoutSketch) -> Int? {
    guard case .stack(let axis, _, _) = sketch.kind else { return nil }
    let flexes = sketch.children.map { flexibility(of: $0)[axis == .horizontal ? 0 : 1] }
    guard var best = flexes.first else { return nil }
    var found = 0
    for (index, flex) in flexes.enumerated() where flex == best || (best ?? .min) < (flex ?? .min) {
      best = flex
      found = index
    }
    return best == nil ? nil : found
  }
}
