import ArgumentParser
import Engine
import EngineSDL
import Studio

/// The subject, and the options that every way to run a screen has.
struct ProgramArguments: ParsableArguments {
  @Argument(help: .subject, completion: .file())
  var word: String?

  @OptionGroup var options: ProgramOptions

  func validate() throws {
    if let word, let subject = wordSubject { try options.check(subject, named: word) }
  }

  /// Throws if the word names no subject: after the parser has looked for options that it does not
  /// know, whose value the word may be.
  func checkWord() throws {
    guard let word else { return }
    do {
      guard try Subject(word: word) != nil else { throw ValidationError(Subject.unknown(word)) }
    } catch let error as ValueError {
      throw ValidationError(error.description)
    }
  }

  /// The subject that the word names; nil: there is no word.
  var wordSubject: Subject? { word.flatMap { try? Subject(word: $0) } }

  /// The subject that is shown at first; nil: none is named.
  var subject: Subject? { options.subjects(beside: wordSubject).first }

  /// The screen that is meant; nil: none is named.
  var namedScreen: ScreenEntry? { subject?.screen }
}

extension ArgumentHelp {
  /// The help of the subject.
  static var subject: ArgumentHelp {
    let screens = ScreenEntry.all.map(\.name).joined(separator: ", ")
    return ArgumentHelp(
      "What to show: a screen (\(screens)), slides, a Swift file, a folder of pictures, or an expression",
      valueName: "subject")
  }
}
