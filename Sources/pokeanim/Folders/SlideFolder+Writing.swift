import Engine
import EngineSystem
import Glibc
import JSONText
import Onboarding
import Studio

/// Writing the text of somebody's slides.
extension SlideFolder {
  /// What is to be changed in slides, as they are by then.
  typealias Change = (Deck, JSONValue) throws -> [DeckEdit]

  /// Makes changes in the text of slides as it is now, one after the other.
  ///
  /// - Parameters:
  ///   - path: the folder, or the JSON file in it.
  ///   - changes: asked again if somebody saves the file meanwhile.
  /// - Returns: the edits that have changed anything.
  /// - Throws: a `Failure` that says what is wrong with the file, what would be wrong with it, or why it
  ///   can't be written.
  static func edit(_ path: String, _ changes: [Change]) throws -> [DeckEdit] {
    let file = try file(at: path)
    var bytes = try bytes(of: file, isNamed: file == path)
    while true {
      let (text, made) = try edited(bytes, of: file, changes)
      guard text != bytes, let other = try write(text, to: path, replacing: bytes) else {
        return made
      }
      bytes = other
    }
  }

  /// The bytes of a file of slides, which no link leads out of its folder to.
  static func bytes(of file: String, isNamed: Bool) throws -> [UInt8] {
    do {
      let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: true)
      return try FileSystem.bytes(of: file, within: isNamed ? nil : bounds)
    } catch let left as FolderBounds.Left {
      throw left.failure
    }
  }

  /// The text with changes, and the edits that have changed anything.
  private static func edited(
    _ bytes: [UInt8], of file: String, _ changes: [Change]
  ) throws -> (text: [UInt8], made: [DeckEdit]) {
    let deck: Deck
    var document: JSONDocument
    do {
      (deck, document) = (try DeckFile(bytes).deck, try JSONDocument(bytes))
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    } catch let error as JSONError {
      throw Failure("\(file), \(error)")
    }
    var made: [DeckEdit] = []
    do {
      for change in changes {
        for edit in try change(deck, document.value) {
          let before = document.bytes
          _ = try edit.apply(to: &document)
          if document.bytes != before { made.append(edit) }
        }
      }
      _ = try DeckFile(document.bytes)
    } catch let error as DeckFileError {
      // The places are of a text that is nowhere.
      let texts = error.problems.map(\.text)
      throw Failure(
        "\(file) stays as it is, for it would be wrong: \(texts.joined(separator: "; "))")
    } catch let error as JSONError {
      throw Failure("\(file) stays as it is, for it can't be changed there: \(error)")
    }
    return (document.bytes, made)
  }

  /// Puts another text into the file of slides, whole or not at all, with the rights that the file
  /// has. It is written where the file really lies, but never out of the named folder by a link.
  ///
  /// - Parameters:
  ///   - path: the folder, or the JSON file in it.
  ///   - old: the bytes that the text was made of.
  /// - Returns: the file's bytes, if somebody has changed them meanwhile: then nothing is written.
  ///   nil: it is written.
  /// - Throws: a `Failure` that says which file can't be written, and why.
  static func write(_ bytes: [UInt8], to path: String, replacing old: [UInt8]) throws -> [UInt8]? {
    let file = try file(at: path)
    let there: [UInt8]
    do {
      let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: true)
      there = try FileSystem.bytes(of: file, within: file == path ? nil : bounds)
    } catch let left as FolderBounds.Left {
      throw Failure("can't write \(file): \(left); open the file itself, or put a copy here")
    }
    guard there == old else { return there }
    guard let place = FileCall.resolved(file) else {
      throw Failure("can't write \(file): \(FileSystem.lastError())")
    }
    try FileSystem.checkRights(of: place, named: file)
    try FileSystem.write(bytes, to: place, isSynced: true)
    return nil
  }
}
