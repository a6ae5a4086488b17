import EngineTestSupport
import Testing

@testable import Engine

@Suite struct WireTests {
  /// Writes a list and reads it again.
  private func sent(_ list: DisplayList) throws -> DisplayList {
    var (writer, reader) = (WireWriter(), WireReader())
    writer.write(list)
    reader.take(writer.bytes[...])
    let read: DisplayList = try reader.value()
    #expect(reader.isAtEnd)
    return read
  }

  @Test func aDisplayListIsTheSameOnTheOtherSide() throws {
    try forAll(seeds: 0..<400) { random in
      let list = random.extended(random.fitted(random.displayList()))
      let read = try sent(list)
      #expect(read == list)
      #expect(read.fingerprint == list.fingerprint)
    }
  }

  @Test func alignmentAndKnownExtentsAreTheSame() throws {
    let view = View(frame: Rect(3.3, 4.7, 100.4, 50.2), backgroundColor: .red)
    view.cornerRadius = 7
    view.borderWidth = 1.5
    view.content = .text(TextContent("words", font: Font(size: 13), color: .black))
    let square = Path.rect(Rect(0, 0, 10, 10))
    let picture = View(frame: Rect(10.5, 5.5, 33, 33))
    picture.content = .drawing(
      Drawing(viewBox: Rect(0, 0, 10, 10), items: [.fill(square, .color(.gray))]))
    view.addSubview(picture)
    let list = DisplayList(DisplayListBuilder(measuring: MonospacedText()).commands(for: view))
    let read = try sent(list)
    #expect(read == list)
    #expect(read.extents == list.extents)
    #expect(list.extents.contains { $0 })
  }

  @Test func aPictureIsSentOnce() throws {
    let image = ImageBitmap(
      width: 40, height: 30, pixels: Array(repeating: 0xFF12_3456, count: 1200))
    let same = ImageBitmap(width: 40, height: 30, pixels: image.pixels)
    let list = DisplayList([image, same, image].map { .fill(.rect(Rect(0, 0, 4, 4)), .image($0)) })
    var (writer, reader) = (WireWriter(), WireReader())
    var sizes: [Int] = []
    for _ in 0..<2 {
      writer.removeAll()
      writer.write(list)
      sizes.append(writer.bytes.count)
      reader.take(writer.bytes[...])
      #expect(try reader.value(DisplayList.self) == list)
    }
    #expect(sizes[0] - sizes[1] == 4 * 1200 + 9)
  }

  /// More pictures than are kept: both ends forget the same ones, and those that come again are sent again.
  @Test func picturesThatAreForgottenAreSentAgain() throws {
    let side = 1 << 10
    let count = WireTable<ImageBitmap>.mostPixels / (side * side) + 3
    let images = (0..<count).map { number in
      ImageBitmap(
        width: side, height: side, pixels: Array(repeating: UInt32(number), count: side * side))
    }
    var (writer, reader) = (WireWriter(), WireReader())
    for image in images + images.prefix(2) + images.suffix(2) {
      writer.removeAll()
      let list = DisplayList([.fill(.rect(Rect(0, 0, 4, 4)), .image(image))])
      writer.write(list)
      reader.take(writer.bytes[...])
      #expect(try reader.value(DisplayList.self) == list)
    }
  }

  @Test func bytesThatAreCutOffOrChangedAreRefusedOrRead() throws {
    forAll(seeds: 0..<60) { random in
      var writer = WireWriter()
      writer.write(random.displayList())
      for end in 0..<min(writer.bytes.count, 400) {
        var reader = WireReader()
        reader.take(writer.bytes[..<end])
        #expect(throws: WireDamage.self) { try reader.value(DisplayList.self) }
      }
      for _ in 0..<200 where !writer.bytes.isEmpty {
        var (bytes, reader) = (writer.bytes, WireReader())
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        reader.take(bytes[...])
        // Whatever it is, it is no trap.
        _ = try? reader.value(DisplayList.self)
      }
    }
  }

  @Test func layersLieInOneAnotherAsDeepAsTheyMay() throws {
    var deep = DrawCommand.fill(.rect(Rect(0, 0, 1, 1)), .color(.red))
    for _ in 0..<399 { deep = .layer(Layer(commands: [deep])) }
    #expect(try sent(DisplayList([deep])) == DisplayList([deep]))
    // One more than any list has.
    var writer = WireWriter()
    writer.write(count: 1)
    for _ in 0..<500 {
      writer.write(4 as UInt8)
      writer.write(AffineTransform.identity)
      writer.write(1.0)
      for _ in 0..<4 { writer.write(false) }
      writer.write(count: 1)
    }
    var reader = WireReader()
    reader.take(writer.bytes[...])
    #expect(throws: WireDamage.self) { try reader.value(DisplayList.self) }
  }
}

extension DisplayList {
  /// Whether the extent of each layer is known, from the outermost to the innermost.
  fileprivate var extents: [Bool] {
    commands.flatMap { command -> [Bool] in
      guard case .layer(let layer) = command else { return [] }
      return [layer.extent != nil] + DisplayList(layer.commands).extents
    }
  }
}
