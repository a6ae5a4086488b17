package import Glibc

/// The start of a program in a process and a group of its own.
///
/// No signal is held back or ignored there, and those of the terminal go to us alone: we end it.
package struct Spawn {
  /// The program's path, or its name in PATH.
  package let program: String
  package let arguments: [String]
  /// Its whole environment, as `NAME=value`.
  package let environment: [String]
  /// Its files by their numbers there, and here; others are inherited unless they are closed on exec.
  package let files: [(there: Int32, here: Int32)]

  package init(
    _ program: String, _ arguments: [String], environment: [String],
    files: [(there: Int32, here: Int32)] = []
  ) {
    (self.program, self.arguments) = (program, arguments)
    (self.environment, self.files) = (environment, files)
  }

  /// Starts it; the C library's error number, 0 for none.
  package func start(_ id: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in files { posix_spawn_file_actions_adddup2(&actions, file.here, file.there) }
    var attributes = Self.usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var words = Self.copies([program] + arguments)
    defer { words.forEach { free($0) } }
    var variables = Self.copies(environment)
    defer { variables.forEach { free($0) } }
    return program.withFileName {
      posix_spawnp(&id, $0, &actions, &attributes, &words, &variables)
    }
  }

  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { $0.withFileName { strdup($0) } } + [nil]
  }

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

  /// All variables of this process.
  package static var ownEnvironment: [String] {
    var words: [String] = []
    var next = environ
    while let word = next.pointee {
      words.append(String(fileName: word))
      next += 1
    }
    return words
  }
}
