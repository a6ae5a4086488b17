import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Pictures of pixels that lie in SVG documents, by a made-up kind of file: its bytes are the width
/// and the height.
@Suite struct SVGImageTests {
  private static func read(_ file: [UInt8]) -> ImageBitmap? {
    guard file.count == 2, file[0] > 0, file[1] > 0 else { return nil }
    let (width, height) = (Int(file[0]), Int(file[1]))
    return ImageBitmap(
      width: width, height: height, pixels: Array(repeating: 0xFF10_2030, count: width * height))
  }

  /// A file of 4×2 pixels.
  private static let wide = "data:image/png;base64,BAI="

  private func drawn(_ content: String) throws -> (items: [Drawing.Item], notes: [String]) {
    var notes: [SVGError] = []
    let drawing = try Drawing(
      svg: Array(document(content).utf8), notes: &notes, images: Self.read)
    return (drawing.items, notes.map(withoutColumn))
  }

  /// The part that is painted, and where the corners of the picture are.
  private func places(_ attributes: String) throws -> (shown: Rect, picture: Rect) {
    let (items, notes) = try drawn("<image href='\(Self.wide)' \(attributes)/>")
    #expect(notes.isEmpty)
    guard case .fill(let path, .image(let image, let map, let opacity))? = items.first else {
      throw Missing()
    }
    #expect(items.count == 1 && image.width == 4 && image.height == 2 && opacity == 1)
    let ends = [Point.zero, Point(4, 2)].map(map.apply)
    return (
      try #require(path.box),
      Rect(origin: ends[0], size: Size(ends[1].x - ends[0].x, ends[1].y - ends[0].y))
    )
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ("width='8' height='4'", Rect(0, 0, 8, 4)),
    ("x='1' y='2' width='8' height='4'", Rect(1, 2, 8, 4)),
    ("", Rect(0, 0, 4, 2)), ("width='8'", Rect(0, 0, 8, 4)), ("height='8'", Rect(0, 0, 16, 8)),
    ("width='50%' height='10'", Rect(0, 3.75, 5, 2.5)), ("width='8' height='8'", Rect(0, 2, 8, 4)),
    ("width='8' height='8' preserveAspectRatio='xMinYMax'", Rect(0, 4, 8, 4)),
    ("width='8' height='8' preserveAspectRatio='none'", Rect(0, 0, 8, 8)),
  ])
  func aPictureFillsItsBox(_ attributes: String, _ place: Rect) throws {
    let (shown, picture) = try places(attributes)
    #expect(shown == place && picture == place)
  }

  @Test func aSliceIsCutAtTheBox() throws {
    let (shown, picture) = try places("width='4' height='4' preserveAspectRatio='xMidYMid slice'")
    #expect(shown == Rect(0, 0, 4, 4) && picture == Rect(-2, 0, 8, 4))
  }

  @Test func itIsMovedFadedNamedAndUsedAsAShapeIs() throws {
    let (items, notes) = try drawn(
      "<image id='a' opacity='0.5' transform='translate(1 2)' href='\(Self.wide)'/><use href='#a'/>"
    )
    #expect(notes.isEmpty && items.count == 2)
    guard case .group("a", let map, 0.5, let inner)? = items.first else { throw Missing() }
    #expect(map == .translation(1, 2) && inner.count == 1)
    #expect(try drawn("<image visibility='hidden' href='\(Self.wide)'/>").items.isEmpty)
    #expect(try drawn("<image width='0' href='\(Self.wide)'/>").items.isEmpty)
  }

  @Test(arguments: [
    "data:image/png;base64,BAI=", " DATA:;BASE64,\n B A\tI", "data:x;a=b;base64,BAI",
  ])
  func lettersOfBase64AreRead(_ address: String) throws {
    #expect(try drawn("<image href='\(address)'/>").items.count == 1)
    #expect(try drawn("<image xlink:href='\(address)'/>").items.count == 1)
  }

  @Test(arguments: [
    ("href='a.png'", "is not drawn; embed the picture in the file, as a PNG"),
    ("href='data:image/png,BAI='", "is not drawn; embed the picture in the file, as a PNG"),
    ("href='data:;base64,B?'", "is not drawn; embed the picture in the file, as a PNG"),
    (
      "href='data:;base64,AAA='",
      "has a picture that can't be read; PNGs of at most 16777216 pixels in all are"
    ),
    ("", "has no href; add href=\"data:image/png;base64,…\""),
    ("href='\(wide)' width='-1'", "width \"-1\" must not be below 0"),
  ])
  func whatIsNotDrawnIsTold(_ attributes: String, _ note: String) throws {
    let (items, notes) = try drawn("<image \(attributes)/><rect width='1' height='1'/>")
    #expect(items.count == 1 && notes == ["line 1: <image>: " + note])
  }

  @Test func withoutAReaderNoneIsDrawn() throws {
    let notes = try lenient("<image href='\(Self.wide)'/>").notes
    #expect(notes == ["line 1: <image>: is not drawn; trace it to paths, or leave it out"])
  }

  /// A file of few bytes may have many pixels: no more of them are read than of a large one.
  @Test func pixelsAreCounted() throws {
    var reads = 0
    let large = ImageBitmap(
      width: 1024, height: 1024, pixels: Array(repeating: 0, count: 1 << 20))
    let content = String(repeating: "<image href='\(Self.wide)'/>", count: 50)
    var notes: [SVGError] = []
    let drawing = try Drawing(svg: Array(document(content).utf8), notes: &notes) { _ in
      reads += 1
      return large
    }
    #expect(reads == 16 && drawing.items.count == 16 && notes.count == 1)
  }

  /// Any letters are read or told, and never stop the program.
  @Test func anyAddressIsReadOrTold() {
    forAll(seeds: 0..<200) { generator in
      let letters = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        "data:;base64,BAI=+/-_ %&#x".randomElement(using: &generator) ?? "a"
      }
      let address = String(letters).replacing("&", with: "&amp;")
      let head = ["", "data:;base64,"].randomElement(using: &generator) ?? ""
      let found = try? drawn("<image href='\(head)\(address)'/>")
      #expect((found?.items.count ?? 0) + (found?.notes.count ?? 0) == 1)
    }
  }
}
