import Engine
import EngineSystem
import Glibc

/// A font's own shapes and numbers, read and shaped by HarfBuzz.
final class OutlineFont {
  private let library: HarfBuzz
  private let face: HarfBuzz.Object
  private let font: HarfBuzz.Object
  private let pens: HarfBuzz.Object
  /// What it reads from as long as it lives.
  private let data: FontData?
  /// The font's units in an em.
  let unitsPerEm: Double

  /// nil: the file is no font, or there is no HarfBuzz.
  init?(_ wanted: FontFace) {
    guard let library = HarfBuzz.shared, let blob = library.blob(of: wanted) else { return nil }
    // A face keeps what it is made of.
    defer { library.releaseBlob(blob) }
    guard let face = library.makeFace(blob, UInt32(wanted.index)) else { return nil }
    guard library.glyphCount(face) > 0, let font = library.makeFont(face),
      let pens = OutlinePen.functions(library)
    else {
      library.releaseFace(face)
      return nil
    }
    (self.library, self.face, self.font, self.pens) = (library, face, font, pens)
    data = wanted.data
    unitsPerEm = Double(max(1, library.unitsPerEm(face)))
  }

  deinit {
    library.releasePens(pens)
    library.releaseFont(font)
    library.releaseFace(face)
  }

  /// A glyph of a shaped text, in ems; above is positive.
  struct Glyph {
    let number: UInt32
    let origin: Point
    let advance: Double
  }

  /// The glyphs of a run, from left to right.
  func glyphs(of run: TextRun) -> [Glyph] {
    guard let buffer = library.makeBuffer() else { return [] }
    defer { library.releaseBuffer(buffer) }
    library.setDirection(buffer, run.isRightToLeft ? Self.rightToLeft : Self.leftToRight)
    library.setScript(buffer, (run.script ?? Script("Zzzz")).tag)
    library.add(buffer, run.text, -1, 0, -1)
    library.shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = library.infos(buffer, &count),
      let positions = library.positions(buffer, &count)
    else { return [] }
    var glyphs: [Glyph] = []
    var x = 0.0
    for index in 0..<Int(count) {
      let info = infos.load(
        fromByteOffset: index * Self.stride, as: HarfBuzz.GlyphInfo.self)
      let place = positions.load(
        fromByteOffset: index * Self.stride, as: HarfBuzz.GlyphPosition.self)
      let advance = Double(place.advanceX) / unitsPerEm
      glyphs.append(
        Glyph(
          number: info.glyph,
          origin: Point(
            x + Double(place.offsetX) / unitsPerEm, Double(place.offsetY) / unitsPerEm),
          advance: advance))
      x += advance
    }
    return glyphs
  }

  /// The outline of a glyph, in the font's units; above is positive.
  func outline(of glyph: UInt32) -> Path {
    let pen = OutlinePen()
    withExtendedLifetime(pen) {
      library.draw(font, glyph, pens, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.path
  }

  /// From the font's units to ems below the baseline.
  var toEms: AffineTransform { .scale(1 / unitsPerEm, -1 / unitsPerEm) }

  private static let (leftToRight, rightToLeft): (UInt32, UInt32) = (4, 5)
  /// The bytes of what HarfBuzz says of a glyph, and of its place.
  private static let stride = 20
}

extension HarfBuzz {
  /// The bytes of a font's file.
  fileprivate func blob(of face: FontFace) -> Object? {
    guard let bytes = face.data?.bytes else { return face.file.withFileName(openFile) }
    return makeBlob(bytes.baseAddress, UInt32(bytes.count), Self.readOnly, nil, nil)
  }

  /// What HarfBuzz calls memory that nobody changes.
  private static let readOnly: UInt32 = 1
}

/// Takes the outline that HarfBuzz draws.
private final class OutlinePen {
  var path = Path()

  private static func at(_ data: HarfBuzz.Pointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What HarfBuzz calls for each part of an outline; nil: there is no memory.
  static func functions(_ library: HarfBuzz) -> HarfBuzz.Object? {
    guard let pens = library.makePens() else { return nil }
    library.setMove(
      pens,
      { _, data, _, x, y, _ in OutlinePen.at(data)?.path.move(to: Point(Double(x), Double(y))) },
      nil,
      nil)
    library.setLine(
      pens,
      { _, data, _, x, y, _ in OutlinePen.at(data)?.path.line(to: Point(Double(x), Double(y))) },
      nil,
      nil)
    library.setCurve(
      pens,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        OutlinePen.at(data)?.path.cubic(
          Point(Double(ax), Double(ay)), Point(Double(bx), Double(by)),
          to: Point(Double(x), Double(y)))
      }, nil, nil)
    library.setClose(pens, { _, data, _, _ in OutlinePen.at(data)?.path.close() }, nil, nil)
    return pens
  }
}
