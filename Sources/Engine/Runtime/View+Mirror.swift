extension View {
  /// A view that stands for one that another process shows: its id, and how it is presented.
  ///
  /// - Parameters:
  ///   - box: around the view on screen.
  ///   - seen: the part of it that can be seen; nil: nothing of it.
  package static func mirror(
    _ key: String, box: Rect, seen: Rect?, alpha: Double, color: Color, phase: LifePhase
  ) -> View {
    let view = View(frame: box, backgroundColor: color, key: key)
    view.alpha = alpha
    view.phase = phase
    guard seen != box else { return view }
    // What hides the rest of it.
    let window = View(frame: seen ?? .zero)
    window.clipsToBounds = true
    view.frame.origin = box.origin - window.frame.origin
    window.addSubview(view)
    return window
  }
}
