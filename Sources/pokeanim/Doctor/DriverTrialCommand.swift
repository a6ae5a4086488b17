import ArgumentParser
import EngineSDL
import Glibc

/// `pokeanim try-drivers`, hidden: the process that may crash instead of the window.
struct DriverTrialCommand: ParsableCommand {
  static let name = "try-drivers"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var drivers: [String]

  /// Opens the first driver that opens, says so, and keeps it open until its input ends.
  func run() throws {
    beQuiet()
    for driver in drivers {
      try say(.trying(driver))
      if VideoDriver.open(driver) == nil {
        try say(.opened(driver))
        var byte: UInt8 = 0
        while read(0, &byte, 1) != 0 {}
        _exit(0)
      }
      try say(.refused(driver))
    }
  }

  private func say(_ report: DriverTrial.Report) throws {
    try Array("\(report)\n".utf8).withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }

  /// No words of libraries, and no picture of the memory, of a crash that is counted with.
  private func beQuiet() {
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 { dup2(nowhere, 2) }
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    for fault in [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP] { signal(fault, SIG_DFL) }
  }
}
