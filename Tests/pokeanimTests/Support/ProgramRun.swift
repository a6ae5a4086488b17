import EngineTestSupport
import Foundation

/// The built program, run with arguments and variables of its own.
struct ProgramRun {
  /// The result of a run.
  struct Result {
    /// 128 and more: ended by a signal of that number less 128, as a shell says it.
    var code: Int32
    var output: String
    var errors: String
    /// It did not end by itself in time and was killed.
    var timedOut: Bool
  }

  static var path: String { builtProgram(named: "pokeanim").path }

  var arguments: [String]
  /// Set over a small environment without a display; nil removes a variable.
  var environment: [String: String?] = [:]
  var folder: URL?
  var input = ""
  /// In seconds.
  var timeout = 60 * Patience.factor
  /// The file that is run: the program itself, or a shell that runs it.
  var program = Self.path

  /// Runs the program to its end.
  func run() throws -> Result { try started().finish() }

  /// Starts the program; `finish` waits for its end.
  func started() throws -> Started {
    Self.hearSignals()
    let process = Process()
    let logs = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = variables(rememberingIn: logs.url)
    if let folder { process.currentDirectoryURL = folder }
    let output = try logs.file("output", "")
    let errors = try logs.file("errors", "")
    let given = try logs.file("input", input)
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Started(
      process: process, logs: logs, output: output, errors: errors, timeout: timeout)
  }

  /// Tests that run in a shell's background, or under `nohup`, ignore some of these, and so would
  /// whoever they start; what is handled is not handed on.
  private static func hearSignals() {
    for request in InterruptionTests.signals {
      var action = sigaction()
      sigaction(request, nil, &action)
      let isIgnored =
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(request) { _ in } }
    }
  }

  /// - Parameter state: a folder of its own: whatever one run remembers is not for the next.
  private func variables(rememberingIn state: URL) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var variables = ["PATH": own["PATH"] ?? "/usr/bin:/bin", "HOME": own["HOME"] ?? "/"]
    // Libraries' places, and what a sanitizer was told.
    for name in ["LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] { variables[name] = own[name] }
    variables["XDG_STATE_HOME"] = state.path
    for (name, value) in environment { variables[name] = value }
    return variables
  }

  /// A program that runs.
  struct Started {
    let process: Process
    fileprivate let logs: TemporaryFolder
    fileprivate let output: URL
    fileprivate let errors: URL
    fileprivate let timeout: Double

    /// Waits until it has done next to nothing for half a second: until its window is up and waits,
    /// too. Not nothing: SDL asks some drivers for events a thousand times a second.
    func waitUntilItRests() throws {
      try eventually("it rests") {
        let before = work
        return holdsThroughout(0.5) { work <= before + 10 && before > 0 || !process.isRunning }
      }
    }

    /// The time that it has used of its processor, in hundredths of a second.
    private var work: Int {
      let file = "/proc/\(process.processIdentifier)/stat"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      return fields.dropFirst(12).prefix(2).reduce(0) { $0 + (Int($1) ?? 0) }
    }

    /// Waits until it listens to signals: until it has more than one thread. False: it has ended.
    func waitUntilItListens() -> Bool {
      let threads = "/proc/\(process.processIdentifier)/task"
      var listens = false
      _ = poll(until: Date().addingTimeInterval(timeout), every: 500) {
        let count = (try? FileManager.default.contentsOfDirectory(atPath: threads))?.count
        listens = (count ?? 0) > 1
        return listens || !process.isRunning
      }
      return listens
    }

    /// Waits until it has used its processor for some time, in microseconds; at most until it waits for
    /// something itself, or has ended.
    func waitUntilItHasWorked(_ microseconds: Int) {
      var (most, since) = (0, Date())
      _ = poll(until: Date().addingTimeInterval(timeout), every: 200) {
        let work = nanoseconds / 1000
        if work > most { (most, since) = (work, Date()) }
        return most >= microseconds || Date() > since.addingTimeInterval(0.1) || !process.isRunning
      }
    }

    /// The time that its first thread has used of a processor.
    private var nanoseconds: Int {
      let file = "/proc/\(process.processIdentifier)/schedstat"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return text.split(separator: " ").first.flatMap { Int($0) } ?? 0
    }

    /// Waits for its end and collects what it said.
    func finish() throws -> Result {
      let timedOut = !poll(until: Date().addingTimeInterval(timeout)) { !process.isRunning }
      if timedOut { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let code = process.terminationStatus
      return Result(
        code: process.terminationReason == .exit ? code : 128 + code,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
        timedOut: timedOut)
    }
  }
}
