/// The way from one layout to another: prepared views, and what is to change about them.
///
/// The views already form the tree of the later layout; nothing has moved on screen. Then either
/// - `stage.animate(withDuration: 5, animations: animation.apply)` and ``commit()`` at its end, or
/// - ``animation(duration:curve:)``, played or held by a hand, and ``commit()`` at its end, or
/// - any other motion along ``changes``, then ``apply()`` and ``commit()``, or
/// - ``rollback()``.
public struct LayoutAnimation {
  /// One for each view of the later layout, parents before children and back to front, then one
  /// for each topmost leaving view.
  public let changes: [LayoutChange]
  /// What was doubtful about the later layout.
  public let diagnostics: LayoutDiagnostics

  let host: View
  let entries: [ViewAssembly.Entry]
  let leaving: [View]
  let before: LayoutSnapshot
  let ticket: LayoutTicket

  /// Sets the final frames and opacities, and configures the views that were there before.
  ///
  /// Inside `stage.animation { }` this is recorded; anywhere else it shows at once. Doing it
  /// twice is doing it once.
  public func apply() {
    for change in changes {
      change.view.place(at: change.to.frame)
      change.view.fade(to: change.to)
      if change.isTurned { change.view.turn(to: change.to) }
    }
    for entry in entries where !entry.isNew { entry.layout.configure(entry.view) }
  }

  /// Takes the leaving views off the tree; the others are present from now on.
  ///
  /// Views that are part of a later animation too are left to that one.
  public func commit() {
    ticket.isCommitted = true
    View.end(ticket, for: leaving + entries.map(\.view))
  }

  /// Brings back exactly what was before the animation was prepared; only for the host's newest.
  ///
  /// What moved then goes on as if nothing had happened since; what earlier animations committed
  /// meanwhile stays committed.
  public func rollback() {
    View.leaveLayout(entries.filter(\.isNew).map(\.view))
    before.restore()
  }
}

extension View {
  /// Ends the views' part in an animation, if that is their newest one.
  static func end(_ ticket: LayoutTicket, for views: [View]) {
    let ending = views.filter { $0.layoutMark?.ticket === ticket }
    leaveLayout(ending.filter { $0.phase == .leaving })
    for view in ending where view.phase != .gone {
      view.phase = .present
      view.layoutMark?.settled = nil
      view.layoutMark?.ticket = nil
    }
  }
}
