import Engine
import EngineSystem
import Glibc
import Playground

/// The process of a worker: its socket, what it says to the terminal, and how it ends.
final class WorkerProcess {
  let socket: WireSocket
  private let id: pid_t
  private let words: Int32
  private let library: String
  /// The seconds for which the report of a trap is waited for: a window has less time.
  private let patience: Double
  private var said: [UInt8] = []
  /// The line that it is saying.
  private var line: [UInt8] = []
  /// True once the runtime tells of a trap.
  private var isTrapped = false
  /// The way it has ended, as `waitpid` tells; nil: it runs.
  private var status: Int32?

  /// The most bytes of what it says that are kept.
  private static let most = 1 << 16

  /// - Parameters:
  ///   - library: made of the file that it plays.
  ///   - printsToErrors: true if what code prints is not to come among the output of a command.
  init(_ library: String, in engine: PlaygroundEngine, printsToErrors: Bool) throws {
    var (ends, pipes): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    // Compilers that are started meanwhile inherit neither.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Failure("can't talk to a worker: \(FileSystem.lastError())")
    }
    guard socketpair(AF_UNIX, kind, 0, &pipes) == 0 else {
      let problem = FileSystem.lastError()
      for end in ends { close(end) }
      throw Failure("can't listen to a worker: \(problem)")
    }
    self.library = library
    patience = printsToErrors ? 20 : 6
    socket = WireSocket(ends[0])
    words = pipes[0]
    _ = fcntl(words, F_SETFL, O_NONBLOCK)
    let nothing = FileCall.open("/dev/null", O_RDONLY | O_CLOEXEC)
    let start = Spawn(
      engine.worker, [library], environment: Self.environment(engine),
      files: [
        (0, nothing), (1, printsToErrors ? 2 : 1), (2, pipes[1]),
        (PlaygroundWorker.socket, ends[1]),
      ])
    let (id, problem) = Unfinished.start { start.start(&$0) }
    self.id = id
    for file in [ends[1], pipes[1], nothing] { close(file) }
    guard problem == 0 else {
      status = 0
      throw Failure("can't start \(engine.worker): \(String(cString: strerror(problem)))")
    }
  }

  deinit {
    stop()
    close(words)
  }

  /// The person's own environment, with where Swift's runtime lies, and how a trap is told.
  private static func environment(_ engine: PlaygroundEngine) -> [String] {
    let own = [
      "LD_LIBRARY_PATH=" + engine.libraryPath,
      "SWIFT_BACKTRACE=enable=yes,color=no,registers=none,images=none,threads=crashed,"
        + "interactive=no,sanitize=no",
    ]
    let names = own.map { $0.prefix { $0 != "=" } + "=" }
    return Spawn.ownEnvironment.filter { word in !names.contains { word.hasPrefix($0) } } + own
  }

  // MARK: What it says

  /// Takes what it has said meanwhile, and tells it on.
  func listen() {
    let part = 4096
    // Code that writes without end is not listened to without end.
    for _ in 0..<64 {
      let bytes = [UInt8](unsafeUninitializedCapacity: part) { buffer, size in
        size = max(0, read(words, buffer.baseAddress, part))
      }
      guard !bytes.isEmpty else { return }
      said += bytes
      if said.count > 2 * Self.most { said.removeFirst(said.count - Self.most) }
      line += bytes
      tellOn()
    }
  }

  /// Tells on whole lines that code has said, but not the pages that the runtime writes about a trap: a
  /// line is made of them.
  private func tellOn() {
    while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
      tell(Array(line[...end]))
      line.removeFirst(end + 1)
    }
    if line.count > Self.most { tell(line) }
  }

  private func tell(_ bytes: [UInt8]) {
    defer { if line.count > Self.most { line = [] } }
    let text = String(decoding: bytes, as: UTF8.self)
    let isRuntimes =
      text.hasPrefix("*** Signal ") || text.hasPrefix("*** Program crashed")
      || text.hasPrefix("swift-runtime: ") || text.contains(": Fatal error: ")
    isTrapped = isTrapped || isRuntimes
    guard !isTrapped else { return }
    bytes.withUnsafeBytes { try? FileSystem.write($0, to: 2) }
  }

  // MARK: Its end

  /// Ends it.
  func stop() {
    guard status == nil else { return }
    kill(-id, SIGKILL)
    waitForEnd(seconds: 5)
  }

  private func waitForEnd(seconds: Double) {
    let end = MonotonicClock.now + Int64(seconds * 1e9)
    var status: Int32 = 0
    while self.status == nil {
      listen()
      if Unfinished.look(at: id, &status) != 0 { self.status = status }
      if MonotonicClock.now > end { return }
      usleep(500)
    }
    listen()
  }

  /// The seconds of a processor that it has used.
  var work: Double { ProcessorTime.seconds(of: id) }

  /// Ends one that has not answered for some seconds.
  ///
  /// - Returns: the words about where it was.
  func interrupt(after seconds: Double) -> String {
    kill(id, SIGQUIT)
    waitForEnd(seconds: patience)
    let report = CrashReport(String(decoding: said, as: UTF8.self), library: library)
    stop()
    let seconds = Int(seconds)
    return report.place.map {
      "\($0): it goes on and on, for \(seconds) s by now: an endless loop?"
    }
      ?? "the code goes on and on, for \(seconds) s by now: an endless loop?"
  }

  /// The words about the reason for which it has gone.
  ///
  /// - Parameter hasBegun: true if it has shown something.
  func reasonOfEnd(hasBegun: Bool) -> String {
    waitForEnd(seconds: patience)
    let report = CrashReport(String(decoding: said, as: UTF8.self), library: library)
    guard let status else {
      stop()
      return "the code went away"
    }
    if status & 0x7F == 0 {
      let code = status >> 8 & 0xFF
      let mayAwait = code == 0 && !hasBegun
      return "the code ended its process, with exit(\(code))"
        + (mayAwait ? " or an “await” outside of functions, which a playground can’t have" : "")
    }
    return report.words(signal: status & 0x7F)
  }
}
