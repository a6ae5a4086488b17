/// The steps that put an assembly's views into their new tree while nothing moves on screen.
struct LayoutPreparation {
  private let assembly: ViewAssembly
  private let spots: [ObjectIdentifier: ScreenSpot]
  private let anchors: [LeavingAnchor]
  /// All leaving views, those inside leaving ones included.
  let leaving: [View]
  private(set) var changes: [LayoutChange] = []

  init(_ assembly: ViewAssembly) {
    self.assembly = assembly
    leaving = assembly.leftOver
    spots = Dictionary(
      uniqueKeysWithValues: assembly.managed.map { (ObjectIdentifier($0), ScreenSpot(of: $0)) })
    anchors = LeavingAnchor.all(of: assembly)
  }

  /// Gives the views their new parents; what leaves goes to the host.
  func link() {
    assembly.link()
    for anchor in anchors { anchor.link(to: assembly.host) }
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
    }
    for anchor in anchors { leave(anchor.view) }
    for view in leaving { view.phase = .leaving }
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
    changes.append(
      LayoutChange(view: view, phase: .entering, from: view.presented, to: settled))
  }

  private mutating func keep(_ entry: ViewAssembly.Entry) {
    let view = entry.view
    let looks = view.layoutMark?.settled ?? view.rest
    if let spot = spots[ObjectIdentifier(view)], spot.parent !== entry.parent {
      spot.hold(view, on: assembly.host, looks: looks)
    }
    if view.phase == .leaving { view.phase = .entering }
    var to = looks
    to.frame = entry.frame
    changes.append(LayoutChange(view: view, phase: view.phase, from: view.presented, to: to))
  }

  private mutating func leave(_ view: View) {
    let looks = view.layoutMark?.settled ?? view.rest
    if let spot = spots[ObjectIdentifier(view)], spot.parent !== assembly.host {
      spot.hold(view, on: assembly.host, looks: looks)
    }
    view.layoutMark?.settled = looks
    var to = view.rest
    to.alpha = 0
    changes.append(LayoutChange(view: view, phase: .leaving, from: view.presented, to: to))
  }
}
