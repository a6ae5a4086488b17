/// The views that show less strongly than they will, and get views from elsewhere.
///
/// What fades by its opacity fades all that it holds, also what was wholly there before. So these
/// views have the opacity they are to have at once: their colours, and what they hold already,
/// take over what it did. Their content, if they have any, is there.
struct OpenedViews {
  /// The opacity at which they come to rest.
  private var strengths: [ObjectIdentifier: Double] = [:]
  private var ids: Set<ObjectIdentifier> = []
  /// The opened ones and their children that were there before.
  private(set) var affected: [View] = []
  /// Those of the children that are no part of the layout.
  private(set) var strangers: [View] = []

  /// None.
  init() {}

  /// - Parameter assembly: not linked yet.
  init(of assembly: ViewAssembly) {
    let views = Self.views(of: assembly)
    guard !views.isEmpty else { return }
    let managed = Set(assembly.managed.map(ObjectIdentifier.init))
    for view in views {
      let others = view.subviews.filter { !managed.contains(ObjectIdentifier($0)) }
      // Nobody would bring back strangers that rest faded.
      guard others.isEmpty || view.strength(below: assembly.host, \.rest) == view.settledAlpha
      else { continue }
      strengths[ObjectIdentifier(view)] = view.settledAlpha
      strangers += others
      affected += [view] + view.subviews
    }
    ids = Set(affected.map(ObjectIdentifier.init))
  }

  /// The views that are not as they will be, and into which one comes that was not in them before.
  private static func views(of assembly: ViewAssembly) -> [View] {
    var isFaint: [Int: Bool] = [:]
    var opened: Set<Int> = []
    for entry in assembly.entries where !entry.isNew && entry.view.superview !== entry.parent {
      var above = entry.parentIndex
      while let index = above {
        let parent = assembly.entries[index]
        above = parent.parentIndex
        if parent.isNew || opened.contains(index) { continue }
        let faint = isFaint[index] ?? parent.view.isFaint(below: assembly.host)
        isFaint[index] = faint
        if faint, !entry.view.isDescendant(of: parent.view) { opened.insert(index) }
      }
    }
    return opened.sorted().map { assembly.entries[$0].view }
  }

  /// The opacity that a view has from now on; nil for one that does not open.
  func strength(of view: View) -> Double? {
    strengths.isEmpty ? nil : strengths[ObjectIdentifier(view)]
  }

  /// Whether a view opens, or lies in one that does.
  func affects(_ view: View) -> Bool { !ids.isEmpty && ids.contains(ObjectIdentifier(view)) }
}

extension View {
  /// The opacity that the view has when it is wholly there.
  fileprivate var settledAlpha: Double { layoutMark?.settled?.alpha ?? rest.alpha }

  /// Whether it, with what it lies in, shows otherwise than it will by itself, or is about to.
  fileprivate func isFaint(below top: View) -> Bool {
    guard settledAlpha > 0 else { return false }
    guard strength(below: top, \.presented) == settledAlpha else { return true }
    guard let host = root.host, host.movesAnything else { return false }
    var view = self
    while view !== top, let parent = view.superview {
      if host.motion(of: view.slot(.alpha)) != nil { return true }
      view = parent
    }
    return false
  }

  /// How much is let through by it and all it lies in below another view.
  fileprivate func strength(below top: View, _ looks: KeyPath<View, Appearance>) -> Double {
    var (view, strength) = (self, 1.0)
    while view !== top, let parent = view.superview {
      strength *= view[keyPath: looks].alpha
      view = parent
    }
    return strength
  }
}
