extension LayoutArrangement {
  /// Makes the arrangement's views below a host without moving anything on screen.
  ///
  /// - A view that was there before keeps its place on screen, also when it changes its parent.
  /// - An entering view is configured and at its final frame, transparent. If it holds a view
  ///   that was there before, only its own background and border are transparent; so they become
  ///   if such a view comes into one that is on its way in already.
  /// - A leaving view stays where it is, on the host, and takes no input, until the commit.
  ///
  /// Places are those *presented*: if something is moving, the way begins at what is on screen, and
  /// at its velocity: what moved a view and its old parents runs on under what comes.
  /// LayoutKit's entering views grow from the screen's corner and its leaving ones vanish at
  /// once; these do not.
  ///
  /// - Parameters:
  ///   - direction: the layout's; if it is not the system's, x runs from the right edge of each
  ///     parent.
  ///   - system: the direction in which an arrangement is written down.
  public func prepareAnimation(
    for host: View, direction: LayoutDirection = .leftToRight,
    system: LayoutDirection = .leftToRight
  ) -> LayoutAnimation {
    let assembly = assembly(in: host, direction: direction, system: system)
    let opened = OpenedViews(of: assembly)
    let before = LayoutSnapshot(host: host, managed: opened.withStrangers(assembly.managed))
    let ticket = LayoutTicket()
    var preparation = LayoutPreparation(assembly, opening: opened, ticket: ticket)
    preparation.link()
    preparation.place()
    host.report(assembly.diagnostics)
    return LayoutAnimation(
      move: LayoutMove(
        changes: preparation.changes, assembly: assembly, before: before, ticket: ticket))
  }
}
