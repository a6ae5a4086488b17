import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

@Suite struct APNGSinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func apng(_ frames: [Bitmap], _ film: FilmForm) throws -> [Chunk] {
    let sink = try FilmName(folder.path + "/film.apng").open(film)
    for frame in frames { try sink.write(frame) }
    try sink.finish()
    return try Chunk.all(in: folder.data("film.apng"))
  }

  /// A part of the file: its name and what is in it.
  struct Chunk {
    let name: String
    let bytes: [UInt8]

    static func all(in data: Data) throws -> [Chunk] {
      var rest = [UInt8](data).dropFirst(8)
      var chunks: [Chunk] = []
      while !rest.isEmpty {
        let count = number(rest.prefix(4))
        let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
        chunks.append(Chunk(name: name, bytes: Array(rest.dropFirst(8).prefix(count))))
        rest = rest.dropFirst(count + 12)
      }
      return chunks
    }

    static func number(_ bytes: some Sequence<UInt8>) -> Int {
      bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    func number(_ place: Int, _ count: Int = 4) -> Int {
      Self.number(bytes[place..<place + count])
    }
  }

  private func bitmap(_ pixels: [UInt32], width: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: pixels.count / width)
    bitmap.pixels = pixels
    return bitmap
  }

  @Test func framesAreCountedAndNumbered() throws {
    let (a, b) = (bitmap([1, 2, 3, 4, 5, 6], width: 3), bitmap([1, 2, 3, 4, 9, 6], width: 3))
    let chunks = try apng([a, a, b, b, b, a], FilmForm(rate: 24, loops: 3))
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[1].number(0) == 3 && chunks[1].number(4) == 3)
    let controls = chunks.filter { $0.name == "fcTL" }
    #expect(controls.map { $0.number(20, 2) } == [2, 3, 1])
    #expect(controls.allSatisfy { $0.number(22, 2) == 24 })
    // Width, height, left and top of what changed.
    #expect((0..<4).map { controls[1].number(4 + $0 * 4) } == [1, 1, 1, 1])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.number(0) }
    #expect(numbers == Array(0..<5))
  }

  @Test(arguments: [1, 23.976, 29.97, 60, 1000])
  func lengthsAddUp(_ rate: Double) throws {
    let frames = (0..<40).map { bitmap([0xFF00_0000 | $0], width: 1) }
    let controls = try apng(frames, FilmForm(rate: rate)).filter { $0.name == "fcTL" }
    let seconds = controls.reduce(0.0) {
      $0 + Double($1.number(20, 2)) / Double($1.number(22, 2))
    }
    #expect(controls.count == 40 && abs(seconds - 40 / rate) < 1e-4)
  }

  @Test func aFrameCanLastLongerThanADelayCanSay() throws {
    let frames = [Bitmap](repeating: bitmap([7], width: 1), count: 70_000)
    let controls = try apng(frames, FilmForm(rate: 1000)).filter { $0.name == "fcTL" }
    #expect(controls.map { $0.number(20, 2) } == [65_535, 4465])
  }

  /// ffmpeg reads each frame as it was, alpha included.
  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"), arguments: [false, true])
  func framesAreExact(_ isTransparent: Bool) throws {
    var random = SeededGenerator(seed: 3)
    var pixels = (0..<77).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &random) }
    var frames: [Bitmap] = []
    for index in 0..<6 {
      pixels[index * 9] = 0xFF00_FF00
      pixels[70 - index] = 0x8040_2010
      // Pixels are premultiplied: no channel is above alpha.
      frames.append(
        bitmap(
          pixels.map { isTransparent ? Self.premultiplied($0) : $0 | 0xFF00_0000 }, width: 11))
    }
    _ = try apng(frames, FilmForm(rate: 10, isTransparent: isTransparent))
    let read = try DecodedFilm(folder.path + "/film.apng", width: 11, height: 7)
    #expect(read.frames.count == 6)
    for (frame, picture) in zip(frames, read.frames) {
      #expect(picture == StraightAlpha.pixels(frame))
    }
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return [16, 8, 0].reduce(alpha << 24) { all, shift in
      all | ((pixel >> UInt32(shift) & 255) * alpha / 255) << UInt32(shift)
    }
  }
}
