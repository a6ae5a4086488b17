import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

/// GIFs as a reader of our own takes them apart.
@Suite struct GIFSinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func gif(_ frames: [Bitmap], rate: Double = 25, loops: Int = 0) throws -> GIFFile {
    let sink = try FilmName(folder.path + "/film.gif").open(FilmForm(rate: rate, loops: loops))
    for frame in frames { try sink.write(frame) }
    try sink.finish()
    return try GIFFile(folder.data("film.gif"))
  }

  private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = (0..<width * height).map { 0xFF00_0000 | color($0 % width, $0 / width) }
    return bitmap
  }

  @Test func fewColoursAreExact() throws {
    var random = SeededGenerator(seed: 5)
    let colors = (0..<255).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    for (width, height) in [(1, 1), (1, 9), (17, 5), (64, 48)] {
      var frames = [bitmap(width, height) { _, _ in colors.randomElement(using: &random) ?? 0 }]
      for _ in 0..<4 {
        let next = Bitmap(width: width, height: height)
        next.pixels = frames[frames.count - 1].pixels.map {
          Bool.random(using: &random)
            ? $0 : 0xFF00_0000 | (colors.randomElement(using: &random) ?? 0)
        }
        frames.append(next)
      }
      let file = try gif(frames + [bitmap(width, height) { _, _ in 0x12_3456 }])
      #expect(file.width == width && file.height == height && file.loops == 0)
      for (frame, picture) in zip(frames, file.pictures) where width > 1 {
        #expect(frame.pixels.map { $0 & 0xFF_FFFF } == picture)
      }
    }
  }

  /// More codes than there are, so that the table begins anew, and every length of a code.
  @Test func longDataIsWhole() throws {
    var random = SeededGenerator(seed: 9)
    for colors: UInt32 in [2, 3, 16, 256] {
      let frame = bitmap(300, 200) { _, _ in UInt32.random(in: 0..<colors, using: &random) }
      #expect(try gif([frame]).pictures == [frame.pixels.map { $0 & 0xFF_FFFF }])
    }
  }

  @Test func manyColoursBecomeNearOnes() throws {
    let frame = bitmap(200, 100) { x, y in (UInt32(x) << 16) | (UInt32(y * 2) << 8) | 0x40 }
    let picture = try gif([frame]).pictures[0]
    let errors = zip(frame.pixels, picture).map { Self.distance($0, $1) }
    #expect(errors.reduce(0, +) / errors.count <= 8 && errors.max() ?? 0 <= 24)
    #expect(Set(picture).count <= 256)
  }

  /// A ground stays itself, however many colours there are beside those near to it.
  @Test func aGroundIsExact() throws {
    var random = SeededGenerator(seed: 2)
    let frame = bitmap(200, 100) { x, y in
      y > 0 ? UInt32.random(in: 0...0xF0_FFFF, using: &random) : x % 5 < 3 ? 0xFF_FFFF : 0xFC_FCFC
    }
    let row = try gif([frame]).pictures[0].prefix(200)
    #expect((0..<200).allSatisfy { $0 % 5 > 2 || row[$0] == 0xFF_FFFF })
  }

  private static func distance(_ old: UInt32, _ new: UInt32) -> Int {
    let channels: [Int] = [16, 8, 0].map { (shift: UInt32) -> Int in
      abs(Int(old >> shift & 255) - Int(new >> shift & 255))
    }
    return channels.max() ?? 0
  }

  @Test func onlyWhatChangesIsWritten() throws {
    var random = SeededGenerator(seed: 1)
    let first = bitmap(120, 90) { _, _ in UInt32.random(in: 0...0xFF, using: &random) }
    let second = Bitmap(width: 120, height: 90)
    second.pixels = first.pixels
    second.pixels[40 * 120 + 70] = 0xFFFF_0000
    let one = try gif([first])
    let size = try folder.data("film.gif").count
    let two = try gif([first, second])
    #expect(one.pictures[0] == two.pictures[0])
    #expect(two.pictures[1][40 * 120 + 70] == 0xFF_0000)
    #expect(try folder.data("film.gif").count < size + 40)
  }

  /// Delays are never so short that players take them for 1/10 s, and add up to the film's length.
  @Test(arguments: [1, 7, 12.5, 24, 25, 29.97, 30, 33, 48, 50])
  func delaysAreTrue(_ rate: Double) throws {
    let count = 61
    let frames = (0..<count).map { index in bitmap(3, 2) { _, _ in UInt32(index) } }
    let delays = try gif(frames, rate: rate).delays
    #expect(delays.count == count && delays.allSatisfy { $0 >= 2 })
    #expect(delays.reduce(0, +) == Int((Double(count) * 100 / rate).rounded()))
    for end in 0...count {
      let time = Double(delays.prefix(end).reduce(0, +)) / 100
      #expect(abs(time - Double(end) / rate) <= 0.005 + 1e-9)
    }
  }

  @Test func framesThatChangeNothingMakeTheOneBeforeLonger() throws {
    let (black, white) = (bitmap(2, 2) { _, _ in 0 }, bitmap(2, 2) { _, _ in 0xFF_FFFF })
    let file = try gif([black, black, black, white, white, black], rate: 50)
    #expect(file.delays == [6, 4, 2])
  }

  @Test func aFrameCanLastLongerThanADelayCanSay() throws {
    let black = bitmap(2, 2) { _, _ in 0 }
    let file = try gif([Bitmap](repeating: black, count: 1400), rate: 1)
    #expect(file.delays == [65_535, 65_535, 8930])
    #expect(Set(file.pictures) == [[0, 0, 0, 0]])
  }

  @Test(arguments: [0, 1, 2, 77])
  func itPlaysAsOftenAsAsked(_ loops: Int) throws {
    #expect(try gif([bitmap(2, 2) { _, _ in 0 }], loops: loops).loops == loops)
  }

  /// Frames are not kept: these would be 400 MB. Other tests that run meanwhile take some, too.
  @Test func memoryDoesNotGrowWithTheLength() throws {
    let frame = bitmap(512, 512) { _, _ in 0x12_3456 }
    let sink = try FilmName(folder.path + "/film.gif").open(FilmForm(rate: 50))
    var pixels = frame.pixels
    func add(_ count: Int) throws {
      for index in 0..<count {
        pixels[index] ^= 0xFF_FFFF
        frame.pixels = pixels
        try sink.write(frame)
      }
    }
    try add(10)
    let before = ProcessMemory.used
    try add(400)
    #expect(ProcessMemory.used - before < 200 << 20)
    try sink.finish()
  }
}
