import EngineTestSupport
import Foundation
import Testing

/// Each call of the C library that a run makes, failing once: the right message, nothing
/// half-written, nothing left behind.
@Suite(.enabled(if: InstalledTools.clang != nil, "there is no clang to build faults with"))
struct FaultTests {
  struct Job: CustomTestStringConvertible, Sendable {
    var words: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ line: String) { words = line.split(separator: " ").map(String.init) }
  }

  static let jobs =
    [
      Job("trace --duration 0.1"),
      Job("render --canvas 9x9 --duration 0 -o a.png"),
      Job("render --canvas 9x9 --duration 0.1 -o a.gif"),
      Job("export --pair grid -o a.svg"),
      Job("trace --duration 0.1 --record a.jsonl"),
      Job("new a.slides"),
    ] + (InstalledTools.hasFFmpeg ? [Job("render --canvas 16x16 --duration 0.1 -o a.mp4")] : [])

  /// The error with which a call fails, as the C library numbers it.
  private static let errors = [
    "open": EACCES, "read": EIO, "write": ENOSPC, "close": EIO, "rename": EACCES,
    "unlink": EACCES, "mkdir": EACCES, "mkstemp": EACCES, "spawn": EAGAIN, "pipe": EMFILE,
    "thread": EAGAIN, "fsync": EIO, "chmod": EPERM,
  ]

  private let tools: TemporaryFolder
  private let library: String

  init() throws {
    tools = try TemporaryFolder()
    library = tools.path + "/faults.so"
    let compiler = try Process.run(
      URL(fileURLWithPath: InstalledTools.clang ?? ""),
      arguments: [
        "-shared", "-fPIC", "-o", library, "-ldl",
        repositoryRoot().path + "/Attack/Sources/Faults/faults.c",
      ])
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  @Test(arguments: jobs)
  func everyCallMayFailOnce(_ job: Job) throws {
    let whole = try run(job, "none:0:0")
    try #require(whole.result.code == 0, "\(whole.result)")
    for call in ["open", "write"] { try #require(whole.calls[call, default: 0] > 0, "\(call)") }
    for (call, count) in whole.calls.sorted(by: { $0.key < $1.key }) where count > 0 {
      for number in 1...min(count, 24) {
        let fault = "\(call):\(number):\(Self.errors[call] ?? EIO)"
        let end = try run(job, fault)
        expectOrder(end, as: whole, fault)
      }
    }
  }

  /// A call that a signal interrupts is made again: nobody notices.
  @Test(
    arguments: jobs + [Job("render --canvas 9x9 --duration 0.1 -o - --format gif")],
    ["read", "write"])
  func anInterruptedCallIsMadeAgain(_ job: Job, _ call: String) throws {
    let count = try run(job, "none:0:0").calls[call] ?? 0
    for number in 1...max(1, min(count, 20)) {
      let end = try run(job, "\(call):\(number):\(EINTR)")
      #expect(end.result.code == 0, "\(call) \(number): \(end.result)")
    }
  }

  private struct End {
    var result: ProgramRun.Result
    /// All that is in the folder, by its name; a folder has no bytes.
    var files: [String: Data?]
    /// The calls that were made, by their names.
    var calls: [String: Int] = [:]
  }

  private func run(_ job: Job, _ fault: String) throws -> End {
    let folder = try TemporaryFolder()
    let log = try tools.file("log", "")
    let result = try ProgramRun(
      arguments: job.words,
      environment: [
        "LD_PRELOAD": library, "POKEANIM_FAULT": fault, "POKEANIM_FAULT_LOG": log.path,
      ], folder: folder.url
    ).run()
    var end = End(result: result, files: [:])
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      end.files.updateValue(try? Data(contentsOf: folder.url.appending(path: name)), forKey: name)
    }
    for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { end.calls[String(words[0])] = Int(words[1]) }
    }
    return end
  }

  /// All or nothing: as without a fault, or a message and no file.
  private func expectOrder(_ end: End, as whole: End, _ fault: String) {
    switch end.result.code {
    case 0: #expect(end.files == whole.files, "\(fault): \(end.files)")
    case 1:
      #expect(end.result.errors.hasPrefix("pokeanim: "), "\(fault): \(end.result.errors)")
      #expect(end.files.isEmpty, "\(fault): \(end.files) after \(end.result.errors)")
    default: Issue.record("\(fault): \(end.result)")
    }
  }
}
