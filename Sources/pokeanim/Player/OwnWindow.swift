import Engine
import EngineSystem
import Glibc

/// Another window of the program.
enum OwnWindow {
  /// Opens one that runs the code at a path, which its command line names.
  static func open(swift path: String) throws {
    let start = Spawn(
      FileSystem.executable, ["--swift", FileSystem.absolute(path)],
      environment: Spawn.ownEnvironment)
    var id: pid_t = 0
    let problem = start.start(&id)
    guard problem == 0 else {
      throw Failure("can't open a window: \(String(cString: strerror(problem)))")
    }
    // It lives as long as it likes, and somebody hears of its end.
    QuietThread.start { [id] in waitpid(id, nil, 0) }
  }
}
