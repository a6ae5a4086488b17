/// Ends the program with a text unless a condition holds, in release builds too, where
/// `precondition` is silent.
///
/// - Parameters:
///   - message: the value, and what would be right.
///   - file, line: the place that is to blame: the caller's of a public function that hands its own
///     on.
@inlinable @inline(__always)
func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { refuse(message(), file: file, line: line) }
}

/// Ends the program with a text.
@usableFromInline @inline(never)
func refuse(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
