import Glibc

/// Another program that reads from us; its own output goes to a file.
///
/// It is never waited for without a way out: a request to end, or its own standstill for too long,
/// ends the waiting, and then it is ended too.
final class ChildProcess {
  /// It takes nothing, and does nothing with what it has.
  struct Stuck: Error, Hashable {
    /// How long it stood still, in seconds.
    var seconds: Double
  }

  private let id: pid_t
  private var input: Int32
  private let signal: StopSignal?
  private let patience: Double
  private var isRunning = true

  /// Starts a program found in PATH; nil if there is none of that name.
  ///
  /// - Parameters:
  ///   - log: the file that takes all it says.
  ///   - signal: ends the waiting for it.
  ///   - patience: the seconds it may stand still, > 0.
  static func start(
    _ name: String, _ arguments: [String], log: String, signal: StopSignal? = nil,
    patience: Double = 60
  ) throws -> ChildProcess? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw Failure("can't talk to \(name): \(FileSystem.lastError())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var id: pid_t = 0
    let rc = spawn(&id, name, arguments, input: ends[0], log: log)
    close(ends[0])
    guard rc == 0 else {
      close(ends[1])
      if rc == ENOENT { return nil }
      throw Failure("can't start \(name): \(String(cString: strerror(rc)))")
    }
    return ChildProcess(id: id, input: ends[1], signal: signal, patience: patience)
  }

  private init(id: pid_t, input: Int32, signal: StopSignal?, patience: Double) {
    self.id = id
    self.input = input
    self.signal = signal
    self.patience = patience
  }

  deinit { stop() }

  // MARK: Talking to it

  /// Hands it bytes; waits until it took them.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    var still = Standstill(of: id, patience: patience)
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(input, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        still = Standstill(of: id, patience: patience)
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { throw WriteError(code: errno) }
      try wait(for: input, during: &still)
    }
  }

  /// Tells it that nothing more comes and waits for its end; whether all went well.
  func end() throws -> Bool {
    closeInput()
    var still = Standstill(of: id, patience: patience)
    while isRunning {
      var status: Int32 = 0
      let rc = waitpid(id, &status, WNOHANG)
      if rc != 0 {
        isRunning = false
        return rc == id && status == 0
      }
      try wait(for: nil, during: &still)
    }
    return false
  }

  /// Ends it and what it has started, politely first.
  func stop() {
    closeInput()
    guard isRunning else { return }
    isRunning = false
    var status: Int32 = 0
    // Its number is that of its group, too.
    for attempt in 0..<100 {
      if attempt == 0 { kill(-id, SIGTERM) }
      if waitpid(id, &status, WNOHANG) != 0 { return }
      usleep(10_000)
    }
    kill(-id, SIGKILL)
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  private func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// Sleeps until it takes bytes, somebody asks for the end, or a moment has passed.
  private func wait(for output: Int32?, during still: inout Standstill) throws {
    var file = pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0)
    poll(&file, 1, output == nil ? 5 : 50)
    try signal?.check()
    if let seconds = still.exceeded() { throw Stuck(seconds: seconds) }
  }
}

/// How long a process has done nothing at all.
private struct Standstill {
  private let id: pid_t
  private let patience: Double
  private var work: Int64?
  private var since = MonotonicClock.now

  init(of id: pid_t, patience: Double) {
    self.id = id
    self.patience = patience
  }

  /// The seconds, once they are more than the patience.
  mutating func exceeded() -> Double? {
    let now = MonotonicClock.now
    let seconds = Double(now - since) / 1e9
    guard seconds > patience else { return nil }
    let done = Self.work(of: id)
    defer { (work, since) = (done, now) }
    // The first look only says what it had done by then.
    return work != nil && work == done ? seconds : nil
  }

  /// What it has used of its processor.
  private static func work(of id: pid_t) -> Int64 {
    guard let status = try? FileSystem.text(of: "/proc/\(id)/stat"),
      let bracket = status.lastIndex(of: ")")
    else { return 0 }
    let fields = status[status.index(after: bracket)...].split(separator: " ")
    guard fields.count > 12 else { return 0 }
    return (Int64(fields[11]) ?? 0) + (Int64(fields[12]) ?? 0)
  }
}
