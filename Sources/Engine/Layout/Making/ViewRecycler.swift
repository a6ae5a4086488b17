/// The change from the views that layouts made below a host to those that a plan wants: which of
/// them are used again, and which leave.
///
/// A name is looked for anywhere below the host; a nameless view is used again in the same parent,
/// at its place among the nameless ones there of its kind and from layouts of one type: another
/// type would leave on it what it does not set, a text or a background. A view that is given
/// (`FixedView`) is used for itself alone. Views that no layout made are never taken, and neither are
/// the views of another host below this one.
struct ViewRecycler {
  /// All views below the host that belong to it, in paint order.
  private(set) var managed: [View] = []
  private let change: Reconciliation

  init(host: View, plan: ViewPlan) {
    var numbers = ViewNumbers()
    var old: [Int] = []
    var pending = host.subviews.reversed().map { (view: $0, parent: ViewNumbers.host) }
    while let (view, parent) = pending.popLast() {
      let mark = view.layoutMark
      if mark?.isTop == true, view.superview !== host { continue }
      let number = numbers.add(view, mark, in: parent)
      if mark != nil {
        managed.append(view)
        old.append(number)
      }
      pending += view.subviews.reversed().lazy.map { ($0, number) }
    }
    change = Reconciliation(from: old, to: numbers.numbers(of: plan))
  }

  /// The view for an entry of the plan; nil if a new one must be made.
  func view(at index: Int) -> View? { change.origin(at: index).map { managed[$0] } }

  /// The managed views that the plan does not take.
  var leftOver: [View] { change.leaving.map { managed[$0] } }
}

/// Numbers that are equal for a view and the layout that wants it: the first layout of a name, or
/// without a name in a parent, wants the first such view, the second one the second.
private struct ViewNumbers {
  private enum Place: Hashable {
    case fixed(ObjectIdentifier)
    case named(String, kind: ObjectIdentifier)
    case nameless(parent: Int, kind: ObjectIdentifier, maker: ObjectIdentifier)
  }

  static let host = 0
  /// By number; nil: no layout can want it.
  private var places: [Place?] = [nil]

  mutating func add(_ view: View, _ mark: LayoutMark?, in parent: Int) -> Int {
    places.append(mark.flatMap { place(of: view, $0, in: parent) })
    return places.count - 1
  }

  private func place(of view: View, _ mark: LayoutMark, in parent: Int) -> Place? {
    if mark.isFixed { return .fixed(ObjectIdentifier(view)) }
    if let id = view.key { return .named(id, kind: mark.kind) }
    if view.phase == .leaving { return nil }
    return .nameless(parent: parent, kind: mark.kind, maker: mark.maker)
  }

  /// The numbers of a plan's entries, after all views were added; new ones for new views.
  func numbers(of plan: ViewPlan) -> [Int] {
    // For each place the number that is wanted next, and for each number the one after it.
    var next = [Place: Int](minimumCapacity: places.count)
    var following = [Int](repeating: Self.host, count: places.count)
    for number in places.indices.reversed() {
      guard let place = places[number] else { continue }
      following[number] = next.updateValue(number, forKey: place) ?? Self.host
    }
    var numbers: [Int] = []
    numbers.reserveCapacity(plan.entries.count)
    for (index, entry) in plan.entries.enumerated() {
      let parent = entry.parent.map { numbers[$0] } ?? Self.host
      let place = Self.place(of: entry.layout, in: parent)
      if let wanted = next.index(forKey: place), next.values[wanted] != Self.host {
        numbers.append(next.values[wanted])
        next.values[wanted] = following[next.values[wanted]]
      } else {
        numbers.append(places.count + index)
      }
    }
    return numbers
  }

  private static func place(of layout: any Layout, in parent: Int) -> Place {
    let kind = ObjectIdentifier(layout.viewType)
    // What is around it may have a view of its own.
    if let view = layout.fixedView, ObjectIdentifier(type(of: view)) == kind {
      return .fixed(ObjectIdentifier(view))
    }
    return layout.viewReuseId.map { .named($0, kind: kind) }
      ?? .nameless(parent: parent, kind: kind, maker: ObjectIdentifier(type(of: layout)))
  }
}
