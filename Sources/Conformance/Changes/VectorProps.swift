import Engine

/// Props of the vectors' elements: a name, a place, and where they come from.
struct VectorProps: NodeDescriptionProps {
  var key: String?
  var appearance: Appearance
  /// Which list described the element.
  var source = ""

  init(key: String? = nil, frame: Rect = .zero, alpha: Double = 1, source: String = "") {
    self.key = key
    self.source = source
    appearance = Appearance(frame: frame, alpha: alpha)
  }
}
