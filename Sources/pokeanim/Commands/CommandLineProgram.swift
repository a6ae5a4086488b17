import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Glibc
import Studio

/// The whole program from its arguments to its exit code.
enum CommandLineProgram {
  /// Runs what the arguments ask for.
  static func run(_ arguments: [String], making program: @escaping ProgramFactory) -> Int32 {
    prepareSignals()
    occupyStandardFiles()
    do {
      var command = try CommandLineParser.parse(arguments)
      if !(command is any WindowProgram) { StopSignal.watch() }
      if let command = command as? any ProgramCommand {
        try command.run(making: program)
      } else {
        try command.run()
      }
      return ExitStatus.done
    } catch let failure as Failure {
      fail(failure.message)
    } catch let error as WriteError {
      return report(error, of: "output")
    } catch let error as UsageError {
      return report(error)
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return report(error)
    }
    return ExitStatus.failure
  }

  /// Tells why it ends, unless a signal is about to end it.
  private static func fail(_ message: String) {
    if StopSignal.claimsLastWord() { printError(message) }
  }

  /// Streams that are closed are taken up by what can't be written: else the next file that is
  /// opened, the display's connection, would get what is meant for the terminal.
  private static func occupyStandardFiles() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A reader that goes away, or a file that grows too large, is an error to handle. Daemons that
  /// ignore the end of their children hand that on, and nobody could ask how ours have ended.
  private static func prepareSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
  }

  /// Help, the version and completions go to the standard output; whatever else the parser has to say
  /// is an error.
  private static func report(_ error: any Error) -> Int32 {
    guard WindowCommand.exitCode(for: error) == .success else {
      fail(PlainLine.text("\(error)"))
      return ExitStatus.failure
    }
    let text = CompletedCommand.fullMessage(for: error)
    do {
      try StandardOutput.write(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
    } catch let error as WriteError {
      return report(error, of: "help")
    } catch {
      fail("\(error)")
      return ExitStatus.failure
    }
    return ExitStatus.done
  }

  /// A reader that has gone has seen all it wanted.
  private static func report(_ error: WriteError, of text: String) -> Int32 {
    if !error.isClosedPipe { fail("can't write the \(text): \(error)") }
    return ExitStatus.failure
  }

  private static func report(_ error: UsageError) -> Int32 {
    guard StopSignal.claimsLastWord() else { return ExitStatus.usage }
    printError(error.message)
    let command = ["pokeanim", error.command].compactMap(\.self).joined(separator: " ")
    printPlain("Try '\(command) --help' for more information.")
    return ExitStatus.usage
  }
}
