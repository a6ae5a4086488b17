import Engine

/// The findings of `pokeanim doctor`: a line for each thing the program uses.
struct Diagnosis: Hashable {
  /// One thing.
  struct Finding: Hashable {
    enum State: String { case ok, missing, broken }

    var name: String
    var state: State
    var text: String
    /// Without it there is no window.
    var isNeeded = true
    /// The step that would make it right; nil if none is known.
    var remedy: String?
  }

  var findings: [Finding] = []

  /// True if the window would work.
  var isFit: Bool { findings.allSatisfy { $0.state == .ok || !$0.isNeeded } }

  mutating func add(_ name: String, _ text: String) {
    findings.append(Finding(name: name, state: .ok, text: text))
  }

  mutating func add(
    _ name: String, _ state: Finding.State, _ text: String, isNeeded: Bool, remedy: String? = nil
  ) {
    findings.append(
      Finding(name: name, state: state, text: text, isNeeded: isNeeded, remedy: remedy))
  }

  /// Each finding as a line, what to do below it, and what follows from all.
  var text: String {
    var lines: [String] = []
    for finding in findings {
      lines.append(
        "\(Self.wide(finding.state.rawValue, 8))\(Self.wide(finding.name, 9))"
          + PlainLine.text(finding.text))
      if finding.state != .ok, let remedy = finding.remedy {
        lines.append("\(Self.wide("", 17))→ \(remedy)")
      }
    }
    lines.append(isFit ? "The window works here." : "The window does not work here.")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func wide(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
