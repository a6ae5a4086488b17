import EngineTestSupport

@testable import Engine

/// A layout's views written down directly: who lies in whom, and where.
struct Forest: CustomStringConvertible {
  struct Node {
    /// nil: a nameless view, or no view at all.
    var id: String?
    var needsView = true
    /// An earlier node's place, or nil for the host.
    var parent: Int?
    var frame: Rect
    var transform = Transform.identity
    var alpha = 1.0

    fileprivate var layout: any Layout {
      let (transform, alpha) = (transform, alpha)
      let config: (View) -> Void = {
        $0.transform = transform
        $0.alpha = alpha
        $0.backgroundColor = Color(white: 1)
      }
      return SizeLayout<View>(viewReuseId: id, config: needsView ? config : nil)
    }
  }

  var nodes: [Node] = []

  var description: String {
    nodes.map { "\($0.id ?? "-")<\($0.parent.map(String.init) ?? "host") \($0.frame)" }
      .joined(separator: "; ")
  }

  var arrangement: LayoutArrangement {
    var below: [Int: [LayoutArrangement]] = [:]
    // Children come after their parents: from the last one on they are all made.
    for (index, node) in nodes.enumerated().reversed() {
      below[node.parent ?? -1, default: []].append(
        LayoutArrangement(
          layout: node.layout, frame: node.frame, sublayouts: (below[index] ?? []).reversed()))
    }
    return LayoutArrangement(
      layout: InsetLayout(inset: 0, sublayout: SizeLayout<View>()), frame: Rect(0, 0, 300, 200),
      sublayouts: (below[-1] ?? []).reversed())
  }

  /// The tree that the forest makes in an empty host.
  func fresh(_ direction: LayoutDirection) -> [TreeRow] {
    let host = View(frame: Rect(0, 0, 300, 200))
    arrangement.makeViews(in: host, direction: direction)
    return TreeRow.all(below: host)
  }

  // MARK: All small ones

  /// Every forest over the ids, each at most once, with every parent and order.
  static func all(over ids: [String]) -> [Forest] {
    allArrangements(of: ids, upTo: ids.count).flatMap { order in
      depths(count: order.count).map { depths in
        var forest = Forest()
        var path: [Int] = []
        for (index, id) in order.enumerated() {
          path = Array(path.prefix(depths[index]))
          let side = Double(10 + 7 * index + 3 * depths[index])
          let place = Double(id.utf8.first ?? 0) - 90
          forest.nodes.append(
            Node(id: id, parent: path.last, frame: Rect(place, side * 2, side, side + 4)))
          path.append(index)
        }
        return forest
      }
    }
  }

  /// All depths of a forest's nodes in pre-order: each at most one below the one before.
  private static func depths(count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { lists, _ in
      lists.flatMap { list in (0...(list.last.map { $0 + 1 } ?? 0)).map { list + [$0] } }
    }
  }

  // MARK: Random ones

  /// The transforms of parents: none, or such as keep shapes, stretch along the axes, or mirror
  /// too. (On its way to a mirror image a parent is flat, and nothing in it has a place.)
  enum Turning: CaseIterable {
    case none, similar, stretched, mirrored

    static let neverFlat: [Turning] = [.none, .similar, .stretched]
  }

  static func random(
    _ random: inout SeededGenerator, turning: Turning = .none, isOpaque: Bool = true
  ) -> Forest {
    var ids = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
    var forest = Forest()
    for index in 0..<random.int(in: 0...6) {
      let parent = index > 0 && random.chance(0.6) ? random.int(in: 0...(index - 1)) : nil
      var node = Node(parent: parent, frame: random.frame())
      node.id = random.chance(0.8) ? ids.popLast() : nil
      node.needsView = node.id != nil || random.chance(0.5)
      if node.needsView {
        node.transform = random.transform(turning)
        if !isOpaque { node.alpha = random.element(of: [0.25, 0.5, 1]) }
      }
      forest.nodes.append(node)
    }
    return forest
  }
}

