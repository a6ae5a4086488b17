import Attacker
import Foundation

/// A folder of its own for one case, and runs of the program in it.
final class Arena {
  let target: Target
  /// The program's current folder, in which it may write.
  let folder: String
  private let own: String
  private(set) var runs = 0
  private(set) var problems: [String] = []
  /// The last command, to be shown with a find.
  private(set) var lastWords: [String] = []
  private var before: [String: String] = [:]

  init(_ target: Target, _ name: Wish.Name) throws {
    self.target = target
    own = "\(target.folder)/\(name.kind)-\(name.seed)"
    folder = own + "/in"
    try? FileManager.default.removeItem(atPath: own)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func remove() {
    // Rights may have been taken away.
    chmod(folder, 0o700)
    try? FileManager.default.removeItem(atPath: own)
  }

  // MARK: Files

  func write(_ bytes: [UInt8], to name: String) throws {
    let path = folder + "/" + name
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw Failure("can't write \(path)")
    }
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func bytes(_ name: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder + "/" + name) ?? Data())
  }

  /// A file as it is, of which the ends alone are read.
  func file(_ path: String) -> WrittenFile {
    var status = stat()
    // Whoever opens a pipe waits for its other end.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = FileHandle(forReadingAtPath: path)
    else { return WrittenFile([]) }
    defer { try? handle.close() }
    func read(_ place: UInt64) -> [UInt8] {
      try? handle.seek(toOffset: place)
      return [UInt8]((try? handle.read(upToCount: WrittenFile.reach)) ?? Data())
    }
    let count = (try? handle.seekToEnd()) ?? 0
    let end = count - min(count, UInt64(WrittenFile.reach))
    return WrittenFile(head: read(0), tail: read(end), count: Int(count))
  }

  /// A number that follows from all bytes of a file; another in each run of the attack.
  func digest(_ path: String) -> Int {
    var hasher = Hasher()
    guard let handle = FileHandle(forReadingAtPath: path) else { return 0 }
    defer { try? handle.close() }
    while let part = try? handle.read(upToCount: 1 << 18), !part.isEmpty { hasher.combine(part) }
    return hasher.finalize()
  }

  /// A file for what is said, outside of the program's folder.
  func path(beside name: String) -> String { own + "/" + name }

  // MARK: Runs

  /// The variables of a bare machine with a home of its own.
  var variables: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": own,
      "XDG_STATE_HOME": own + "/state", "POKEANIM_ASSETS": target.assets,
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// The program with arguments, on a bare machine.
  func command(_ arguments: [String]) -> Command {
    var command = Command([target.program] + arguments)
    command.variables = variables
    return command
  }

  func start(_ command: Command, _ name: String = "said") throws -> Child {
    try write(command.input, to: "../input")
    return try Child(
      command, in: folder, output: path(beside: name + ".out"), errors: path(beside: name + ".err"),
      input: path(beside: "input"))
  }

  /// Reads what was said into the outcome.
  func outputs(_ outcome: inout Outcome, _ name: String = "said") {
    let said = file(path(beside: name + ".err"))
    guard said.count > said.head.count else {
      outcome.errors = TerminalText.text(of: Array(said.head))
      return
    }
    // A character may be cut; and a trap has the last word.
    outcome.errors = [said.head, said.tail].map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// Runs a command to its end.
  func outcome(_ command: Command) throws -> Outcome {
    runs += 1
    look(command)
    var outcome = try start(command).finish(command)
    outputs(&outcome)
    outcome.changes = changes
    return outcome
  }

  /// Runs the program to its end, and notes what is wrong about it.
  @discardableResult
  func run(_ command: Command, _ judge: Judge) throws -> Outcome {
    let outcome = try outcome(command)
    expect(judge, outcome)
    return outcome
  }

  func note(_ problem: String) { problems.append(problem) }

  /// Notes what is wrong, and the first words that were said.
  func expect(_ judge: Judge, _ outcome: Outcome) {
    var found = judge.problems(outcome)
    let said = outcome.errors.split(separator: "\n").prefix(2).joined(separator: " / ")
    if !found.isEmpty, !said.isEmpty { found[found.count - 1] += "; it said: \(said.prefix(300))" }
    problems += found
  }

  /// Takes the folder as it is now for the one before a command.
  func look(_ command: Command) {
    lastWords = command.words
    before = contents
  }

  /// Adds cases that another program has made for us.
  func count(_ cases: Int) { runs += cases }

  // MARK: Changes

  /// Everything in the folder, by name, with its time and size.
  private var contents: [String: String] {
    var contents: [String: String] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0 else { continue }
      let time = status.st_mtim
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      contents[name] =
        isFolder ? "folder" : "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
    return contents
  }

  /// The files that are others than before the last command.
  var changes: [String: Outcome.Change] {
    let after = contents
    var changes: [String: Outcome.Change] = [:]
    for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
      // A folder is made for what is in it; but what the program makes for itself goes again.
      if after[name] == "folder", !name.contains(".pokeanim-") { continue }
      changes[name] = after[name] == nil ? .removed : .written(file(folder + "/" + name))
    }
    return changes
  }
}
