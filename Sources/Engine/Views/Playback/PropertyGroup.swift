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
      case .backgroundColor, .borderColor, .gradient, .stop1, .stop2, .stop3, .stop4, .stop5,
        .stop6, .stop7, .stop8:
        .colour
      case .cornerRadius, .borderWidth, .borderLine: .shape
      case .shadow, .shadow1, .shadow2, .shadow3, .shadow4, .innerShadow1, .innerShadow2: .shadow
      case .contentFit: .content
      case .zPosition: .order
      case nil: property.owner is ContentWay ? .content : .value
      }
  }

  package static func < (a: Self, b: Self) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
