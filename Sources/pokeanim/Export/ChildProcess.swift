import Glibc

/// Another program that reads from us; its own output goes to a file.
final class ChildProcess {
  private let id: pid_t
  private var input: Int32

  /// Starts a program found in PATH; nil if there is none of that name.
  ///
  /// - Parameter log: the file that takes all it says.
  static func start(_ name: String, _ arguments: [String], log: String) throws -> ChildProcess? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw Failure("can't talk to \(name): \(FileSystem.lastError())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var variables = environment()
    defer { variables.forEach { free($0) } }
    var id: pid_t = 0
    let rc = posix_spawnp(&id, name, &actions, nil, &words, &variables)
    close(ends[0])
    guard rc == 0 else {
      close(ends[1])
      if rc == ENOENT { return nil }
      throw Failure("can't start \(name): \(String(cString: strerror(rc)))")
    }
    return ChildProcess(id: id, input: ends[1])
  }

  /// The few variables a program needs to run, so that no other changes what it writes.
  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    let names = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"]
    let set = names.compactMap { name in processEnvironment(name).map { "\(name)=\($0)" } }
    return set.map { strdup($0) } + [nil]
  }

  private init(id: pid_t, input: Int32) {
    self.id = id
    self.input = input
  }

  deinit { _ = end() }

  /// Hands it bytes; waits until it took them.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    try FileSystem.write(bytes, to: input)
  }

  /// Tells it that nothing more comes and waits for its end; whether all went well.
  func end() -> Bool {
    guard input >= 0 else { return false }
    close(input)
    input = -1
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
