/// The properties of an element that people see as one thing, in the order in which they are told.
package enum PropertyGroup: String, CaseIterable, Comparable {
  case position, size, rotation, opacity, colour, shape, shadow, order, content
  /// A property of something that is no view.
  case value

  package init(_ property: Property) {
    let named = property.owner is View ? ViewProperty(rawValue: property.number) : nil
    self =
      switch named {
      case .center, .translation: .position
      case .size, .scale: .size
      case .rotation: .rotation
      case .alpha: .opacity
      case .backgroundColor, .borderColor: .colour
      case .cornerRadius, .borderWidth: .shape
      case .shadow: .shadow
      case .zPosition: .order
      case nil: property.owner is ContentWay ? .content : .value
      }
  }

  package static func < (a: Self, b: Self) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
