import Engine
import EngineSystem
import Glibc

/// Another window of the program.
enum OwnWindow {
  /// Opens one that runs the code at a path, which its command line names.
  static func open(swift path: String) throws {
    let words = [FileSystem.executable, "--swift", FileSystem.absolute(path)]
    let copies = words.map { $0.withFileName { strdup($0) } } + [nil]
    defer { for copy in copies { free(copy) } }
    var id: pid_t = 0
    let problem = posix_spawn(&id, FileSystem.executable, nil, nil, copies, environ)
    guard problem == 0 else {
      throw Failure("can't open a window: \(String(cString: strerror(problem)))")
    }
  }
}
