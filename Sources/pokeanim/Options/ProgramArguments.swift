import ArgumentParser
import Engine
import EngineSDL
import Studio

/// The subject, and the options that every way to run a screen has.
struct ProgramArguments: ParsableArguments {
  @Argument(help: .subject, completion: .file())
  var words: [String] = []

  @OptionGroup var options: ProgramOptions

  /// The first one; several are SVG files.
  var word: String? { words.first }

  func validate() throws {
    if words.count > 1, let other = words.first(where: { !SlideFolder.isFrame($0) }) {
      if let mistake = SlideFolder.whyNoFrame(other), words.contains(where: SlideFolder.isFrame) {
        throw ValidationError(mistake)
      }
      let extra = other == words[0] ? words[1] : other
      throw ValidationError(
        "“\(extra)” is one subject too many; several are SVG files, as in a.svg b.svg")
    }
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
  var wordSubject: Subject? {
    words.count > 1 ? .frames(words) : word.flatMap { try? Subject(word: $0) }
  }

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
      """
      What to show: a screen (\(screens)), slides, SVG files in their order, a Swift file, a folder of \
      pictures, or an expression
      """,
      valueName: "subject")
  }
}
