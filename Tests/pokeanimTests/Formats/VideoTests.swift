import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

/// Films by ffmpeg, as ffprobe and ffmpeg read them.
@Suite(.enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"))
struct VideoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program's red, blue, yellow and grey as quarters.
  private static let colors: [UInt32] = [0xFFEE_4250, 0xFF29_6CE0, 0xFFFF_C83C, 0xFF80_8080]

  private func quarters(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = (0..<width * height).map { place in
      let (x, y) = (place % width * 2 / width, place / width * 2 / height)
      return Self.colors[y * 2 + x]
    }
    return bitmap
  }

  private func film(_ name: String, _ frames: [Bitmap], _ film: FilmForm = FilmForm(rate: 30))
    throws
    -> String
  {
    let path = folder.path + "/" + name
    let sink = try FilmName(path).open(film)
    for frame in frames { try sink.write(frame) }
    try sink.finish()
    return path
  }

  @Test(arguments: ["mp4", "webm", "mov"])
  func coloursAreThoseOfHDTVAndSaySo(_ ending: String) throws {
    let frames = [Bitmap](repeating: quarters(128, 96), count: 5)
    let path = try film("film." + ending, frames)
    let properties = try DecodedFilm.properties(of: path)
    for name in ["color_space", "color_transfer", "color_primaries"] {
      #expect(properties["0." + name] == "bt709", "\(name)")
    }
    if ending != "mov" { #expect(properties["0.color_range"] == "tv") }
    #expect(properties["0.nb_read_frames"] == "5" && properties["0.r_frame_rate"] == "30/1")
    let read = try DecodedFilm(path, width: 128, height: 96)
    for (index, color) in Self.colors.enumerated() {
      let place = (24 + index / 2 * 48) * 128 + 32 + index % 2 * 64
      let shade = Shade(read.frames[2][place])
      #expect(shade.isNear(Shade(color), within: 3), "\(shade), not \(Shade(color))")
    }
  }

  @Test(arguments: ["mp4", "webm"])
  func oddSidesGrowByTheirLastRowAndColumn(_ ending: String) throws {
    let path = try film("film." + ending, [Bitmap](repeating: quarters(65, 33), count: 3))
    let properties = try DecodedFilm.properties(of: path)
    #expect(properties["0.width"] == "66" && properties["0.height"] == "34")
    let read = try DecodedFilm(path, width: 66, height: 34)
    let corner = Shade(read.frames[1][66 * 34 - 1])
    #expect(corner.isNear(Shade(Self.colors[3]), within: 4), "\(corner)")
  }

  @Test func mp4BeginsWithItsIndex() throws {
    let path = try film("film.mp4", [Bitmap](repeating: quarters(64, 64), count: 3))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let index = try #require(bytes.range(of: Data("moov".utf8)))
    let content = try #require(bytes.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < content.lowerBound)
  }

  @Test(arguments: [("webm", "libvpx-vp9"), ("mov", "prores")])
  func transparentPixelsStaySo(_ ending: String, _ decoder: String) throws {
    let frame = quarters(64, 64)
    for place in 0..<64 * 32 { frame.pixels[place] = place % 64 < 32 ? 0 : 0x8080_4020 }
    let frames = [Bitmap](repeating: frame, count: 4)
    let path = try film("film." + ending, frames, FilmForm(rate: 30, isTransparent: true))
    let read = try DecodedFilm(path, width: 64, height: 64, decoder: decoder).frames[2]
    #expect(read[16 * 64 + 16] >> 24 <= 3)
    #expect((124...132).contains(read[16 * 64 + 48] >> 24))
    #expect(Shade(read[16 * 64 + 48]).isNear(Shade(0xFF80_40), within: 5))
    #expect(read[48 * 64 + 16] >> 24 >= 252)
    #expect(Shade(read[48 * 64 + 16]).isNear(Shade(Self.colors[2]), within: 4))
  }

  /// ffmpeg can't read animated WebP yet, so its parts are looked at.
  @Test func webPHasItsFramesAndPlaysAsOftenAsAsked() throws {
    let frames = (0..<6).map { index in
      let frame = quarters(20, 10)
      frame.pixels[index] = index == 0 ? 0 : 0xFF00_0000
      return frame
    }
    let path = try film("film.webp", frames, FilmForm(rate: 25, loops: 3, isTransparent: true))
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    var (place, durations, loops, flags) = (12, [Int](), -1, 0)
    while place < bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let size = number(place + 4, 4)
      if name == "VP8X" { flags = number(place + 8, 1) }
      if name == "ANIM" { loops = number(place + 12, 2) }
      if name == "ANMF" { durations.append(number(place + 20, 3)) }
      place += 8 + size + size % 2
    }
    #expect(loops == 3 && flags & 0x12 == 0x12, "animated, with alpha")
    #expect(durations.reduce(0, +) == 240)
  }

  @Test(arguments: ["gif", "apng", "webp", "mp4", "webm", "mov"])
  func theSameFramesGiveTheSameBytes(_ ending: String) throws {
    let frames = (0..<8).map { index in
      let frame = quarters(64, 48)
      frame.pixels[index * 65] = 0xFFFF_FFFF
      return frame
    }
    let first = try Data(contentsOf: URL(fileURLWithPath: film("a." + ending, frames)))
    #expect(try Data(contentsOf: URL(fileURLWithPath: film("b." + ending, frames))) == first)
  }
}
