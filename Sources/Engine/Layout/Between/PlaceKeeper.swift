/// Keeps views where they are on screen while they get other parents, with all that moves them.
///
/// What moved a view, and its old parents, runs on in the new parent's coordinates; only the new
/// motions of the new parents are added. So neither its place nor its velocity jumps.
struct PlaceKeeper {
  private let top: View
  private let stage: Stage?
  private let opened: OpenedViews
  private var before: [ObjectIdentifier: ViewCourse] = [:]
  private var after: [ObjectIdentifier: ViewCourse] = [:]

  /// - Parameter top: the view below which the tree changes.
  init(below top: View, opening opened: OpenedViews = OpenedViews()) {
    self.top = top
    self.opened = opened
    stage = top.stage
  }

  /// Remembers the course of a view that is to get another parent, while it has its old one, or
  /// that opens or lies in one that does.
  mutating func remember(_ view: View) {
    _ = course(of: view, in: \.before)
  }

  /// Puts a view that was remembered, and has its new parent, where it was; parents come first.
  ///
  /// - Parameter moves: true if its parent is another one than before.
  /// - Returns: the looks it loses by it, if it does.
  mutating func hold(_ view: View, moves: Bool = true) -> Held {
    guard let parent = view.superview, let old = before[ObjectIdentifier(view)] else {
      return Held()
    }
    let above = course(of: parent, in: \.after)
    let strength = opened.strength(of: view)
    let course = ViewCourse(keeping: old, in: above, opening: strength)
    after[ObjectIdentifier(view)] = course
    let held = Held(
      isMoved: moves, isOpened: strength != nil,
      isFaded: above?.fades == true || old.parentsFade,
      isTurned: moves && (above?.turns == true || old.parentsTurn))
    held.forEachProperty { set($0, of: view, to: course) }
    return held
  }

  private func set(_ name: ViewProperty, of view: View, to course: ViewCourse) {
    let property = view.property(name)
    view.setRestLanes(course.rest.appearance[name], of: property.number)
    guard let stage else {
      return view.present(course.rest.appearance[name], of: property.number)
    }
    let moves = course.arrival > stage.seconds
    stage.setMotion(
      moves
        ? PropertyMotion(property: property, residue: Residue(of: course, name, at: stage.seconds))
        : nil,
      of: property)
  }

  /// The course of a view in the tree as it is now; nil for the top.
  private mutating func course(
    of view: View, in courses: WritableKeyPath<PlaceKeeper, [ObjectIdentifier: ViewCourse]>
  ) -> ViewCourse? {
    var chain: [View] = []
    var above: View? = view
    while let next = above, next !== top, self[keyPath: courses][ObjectIdentifier(next)] == nil {
      chain.append(next)
      above = next.superview
    }
    var course = above.flatMap { self[keyPath: courses][ObjectIdentifier($0)] }
    for view in chain.reversed() {
      let colours = opened.strength(of: view) != nil
      let next = ViewCourse(of: view, in: course, on: stage, withColours: colours)
      self[keyPath: courses][ObjectIdentifier(view)] = next
      course = next
    }
    return course
  }

  /// The changes made to a view to keep it where it was.
  struct Held {
    var isMoved = false
    /// True if its colours have taken over what its opacity did.
    var isOpened = false
    /// True if its parents, old or new, fade it, so that its own opacity makes up for it.
    var isFaded = false
    /// True if its parents, old or new, turn or scale it, so that its transform makes up for it.
    var isTurned = false

    var changesLooks: Bool { isOpened || isFaded || isTurned }

    fileprivate func forEachProperty(_ body: (ViewProperty) -> Void) {
      if isMoved { body(.center) }
      if isTurned { [.scale, .rotation].forEach(body) }
      if isFaded || isOpened { body(.alpha) }
      if isOpened { [.backgroundColor, .borderColor].forEach(body) }
    }
  }
}
