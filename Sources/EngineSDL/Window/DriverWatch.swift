import CSDL2
import Engine
package import EngineSystem
import Glibc
import Synchronization

/// A watch on the video drivers while they are opened: those that talk to a server may crash for
/// what it says, or hang with it. Then the program starts anew and leaves that driver aside.
///
/// The new start learns of it by an environment variable. Another process that tries first would
/// make every window wait for it.
package struct DriverWatch {
  /// A driver that is not to be touched any more.
  package struct Fault: Hashable, CustomStringConvertible {
    enum Kind: String { case crash, silence }

    var driver: String
    var kind: Kind

    package var description: String {
      let deed = kind == .crash ? "crashes" : "does not answer"
      return "the video driver “\(driver)” \(deed) when it is opened"
    }
  }

  /// The faults that earlier starts met, in order.
  package let faults: [Fault]
  /// The drivers to open, in order; empty if SDL may take what it wants.
  private let names: [String]
  /// The seconds a driver may take to open.
  private let patience: UInt32 = 5

  /// - Parameter environment: says which drivers are asked for, and what earlier starts met.
  package init(environment: Environment) {
    let faults = Self.faults(in: environment(Self.variable) ?? "")
    self.faults = faults
    names = Self.candidates(environment: environment, isWayOutWanted: !faults.isEmpty)
      .filter { name in !faults.contains { $0.driver == name } }
  }

  /// The drivers that talk to servers, in the order in which SDL takes them; empty if none of them
  /// would be opened.
  ///
  /// - Parameter isWayOutWanted: true if those follow that were not asked for.
  private static func candidates(environment: Environment, isWayOutWanted: Bool) -> [String] {
    let names = (0..<SDL_GetNumVideoDrivers()).compactMap { index in
      SDL_GetVideoDriver(index).map { String(cString: $0) }
    }
    let servers = names.filter(["x11", "wayland"].contains)
    guard let asked = environment("SDL_VIDEODRIVER") else { return servers }
    let wanted = asked.split(separator: ",").map(String.init)
    guard wanted.allSatisfy(servers.contains) else { return [] }
    return wanted + (isWayOutWanted ? servers.filter { !wanted.contains($0) } : [])
  }

  /// Opens the first driver that opens; false: none did, and SDL may take what it wants.
  ///
  /// - Parameter open: opens the named driver; returns false if it refuses.
  /// - Throws: ``Failure`` if none opens, but one may not be tried by SDL itself.
  func start(_ open: (String) -> Bool) throws -> Bool {
    for name in names {
      let nextStarts = NextStarts(
        afterCrash: variable(adding: Fault(driver: name, kind: .crash)),
        afterSilence: variable(adding: Fault(driver: name, kind: .silence)))
      if nextStarts.watching(for: patience, { open(name) }) { return true }
    }
    guard faults.isEmpty else {
      throw Failure(faults.map(\.description).joined(separator: "; "))
    }
    return false
  }

  // MARK: From one start to the next

  private static let variable = "POKEANIM_DRIVER_FAULTS"

  private static func faults(in text: String) -> [Fault] {
    text.split(separator: ",").compactMap { entry in
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let kind = Fault.Kind(rawValue: String(parts[1])) else { return nil }
      return Fault(driver: String(parts[0]), kind: kind)
    }
  }

  private func variable(adding fault: Fault) -> String {
    let entries = (faults + [fault]).map { "\($0.driver):\($0.kind.rawValue)" }
    return "\(Self.variable)=\(entries.joined(separator: ","))"
  }
}

/// The program's own words and variables for a new start, ready for a signal's handler, which may
/// not make any.
private struct NextStarts: ~Copyable {
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The addresses of the words and of the variables; 0: none are ready.
  private static let arguments = Atomic<UInt>(0)
  private static let afterCrash = Atomic<UInt>(0)
  private static let afterSilence = Atomic<UInt>(0)
  /// A copy of the standard error, which is closed meanwhile to words of libraries; -1: none.
  private static let errors = Atomic<Int32>(-1)
  private static let crashes = [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP]

