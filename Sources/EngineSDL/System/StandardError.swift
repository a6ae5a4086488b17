import Glibc

/// Messages for the person at the terminal.
enum StandardError {
  static func warnOfMissingFonts() {
    let line = Array("EngineSDL: no font found, so there is no text; install fonts-inter\n".utf8)
    // Nobody is left to be told if this fails.
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