extension SeededGenerator {
  fileprivate mutating func frame() -> Rect {
    Rect(
      Double(int(in: -60...160)), Double(int(in: -40...120)), Double(int(in: 0...80)),
      Double(int(in: 0...60)))
  }

  fileprivate mutating func transform(_ turning: Forest.Turning) -> Transform {
    guard turning != .none, chance(0.5) else { return .identity }
    let shift = Point(double(in: -20...20), double(in: -20...20))
    if turning != .similar {
      let sign = turning == .mirrored ? -1.0 : 1
      return Transform(
        translation: shift, scale: Point(double(in: 0.5...2), sign * double(in: 0.5...2)))
    }
    let factor = double(in: 0.5...2)
    return Transform(
      translation: shift, scale: Point(factor, factor), rotation: double(in: -4...4))
  }

  mutating func direction() -> LayoutDirection {
    chance(0.5) ? .leftToRight : .rightToLeft
  }
}

/// The views below a host as they are on screen.
struct ShownViews {
  struct Shown {
    let view: View
    let parent: View?
    let box: Rect
    /// The opacity at which its background shows.
    let alpha: Double
  }

  private(set) var all: [ObjectIdentifier: Shown] = [:]

  init(below host: View) {
    host.forEachInPaintOrder {
      guard $0 !== host else { return }
      all[ObjectIdentifier($0)] = Shown(
        view: $0, parent: $0.superview, box: $0.presentedBox,
        alpha: $0.effectiveAlpha * $0.presented.backgroundColor.alpha)
    }
  }

  subscript(view: View) -> Shown? { all[ObjectIdentifier(view)] }

  /// Returns the views that are gone, in another place or of another opacity since then, as text.
  ///
  /// A view that a new parent makes smaller than a 16th can't be held where it was: see
  /// ``AffineTransform/tamedInverse(around:)``. Motions on top of each other do so, if rarely.
  /// - Parameter isCut: true if an opacity may be cut, as a parent that is weak at rest is weaker.
  func moved(
    since then: ShownViews, within tolerance: Double = 1e-9, alpha: Bool = true,
    isCut: Bool = true
  ) -> [String] {
    then.all.values.flatMap { old -> [String] in
      guard let new = self[old.view] else { return ["\(old.view.key ?? "-") is gone"] }
      let name = "\(old.view.key ?? "-") \(old.view.phase)"
      let isThere =
        (0..<4).allSatisfy {
          abs(new.box.lanes[$0] - old.box.lanes[$0]) <= tolerance
        } || old.parent !== old.view.superview && old.view.isMadeTiny
      let isAsStrong =
        abs(new.alpha - old.alpha) <= tolerance
        || isCut && new.alpha < old.alpha && old.view.isAsOpaqueAsCanBe
      return (isThere ? [] : ["\(name) moved from \(old.box) to \(new.box)"])
        + (isAsStrong || !alpha ? [] : ["\(name) was \(old.alpha), is \(new.alpha)"])
    }
  }
}

extension View {
  /// True if the views around this one make it smaller, along some direction, than a 16th.
  fileprivate var isMadeTiny: Bool {
    guard let map = superview?.presentedToRoot else { return false }
    let (x, y) = (map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d)
    let mixed = map.a * map.c + map.b * map.d
    let half = (x - y) / 2
    let small = (x + y) / 2 - (half * half + mixed * mixed).squareRoot()
    return small < 1 / (AffineTransform.farthest * AffineTransform.farthest)
  }

  /// True if the view, or one above it, can't be shown any stronger.
  fileprivate var isAsOpaqueAsCanBe: Bool {
    guard let superview else { return false }
    let strength = superview.effectiveAlpha
    return presented.alpha == 1 && strength < 1 || strength == 0 || superview.isAsOpaqueAsCanBe
  }
}
