/// A problem outside of the code, such as a font that is not there: a message for a person.
///
/// The message names the input, what is wrong with it and what would be right.
public struct Failure: Error, Hashable, CustomStringConvertible {
  /// One line, without a full stop; what a terminal would obey in it is called by its number.
  public let message: String

  /// A failure with a message of one line.
  public init(_ message: String) { self.message = PlainLine.text(message) }

  /// Several lines.
  package init(lines: [String]) { message = lines.map(PlainLine.text).joined(separator: "\n") }

  /// The message.
  public var description: String { message }
}
