import Engine
import Glibc

/// Another program that reads from us; what it says is kept in memory, so that it can complain of
/// a full disk too.
///
/// It is never waited for without a way out: its own standstill for too long ends the waiting, and
/// then it is ended too.
package final class ChildProcess {
  /// It takes nothing, and does nothing with what it has.
  package struct Stuck: Error, Hashable {
    /// The time that it stood still, in seconds.
    package var seconds: Double
  }

  /// Nobody wants its work any more.
  package struct Unwanted: Error, Hashable {
    package init() {}
  }

  package enum State: Hashable {
    case running
    /// With what went wrong, nil for nothing.
    case ended(problem: String?)
  }

  private let id: pid_t
  private var input: Int32
  private let output: Int32
  private var words: [UInt8] = []
  private let patience: Double
  private var still: Standstill
  private var state = State.running
  /// The most bytes of its words that are kept, the last ones.
  private let mostWords: Int

  /// Starts a program found in PATH; nil if there is none of that name.
  ///
  /// - Parameters:
  ///   - patience: the seconds it may stand still, > 0.
  ///   - variables: of the environment, beside those that every program needs.
  ///   - mostWords: the bytes of what it says that are kept, the last ones.
  package static func start(
    _ name: String, _ arguments: [String], patience: Double = 60, passing variables: [String] = [],
    keeping mostWords: Int = 1 << 16
  ) throws -> ChildProcess? {
    guard let input = Ends(), let output = Ends() else {
      throw Failure("can't talk to \(name): \(FileSystem.lastError())")
    }
    let (id, rc) = Unfinished.start {
      spawn(&$0, name, arguments, variables, input: input.reading, output: output.writing)
    }
    close(input.reading)
    close(output.writing)
    guard rc == 0 else {
      close(input.writing)
      close(output.reading)
      if rc == ENOENT { return nil }
      throw Failure("can't start \(name): \(String(cString: strerror(rc)))")
    }
    // Neither of the two may ever wait for the other in vain.
    for end in [input.writing, output.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ChildProcess(
      id: id, input: input.writing, output: output.reading, patience: patience,
      mostWords: mostWords)
  }

  private init(id: pid_t, input: Int32, output: Int32, patience: Double, mostWords: Int) {
    self.mostWords = mostWords
    self.id = id
    self.input = input
    self.output = output
    self.patience = patience
    still = Standstill(of: id, patience: patience)
  }

  deinit {
    stop()
    close(output)
  }

  // MARK: Talking to it

  /// Hands it bytes; waits until it took them.
  ///
  /// - Throws: ``Stuck``, `WriteError`
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    beginWaiting()
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(input, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        beginWaiting()
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { throw WriteError(code: errno) }
      wait(for: input)
      listen()
      try still.check()
    }
  }

  /// Tells it that nothing more comes and waits for its end; what went wrong, nil for nothing.
  ///
  /// - Parameter isUnwanted: asked again and again; true ends it at once.
  /// - Throws: ``Stuck``, ``Unwanted``
  package func end(when isUnwanted: () -> Bool = { false }) throws -> String? {
    closeInput()
    beginWaiting()
    while true {
      if case .ended(let problem) = try look() { return problem }
      if isUnwanted() {
        stop()
        throw Unwanted()
      }
      wait(for: nil)
    }
  }

  /// Looks whether it has ended; waits for nothing.
  ///
  /// - Throws: ``Stuck`` if it stood still for too long.
  package func look() throws -> State {
    listen()
    guard state == .running else { return state }
    var status: Int32 = 0
    let rc = Unfinished.look(at: id, &status)
    guard rc != 0 else {
      try still.check()
      return state
    }
    state = .ended(problem: rc == id ? Self.problem(status: status) : "it has gone")
    return state
  }

  private static func problem(status: Int32) -> String? {
    let signal = status & 0x7F
    if signal != 0 { return "it was ended: \(String(cString: strsignal(signal)))" }
    return status == 0 ? nil : "it ended with an error"
  }

  /// The last that it has said so far, on both of its outputs.
  package var said: String {
    listen()
    return String(decoding: words, as: UTF8.self)
  }

  /// Takes what it has said meanwhile, so that it can go on.
  private func listen() {
    let part = 4096
    var count = 0
    repeat {
      words += [UInt8](unsafeUninitializedCapacity: part) { buffer, size in
        count = read(output, buffer.baseAddress, part)
        size = max(0, count)
      }
      // Seldom, so that many words cost no more than few.
      if words.count > 2 * mostWords { words.removeFirst(words.count - mostWords) }
    } while count > 0
  }

  /// Ends it and what it has started, politely first.
  package func stop() {
    closeInput()
    guard state == .running else { return }
    state = .ended(problem: "it was stopped")
    var status: Int32 = 0
    // Its number is that of its group, too.
    for attempt in 0..<1000 {
      if attempt == 0 { kill(-id, SIGTERM) }
      if Unfinished.look(at: id, &status) != 0 { return }
      usleep(1_000)
    }
    kill(-id, SIGKILL)
    while Unfinished.look(at: id, &status) == 0 { usleep(1_000) }
  }

  private func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// The time for which it may stand still begins.
  private func beginWaiting() { still = Standstill(of: id, patience: patience) }

  /// Sleeps until it takes bytes, or a moment has passed.
  private func wait(for file: Int32?) {
    var poll = pollfd(fd: file ?? -1, events: Int16(POLLOUT), revents: 0)
    Glibc.poll(&poll, 1, file == nil ? 5 : 50)
  }
}

/// A pipe, which programs that are started do not inherit.
private struct Ends {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// A watch on the time for which a process, and whatever it has started, does nothing at all.
private struct Standstill {
  private let id: pid_t
  private let patience: Double
  private var work: Int64?
  private var since = MonotonicClock.now

  init(of id: pid_t, patience: Double) {
    self.id = id
    self.patience = patience
  }

  /// - Throws: `ChildProcess.Stuck` once it is longer than the patience.
  mutating func check() throws {
    let now = MonotonicClock.now
    let seconds = Double(now - since) / 1e9
    guard seconds > patience else { return }
    let done = ProcessorTime.ticks(ofGroup: id)
    defer { (work, since) = (done, now) }
    // The first look only says what it had done by then.
    if work != nil, work == done { throw ChildProcess.Stuck(seconds: seconds) }
  }
}
