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
  private var said: [UInt8] = []
  /// The bytes of it that are on the terminal.
  private var told = 0
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
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw Failure("can't talk to a worker: \(FileSystem.lastError())")
    }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else {
      throw Failure("can't listen to a worker: \(FileSystem.lastError())")
    }
    for file in ends + pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    self.library = library
    socket = WireSocket(ends[0])
    words = pipes[0]
    _ = fcntl(words, F_SETFL, O_NONBLOCK)
    let output = printsToErrors ? Int32(2) : 1
    let (id, problem) = Unfinished.start {
      Self.spawn(
        &$0, engine, library, socket: ends[1], output: output, errors: pipes[1])
    }
    self.id = id
    for file in [ends[1], pipes[1]] { close(file) }
    guard problem == 0 else {
      status = 0
      throw Failure("can't start \(engine.worker): \(String(cString: strerror(problem)))")
    }
  }

  deinit {
    stop()
    close(words)
  }

  private static func spawn(
    _ id: inout pid_t, _ engine: PlaygroundEngine, _ library: String, socket: Int32, output: Int32,
    errors: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawn_file_actions_adddup2(&actions, socket, PlaygroundWorker.socket)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return withWords([engine.worker, library]) { arguments in
      withWords(environment(engine)) { environment in
        posix_spawn(&id, engine.worker, &actions, &attributes, arguments, environment)
      }
    }
  }

  /// The person's own environment, with where Swift's runtime lies, and how a trap is told.
  private static func environment(_ engine: PlaygroundEngine) -> [String] {
    var words: [String] = []
    var next = environ
    while let word = next.pointee {
      words.append(String(fileName: word))
      next += 1
    }
    let own = [
      "LD_LIBRARY_PATH=" + engine.libraryPath,
      "SWIFT_BACKTRACE=enable=yes,color=no,registers=none,images=none,threads=crashed,"
        + "interactive=no,sanitize=no",
    ]
    let names = own.map { $0.prefix { $0 != "=" } + "=" }
    return words.filter { word in !names.contains { word.hasPrefix($0) } } + own
  }

  private static func withWords<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { $0.withFileName { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  // MARK: What it says

  /// Takes what it has said meanwhile, and tells it on.
  func listen() {
    let part = 4096
    var count = 0
    repeat {
      said += [UInt8](unsafeUninitializedCapacity: part) { buffer, size in
        count = read(words, buffer.baseAddress, part)
        size = max(0, count)
      }
    } while count > 0
    tellOn()
    if said.count > 2 * Self.most { said.removeFirst(said.count - Self.most) }
    told = said.count
  }

  /// Tells on what code has said, but not the pages that the runtime writes about a trap: a line is made
  /// of them.
  private func tellOn() {
    guard !isTrapped else { return }
    let new = String(decoding: said[told...], as: UTF8.self)
    let signs = ["\n*** Signal ", "\n*** Program crashed", "swift-runtime: ", "Swift/"]
    let trap = signs.compactMap { new.firstRange(of: $0)?.lowerBound }.min()
    isTrapped = trap != nil
    let words = Array(new[..<(trap ?? new.endIndex)].utf8)
    words.withUnsafeBytes { try? FileSystem.write($0, to: 2) }
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
    waitForEnd(seconds: 2)
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
    waitForEnd(seconds: 5)
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
