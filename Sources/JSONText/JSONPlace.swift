/// A step from a JSON value to a part of it.
package enum JSONStep: Hashable, Sendable {
  /// Of the last member of this name.
  case member(String)
  /// To the name of a member, not to its value.
  case name(String)
  /// Counted from 0.
  case element(Int)
}

/// A place in a text: counted from 1, in lines and in bytes.
package struct TextPlace: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
