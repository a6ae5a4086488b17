extension Drawing {
  /// Reads a picture from SVG text of the small subset that Assets/README.md describes.
  ///
  /// Strict: an element, attribute or value outside the subset is an error that names it,
  /// never a part of the picture that is silently missing.
  public init(svg: String) throws(SVGError) {
    try self.init(svg: Array(svg.utf8))
  }

  /// Reads a picture from the bytes of an SVG file in UTF-8; any bytes give a drawing or an error.
  public init(svg: [UInt8]) throws(SVGError) {
    var reader = SVGReader(svg)
    self = try reader.read()
  }
}
