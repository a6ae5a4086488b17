import Foundation

/// A program to run: its words, its variables, and the limits of time.
struct Command {
  var words: [String]
  var variables: [String: String] = [:]
  /// Its standard input.
  var input: [UInt8] = []
  /// The seconds of the processor after which it is asked to end by SIGTERM; of a clock, six times
  /// as many, as it isn't alone.
  var limit = 8.0
  /// The signal that it is sent after so many seconds.
  var signal: (number: Int32, after: Double)?

  init(_ words: [String]) { self.words = words }
}
