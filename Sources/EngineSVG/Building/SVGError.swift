import Engine

/// An error in an SVG document, or a note of what of it is not drawn, and its place.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the document, counted from 1.
  public var line: Int
  /// The place in the line, counted from 1 in characters.
  public var column: Int
  /// The name of the element concerned, nil outside of any element.
  public var element: String?
  /// A text that says what is wrong and what would be right.
  public var message: String

  /// An error at a place.
  init(at place: SVGPlace, element: String?, message: String) {
    line = place.line
    column = place.column
    self.element = element
    self.message = message
  }

  /// For example `line 12, column 5: <path>: stroke-width "-1" must not be below 0`.
  public var description: String {
    let place = "line \(line), column \(column)"
    guard let element else { return "\(place): \(message)" }
    return "\(place): <\(element)>: \(message)"
  }
}
