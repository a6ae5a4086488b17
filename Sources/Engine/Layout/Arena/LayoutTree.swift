/// A tree of layouts that keeps what it measured from one layout to the next.
///
/// What did not change is not measured again. After a change only the nodes that depend on it are:
/// from the changed one up, as long as sizes change; and of their neighbours those whose room
/// changed so that they may come out different. Frames are as fresh as those of
/// ``Layout/arrangement(width:height:)``, to the last bit.
///
///     var tree = LayoutTree(screen)
///     tree.arrangement(width: 350, height: 250)  // measures all
///     tree.arrangement(width: 350, height: 250)  // measures nothing
///     if let place = tree.place(of: "title") { tree.replace(place, with: longerTitle) }
///     tree.arrangement(width: 350, height: 250)  // measures the title and what is around it
public struct LayoutTree {
  /// The place of a layout in the tree, valid until the tree gets more or fewer layouts.
  public struct Place: Hashable, Sendable {
    let index: Int
  }

  private(set) var solved: SolvedLayout
  private var pending = Pending.everything

  private enum Pending {
    case nothing(LayoutRoom)
    /// All that is dirty is this node or below it, and the way up from it is clean.
    case below(Int, LayoutRoom)
    case everything
  }

  /// A tree of a layout, not solved yet.
  public init(_ layout: any Layout) { self.init(LayoutArena(compiling: layout)) }

  /// A tree of nodes that were added without layouts.
  ///
  /// - Parameter arena: with exactly one root.
  public init(_ arena: LayoutArena) {
    arena.checkRoot()
    solved = SolvedLayout(arena)
  }

  /// The number of measurements of layouts since the tree was made.
  public var measurementCount: Int { solved.state.measurements }

  /// The frames in a room; see ``Layout/arrangement(width:height:)``.
  public mutating func arrangement(
    width: Double? = nil, height: Double? = nil
  ) -> LayoutArrangement {
    solve(in: LayoutRoom(width: width, height: height))
    return solved.arrangement(at: 0)
  }

  private mutating func solve(in room: LayoutRoom) {
    if case .nothing(let known) = pending, known == room { return }
    unshare()
    if case .below(let index, let known) = pending, known == room {
      solved.state.solve(from: index, in: room)
    } else {
      forgetPlace()
      solved.state.solve(in: room)
    }
    pending = .nothing(room)
  }

  /// Arrangements that were handed out stay as they are.
  private mutating func unshare() {
    if !isKnownUniquelyReferenced(&solved) { solved = SolvedLayout(solved.state) }
  }

  // MARK: Changing

  /// The place of the first layout of this name; nil: there is none. Looks through the whole tree.
  public func place(of id: String) -> Place? {
    solved.state.arena.index(of: id).map(Place.init)
  }

  /// The layout at a place.
  public subscript(place: Place) -> any Layout { solved.state.arena.layout(at: place.index) }

  /// Puts another layout in the place of one, and of all below that one.
  ///
  /// Layouts above keep the values that they were made with; an inherited flexibility is found
  /// anew.
  public mutating func replace(_ place: Place, with layout: any Layout) {
    require(
      solved.state.arena.nodes.indices.contains(place.index), "the place is not in this tree")
    unshare()
    forgetPlace()
    let highest = solved.state.replace(place.index, with: layout)
    if case .nothing(let room) = pending, let highest {
      pending = .below(highest, room)
    } else {
      solved.state.markDirty(from: highest ?? place.index, to: 0)
      pending = .everything
    }
  }

  /// Puts other nodes in the place of all, in the memory of the old ones: for a tree that is
  /// described anew every frame.
  ///
  /// Nothing measured is kept; see ``update(to:)``.
  ///
  /// - Parameter add: adds exactly one root.
  public mutating func refill(_ add: (inout LayoutArena) -> Void) {
    unshare()
    solved.state.refill(add)
    pending = .everything
  }

  /// Forgets the place of what is dirty: it is to be found from the root.
  private mutating func forgetPlace() {
    guard case .below(let index, _) = pending else { return }
    solved.state.markDirty(from: index, to: 0)
    pending = .everything
  }

  /// Takes over another description of the whole, keeping all that measures the same in both.
  ///
  /// Layouts are compared by what they say, those at the same place in their parents with each
  /// other; layouts of other programs' own kinds by ``Layout/measuresLike(_:)``.
  public mutating func update(to layout: any Layout) {
    var state = LayoutState(LayoutArena(compiling: layout))
    var earlier = solved.state
    earlier.settle()
    state.inherit(from: earlier)
    solved = SolvedLayout(state)
    pending = .everything
  }
}
