import Engine
import JSONText

/// Slides as data: a JSON text, as `Docs/Slides.md` describes it.
public struct DeckFile: Sendable {
  /// The slides.
  public let deck: Deck
  /// The elements that are never seen, which is no mistake yet; nil: all are.
  public let doubts: DeckFileError?
  /// The name of the file in a folder of slides.
  package static let usualName = "slides.json"
  /// The text.
  package let bytes: [UInt8]
  private let filePaths: [String: [JSONStep]]
  /// All that it says, for whoever looks whether that can be set.
  package let texts: SlideTexts

  /// Reads all of it, or says all that is wrong with it.
  public init(_ bytes: [UInt8]) throws(DeckFileError) {
    guard bytes.count <= Self.mostBytes else {
      throw DeckFileError([
        .init(
          line: 1, column: 1,
          text: "a file of \(bytes.count) bytes; at most \(Self.mostBytes) are read")
      ])
    }
    let json: JSONValue
    do {
      json = try JSONReader.read(bytes)
    } catch {
      throw DeckFileError([.init(line: error.line, column: error.column, text: error.problem)])
    }
    let notes = FileValue.Notes()
    var reader = DeckReader()
    let deck = reader.deck(FileValue(json: json, path: [], notes: notes))
    guard let deck, notes.list.isEmpty else {
      throw Self.error(notes.list, in: bytes)
    }
    self.deck = deck
    doubts = reader.doubts.isEmpty ? nil : Self.error(reader.doubts, in: bytes)
    self.bytes = bytes
    filePaths = reader.files
    reader.texts.bytes = bytes
    texts = reader.texts
  }

  /// True for the name of a file in the slides' folder, or in one below it.
  ///
  /// Byte by byte: in a `Character` a slash or a point may be joined with others.
  package static func isInFolder(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.first?.isEmpty == false && !parts.contains { $0.elementsEqual("..".utf8) }
  }

  /// Far more than anybody writes.
  private static let mostBytes = 4 << 20

  /// An error of pictures and fonts that can't be shown, each at the place where it is named first.
  ///
  /// - Parameter texts: what is wrong, by the names of the files.
  public func error(ofFiles texts: [String: String]) -> DeckFileError {
    Self.error(texts.map { (filePaths[$0] ?? [], $1) }, in: bytes)
  }

  static func error(
    _ notes: [(path: [JSONStep], text: String)], in bytes: [UInt8]
  ) -> DeckFileError {
    let places = JSONReader.places(of: notes.map(\.path), in: bytes)
    let sorted = zip(places, notes.map(\.text)).sorted { $0.0 < $1.0 }
    return DeckFileError(
      sorted.map { DeckFileError.Problem(line: $0.line, column: $0.column, text: $1) })
  }
}
