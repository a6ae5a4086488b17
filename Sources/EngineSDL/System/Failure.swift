/// A problem outside of the code, such as a font that is not there: a message for a person.
///
/// The message names the input, what is wrong with it and what would be right.
public struct Failure: Error, Hashable, CustomStringConvertible {
  /// One line, without a full stop.
  public let message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }
}
