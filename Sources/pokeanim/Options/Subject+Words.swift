import Engine
import EngineSDL
import EngineSystem
import Studio

extension Subject {
  /// The subject that a word names: a file or a folder that is there, a screen, an expression, or a
  /// path at which nothing lies; nil: it is none of them.
  ///
  /// - Throws: ``ValueError`` for an expression with a mistake.
  init?(word: String) throws {
    if SwiftSource.isName(word), !FileSystem.isFolder(word) {
      self = .swift(word)
    } else if SlideFolder.isFrame(word) {
      self = .frames([word])
    } else if FileSystem.exists(word) {
      self.init(path: word)
    } else if let screen = ScreenEntry(argument: word) {
      self = .screen(screen)
    } else if let line = try? OptionValue.expression(word) {
      self = .expression(line)
    } else if word.contains(where: { "+*(".contains($0) }), !word.contains("/") {
      self = .expression(try OptionValue.expression(word))
    } else if word.contains(where: { "./".contains($0) }) {
      self = .document(word)
    } else {
      return nil
    }
  }

  /// The subject at a path: Swift if there is some, and no slides; pictures if there are some.
  init(path: String) {
    guard !SlideFolder.isFrame(path) else {
      self = .frames([path])
      return
    }
    guard SlideFolder.lies(at: path) || !SwiftSource.lies(at: path) else {
      self = .swift(path)
      return
    }
    let isDocument = SlideFolder.lies(at: path) || CardFolder.names(in: path).isEmpty
    self = isDocument ? .document(path) : .cards(path)
  }

  /// The mistake of a word that names nothing.
  static func unknown(_ word: String) -> String {
    let names = ScreenEntry.all.map(\.name)
    let advice =
      Spelling.nearest(to: word, in: names).map { ". Did you mean '\($0)'?" }
      ?? "; the screens are \(names.joined(separator: ", "))"
    return "there is no screen, file or expression '\(word)'\(advice)"
  }

  /// The words for what is shown, as the title of a file.
  var title: String {
    switch self {
    case .pair(let pair): "\(screen.title): \(pair.rawValue)"
    case .document(let path): SlideFolder.title(at: path) ?? screen.title
    case .frames(let paths): paths.map(SlideFolder.name(ofFrame:)).joined(separator: " → ")
    case .swift(let path): FileSystem.name(of: path)
    case .screen, .cards, .expression: screen.title
    }
  }
}
