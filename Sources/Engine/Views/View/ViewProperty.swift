/// The properties of a view that can move.
///
/// The parts of the transform are properties of their own, so that one animation may turn a view
/// while another scales it.
package enum ViewProperty: Int, CaseIterable, Sendable {
  case center, size, alpha, translation, scale, rotation
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadow, zPosition
  // What few views have.
  case contentFit, borderLine
  case shadow1, shadow2, shadow3, shadow4, innerShadow1, innerShadow2
  case gradient, stop1, stop2, stop3, stop4, stop5, stop6, stop7, stop8

  /// Those that few views have.
  package static let dress = Array(allCases[(zPosition.rawValue + 1)...])
  /// All others.
  package static let plain = Array(allCases[...zPosition.rawValue])
  /// The shadows that the box throws beside the one that has a name, and those that fall into it, the
  /// uppermost first.
  package static let outerShadows: [ViewProperty] = [.shadow1, .shadow2, .shadow3, .shadow4]
  package static let innerShadows: [ViewProperty] = [.innerShadow1, .innerShadow2]
  package static let shadows = [shadow] + outerShadows + innerShadows
  /// What makes a gradient.
  package static let gradients = allCases[gradient.rawValue...stop8.rawValue]
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
    for property in ViewProperty.plain where self[property] != other[property] {
      differing.insert(ViewProperties(property))
    }
    guard dress != other.dress else { return differing }
    for property in ViewProperty.dress where self[property] != other[property] {
      differing.insert(ViewProperties(property))
    }
    return differing
  }
}
