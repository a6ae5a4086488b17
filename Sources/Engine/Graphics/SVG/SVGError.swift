/// An error in an SVG document, and its place.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the document, counted from 1.
  public var line: Int
  /// The name of the element concerned, nil outside of any element.
  public var element: String?
  /// A text that says what is wrong and what would be right.
  public var message: String

  /// An error at a line, counted from 1.
  package init(line: Int, element: String?, message: String) {
    self.line = line
    self.element = element
    self.message = message
  }

  /// For example `line 12: <path>: unknown attribute "filter"; known: d, fill, id`.
  public var description: String {
    guard let element else { return "line \(line): \(message)" }
    return "line \(line): <\(element)>: \(message)"
  }
}
