import EngineTestSupport
import Foundation
import Testing

/// The house in figures, as `make check` can't count them.
@Suite struct HouseTests {
  /// The sources by their path, without comments and texts.
  private let sources: [String: String]

  init() throws {
    let root = repositoryRoot().appendingPathComponent("Sources").path
    let names = try #require(FileManager.default.enumerator(atPath: root))
    var sources: [String: String] = [:]
    for case let name as String in names where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      sources[name] = text.replacing(#//.*/#, with: "")
        .replacing(#/"(\\.|[^"\\\n])*"/#, with: "\"\"")
    }
    self.sources = sources
  }

  /// The files that name a word, by word.
  private var filesNaming: [Substring: Set<String>] {
    var files: [Substring: Set<String>] = [:]
    for (file, text) in sources {
      for word in text.matches(of: #/\b[A-Z]\w+/#) { files[word.output, default: []].insert(file) }
    }
    return files
  }

  /// A public type that no other file names has a reason to be there.
  @Test func everyPublicTypeIsUsedOrSaysWhyItIsThere() {
    let declaration =
      #/^(?:public|open) (?:(?:final|indirect) )*(?:struct|class|enum|protocol) (\w+)/#
      .anchorsMatchLineEndings()
    let naming = filesNaming
    var alone: Set<String> = []
    for (file, text) in sources {
      for type in text.matches(of: declaration) where naming[type.1] == [file] {
        alone.insert(String(type.1))
      }
    }
    #expect(alone.subtracting(Self.reasons.keys).sorted() == [], "public types that nobody names")
    #expect(Set(Self.reasons.keys).subtracting(alone).sorted() == [], "reasons without a need")
  }

  /// The public types that no other file of `Sources` names, each with its reason.
  private static let reasons = [
    "Badge": "a layout of the components' original",
    "Film": "made by whoever films a screen",
    "NoKeys": "the keys of a description that names no children",
    "PNGError": "the error of whoever reads a PNG",
    "ShorterSide": "a choice of `together(with:shorter:)`, written as .loop",
    "SpringStep": "the result of Spring.step(after:)",
    "TextViewLayout": "a layout of the layouts' original",
  ]
}
