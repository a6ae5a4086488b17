/// The texts that a line had before, for undo, and had again, for redo.
struct LineHistory: Hashable {
  /// The kind of an edit: of edits in a row that are of one kind, undo takes back all at once.
  enum Kind: Hashable {
    case typing, erasing
    /// An edit that is a step by itself.
    case other
  }

  /// The most steps that can be undone.
  static let longest = 200

  private var before: [LineText] = []
  private var after: [LineText] = []
  /// The kind of the edits that still go on.
  private var open = Kind.other

  /// Remembers a text that an edit has just changed.
  mutating func note(_ text: LineText, _ kind: Kind) {
    after = []
    if kind == .other || kind != open { before.append(text) }
    if before.count > Self.longest { before.removeFirst() }
    open = kind
  }

  /// Lets the next edit be a step of its own.
  mutating func endStep() { open = .other }

  /// The text to go back to from another one; nil: there is none.
  mutating func undo(from text: LineText) -> LineText? {
    Self.turn(text, from: &before, to: &after, &open)
  }

  /// The text to go on to from another one; nil: there is none.
  mutating func redo(from text: LineText) -> LineText? {
    Self.turn(text, from: &after, to: &before, &open)
  }

  private static func turn(
    _ text: LineText, from source: inout [LineText], to goal: inout [LineText], _ open: inout Kind
  ) -> LineText? {
    open = .other
    guard let found = source.popLast() else { return nil }
    goal.append(text)
    return found
  }
}
