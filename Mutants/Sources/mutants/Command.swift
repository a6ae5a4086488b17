import Foundation

/// A program that runs to its end, or to a line of its output that is enough.
struct Command {
  let words: [String]
  let folder: URL
  /// The seconds after which it is ended.
  var limit = 3600.0
  /// The number of the mutant that is awake in it; 0 for none.
  var mutant = 0
  /// True if random tests try all of their seeds, and not the share that was asked for.
  var triesAllSeeds = false

  /// The end of a run: its status, its last lines, and the line that was enough.
  struct Outcome {
    var status: Int32 = 0
    var lastLines: [String] = []
    var enough: String?
    var seconds = 0.0
  }

  /// Runs it; standard output and standard error are read as one.
  func run(until isEnough: (String) -> Bool = { _ in false }) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // `timeout` leads a group of processes, so that what the program has started ends with it.
    process.arguments = ["timeout", "--signal=KILL", "\(limit)"] + words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["MUTANT"] = "\(mutant)"
    if triesAllSeeds { process.environment?["FORALL_SHARE"] = nil }
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let start = Date()
    var outcome = Outcome()
    try process.run()
    for line in Lines(handle: pipe.fileHandleForReading) {
      outcome.lastLines = outcome.lastLines.suffix(399) + [line]
      guard isEnough(line) else { continue }
      outcome.enough = line
      kill(-process.processIdentifier, SIGKILL)
      break
    }
    process.waitUntilExit()
    outcome.status = process.terminationStatus
    outcome.seconds = Date().timeIntervalSince(start)
    return outcome
  }
}

/// The lines that come out of a pipe, as they come.
private struct Lines: Sequence, IteratorProtocol {
  let handle: FileHandle
  private var rest = Data()

  init(handle: FileHandle) { self.handle = handle }

  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = handle.availableData
      if more.isEmpty {
        defer { rest = Data() }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
      }
      rest += more
    }
  }
}
