/// What a layout animation may change about a tree, as it was.
struct LayoutSnapshot {
  private struct Entry {
    let view: View
    let subviews: [View]
    let rest: Appearance
    let phase: LifePhase
    let mark: LayoutMark?
    let content: Content
    let takesInput: Bool
  }

  private let entries: [Entry]

  /// - Parameter managed: the layouts' views below the host.
  init(host: View, managed: [View]) {
    var seen: Set<ObjectIdentifier> = []
    let parents = [host] + managed.compactMap(\.superview)
    entries = (parents + managed).compactMap { view in
      guard seen.insert(ObjectIdentifier(view)).inserted else { return nil }
      return Entry(
        view: view, subviews: view.subviews, rest: view.rest, phase: view.phase,
        mark: view.layoutMark, content: view.content, takesInput: view.takesInput)
    }
  }

  /// Trees first, looks second: a change of looks is told to the root's stage.
  func restore() {
    for entry in entries {
      entry.view.subviews = entry.subviews
      for child in entry.subviews { child.superview = entry.view }
    }
    for entry in entries {
      entry.view.phase = entry.phase
      entry.view.layoutMark = entry.mark
      entry.view.content = entry.content
      entry.view.takesInput = entry.takesInput
      for property in ViewProperty.allCases where entry.view.isOff(entry.rest, property) {
        entry.view.change(property, to: entry.rest[property])
      }
    }
  }
}

extension View {
  /// Whether a property is to be set back: a place also if it only shows elsewhere, as something
  /// moves it.
  fileprivate func isOff(_ rest: Appearance, _ property: ViewProperty) -> Bool {
    let isPlace = property == .center || property == .size
    return self.rest[property] != rest[property]
      || isPlace && presented[property] != rest.shown[property]
  }
}
