import Glibc

extension ChildProcess {
  /// Starts a program; the C library's error number, 0 for none.
  static func spawn(
    _ id: inout pid_t, _ name: String, _ arguments: [String], _ passed: [String], input: Int32,
    output: Int32
  ) -> Int32 {
    Spawn(
      name, arguments, environment: environment(passed),
      files: [(0, input), (1, output), (2, output)]
    ).start(&id)
  }

  /// The few variables a program needs to run, so that no other changes what it writes, and those
  /// that are passed.
  private static func environment(_ passed: [String]) -> [String] {
    let names = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] + passed
    return names.compactMap { name in processEnvironment(name).map { "\(name)=\($0)" } }
  }
}
