import Engine
import EngineSDL
import Onboarding

/// Slides with their pictures: the program's own, or a person's from a folder.
struct SlideFolder {
  /// The file of the slides; nil: they are the program's own.
  var file: String?
  /// True if pictures that can't be drawn whole are errors.
  var isStrict = false
  let deck: Deck
  let artwork: Artwork

  /// The program's own slides.
  ///
  /// - Parameter assets: the folder with the program's pictures.
  init(assets: String) throws {
    deck = .builtIn
    artwork = try Pictures.artwork(of: deck, in: assets)
  }

  /// A person's slides.
  ///
  /// - Parameters:
  ///   - path: their folder, or the JSON file in it.
  ///   - isStrict: true if pictures that can't be drawn whole are errors.
  ///   - tell: told in one line of each thing in a picture that isn't drawn.
  init(
    _ path: String, isStrict: Bool = false, tell: @escaping (String) -> Void = printWarning
  ) throws {
    let file = try Self.file(at: path)
    let read = try Self.read(file)
    do {
      let folder = FileSystem.folder(of: file)
      artwork = try Self.artwork(of: read, in: folder, tell: isStrict ? nil : tell)
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    }
    self.file = file
    self.isStrict = isStrict
    deck = read.deck
  }

  /// A person's slides without their pictures.
  static func deck(at path: String) throws -> Deck { try read(file(at: path)).deck }

  private static func read(_ file: String) throws -> DeckFile {
    let bytes = try FileSystem.bytes(of: file)
    do {
      return try DeckFile(bytes)
    } catch {
      throw Failure(lines: error.lines(in: file))
    }
  }

  /// The folders that its pictures are in.
  var pictureFolders: Set<String> {
    guard let file else { return [] }
    let folder = FileSystem.folder(of: file)
    return Set(deck.slides.flatMap(\.pictures).map { FileSystem.folder(of: folder + "/" + $0) })
  }

  /// The name of the file in a folder of slides.
  static let fileName = "slides.json"

  /// The words for slides: the name of their folder, or of a file of another name than usual; nil:
  /// it says nothing.
  static func title(at path: String) -> String? {
    var absolute = FileSystem.absolute(path)
    while let end = ["/", "/."].first(where: absolute.hasSuffix) { absolute.removeLast(end.count) }
    let isUsual = FileSystem.name(of: absolute) == fileName
    let name = FileSystem.name(of: isUsual ? FileSystem.folder(of: absolute) : absolute)
    let ending = [".slides", ".json"].first { name.hasSuffix($0) } ?? ""
    let title = name.dropLast(ending.count)
    return title.contains { $0 != "." } ? PlainLine.text(String(title)) : nil
  }

  /// True if a folder holds slides.
  static func lies(at path: String) -> Bool { FileSystem.exists(path + "/" + fileName) }

  private static func file(at path: String) throws -> String {
    guard FileSystem.exists(path) else {
      throw Failure(
        "\(path) is not there; name a folder with a \(fileName), or that file,"
          + " or make one: pokeanim new \(FileSystem.name(of: path))")
    }
    guard FileSystem.isFolder(path) else {
      // A pipe or a device would keep whoever reads it waiting.
      guard FileSystem.isFile(path), path.hasSuffix(".json") else {
        throw Failure("\(path) is neither a folder with a \(fileName) nor a .json file")
      }
      return path
    }
    let file = path + (path.hasSuffix("/") ? "" : "/") + fileName
    guard FileSystem.isFile(file) else {
      throw Failure("\(path) holds no \(fileName), the file that describes slides")
    }
    return file
  }

  /// All pictures that the slides name, or an error that names all that can't be shown.
  ///
  /// - Parameter tell: told of what isn't drawn; nil: that is an error.
  private static func artwork(
    of read: DeckFile, in folder: String, tell: ((String) -> Void)?
  ) throws -> Artwork {
    var drawings: [String: Drawing] = [:]
    var wrong: [String: String] = [:]
    for name in Set(read.deck.slides.flatMap(\.pictures)).sorted() {
      do {
        drawings[name] = try Pictures.drawing(name, in: folder, tell: tell)
      } catch {
        wrong[name] = "\(error)"
      }
    }
    guard wrong.isEmpty else { throw read.error(ofPictures: wrong) }
    return Artwork(drawings)
  }
}
