/// The properties of a view that can move.
///
/// The parts of the transform are properties of their own, so that one animation may turn a view
/// while another scales it.
package enum ViewProperty: Int, CaseIterable, Sendable {
  case center, size, alpha, translation, scale, rotation
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadow, zPosition
}

/// A set of a view's properties.
struct ViewProperties: OptionSet, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }
  init(_ property: ViewProperty) { rawValue = 1 << property.rawValue }

  static let all = ViewProperties(rawValue: 1 << ViewProperty.allCases.count - 1)

  /// The one with the lowest number.
  var first: ViewProperties { ViewProperties(rawValue: rawValue & -rawValue) }

  func contains(_ property: ViewProperty) -> Bool { contains(ViewProperties(property)) }

  /// Visits the properties in the order of their numbers.
  func forEach(_ body: (ViewProperty) -> Void) {
    var rest = rawValue
    while rest != 0, let property = ViewProperty(rawValue: rest.trailingZeroBitCount) {
      body(property)
      rest &= rest - 1
    }
  }
}

extension Appearance {
  /// The properties in which two appearances differ.
  func differences(from other: Appearance) -> ViewProperties {
    var differing = ViewProperties()
    for property in ViewProperty.allCases where self[property] != other[property] {
      differing.insert(ViewProperties(property))
    }
    return differing
  }
}
