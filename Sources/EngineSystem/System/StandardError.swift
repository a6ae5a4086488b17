import Engine
import Glibc

/// Messages for the person at the terminal.
package enum StandardError {
  package static func warnOfMissingFonts() {
    say("EngineSDL: no font found, so there is no text; install fonts-inter")
  }

  package static func say(_ line: String) {
    // Nobody is left to be told if this fails.
    _ = Array((PlainLine.text(line) + "\n").utf8).withUnsafeBytes {
      write(2, $0.baseAddress, $0.count)
    }
  }
}
