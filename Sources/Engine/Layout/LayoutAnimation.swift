/// The way from one layout to another: prepared views, and what is to change about them.
///
/// The views already form the tree of the later layout; nothing has moved on screen. Then either
/// - `stage.animate(withDuration: 5, animations: animation.apply)` and ``commit()`` at its end, or
/// - any other motion along ``changes``, then ``apply()`` and ``commit()``, or
/// - ``rollback()``.
public struct LayoutAnimation {
  /// One for each view of the later layout, parents before children and back to front, then one
  /// for each topmost leaving view.
  public let changes: [LayoutChange]
  /// What was doubtful about the later layout.
  public let diagnostics: LayoutDiagnostics

  let entries: [ViewAssembly.Entry]
  let leaving: [View]
  let before: LayoutSnapshot

  /// Sets the final frames and opacities, and configures the views that were there before.
  ///
  /// Inside `stage.animation { }` this is recorded; anywhere else it shows at once. Doing it
  /// twice is doing it once.
  public func apply() {
    for change in changes {
      if change.view.frame != change.to.frame { change.view.frame = change.to.frame }
      change.view.fade(to: change.to)
    }
    for entry in entries where !entry.isNew { entry.layout.configure(entry.view) }
  }

  /// Takes the leaving views off the tree; the others are present from now on.
  ///
  /// A view that a later animation has taken back stays.
  public func commit() {
    for view in leaving where view.phase == .leaving { view.leaveLayout() }
    for entry in entries where entry.view.phase == .entering {
      entry.view.phase = .present
      entry.view.layoutMark?.settled = nil
    }
  }

  /// Brings back exactly what was before the animation was prepared; only for the host's newest.
  public func rollback() {
    for entry in entries where entry.isNew { entry.view.leaveLayout() }
    before.restore()
  }
}
