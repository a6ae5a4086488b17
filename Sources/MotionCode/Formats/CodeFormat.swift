/// A language in which motions and moving elements are said, and motions read again.
package struct CodeFormat: Sendable {
  /// The name of the language; no two have one.
  package let title: String
  /// The motion as code.
  ///
  /// What the language can't say stands in a comment.
  package let text: @Sendable (CodedMotion) -> String
  /// The first motion of the language in a text; nil: there is none, or any other language has it
  /// in the same words.
  ///
  /// It throws a ``PastedProblem`` for what is of the language, and no motion.
  let read: @Sendable (PastedText) throws(PastedProblem) -> PastedReading?
  /// An element's way from one look to another as code; nil: the language has no such code.
  package var element: (@Sendable (CodedElement) -> String)?

  /// All of them, in the order of the tuner's button.
  package static let all = [swift, css, swiftUI, uiKit, compose, motion, figma]

  /// The next one of all; the first one comes after the last.
  package var following: CodeFormat {
    let index = Self.all.firstIndex(of: self) ?? 0
    return Self.all[(index + 1) % Self.all.count]
  }
}

extension CodeFormat: Equatable {
  package static func == (a: CodeFormat, b: CodeFormat) -> Bool { a.title == b.title }
}
