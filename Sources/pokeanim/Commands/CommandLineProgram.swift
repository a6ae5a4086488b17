import ArgumentParser
import EngineSDL
import Glibc

/// The whole program from its arguments to its exit code.
enum CommandLineProgram {
  /// Done; the environment or the input is at fault; the arguments are.
  enum Exit { static let done: Int32 = 0, failure: Int32 = 1, usage: Int32 = 2 }

  /// Runs what the arguments ask for.
  static func run(_ arguments: [String], making program: ProgramFactory) -> Int32 {
    prepareSignals()
    occupyStandardFiles()
    do {
      var command = try parse(arguments)
      if let command = command as? any ProgramCommand {
        try command.run(making: program)
      } else {
        try command.run()
      }
      return Exit.done
    } catch let failure as Failure {
      printError(failure.message)
    } catch let error as WriteError {
      if !error.isClosedPipe { printError("can't write the output: \(error)") }
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return report(error)
    }
    return Exit.failure
  }

  /// Streams that are closed are taken up by what can't be written: else the next file that is
  /// opened, the display's connection, would get what is meant for the terminal.
  private static func occupyStandardFiles() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A reader that goes away, or a file that grows too large, is an error to handle; a request
  /// to end gets through even if whoever started the program had blocked it.
  private static func prepareSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var requests = sigset_t()
    sigemptyset(&requests)
    sigaddset(&requests, SIGTERM)
    sigaddset(&requests, SIGINT)
    sigprocmask(SIG_UNBLOCK, &requests, nil)
  }

  /// The command that the arguments name.
  ///
  /// The window and its subcommands share names of options, and a root command would take those
  /// of its subcommand; so a subcommand is read with a root that has none.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let subcommands = WindowCommand.configuration.subcommands
    if let first = arguments.first,
      subcommands.contains(where: { $0.configuration.commandName == first })
    {
      return try SubcommandRoot.parseAsRoot(arguments)
    }
    let command = try WindowCommand.parseAsRoot(arguments)
    if let early = arguments.first, subcommands.contains(where: { $0 == type(of: command) }) {
      throw ValidationError("“\(early)” stands before the subcommand; options follow it")
    }
    return command
  }

  /// Help goes to the standard output, wrong usage to the standard error.
  private static func report(_ error: any Error) -> Int32 {
    let text = WindowCommand.fullMessage(for: error)
    let code = WindowCommand.exitCode(for: error)
    let isHelp = code == .success
    let bytes = Array((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8)
    do {
      try bytes.withUnsafeBytes { try FileSystem.write($0, to: isHelp ? 1 : 2) }
      if isHelp { return Exit.done }
    } catch {
      if isHelp {
        printError("can't write the help: \(error)")
        return Exit.failure
      }
    }
    return code == .validationFailure ? Exit.usage : Exit.failure
  }
}

/// The root of the subcommands, without options of its own.
private struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pokeanim", subcommands: WindowCommand.configuration.subcommands)
}
