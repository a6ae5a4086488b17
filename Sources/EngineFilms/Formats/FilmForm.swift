/// The properties of a film beside its pictures.
package struct FilmForm: Hashable {
  /// Frames a second, > 0.
  package var rate: Double
  /// The number of times it plays; 0: without end.
  package var loops: Int
  /// True if its pixels may be transparent.
  package var isTransparent: Bool

  package init(rate: Double, loops: Int = 0, isTransparent: Bool = false) {
    self.rate = rate
    self.loops = loops
    self.isTransparent = isTransparent
  }
}
