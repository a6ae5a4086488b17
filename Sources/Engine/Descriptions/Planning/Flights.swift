/// The shared elements that get another parent in a change, and those that are on such a way
/// already: on their way they lie in the nearest element that both parents are in, at their place if
/// they go to one there, else in front of everything.
struct Flights {
  /// A level of both lists: the number of the element that holds it, 0 for the lists themselves.
  typealias Level = Int

  /// The way of a shared element, by its places in its parents.
  enum Way {
    case through(SharedElements.Place, SharedElements.Place)
    case out(SharedElements.Place)
    case into(SharedElements.Place)
  }

  struct Flight {
    let way: Way
    let depths: FlightDepths

    /// True if the first list has it, other than as something that is leaving already.
    var isInFirst: Bool {
      switch way {
      case .through(let old, _), .out(let old): !old.isLeaving
      case .into: false
      }
    }

    /// True if the last list has it, other than as something that is leaving already.
    var isInLast: Bool {
      switch way {
      case .through(_, let new), .into(let new): !new.isLeaving
      case .out: false
      }
    }
  }

  /// The key of a level: the level above it, and who holds it.
  private struct Step: Hashable {
    let above: Level
    let identity: Element.Identity
  }

  private var levels: [Step: Level] = [:]
  private var namedLevels: [Element.SharedName: Level] = [:]
  private var levelCount = 1
  private var flights: [Element.SharedName: Flight] = [:]
  /// The names by the levels at which they lie on their way, in the order of the last list.
  private var hosts: [Level: [Element.SharedName]] = [:]
  /// The levels at which the shared elements are in both lists.
  private var oldParents: [Element.SharedName: Level] = [:]
  private var newParents: [Element.SharedName: Level] = [:]

  init(from old: [Element], to new: [Element]) {
    guard old.holdShared || new.holdShared else { return }
    let ends = TransitionEnds(old: SharedElements(old), new: SharedElements(new))
    let gone = ends.old.names.filter { ends.new.places[$0] == nil }
    let names = ends.new.names + gone
    for name in names { namedLevels[name] = newLevel() }
    for (name, place) in ends.old.places { oldParents[name] = path(of: place).last }
    for (name, place) in ends.new.places { newParents[name] = path(of: place).last }
    for name in names {
      switch (ends.old.places[name], ends.new.places[name]) {
      case (let from?, let to?): add(name, from: from, to: to)
      case (let from?, nil):
        guard let depth = from.depth(in: new, ends.new) else { continue }
        let host = path(of: from)[depth]
        add(name, .out(from), FlightDepths(old: depth, new: depth), at: host)
      case (nil, let to?):
        guard let depth = to.depth(in: old, ends.old) else { continue }
        add(name, .into(to), FlightDepths(old: depth, new: depth), at: path(of: to)[depth])
      case (nil, nil): continue
      }
    }
  }

  /// True if no element of the lists is shared.
  var isEmpty: Bool { namedLevels.isEmpty }

  private mutating func newLevel() -> Level {
    defer { levelCount += 1 }
    return levelCount
  }

  /// The levels from the list itself down to the one that a place is in.
  private mutating func path(of place: SharedElements.Place) -> [Level] {
    var path = [0]
    for ancestor in place.chain {
      if let name = ancestor.name, let level = namedLevels[name] {
        path.append(level)
      } else {
        let step = Step(above: path[path.count - 1], identity: ancestor.identity)
        let level = levels[step] ?? newLevel()
        levels[step] = level
        path.append(level)
      }
    }
    return path
  }

  private mutating func add(
    _ name: Element.SharedName, from old: SharedElements.Place, to new: SharedElements.Place
  ) {
    let (oldPath, newPath) = (path(of: old), path(of: new))
    guard old.isFlying || new.isFlying || oldPath.last != newPath.last else { return }
    let common = Set(newPath.prefix(new.highestDepth + 1))
    let depth = oldPath.prefix(old.highestDepth + 1).lastIndex { common.contains($0) } ?? 0
    let other = newPath.lastIndex(of: oldPath[depth]) ?? 0
    let depths = FlightDepths(old: depth, new: other)
    add(name, .through(old, new), depths, at: oldPath[depth])
  }

  private mutating func add(
    _ name: Element.SharedName, _ way: Way, _ depths: FlightDepths, at host: Level
  ) {
    flights[name] = Flight(way: way, depths: depths)
    hosts[host, default: []].append(name)
  }

  // MARK: For the planner

  /// The flights of elements that lie at a level on their way.
  func flights(at level: Level?) -> [Flight] {
    level.flatMap { hosts[$0] }?.compactMap { flights[$0] } ?? []
  }

  /// The level in an element that lies at a level; nil: no shared element is in it.
  func level(in element: Element, at level: Level?) -> Level? {
    if let name = element.sharedName, let own = namedLevels[name] { return own }
    return level.flatMap { levels[Step(above: $0, identity: element.identity)] }
  }

  /// The part of an element that a list has at a level.
  enum Part {
    /// It is in its place.
    case plain
    /// It is on its way, and so not here.
    case absent(Flight)
    /// It leaves, and is somewhere else as well.
    case superfluous
  }

  /// - Parameters:
  ///   - isOld: true for an element of the first list.
  ///   - isLeaving: true if something leaves that it is in.
  func part(of element: Element, at level: Level?, isOld: Bool, isLeaving: Bool) -> Part {
    guard let name = element.sharedName, let parent = (isOld ? oldParents : newParents)[name] else {
      return .plain
    }
    if parent == level, element.identity.occurrence <= 0 {
      return flights[name].map { .absent($0) } ?? .plain
    }
    return isLeaving || element.isLeaving ? .superfluous : .plain
  }
}

extension SharedElements.Place {
  /// True if it lies in front of something on an earlier way.
  fileprivate var isFlying: Bool { element.flightDepth != nil }

  /// The largest number of elements that may hold it on its way: as many as hold it now, and none
  /// that is still coming itself, in which it might be paler than it was.
  fileprivate var highestDepth: Int {
    let there = chain.firstIndex(where: \.isComing) ?? chain.count
    return min(element.flightDepth ?? chain.count, there)
  }

  /// The number of elements that hold it on its way out of, or into, another list that has no such
  /// element; nil: it is on no way of its own.
  fileprivate func depth(in other: [Element], _ shared: SharedElements) -> Int? {
    guard isFlying else { return nil }
    var list: [Element]? = other
    var depth = 0
    for (place, ancestor) in chain.prefix(highestDepth).enumerated() {
      let twin =
        ancestor.name.flatMap { shared.places[$0]?.element }
        ?? list?.first { $0.identity == ancestor.identity }
      list = twin?.children
      if twin != nil { depth = place + 1 }
    }
    return depth
  }
}
