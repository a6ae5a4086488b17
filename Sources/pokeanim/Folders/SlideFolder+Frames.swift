import Engine
import EngineSDL
import EngineSVG
import EngineSystem
import Onboarding
import Output
import Studio

/// Slides that are made of SVG files, frame by frame.
extension SlideFolder {
  /// True for the name of a file that is a frame.
  static func isFrame(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".svg") && !FileSystem.isFolder(name)
  }

  /// Why a file that was meant for a frame is none; nil: it wasn't.
  static func whyNoFrame(_ name: String) -> String? {
    let word = name.lowercased()
    if word.hasSuffix(".svgz") { return "“\(name)” is packed; unpack it first, as with gunzip" }
    guard word.hasSuffix(".svg"), FileSystem.isFolder(name) else { return nil }
    return "“\(name)” is a folder, and no SVG file"
  }

  /// The name of a frame: that of its file, without what says the kind.
  static func name(ofFrame path: String) -> String {
    PlainLine.text(String(FileSystem.name(of: path).dropLast(".svg".count)))
  }

  /// - Parameters:
  ///   - frames: the paths of SVG files; at least one.
  ///   - isStrict: true if pictures that can't be drawn whole are errors.
  ///   - tell: told in one line of each thing in a picture that isn't drawn.
  init(
    frames: [String], isStrict: Bool = false, tell: @escaping (String) -> Void = printWarning
  ) throws {
    let document = try DesignDocument(paths: frames, tell: isStrict ? nil : tell)
    let read = try DeckFile(document.bytes)
    self.init(
      isStrict: isStrict, deck: read.deck,
      artwork: Artwork(Dictionary(uniqueKeysWithValues: document.pictures)))
    (self.frames, matches) = (frames, document.matches)
    (bytes, texts) = (read.bytes, read.texts)
  }
}

extension DesignDocument {
  /// - Parameters:
  ///   - paths: those of SVG files; at least one.
  ///   - tell: told of what isn't drawn; nil: that is an error.
  init(paths: [String], tell: ((String) -> Void)?) throws {
    guard paths.count <= Self.mostFrames else {
      throw Failure("\(paths.count) frames; at most \(Self.mostFrames) are shown")
    }
    self.init(
      try paths.map { path in
        DesignFrame(
          name: SlideFolder.name(ofFrame: path), drawing: try Pictures.frame(path, tell: tell))
      })
    for note in notes { tell?("\(paths[note.frame]) has \(note.text)") }
  }

  /// The files of a folder of slides.
  var files: [(name: String, bytes: [UInt8])] {
    // One unit for all, since they become each other.
    let side = pictures.map(\.drawing.longerSide).max() ?? 0
    return [(DeckFile.usualName, bytes)]
      + pictures.map { name, drawing in
        let lines = SVGShapes.file(of: drawing.inSmallUnits(of: side), isCut: false)
        return (name, Array((lines.joined(separator: "\n") + "\n").utf8))
      }
  }
}
