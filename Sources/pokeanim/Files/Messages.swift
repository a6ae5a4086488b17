import Engine
import EngineSystem

/// The reason why the program could not do what it was asked to; a list of them may have several
/// lines.
func printError(_ message: String) { printPlain("pokeanim: error: " + message) }

/// A problem that the program goes on with.
func printWarning(_ message: String) { printNote("warning: " + message) }

/// A line of the program for the person at the terminal, on the standard error.
func printNote(_ message: String) { printPlain("pokeanim: " + PlainLine.text(message)) }

/// Lines on the standard error: a terminal obeys nothing in them but the breaks between them.
func printPlain(_ lines: String) {
  // Nobody is left to be told if this fails.
  try? Array((PlainLine.lines(lines) + "\n").utf8).withUnsafeBytes {
    try FileSystem.write($0, to: 2)
  }
}
