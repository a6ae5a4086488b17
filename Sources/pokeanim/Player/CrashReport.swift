import EngineSystem
import Glibc

/// The last words of a process that a trap has ended, as Swift's runtime writes them.
struct CrashReport {
  /// The file and the line of the person's code: "Card.swift:31"; nil: nobody knows.
  let place: String?
  /// The reason; nil: nobody said one.
  let reason: String?

  /// - Parameters:
  ///   - text: all that it has said.
  ///   - library: the path of the one that was made of the person's files.
  init(_ text: String, library: String) {
    let lines = text.split(separator: "\n")
    let mark = " in \(FileSystem.name(of: library)) at "
    let frame = lines.first { $0.contains(mark) && !$0.contains("<compiler-generated>") }
    place = frame.flatMap { line in
      line.ranges(of: mark).last.map { Self.place(line[$0.upperBound...]) }
    }
    reason = lines.lazy.compactMap(Self.reason).first
  }

  /// A path, a line and a column, without the folders and the column.
  private static func place(_ text: Substring) -> String {
    let parts = text.split(separator: ":")
    guard parts.count >= 2 else { return String(text) }
    return FileSystem.name(of: String(parts[0])) + ":" + parts[1]
  }

  private static func reason(_ line: Substring) -> String? {
    for sign in ["Fatal error: ", "Swift runtime failure: ", "Precondition failed: "] {
      guard let found = line.firstRange(of: sign) else { continue }
      let end = line[found.upperBound...].firstRange(of: " in ")?.lowerBound
      let isFailure = sign.hasPrefix("Swift")
      let words = line[found.upperBound..<(isFailure ? end ?? line.endIndex : line.endIndex)]
      if !words.isEmpty { return String(words) }
    }
    return nil
  }

  /// One line for the person: "Card.swift:31: Index out of range".
  func words(signal: Int32) -> String {
    let what = reason ?? Self.words(of: signal)
    return (place.map { $0 + ": " } ?? "") + what
  }

  private static func words(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "the code has trapped"
    case SIGSEGV, SIGBUS: "the code went too deep, or where it has no memory"
    case SIGKILL: "the code was ended by the system, perhaps for want of memory"
    default: "the code was ended: \(String(cString: strsignal(signal)))"
    }
  }
}
