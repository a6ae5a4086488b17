/// The properties of a view that can move.
public enum ViewProperty: Int, CaseIterable, Sendable {
  case center, size, alpha, transform, backgroundColor, cornerRadius, borderWidth, borderColor
}
