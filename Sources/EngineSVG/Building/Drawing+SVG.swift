public import Engine

extension Drawing {
  /// Reads a picture from SVG text, as Inkscape, Figma and Illustrator write it.
  ///
  /// Strict: text, an image or whatever else can't be drawn is an error that names it, never a part
  /// of the picture that is silently missing. Assets/README.md says what is drawn.
  public init(svg: String) throws(SVGError) {
    try self.init(svg: Array(svg.utf8))
  }

  /// Reads a picture from the bytes of an SVG file in UTF-8; any bytes give a drawing or an error.
  public init(svg: [UInt8]) throws(SVGError) {
    var report = SVGReport(isStrict: true)
    self = try SVGBuilder.drawing(of: svg, &report)
  }

  /// Reads a picture, and leaves out what can't be drawn.
  ///
  /// Only a document that is no SVG, or asks for too much work, is an error.
  ///
  /// - Parameters:
  ///   - notes: gets one note for each thing that is left out, with the first place of it.
  ///   - images: makes a picture of the bytes of a file that is embedded in the document, as
  ///     `{ try? ImageBitmap(png: $0) }` does with `EngineSDL`; nil: pictures are left out.
  public init(
    svg: [UInt8], notes: inout [SVGError], images: (([UInt8]) -> ImageBitmap?)? = nil
  ) throws(SVGError) {
    var report = SVGReport(isStrict: false)
    defer { notes += report.all }
    self = try SVGBuilder.drawing(of: svg, &report, images: images)
  }

  /// The same, with the names that design tools show for groups and shapes in place of ids that nobody
  /// sees, as those of Inkscape.
  package init(
    labelledSVG svg: [UInt8], notes: inout [SVGError], images: @escaping ([UInt8]) -> ImageBitmap?
  ) throws(SVGError) {
    var report = SVGReport(isStrict: false)
    defer { notes += report.all }
    self = try SVGBuilder.drawing(of: svg, &report, images: images, takesLabels: true)
  }

  /// Makes a picture of the bytes of its file; nil: it can't.
  typealias ImageReader = ([UInt8]) -> ImageBitmap?
}
