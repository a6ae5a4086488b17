import Engine
import EngineSystem
import Glibc
import JSONText
import Onboarding
import Studio

/// Writing the text of somebody's slides.
extension SlideFolder {
  /// Makes edits in the text of slides as it is now.
  ///
  /// - Parameters:
  ///   - path: the folder, or the JSON file in it.
  ///   - edits: what is to be changed; asked again if somebody saves the file meanwhile.
  /// - Returns: the edits that have changed anything.
  /// - Throws: a `Failure` that says what is wrong with the file, or why it can't be written.
  static func edit(
    _ path: String, _ edits: (Deck, JSONValue) throws -> [DeckEdit]
  ) throws -> [DeckEdit] {
    let file = try file(at: path)
    var bytes = try FileSystem.bytes(of: file)
    while true {
      let (text, made) = try edited(bytes, of: file, edits)
      guard text != bytes, let other = try write(text, to: path, replacing: bytes) else {
        return made
      }
      bytes = other
    }
  }

  /// The text with edits, and those that have changed anything.
  private static func edited(
    _ bytes: [UInt8], of file: String, _ edits: (Deck, JSONValue) throws -> [DeckEdit]
  ) throws -> (text: [UInt8], made: [DeckEdit]) {
    do {
      var document = try JSONDocument(bytes)
      var made: [DeckEdit] = []
      for edit in try edits(try DeckFile(bytes).deck, document.value) {
        let before = document.bytes
        _ = try edit.apply(to: &document)
        if document.bytes != before { made.append(edit) }
      }
      _ = try DeckFile(document.bytes)
      return (document.bytes, made)
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    } catch let error as JSONError {
      throw Failure("\(file), \(error)")
    }
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
    let folder = FileSystem.folder(of: file)
    let isNamed = file == path
    let there: [UInt8]
    do {
      let bounds = FolderBounds(of: folder, areClosed: true)
      there = try FileSystem.bytes(of: file, within: isNamed ? nil : bounds)
    } catch let left as FolderBounds.Left {
      throw Failure("can't write \(file): \(left); open the file itself, or put a copy here")
    }
    guard there == old else { return there }
    guard let place = FileCall.resolved(file) else {
      throw Failure("can't write \(file): \(FileSystem.lastError())")
    }
    try checkRights(of: place, named: file)
    try FileSystem.write(bytes, to: place, isSynced: true)
    return nil
  }

  /// A file that nobody may write would be replaced nevertheless, as its folder may be written.
  private static func checkRights(of place: String, named file: String) throws {
    var status = stat()
    guard FileCall.status(place, &status) == 0, status.st_mode & 0o222 != 0,
      FileCall.access(place, W_OK) == 0
    else {
      throw Failure("can't write \(file): it is read-only; allow it with chmod u+w")
    }
  }
}
