package import Engine

/// What a program that is recorded is started with: members of the first line of a recording.
package protocol RecordedLaunch: Codable, Equatable, Sendable {
  associatedtype Input: RecordedInput
  /// Reads it from the first line, and refuses what no recording may have.
  init(recorded decoder: any Decoder) throws
}

/// One of the things that come to a program from outside, between two frames: an event, or another
/// one, of which a recording has a word and a value.
package protocol RecordedInput: Equatable, Sendable {
  static func event(_ event: InputEvent) -> Self
  /// The event; nil: it is something else.
  var event: InputEvent? { get }
  /// The word and the value of one that is no event.
  var recorded: (word: String, value: any Encodable)? { get }
  /// The one that is no event, from its word and the value that is next; nil: there is no such word.
  init?(word: String, value: inout any UnkeyedDecodingContainer) throws
}
