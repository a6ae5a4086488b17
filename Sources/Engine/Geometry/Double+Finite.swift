extension Double {
  /// nil for what formats of data have no number for.
  package var finite: Double? { isFinite ? self : nil }
}
