import Engine

/// Finds the things of one frame on the next one.
struct DesignMatching {
  /// A node, and where it lies in the tree.
  struct Place {
    let name: DesignName?
    let isGroup: Bool
    let look: DesignLook
    /// The number of the node that it lies in; nil: the canvas.
    let parent: Int?
    let depth: Int
  }

  /// What two things are taken for one by.
  package enum Ground: Sendable { case name, likeness }

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

  init(from old: [Place], to new: [Place], across canvas: Double) {
    (self.old, self.new, self.canvas) = (old, new, canvas)
    matchNames(isUnique: true, \.text)
    // What lies in others comes behind them.
    let depths = 0...(new.map(\.depth).max() ?? 0)
    for depth in depths { matchNames(depth, isUnique: false, \.text) }
    for depth in depths {
      matchNames(depth, isUnique: false, \.base) { !$0.isAutomatic }
      matchLooks(depth)
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
    match(pairs, .name, least: 0)
  }

  /// Matches those that no name tells apart, in the same thing or on the canvas itself.
  private mutating func matchLooks(_ depth: Int) {
    func free(_ places: [Place], _ isFree: (Int) -> Bool) -> [Int] {
      places.indices.filter {
        places[$0].depth == depth && isFree($0) && places[$0].name?.isAutomatic != false
      }
    }
    let known = Dictionary(grouping: free(old) { !taken.contains($0) }) { old[$0].parent }
    var pairs: [(old: Int, new: Int)] = []
    for place in free(new, { matches[$0] == nil }) {
      let parent = new[place].parent
      let other = parent.flatMap { matches[$0]?.old }
      guard parent == nil || other != nil else { continue }
      pairs += (known[other] ?? []).map { ($0, place) }
    }
    match(pairs, .likeness, least: Self.least + Self.kinship)
  }

  /// Matches those that are most alike, one after the other.
  private mutating func match(_ pairs: [(old: Int, new: Int)], _ ground: Ground, least: Double) {
    let likely = pairs.compactMap { pair -> (likeness: Double, old: Int, new: Int)? in
      let (first, second) = (old[pair.old], new[pair.new])
      guard first.isGroup == second.isGroup else { return nil }
      let parent = second.parent.flatMap { matches[$0]?.old }
      let isInside = first.parent == parent && (second.parent == nil || parent != nil)
      let likeness =
        first.look.likeness(to: second.look, across: canvas) + (isInside ? Self.kinship : 0)
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
    var places: [DesignMatching.Place] = []
    func add(_ nodes: [DesignNode], at origin: Point, in parent: Int?, depth: Int) {
      for node in nodes {
        let number = places.count
        places.append(
          DesignMatching.Place(
            name: node.name.map(DesignName.init), isGroup: node.isGroup,
            look: DesignLook(node, at: origin), parent: parent, depth: depth))
        add(node.nodes, at: origin + node.frame.origin, in: number, depth: depth + 1)
      }
    }
    add(nodes, at: .zero, in: nil, depth: 0)
    return places
  }
}
