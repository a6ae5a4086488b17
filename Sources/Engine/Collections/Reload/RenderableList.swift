/// All components of a component view that make a view, back to front, with unique ids.
struct RenderableList {
  private(set) var items: [Renderable] = []
  /// Ids that came more than once; the later ones were given a number.
  private(set) var duplicateIds: [String] = []
  /// The ids that are taken, with the first number that may make another of them unique.
  private var taken: [String: Int] = [:]
  private var fixedViews: Set<ObjectIdentifier> = []

  init() {}

  init(_ arrangement: LayoutArrangement) {
    _ = add(arrangement, Surroundings(origin: .zero, container: { "item" }, animator: nil))
  }

  /// The origin, the name and the modifiers that a component gets from the containers around it.
  private struct Surroundings {
    var origin: Point
    /// The name of the container around it, and its place in that: what has no id is called by them.
    /// Asked for only where it is needed.
    var container: () -> String
    var place: Int?
    var animator: (any Animator)?
    var id: String?
    var reuseKey: String?
    /// True if a modifier says something that only a view can have: an id, a reuse key, an animator.
    var asksForView = false

    /// The first part of the ids of what has none.
    var name: String { place.map { "\(container())-\($0)" } ?? container() }
  }

  /// Returns false if nothing in it makes a view.
  private mutating func add(_ arrangement: LayoutArrangement, _ around: Surroundings) -> Bool {
    var around = around
    let layout = Self.unwrapped(arrangement.layout, &around)
    let frame = arrangement.frame.offset(by: around.origin)
    guard !arrangement.layout.needsView else {
      append(arrangement, layout, frame: frame, around)
      return true
    }
    var makesViews = false
    let id = around.id ?? arrangement.layout.viewReuseId
    let name = { [around] in id ?? around.name }
    for (index, child) in arrangement.sublayouts.enumerated() {
      let inside = Surroundings(
        origin: frame.origin, container: name, place: index, animator: around.animator)
      if add(child, inside) { makesViews = true }
    }
    if !makesViews, around.asksForView, !frame.isEmpty {
      append(arrangement, layout, frame: frame, around)
      makesViews = true
    }
    return makesViews
  }

  /// The layout inside of the modifiers around it, of which the outermost of a kind wins; an
  /// animator is wrapped by those around it.
  private static func unwrapped(
    _ layout: any Layout, _ around: inout Surroundings
  ) -> any Layout {
    var inner = layout
    var (id, reuseKey, animator): (String?, String?, (any Animator)??)
    var wraps: [(inout WrapperAnimator) -> Void] = []
    while let (modifier, wrapped) = outermost(of: inner) {
      inner = wrapped
      switch modifier {
      case .id(let name): id = id ?? name
      case .reuseKey(let key): reuseKey = reuseKey ?? key
      case .animator(let own): animator = animator ?? .some(own)
      case .wrapper(let wrap): if animator == nil { wraps.append(wrap) }
      case nil: break
      }
    }
    (around.id, around.reuseKey) = (id ?? around.id, reuseKey ?? around.reuseKey)
    around.asksForView =
      id != nil || reuseKey != nil || !wraps.isEmpty || animator.flatMap { $0 } != nil
    if let animator { around.animator = animator }
    for wrap in wraps.reversed() {
      var wrapper = WrapperAnimator(content: around.animator)
      wrap(&wrapper)
      around.animator = wrapper
    }
    return inner
  }

  /// The outermost modifier, nil for a wrapper that modifies nothing, and what it is around; nil if
  /// there is none.
  private static func outermost(
    of layout: any Layout
  ) -> (modifier: ModifiedLayout.Modifier?, wrapped: any Layout)? {
    if let modified = layout as? ModifiedLayout { return (modified.modifier, modified.wrapped) }
    if let wrapper = layout as? any WrapperLayout { return (nil, wrapper.wrapped) }
    return nil
  }

  private mutating func append(
    _ arrangement: LayoutArrangement, _ inner: any Layout, frame: Rect, _ around: Surroundings
  ) {
    let layout = arrangement.layout
    let fixed = (inner as? FixedView)?.view
    let name = around.id ?? layout.viewReuseId
    let id =
      name ?? fixed.map { "view-\(ObjectIdentifier($0).hashValue)" }
      ?? "\(around.name)-\(layout.viewType)"
    if let fixed, !fixedViews.insert(ObjectIdentifier(fixed)).inserted {
      // One view can't be in two places.
      return duplicateIds.append(id)
    }
    // What has no name is not the same if another type of layout made it: it would keep looks that
    // the new one does not set.
    let kind =
      fixed.map(ObjectIdentifier.init)
      ?? (name == nil ? Self.maker(of: layout) : ObjectIdentifier(layout.viewType))
    let key = RenderableKey(id: unique(id), kind: kind)
    items.append(
      Renderable(
        key: key, frame: frame, arrangement: arrangement, fixedView: fixed,
        animator: around.animator,
        reuseKey: around.reuseKey, name: name == nil ? nil : key.id))
  }

  /// The type of a layout, whatever modifiers are around it.
  private static func maker(of layout: any Layout) -> ObjectIdentifier {
    var maker = layout
    while let modified = maker as? ModifiedLayout { maker = modified.wrapped }
    return ObjectIdentifier(type(of: maker))
  }

  /// The id itself, or the id with the first number that makes it unique.
  private mutating func unique(_ id: String) -> String {
    guard var number = taken[id] else {
      taken[id] = 1
      return id
    }
    duplicateIds.append(id)
    while taken["\(id)\(number)"] != nil { number += 1 }
    taken[id] = number + 1
    taken["\(id)\(number)"] = 1
    return "\(id)\(number)"
  }
}
