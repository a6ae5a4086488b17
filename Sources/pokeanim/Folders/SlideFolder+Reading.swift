import Engine
import EngineSDL
import EngineSystem
import Onboarding
import Studio

/// Reading slides and their pictures.
extension SlideFolder {
  /// The program's own slides.
  ///
  /// - Parameters:
  ///   - assets: the folder with the program's pictures.
  ///   - known: the pictures that were read before.
  init(assets: String, known: KnownPictures = KnownPictures()) throws {
    let deck = Deck.builtIn
    self.init(deck: deck, artwork: try Pictures.artwork(of: deck, in: assets, known: known))
  }

  /// A person's slides.
  ///
  /// - Parameters:
  ///   - path: their folder, or the JSON file in it.
  ///   - isStrict: true if pictures that can't be drawn whole are errors.
  ///   - links: the rule for those that lead out of the folder.
  ///   - known: the pictures that were read before.
  ///   - tell: told in one line of each thing in a picture that isn't drawn.
  init(
    _ path: String, isStrict: Bool = false, links: LinkRule = .refuse,
    known: KnownPictures = KnownPictures(), tell: @escaping (String) -> Void = printWarning
  ) throws {
    guard !Self.isFrame(path) else {
      try self.init(frames: [path], isStrict: isStrict, tell: tell)
      return
    }
    let file = try Self.file(at: path)
    let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: links == .refuse)
    let isNamed = file == path
    let read = try Self.read(file, within: isNamed ? nil : bounds)
    try self.init(read, of: file, bounds, isStrict: isStrict, known: known, tell: tell)
    self.isNamed = isNamed
  }

  private init(
    _ read: DeckFile, of file: String, _ bounds: FolderBounds, isStrict: Bool,
    known: KnownPictures, tell: @escaping (String) -> Void
  ) throws {
    do {
      if let doubts = read.doubts {
        if isStrict { throw doubts }
        doubts.lines(in: file).forEach(tell)
      }
      let folder = FileSystem.folder(of: file)
      let artwork = try Self.artwork(
        of: read, in: folder, bounds, known, tell: isStrict ? nil : tell)
      self.init(
        file: file, isStrict: isStrict, isLeft: !bounds.left.isEmpty, deck: read.deck,
        artwork: artwork)
      (bytes, texts) = (read.bytes, read.texts)
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    }
  }

  /// - Parameter bounds: the folder that was named, if the file itself was not.
  private static func read(_ file: String, within bounds: FolderBounds?) throws -> DeckFile {
    do {
      return try DeckFile(FileSystem.bytes(of: file, within: bounds))
    } catch let left as FolderBounds.Left {
      throw left.failure
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    }
  }

  /// The files that they are read from; none of the program's own.
  var files: Set<String> { file.map { Self.files(of: deck, in: $0) } ?? Set(frames) }

  private static func files(of deck: Deck, in file: String) -> Set<String> {
    let folder = FileSystem.folder(of: file)
    let names = deck.slides.flatMap(\.pictures) + deck.fonts.values.joined()
    return Set(names.map { folder + "/" + $0 } + [file])
  }

  /// Reads a person's slides once more; of their pictures only those that are other ones by now.
  func readAgain(from file: String, links: LinkRule, known: KnownPictures) -> ReadSlides {
    var (files, notes) = (files, [String]())
    guard frames.isEmpty else {
      let slides = Result {
        try SlideFolder(frames: frames, isStrict: isStrict) { notes.append($0) }
      }
      return ReadSlides(file: file, files: files, notes: notes, slides: slides)
    }
    let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: links == .refuse)
    let slides = Result {
      let read = try Self.read(file, within: isNamed ? nil : bounds)
      files = Self.files(of: read.deck, in: file)
      known.keep(files)
      var slides = try SlideFolder(read, of: file, bounds, isStrict: isStrict, known: known) {
        notes.append($0)
      }
      slides.isNamed = isNamed
      return slides
    }
    return ReadSlides(file: file, files: files, notes: notes, slides: slides)
  }

  /// The words for slides: the name of their folder, or of a file of another name than usual; nil:
  /// it says nothing.
  static func title(at path: String) -> String? {
    var absolute = FileSystem.absolute(path)
    while let end = ["/", "/."].first(where: absolute.hasSuffix) { absolute.removeLast(end.count) }
    let isUsual = FileSystem.name(of: absolute) == DeckFile.usualName
    let name = FileSystem.name(of: isUsual ? FileSystem.folder(of: absolute) : absolute)
    let ending = [".slides", ".json"].first { name.hasSuffix($0) } ?? ""
    let title = name.dropLast(ending.count)
    return title.contains { $0 != "." } ? PlainLine.text(String(title)) : nil
  }

  /// True if a folder holds slides.
  static func lies(at path: String) -> Bool { FileSystem.exists(path + "/" + DeckFile.usualName) }

  static func file(at path: String) throws -> String {
    guard FileSystem.exists(path) else {
      throw Failure(
        "\(path) is not there; name a folder with a \(DeckFile.usualName), or that file,"
          + " or make one: pokeanim new \(FileSystem.name(of: path))")
    }
    guard FileSystem.isFolder(path) else {
      // A pipe or a device would keep whoever reads it waiting.
      guard FileSystem.isFile(path), path.hasSuffix(".json") else {
        if let mistake = whyNoFrame(path) { throw Failure(mistake) }
        let advice =
          isFrame(path) ? "; make slides of it: pokeanim new tour.slides --from \(path)" : ""
        throw Failure(
          "\(path) is neither a folder with a \(DeckFile.usualName) nor a .json file\(advice)")
      }
      return path
    }
    let file = path + (path.hasSuffix("/") ? "" : "/") + DeckFile.usualName
    guard FileSystem.isFile(file) else {
      throw Failure("\(path) holds no \(DeckFile.usualName), the file that describes slides")
    }
    return file
  }

  /// All pictures and fonts that the slides name, or an error that names all that can't be shown.
  ///
  /// - Parameter tell: told of what isn't shown; nil: that is an error.
  static func artwork(
    of read: DeckFile, in folder: String, _ bounds: FolderBounds, _ known: KnownPictures,
    tell: ((String) -> Void)?
  ) throws -> Artwork {
    var wrong: [String: String] = [:]
    func files<File>(_ names: [String], _ read: (String) throws -> File) -> [String: File] {
      var files: [String: File] = [:]
      for name in names {
        do {
          files[name] = try read(name)
        } catch let left as FolderBounds.Left {
          wrong[name] = left.failure.message
        } catch {
          wrong[name] = "\(error)"
        }
      }
      return files
    }
    let names = Set(read.deck.slides.flatMap(\.pictures)).sorted()
    var artwork = Artwork(
      files(names) {
        var drawing = try known.drawing($0, in: folder, within: bounds, tell: tell)
        drawing.morphs = read.deck.morphsPictures
        return drawing
      })
    for (family, names) in read.deck.fonts.sorted(by: { $0.key < $1.key }) {
      let fonts = files(names) { try known.font($0, in: folder, within: bounds, tell: tell) }
      artwork.fonts[family] = names.compactMap { fonts[$0] }
      let hidden = FontData.hidden(in: artwork.fonts[family] ?? [])
      if tell == nil, let first = hidden.first, let name = names.last { wrong[name] = first }
      for note in hidden { tell?(note) }
    }
    guard wrong.isEmpty else { throw read.error(ofFiles: wrong) }
    return artwork
  }
}

extension FolderBounds.Left {
  /// The failure of the program, which has an option for that.
  var failure: Failure { Failure("\(self); take a copy, or give --follow-links") }
}