  /// - Parameters:
  ///   - afterCrash: the variable to set, with its value.
  ///   - afterSilence: likewise.
  init(afterCrash: String, afterSilence: String) {
    Self.put(Self.copy(of: CommandLine.unsafeArgv), at: Self.arguments)
    // Swift sees a variable that any thread may change.
    let environment = dlsym(nil, "environ")?.load(as: Words?.self)
    Self.put(Self.copy(of: environment, setting: afterCrash), at: Self.afterCrash)
    Self.put(Self.copy(of: environment, setting: afterSilence), at: Self.afterSilence)
  }

  deinit {
    Self.put(nil, at: Self.arguments)
    Self.put(nil, at: Self.afterCrash)
    Self.put(nil, at: Self.afterSilence)
  }

  /// Frees what was there.
  private static func put(_ words: Words?, at place: borrowing Atomic<UInt>) {
    let old = place.exchange(UInt(bitPattern: words), ordering: .acquiringAndReleasing)
    guard let old = Words(bitPattern: old) else { return }
    var next = old
    while let word = next.pointee {
      free(word)
      next += 1
    }
    old.deallocate()
  }

  /// Starts anew if the work crashes, or takes longer than the seconds.
  func watching<Result>(for seconds: UInt32, _ work: () -> Result) -> Result {
    let before = Self.crashes.map { Self.handle($0, by: Self.action { _ in NextStarts.crash() }) }
    let alarmBefore = Self.handle(SIGALRM, by: Self.action { _ in NextStarts.fallSilent() })
    // Some libraries end the program where others crash.
    atexit { if NextStarts.arguments.load(ordering: .acquiring) != 0 { NextStarts.crash() } }
    Self.hearAlarm()
    Self.closeErrors()
    alarm(seconds)
    defer {
      alarm(0)
      Self.openErrors()
      _ = Self.handle(SIGALRM, by: alarmBefore)
      for (signal, action) in zip(Self.crashes, before) { _ = Self.handle(signal, by: action) }
    }
    return work()
  }

  /// Lets the alarm through, which whoever has started the program may hold back.
  private static func hearAlarm() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func closeErrors() {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    errors.store(fcntl(2, F_DUPFD_CLOEXEC, 3), ordering: .releasing)
    dup2(nowhere, 2)
    close(nowhere)
  }

  private static func openErrors() {
    let copy = errors.exchange(-1, ordering: .acquiringAndReleasing)
    guard copy >= 0 else { return }
    dup2(copy, 2)
    close(copy)
  }

  // MARK: In the handlers

  private static func crash() {
    alarm(0)
    start(Words(bitPattern: afterCrash.load(ordering: .acquiring)))
  }

  private static func fallSilent() {
    start(Words(bitPattern: afterSilence.load(ordering: .acquiring)))
  }

  private static func start(_ environment: Words?) {
    let program: StaticString = "/proc/self/exe"
    openErrors()
    program.withUTF8Buffer { path in
      guard let environment,
        let words = Words(bitPattern: arguments.load(ordering: .acquiring)),
        let start = path.baseAddress
      else { return }
      _ = start.withMemoryRebound(to: CChar.self, capacity: path.count + 1) {
        execve($0, words, environment)
      }
    }
    _exit(1)
  }

  // MARK: The system's words

  private static func action(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    // The new start must be able to crash, too.
    action.sa_flags = SA_NODEFER
    return action
  }

  /// Sets what a signal does; returns what it did.
  private static func handle(_ signal: Int32, by action: sigaction) -> sigaction {
    var (action, before) = (action, sigaction())
    sigaction(signal, &action, &before)
    return before
  }

  /// Copies words up to their end.
  ///
  /// - Parameter variable: one that is set, as `NAME=value`, whatever it was.
  private static func copy(of words: Words?, setting variable: String? = nil) -> Words {
    let name = variable.map { $0.prefix { $0 != "=" } + "=" } ?? ""
    var copies = [variable.flatMap { strdup($0) }].filter { $0 != nil }
    var next = words
    while let word = next?.pointee {
      if name.isEmpty || strncmp(word, String(name), name.utf8.count) != 0 {
        copies.append(strdup(word))
      }
      next = next?.successor()
    }
    let copy = Words.allocate(capacity: copies.count + 1)
    copy.initialize(from: copies + [nil], count: copies.count + 1)
    return copy
  }
}
