import Glibc

extension ChildProcess {
  /// Starts a program; the C library's error number, 0 for none.
  static func spawn(
    _ id: inout pid_t, _ name: String, _ arguments: [String], _ passed: [String], input: Int32,
    output: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var attributes = usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var words = ([name] + arguments).map { $0.withFileName { strdup($0) } } + [nil]
    defer { words.forEach { free($0) } }
    var variables = environment(passed)
    defer { variables.forEach { free($0) } }
    return name.withFileName { posix_spawnp(&id, $0, &actions, &attributes, &words, &variables) }
  }

  /// No signal is held back or ignored, and those of the terminal go to us alone: we end it.
  private static func usualSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      sigaddset(&ignored, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return attributes
  }

  /// The few variables a program needs to run, so that no other changes what it writes, and those
  /// that are passed.
  private static func environment(_ passed: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let names = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] + passed
    let set = names.compactMap { name in processEnvironment(name).map { "\(name)=\($0)" } }
    return set.map { $0.withFileName { strdup($0) } } + [nil]
  }
}
