import ArgumentParser
import Engine
import EngineSDL
import Studio

/// Finds the command that the arguments name; options may stand before and after it.
enum CommandLineParser {
  private static var names: [String] {
    WindowCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
  }
  /// The commands that people are told of.
  private static var shownNames: [String] {
    WindowCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
  }

  /// - Throws: ``UsageError``, or what the parser throws for help and the version.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    try refuseHiddenHelp(in: arguments)
    // The parser's own would be taken for a folder of slides.
    if arguments.first == "help" { return try parse(arguments.dropFirst() + ["--help"]) }
    if let first = arguments.first, !first.hasPrefix("-"), !names.contains(first) {
      try checkSubject(first)
    }
    var failure: UsageError?
    for index in arguments.indices where mayBeCommand(index, of: arguments) {
      var options = arguments
      let name = options.remove(at: index)
      do {
        return try checked(SubcommandRoot.parseAsRoot([name] + options))
      } catch {
        let mistake = try usage(error, of: name, with: options)
        failure = failure ?? mistake
        // Words behind it may be subjects that are named as commands.
        if index == 0 { break }
      }
    }
    return try window(arguments, after: failure)
  }

  /// The parser sees the option -h in any word with one dash and an h, as in a file's name.
  private static func refuseHiddenHelp(in arguments: [String]) throws {
    let words = arguments.prefix { $0 != "--" }
    let hidden = words.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2 && $0.contains("h")
    }
    guard let hidden, hidden != "-help" else { return }
    throw UsageError(
      message: "there is no option '\(hidden)'; a file of that name is './\(hidden)'")
  }

  private static func checked(_ command: any ParsableCommand) throws -> any ParsableCommand {
    try (command as? any SubjectCommand)?.program.checkWord()
    return command
  }

  /// Throws if the first word is neither a command nor a subject.
  private static func checkSubject(_ word: String) throws {
    do {
      guard try Subject(word: word) != nil else { throw UsageError(message: unknown(word)) }
    } catch let error as ValueError {
      throw UsageError(message: error.description)
    }
  }

  /// True for a command's name, unless it is a value: `--font trace` asks for a font.
  private static func mayBeCommand(_ index: Int, of arguments: [String]) -> Bool {
    let name = arguments[index]
    guard names.contains(name) else { return false }
    guard let before = arguments[..<index].last, before.hasPrefix("-") else { return true }
    do {
      _ = try SubcommandRoot.parseAsRoot([name, before])
      return true
    } catch {
      return !WindowCommand.message(for: error).contains("Missing value")
    }
  }

  /// The window, whose options are read last: a name of a command may be a value of theirs.
  private static func window(
    _ arguments: [String], after failure: UsageError?
  ) throws -> any ParsableCommand {
    do {
      let command = try checked(WindowCommand.parseAsRoot(arguments))
      // A command's name is no folder's, wherever it stands: `./render` names one.
      let word =
        (command as? WindowCommand)?.program.word ?? type(of: command).configuration.commandName
      if let failure, names.contains(word ?? "") { throw failure }
      return command
    } catch {
      throw try failure ?? usage(error, of: nil, with: arguments)
    }
  }

  /// An error of the parser as wrong usage; a wish for help or the version is thrown on.
  private static func usage(
    _ error: any Error, of command: String?, with options: [String]
  ) throws -> UsageError {
    guard WindowCommand.exitCode(for: error) == .validationFailure else { throw error }
    let message = framesAdvice(options, of: command) ?? WindowCommand.message(for: error)
    return UsageError(message: message, command: command)
  }

  /// What is said of several SVG files where slides are wanted; nil: that is no matter here.
  private static func framesAdvice(_ options: [String], of command: String?) -> String? {
    let frames = options.filter(SlideFolder.isFrame)
    guard let command, ["check", "describe", "tune"].contains(command), frames.count > 1 else {
      return nil
    }
    return "“\(command)” is for slides; make slides of the frames: pokeanim new tour.slides --from "
      + frames.joined(separator: " ")
  }

  private static func unknown(_ name: String) -> String {
    let screens = ScreenEntry.all.map(\.name)
    if let command = Spelling.nearest(to: name, in: shownNames + screens) {
      return "there is no command '\(name)'. Did you mean '\(command)'?"
    }
    return "there is no command '\(name)'; the commands are \(shownNames.joined(separator: ", "))"
      + ", and the screens \(screens.joined(separator: ", "))"
  }
}

/// The root of the subcommands, without options of its own: those of the window share names with
/// theirs, and would be taken first.
private struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pokeanim", version: Version.number,
    subcommands: WindowCommand.configuration.subcommands)
}
