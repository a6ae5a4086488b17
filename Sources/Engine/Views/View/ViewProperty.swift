/// The properties of a view that can move.
///
/// The parts of the transform are properties of their own, so that one animation may turn a view
/// while another scales it.
package enum ViewProperty: Int, CaseIterable, Sendable {
  case center, size, alpha, translation, scale, rotation
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadow, zPosition
}
