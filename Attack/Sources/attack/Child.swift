import Attacker
import Foundation

/// A process that runs, and leads a group of its own.
final class Child {
  let id: pid_t
  private var usage = rusage()
  private var status: Int32?

  /// Starts it in a folder; its outputs go to files.
  init(_ command: Command, in folder: String, output: String, errors: String, input: String) throws
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    var attributes = Self.usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    // Other programs take it to the folder, and see to it that it does not outlive us: what the C
    // library has for the one, Swift can't see, and the other is asked for by the process itself.
    let all = ["env", "-C", folder, "setpriv", "--pdeathsig", "KILL"] + command.words
    var words = all.map { strdup($0) } + [nil]
    var variables = command.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, all[0], &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw Failure("can't start \(command.words[0]): \(String(cString: strerror(code)))")
    }
    self.id = id
  }

  /// No signal is held back or ignored, whoever has started us.
  private static func usualSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// True as long as it has not ended.
  var isRunning: Bool {
    guard status == nil else { return false }
    var status: Int32 = 0
    guard wait4(id, &status, WNOHANG, &usage) == id else { return true }
    self.status = status
    return false
  }

  func send(_ signal: Int32) {
    if isRunning { kill(id, signal) }
  }

  /// Waits for its end; false: not in so many seconds of a clock.
  func wait(_ seconds: Double) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while isRunning {
      guard Date() < end else { return false }
      usleep(1500)
    }
    return true
  }

  /// Ends it, if it must be by force, with all that it has started.
  func end(_ signal: Int32 = SIGTERM) {
    send(signal)
    if !wait(5) { send(SIGKILL) }
    _ = wait(5)
    kill(-id, SIGKILL)
  }

  /// Waits for its end, within a command's limits, and says what came of it.
  func finish(_ command: Command) -> Outcome {
    let start = Date()
    var outcome = Outcome(.exited(0))
    var looks = 0
    var sent = false
    while isRunning {
      usleep(1500)
      looks += 1
      let seconds = Date().timeIntervalSince(start)
      if let signal = command.signal, !sent, seconds >= signal.after {
        sent = true
        send(signal.number)
      }
      if looks % 64 == 0, work > command.limit || seconds > command.limit * 6 {
        outcome.wasAsked = true
        break
      }
    }
    outcome.clock = Date().timeIntervalSince(start)
    if outcome.wasAsked { ask(&outcome) }
    fill(&outcome)
    kill(-id, SIGKILL)
    return outcome
  }

  private func ask(_ outcome: inout Outcome) {
    send(SIGTERM)
    // It may have to wait for its turn.
    guard !wait(8) else { return }
    outcome.wasKilled = true
    send(SIGKILL)
    _ = wait(5)
  }

  private func fill(_ outcome: inout Outcome) {
    let status = status ?? SIGKILL
    outcome.ending =
      status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
    outcome.seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    outcome.megabytes = usage.ru_maxrss >> 10
  }

  /// The seconds that it has used of its processor so far.
  var work: Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return fields.dropFirst(12).prefix(2).reduce(0) { $0 + (Double($1) ?? 0) } / 100
  }
}
