import Engine

/// Finds the things of one frame on the next one.
struct DesignMatching {
  /// A node, and where it lies in the tree.
  struct Place {
    let name: DesignName?
    /// The name as a person is told it.
    let told: String
    let isGroup: Bool
    let look: DesignLook
    /// The number of the node that it lies in; nil: the canvas.
    let parent: Int?
    let depth: Int
  }

  /// What two things are taken for one by.
  package enum Ground: Sendable { case name, likeness, wholeFrame }

  private let old: [Place]
  private let new: [Place]
  /// The diagonal of the canvas.
  private let canvas: Double
  /// By the numbers of the new ones.
  private(set) var matches: [Int: (old: Int, ground: Ground)] = [:]
  private var taken: Set<Int> = []

  /// The likeness from which two without a name are one thing.
  private static let least = 0.5
  /// What is added to the likeness of what lies in the same thing.
  private static let kinship = 0.5
  /// The likeness from which two are one thing that lie in groups that are only on one of the frames.
  private static let leastOfStrangers = 0.75
  /// What is added to the likeness of those with one name, which a tool made up.
  private static let sameName = 0.1

  /// - Parameters:
  ///   - canvas: the diagonal of the canvas.
  ///   - asWhole: true if the first thing of each is the group that is all of the frame.
  init(from old: [Place], to new: [Place], across canvas: Double, asWhole: Bool) {
    (self.old, self.new, self.canvas) = (old, new, canvas)
    if asWhole { match([(0, 0)], old[0].name == new[0].name ? .name : .wholeFrame, least: 0) }
    matchNames(isUnique: true, \.text) { !$0.isAutomatic }
    // What lies in others comes behind them.
    for depth in 0...(new.map(\.depth).max() ?? 0) {
      matchNames(depth, isUnique: false, \.text) { !$0.isAutomatic }
      matchNames(depth, isUnique: false, \.base) { !$0.isAutomatic }
      matchLooks(depth)
      matchStrangers(depth)
      matchNames(depth, isUnique: true, \.text, where: \.isAutomatic)
    }
  }

  /// Matches those of the same name.
  ///
  /// - Parameters:
  ///   - depth: that of the new ones; nil: all.
  ///   - isUnique: true to match only those whose name no other thing has; else those that are most
  ///     alike come first.
  private mutating func matchNames(
    _ depth: Int? = nil, isUnique: Bool, _ part: (DesignName) -> String,
    where fits: (DesignName) -> Bool = { _ in true }
  ) {
    func named(_ places: [Place], _ isFree: (Int) -> Bool) -> [String: [Int]] {
      let free = places.indices.filter { isFree($0) && places[$0].name.map(fits) == true }
      return Dictionary(grouping: free) { places[$0].name.map(part) ?? "" }
    }
    let known = named(old) { isUnique || !taken.contains($0) }
    var pairs: [(old: Int, new: Int)] = []
    for (name, places) in named(new, { isUnique || (matches[$0] == nil && new[$0].depth == depth) })
    {
      guard let others = known[name], !isUnique || (others.count == 1 && places.count == 1) else {
        continue
      }
      for other in others { pairs += places.map { (other, $0) } }
    }
    if isUnique { pairs.removeAll { depth != nil && new[$0.new].depth != depth } }
    match(pairs, .name, least: 0)
  }

  /// Matches those that no name tells apart, in the same thing or on the canvas itself.
  private mutating func matchLooks(_ depth: Int) {
    let known = Dictionary(grouping: nameless(old, depth) { !taken.contains($0) }) {
      old[$0].parent
    }
    var pairs: [(old: Int, new: Int)] = []
    for place in nameless(new, depth, { matches[$0] == nil }) {
      let parent = new[place].parent
      let other = parent.flatMap { matches[$0]?.old }
      guard parent == nil || other != nil else { continue }
      pairs += (known[other] ?? []).map { ($0, place) }
    }
    match(pairs, .likeness, least: Self.least + Self.kinship)
  }

  /// Matches those that no name tells apart, and that lie in groups without a match.
  private mutating func matchStrangers(_ depth: Int) {
    let known = nameless(old, depth) { place in
      !taken.contains(place) && old[place].parent.map { !taken.contains($0) } == true
    }
    let others = nameless(new, depth) { place in
      matches[place] == nil && new[place].parent.map { matches[$0] == nil } == true
    }
    let pairs = others.flatMap { other in known.map { (old: $0, new: other) } }
    match(pairs, .likeness, least: Self.leastOfStrangers)
  }

  /// Those at a depth whose names say nothing.
  private func nameless(_ places: [Place], _ depth: Int, _ isFree: (Int) -> Bool) -> [Int] {
    places.indices.filter {
      places[$0].depth == depth && isFree($0) && places[$0].name?.isAutomatic != false
    }
  }

  /// Matches those that are most alike, one after the other.
  private mutating func match(_ pairs: [(old: Int, new: Int)], _ ground: Ground, least: Double) {
    let likely = pairs.compactMap { pair -> (likeness: Double, old: Int, new: Int)? in
      let (first, second) = (old[pair.old], new[pair.new])
      guard first.isGroup == second.isGroup else { return nil }
      let parent = second.parent.flatMap { matches[$0]?.old }
      let isInside = first.parent == parent && (second.parent == nil || parent != nil)
      let isNamed = first.name != nil && first.name == second.name
      let likeness =
        first.look.likeness(to: second.look, across: canvas) + (isInside ? Self.kinship : 0)
        + (isNamed ? Self.sameName : 0)
      return likeness >= least ? (likeness, pair.old, pair.new) : nil
    }
    for pair in likely.sorted(by: {
      (-$0.likeness, $0.old, $0.new) < (-$1.likeness, $1.old, $1.new)
    })
    where matches[pair.new] == nil && !taken.contains(pair.old) {
      matches[pair.new] = (pair.old, ground)
      taken.insert(pair.old)
    }
  }
}

extension DesignMatching.Place {
  /// All nodes, each before those in it.
  static func all(of nodes: [DesignNode]) -> [DesignMatching.Place] {
    nodes.reduce(into: []) { places, node in
      places += all(in: node, at: .zero, number: places.count, parent: nil, depth: 0)
    }
  }

  /// A node, with the number that it has among all, and those in it.
  private static func all(
    in node: DesignNode, at origin: Point, number: Int, parent: Int?, depth: Int
  ) -> [DesignMatching.Place] {
    var (inner, looks): ([DesignMatching.Place], [DesignLook]) = ([], [])
    for child in node.nodes {
      let places = all(
        in: child, at: origin + node.frame.origin, number: number + 1 + inner.count,
        parent: number, depth: depth + 1)
      looks += places.first.map { [$0.look] } ?? []
      inner += places
    }
    let place = DesignMatching.Place(
      name: node.name.map(DesignName.init), told: node.toldName(at: origin),
      isGroup: node.isGroup, look: DesignLook(node, at: origin, inner: looks), parent: parent,
      depth: depth)
    return [place] + inner
  }
}
