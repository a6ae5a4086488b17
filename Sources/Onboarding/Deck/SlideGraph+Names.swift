extension SlideGraph {
  /// The change between two slides by their names: the first that a link leads to, or else the plain
  /// one; nil: there is no such slide, or both are one.
  package mutating func change(from old: String, to new: String) -> Change? {
    guard old != new, let start = deck.slide(named: old), let end = deck.slide(named: new) else {
      return nil
    }
    let own = changes.filter { slides[$0.old].name == old && slides[$0.new].name == new }
    if let linked = own.first(where: { !$0.isReversed }) ?? own.first { return linked }
    let shown = slides.first { $0.name == old } ?? deck.composed(start, from: nil)
    let isBack = !deck.isGraph && deck.index(of: end) < deck.index(of: start)
    return Change(
      old: place(of: shown), new: place(of: deck.composed(end, from: shown)), type: nil,
      isReversed: isBack, isMirrored: false)
  }
}
