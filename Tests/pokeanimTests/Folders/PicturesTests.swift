import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

@Suite struct PicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theProgramsOwnPicturesAreFine() throws {
    let own = try AssetFinder(environment: { _ in nil }, executable: ProgramRun.path).find()
    for name in FileSystem.names(in: own) where name.hasSuffix(".svg") {
      #expect(try !Pictures.drawing(name, in: own).items.isEmpty, "\(name)")
    }
    let icon = try Pictures.icon(in: own)
    #expect(icon.map(\.width) == [16, 32, 48, 64, 128, 256])
    #expect(icon.allSatisfy { $0.pixels.contains { $0 >> 24 == 255 } })
  }

  @Test func thingsThatAreNotDrawnAreTold() throws {
    try folder.file(
      "a.svg", "<svg viewBox='0 0 8 8'>\n<foreignObject/><rect width='8' height='8'/></svg>")
    var lines: [String] = []
    let drawing = try Pictures.drawing("a.svg", in: folder.path) { lines.append($0) }
    #expect(drawing.items.count == 1)
    #expect(lines.count == 1)
    let place = folder.path + "/a.svg, line 2, column 1: "
    #expect(lines[0].hasPrefix(place + "<foreignObject>: is not drawn; "))
  }

  @Test func pixelsInAnSVGAreDrawn() throws {
    let bitmap = Bitmap(width: 2, height: 2)
    bitmap.clear(Color(0x10, 0x20, 0x30))
    let data = Data(ImageEncoding.png(bitmap)).base64EncodedString()
    let image = "<image transform='scale(4)' href='data:image/png;base64,\(data)'/>"
    try folder.file("icon.svg", "<svg viewBox='0 0 8 8'>\(image)</svg>")
    for size in try Pictures.icon(in: folder.path) {
      #expect(size.pixels.allSatisfy { $0 == 0xFF10_2030 })
    }
    let small = try Pictures.drawing("icon.svg", in: folder.path, side: 1, tell: nil)
    let one = ImageBitmap(width: 1, height: 1, pixels: [0xFF10_2030])
    let fill = Drawing.Item.fill(.rect(Rect(0, 0, 2, 2)), .image(one, .scale(2, 2)))
    let group = Drawing.Item.group(transform: .scale(4, 4), opacity: 1, items: [fill])
    #expect(small.items == [group], "it has the size of all its pixels")
    try folder.file("b.svg", "<svg viewBox='0 0 8 8'><image href='photo.jpg'/></svg>")
    #expect(throws: Failure.self) {
      try Pictures.drawing("b.svg", in: folder.path, tell: nil)
    }
  }

  @Test func aFolderMayHaveNoIcon() throws {
    #expect(try Pictures.icon(in: folder.path).isEmpty)
  }

  @Test func theIconFillsItsBitmaps() throws {
    try folder.file(
      "icon.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <rect x="0" y="0" width="8" height="8" fill="#102030"/>
      </svg>
      """)
    let icon = try Pictures.icon(in: folder.path)
    #expect(!icon.isEmpty && icon.allSatisfy { $0.width == $0.height })
    for size in icon { #expect(size.pixels.allSatisfy { $0 == 0xFF10_2030 }) }
  }

  @Test func aWrongPictureIsNamedWithItsLine() throws {
    try folder.file(
      "icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"\n viewBox=\"0 0 8 8\">\n<x>\n</y>")
    let error = #expect(throws: Failure.self) { try Pictures.icon(in: folder.path) }
    #expect(error?.message.hasPrefix(folder.path + "/icon.svg, line 4, column 1: <x>") == true)
    #expect(throws: Failure.self) { try Pictures.drawing("none.svg", in: folder.path) }
  }
}
