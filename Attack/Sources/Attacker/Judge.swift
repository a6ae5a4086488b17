/// A run as it should be, whatever it is given: it ends, says why, and leaves things in order.
package struct Judge: Sendable {
  /// The codes with which it may end: 0 for success, 1 for bad input, 2 for wrong usage.
  package var codes: Set<Int32> = [0, 1, 2]
  /// The signal that it is sent, if it is sent one.
  package var signal: Int32?
  /// True if it may run for ever, as long as it ends when it is asked to.
  package var mayLast = false
  /// True if nobody hears what it says.
  package var isMute = false
  /// True if a library or a desktop may speak before the program does.
  package var isTalkedFor = false
  /// The most memory that it may need, in MB.
  package var megabytes = 700
  /// The file that it is to write.
  package var output: String?
  /// True for a name that stands for many files, each of which is whole.
  package var writesMany = false

  package init() {}

  /// Everything that is wrong; empty: the run is in order.
  package func problems(_ outcome: Outcome) -> [String] {
    var problems = endProblems(outcome)
    if let trap = outcome.errors.split(separator: "\n").first(where: Self.isTrap) {
      problems.append("stops with: \(trap.prefix(200))")
    }
    if !isTalkedFor, let flaw = TerminalText.flaw(in: outcome.errors) {
      problems.append("says what a terminal obeys: it \(flaw)")
    }
    if outcome.wasKilled {
      problems.append("does not end on SIGTERM")
    } else if outcome.wasAsked && !mayLast {
      problems.append(
        "goes on after \(Int(outcome.clock)) s, of which it worked \(Int(outcome.seconds))")
    }
    if outcome.megabytes > megabytes { problems.append("needs \(outcome.megabytes) MB") }
    return problems + fileProblems(outcome)
  }

  private static func isTrap(_ line: Substring) -> Bool {
    ["Fatal error", "AddressSanitizer", "ThreadSanitizer", "*** Signal"].contains {
      line.contains($0)
    }
  }

  // MARK: The end

  private func endProblems(_ outcome: Outcome) -> [String] {
    let asked = [signal, outcome.wasAsked ? Self.sigterm : nil].compactMap { $0 }
    switch outcome.ending {
    case .signalled(let number):
      // Before it has said that it wants to hear of it, a signal just ends it.
      let isOurs = asked.contains(number) || outcome.wasKilled
      return isOurs ? [] : ["ended by signal \(number)"]
    case .exited(let code):
      guard codes.union(asked.map { 128 + $0 }).contains(code) else { return ["ends with \(code)"] }
      // Whoever has asked it to end after all knows why.
      let isOver = mayLast && outcome.wasAsked && code == 128 + Self.sigterm
      return code == 0 || isMute || isOver ? [] : wordProblems(outcome, code)
    }
  }

  private func wordProblems(_ outcome: Outcome, _ code: Int32) -> [String] {
    guard let line = outcome.errors.split(separator: "\n").first else {
      return ["ends with \(code) without a word"]
    }
    return line.hasPrefix("pokeanim: ") || isTalkedFor
      ? [] : ["ends with \(code), and says: \(line.prefix(200))"]
  }

  private static let sigterm: Int32 = 15
  private static let sigkill: Int32 = 9

  // MARK: Files

  private func fileProblems(_ outcome: Outcome) -> [String] {
    // Nobody tidies up behind SIGKILL; the next run does.
    let isKilled = outcome.ending == .signalled(Self.sigkill)
    var problems: [String] = []
    for (name, change) in outcome.changes.sorted(by: { $0.key < $1.key }) {
      switch change {
      case .removed: problems.append("\(name) is gone")
      case .written(let file):
        if isKilled && Self.isUnfinished(name) { continue }
        problems += writtenProblems(name, file, outcome)
      }
    }
    if let output, outcome.ending == .exited(0), !writesMany, outcome.changes[output] == nil {
      problems.append("says that all is well, and \(output) is not written")
    }
    return problems
  }

  private static func isUnfinished(_ name: String) -> Bool {
    name.hasSuffix(".part") || name.split(separator: "/").contains { $0.hasPrefix(".pokeanim-") }
  }

  private func writtenProblems(_ name: String, _ file: WrittenFile, _ outcome: Outcome) -> [String]
  {
    guard let output, writesMany || name == output else { return ["\(name) is left behind"] }
    if let flaw = file.flaw(named: name) { return ["\(name) \(flaw)"] }
    let hasFailed = outcome.ending == .exited(1) || outcome.ending == .exited(2)
    return hasFailed && !writesMany ? ["ends in failure, and \(name) is written"] : []
  }
}
