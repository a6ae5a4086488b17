/// What went wrong outside the program: a message for the person at the terminal, exit code 1.
///
/// The message names the input, what is wrong with it and what would be right.
struct Failure: Error, Hashable, CustomStringConvertible {
  let message: String

  init(_ message: String) { self.message = message }

  var description: String { message }
}
