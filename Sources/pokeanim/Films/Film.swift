/// The properties of a film beside its pictures.
struct Film: Hashable {
  /// Frames a second, > 0.
  var rate: Double
  /// The number of times it plays; 0: without end.
  var loops = 0
  /// True if its pixels may be transparent.
  var isTransparent = false
}
