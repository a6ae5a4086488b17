/// All components of a component view that make a view, back to front, with unique ids.
struct RenderableList {
  private(set) var items: [Renderable] = []
  /// Ids that came more than once; the later ones were given a number.
  private(set) var duplicateIds: [String] = []
  private var taken: Set<String> = []
  private var fixedViews: Set<ObjectIdentifier> = []

  init() {}

  init(_ arrangement: LayoutArrangement) {
    add(arrangement, Surroundings(origin: .zero, name: { "item" }, animator: nil))
  }

  /// The origin, the name and the modifiers that a component gets from the containers around it.
  private struct Surroundings {
    var origin: Point
    /// The first part of the ids of what has none; asked for only where it is needed.
    var name: () -> String
    var animator: (any Animator)?
    var id: String?
    var reuseKey: String?
  }

  private mutating func add(_ arrangement: LayoutArrangement, _ around: Surroundings) {
    var around = around
    let layout = Self.unwrapped(arrangement.layout, &around)
    let frame = arrangement.frame.offset(by: around.origin)
    guard !arrangement.layout.needsView else {
      return append(arrangement, layout, frame: frame, around)
    }
    let id = around.id ?? arrangement.layout.viewReuseId
    for (index, child) in arrangement.sublayouts.enumerated() {
      let name = around.name
      add(
        child,
        Surroundings(
          origin: frame.origin, name: { "\(id ?? name())-\(index)" }, animator: around.animator))
    }
  }

  /// The layout inside of the modifiers around it. These are gone through from the inside: the
  /// outermost of a kind wins.
  private static func unwrapped(
    _ layout: any Layout, _ around: inout Surroundings
  ) -> any Layout {
    var inner = layout
    var modifiers: [ModifiedLayout.Modifier] = []
    while true {
      if let modified = inner as? ModifiedLayout {
        modifiers.append(modified.modifier)
        inner = modified.wrapped
      } else if let wrapper = inner as? any WrapperLayout {
        inner = wrapper.wrapped
      } else {
        break
      }
    }
    for modifier in modifiers.reversed() {
      switch modifier {
      case .id(let id): around.id = id
      case .reuseKey(let key): around.reuseKey = key
      case .animator(let animator): around.animator = animator
      case .wrapper(let wrap):
        var wrapper = WrapperAnimator(content: around.animator)
        wrap(&wrapper)
        around.animator = wrapper
      }
    }
    return inner
  }

  private mutating func append(
    _ arrangement: LayoutArrangement, _ inner: any Layout, frame: Rect, _ around: Surroundings
  ) {
    let layout = arrangement.layout
    let fixed = (inner as? FixedView)?.view
    let name = around.id ?? layout.viewReuseId
    let id =
      name ?? fixed.map { "view-\(ObjectIdentifier($0).hashValue)" }
      ?? "\(around.name())-\(layout.viewType)"
    if let fixed, !fixedViews.insert(ObjectIdentifier(fixed)).inserted {
      // One view can't be in two places.
      return duplicateIds.append(id)
    }
    let kind = fixed.map(ObjectIdentifier.init) ?? ObjectIdentifier(layout.viewType)
    let key = RenderableKey(id: unique(id), kind: kind)
    items.append(
      Renderable(
        key: key, frame: frame, arrangement: arrangement, fixedView: fixed,
        animator: around.animator,
        reuseKey: around.reuseKey, name: name == nil ? nil : key.id))
  }

  /// The id itself, or the id with the first number that makes it unique.
  private mutating func unique(_ id: String) -> String {
    guard !taken.insert(id).inserted else { return id }
    duplicateIds.append(id)
    var number = 1
    while !taken.insert("\(id)\(number)").inserted { number += 1 }
    return "\(id)\(number)"
  }
}
