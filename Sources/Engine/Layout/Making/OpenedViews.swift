/// The views on their way in, or on their way back, that get views from elsewhere.
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
  /// The children of opened views that are no part of the layout.
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
      guard others.isEmpty || view.restsWhole(below: assembly.host)
      else { continue }
      strengths[ObjectIdentifier(view)] = view.settledAlpha
      strangers += others
      affected += [view] + view.subviews
    }
    ids = Set(affected.map(ObjectIdentifier.init))
  }

  /// The fading views into which one comes that was there before, but not in them.
  private static func views(of assembly: ViewAssembly) -> [View] {
    var fading: [Int: Bool] = [:]
    var opened: Set<Int> = []
    let entries = assembly.entries
    for child in entries.indices where entries[child].isMovedHere {
      var above = entries[child].parentIndex
      while let index = above {
        above = entries[index].parentIndex
        if entries[index].isNew || opened.contains(index) { continue }
        let parent = entries[index].view
        let isFading = fading[index] ?? parent.isFading(below: assembly.host)
        fading[index] = isFading
        if isFading, !entries[child].view.isDescendant(of: parent) { opened.insert(index) }
      }
    }
    return opened.sorted().map { entries[$0].view }
  }

  /// Views, and the strangers after them.
  func withStrangers(_ views: [View]) -> [View] {
    strangers.isEmpty ? views : views + strangers
  }

  /// The opacity that a view has from now on; nil for one that does not open.
  func strength(of view: View) -> Double? {
    strengths.isEmpty ? nil : strengths[ObjectIdentifier(view)]
  }

  /// True if a view opens, or was there before as a child of one that does.
  func affects(_ view: View) -> Bool { !ids.isEmpty && ids.contains(ObjectIdentifier(view)) }
}

extension ViewAssembly.Entry {
  /// True if the view was there before, but elsewhere.
  fileprivate var isMovedHere: Bool { !isNew && view.superview !== parent }
}

extension View {
  /// The opacity that the view has when it is wholly there.
  fileprivate var settledAlpha: Double { min(1, layoutMark?.settled?.alpha ?? rest.alpha) }

  /// True if it, or what it lies in, is on its way to its opacity, or waits to be; false if its own
  /// opacity is to be 0.
  fileprivate func isFading(below top: View) -> Bool {
    guard settledAlpha > 0 else { return false }
    let stage = stage
    return !allAbove(below: top) {
      $0.presented.alpha == $0.settledAlpha && stage?.motion(of: $0.property(.alpha)) == nil
    }
  }

  /// True if the view and all it lies in come to rest at the opacity that they are to have.
  fileprivate func restsWhole(below top: View) -> Bool {
    allAbove(below: top) { $0.rest.alpha == $0.settledAlpha }
  }

  /// Tests the view and all it lies in, below another one.
  private func allAbove(below top: View, _ isSo: (View) -> Bool) -> Bool {
    var view: View? = self
    while let next = view, next !== top {
      guard isSo(next) else { return false }
      view = next.superview
    }
    return true
  }
}
