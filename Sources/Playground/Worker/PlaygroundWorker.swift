import Engine
import EngineSystem
import Glibc

/// The program of a worker: it loads one version of a file, and plays it for a window.
package enum PlaygroundWorker {
  /// The descriptor of the socket that leads to the window.
  package static let socket: Int32 = 3
  /// The most memory that code has, in bytes.
  package static let memory: UInt = 4 << 30

  /// Runs until the window has gone. The one argument is the library that was made of the file.
  package static func run() -> Never {
    guard CommandLine.arguments.count == 2, fcntl(socket, F_GETFD) >= 0 else {
      StandardError.say("this is a part of pokeanim, which starts it for a Swift file")
      exit(2)
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    endWithWindow()
    writeLineByLine()
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    try? WorkerLoop(WireSocket(socket), library: CommandLine.arguments[1]).run()
    exit(0)
  }

  /// Ends with the window also while code runs that doesn't come back.
  private static func endWithWindow() {
    QuietThread.start {
      var gone = pollfd(fd: socket, events: 0, revents: 0)
      while poll(&gone, 1, -1) <= 0 {}
      _exit(0)
    }
  }

  /// What is printed before a trap is seen.
  private static func writeLineByLine() {
    guard let found = dlsym(nil, "stdout") else { return }
    setvbuf(found.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
  }
}
