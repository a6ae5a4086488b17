/// The steps that put an assembly's views into their new tree while nothing moves on screen.
struct LayoutPreparation {
  private let assembly: ViewAssembly
  private let ticket: LayoutTicket
  private let leavers: LeavingViews
  private let opened: OpenedViews
  private var places: PlaceKeeper
  /// Kept and leaving views whose parent changes.
  private let moving: Set<ObjectIdentifier>
  private(set) var changes: [LayoutChange] = []

  init(_ assembly: ViewAssembly, opening opened: OpenedViews, ticket: LayoutTicket) {
    self.assembly = assembly
    self.opened = opened
    self.ticket = ticket
    leavers = LeavingViews(of: assembly)
    places = PlaceKeeper(below: assembly.host, opening: opened)
    let host = assembly.host
    let moving =
      assembly.entries.filter { !$0.isNew && $0.view.superview !== $0.parent }.map(\.view)
      + leavers.tops.filter { $0.superview !== host }
    for view in moving { places.remember(view) }
    for view in opened.affected { places.remember(view) }
    self.moving = Set(moving.map(ObjectIdentifier.init))
  }

  /// Gives the views their new parents; what leaves goes to the host.
  func link() {
    assembly.link()
    leavers.link(to: assembly.host)
  }

  /// Gives the views their places and looks in the new tree, parents first.
  mutating func place() {
    let holders = holdersOfKeptViews()
    for (index, entry) in assembly.entries.enumerated() {
      if entry.isNew {
        enter(entry, holdsKept: holders[index])
      } else {
        keep(entry)
      }
      mark(entry.view)
    }
    for view in opened.strangers { _ = places.hold(view, moves: false) }
    for view in leavers.tops { leave(view) }
    for view in assembly.leftOver {
      view.phase = .leaving
      mark(view)
    }
  }

  private func mark(_ view: View) {
    view.layoutMark?.ticket?.rule = .takenOver
    view.layoutMark?.ticket = ticket
  }

  private func holdersOfKeptViews() -> [Bool] {
    var holds = [Bool](repeating: false, count: assembly.entries.count)
    for (index, entry) in assembly.entries.enumerated().reversed() {
      if let parent = entry.parentIndex, !entry.isNew || holds[index] { holds[parent] = true }
    }
    return holds
  }

  private mutating func enter(_ entry: ViewAssembly.Entry, holdsKept: Bool) {
    let view = entry.view
    view.frame = entry.frame
    entry.layout.configure(view)
    let settled = view.rest
    var hidden = settled
    if holdsKept {
      hidden.backgroundColor.alpha = 0
      hidden.borderColor.alpha = 0
    } else {
      hidden.alpha = 0
    }
    view.layoutMark?.settled = settled
    view.fade(to: hidden)
    view.phase = .entering
    note(view, to: settled, isTurned: false)
  }

  private mutating func keep(_ entry: ViewAssembly.Entry) {
    let view = entry.view
    var looks = view.layoutMark?.settled ?? view.rest
    let isTurned = hold(view, looks)
    if view.phase == .leaving { view.phase = .entering }
    looks.frame = entry.frame
    note(view, to: looks, isTurned: isTurned)
  }

  private mutating func leave(_ view: View) {
    let looks = view.layoutMark?.settled ?? view.rest
    _ = hold(view, looks)
    view.layoutMark?.settled = looks
    view.phase = .leaving
    var to = view.rest
    to.alpha = 0
    note(view, to: to, isTurned: false)
  }

  /// Keeps a view where it shows if its parent has changed, or opens.
  ///
  /// - Parameter looks: the view's when it is wholly there.
  /// - Returns: true if its scale and angle are not its own.
  private mutating func hold(_ view: View, _ looks: Appearance) -> Bool {
    let wasTurned = view.rest.transform != looks.transform
    let moves = moving.contains(ObjectIdentifier(view))
    guard moves || opened.affects(view) else { return wasTurned }
    let held = places.hold(view, moves: moves)
    if held.changesLooks { view.layoutMark?.settled = looks }
    return wasTurned || held.isTurned
  }

  private mutating func note(_ view: View, to: Appearance, isTurned: Bool) {
    changes.append(
      LayoutChange(
        view: view, phase: view.phase, from: view.presented, to: to, isTurned: isTurned))
  }
}
