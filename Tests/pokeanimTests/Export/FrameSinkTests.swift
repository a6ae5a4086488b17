import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

@Suite struct FrameSinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sink(_ name: String) throws -> any FrameSink {
    try FilmName(folder.path + "/" + name).open(FilmForm(rate: 30))
  }

  private func frame(_ level: Double, width: Int = 17, height: Int = 9) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.clear(Color(white: level))
    return bitmap
  }

  @Test func imagesAppearOneByOne() throws {
    let sink = try sink("f-%02d.ppm")
    try sink.write(frame(0))
    #expect(folder.names == ["f-00.ppm"])
    try sink.write(frame(1, width: 3))
    try sink.finish()
    #expect(folder.names == ["f-00.ppm", "f-01.ppm"])
    #expect(try folder.data("f-01.ppm") == Data(PlainEncoding.ppm(frame(1, width: 3))))
  }

  @Test(arguments: ["one.bmp", "one.ppm", "one.png"])
  func aSecondFrameWithoutAPatternLeavesNoFile(_ name: String) throws {
    do {
      let sink = try sink(name)
      try sink.write(frame(0))
      #expect(throws: Failure.self) { try sink.write(frame(1)) }
    }
    #expect(folder.names == [])
  }

  @Test func aSingleImageAppearsAtTheEnd() throws {
    let sink = try sink("one.bmp")
    try sink.write(frame(0.5))
    #expect(folder.names == [])
    try sink.finish()
    #expect(try folder.data("one.bmp") == Data(PlainEncoding.bmp(frame(0.5))))
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: ["gif", "apng", "webp", "mp4", "webm", "mov"].map { "film." + $0 })
  func filmsAreWholeAndTheSameEachTime(_ name: String) throws {
    func made() throws -> [Data] {
      let sink = try sink(name)
      for level in 0...4 { try sink.write(frame(Double(level) / 4)) }
      #expect(folder.names.allSatisfy { $0.hasPrefix(".pokeanim-") || !$0.hasPrefix(".") })
      try sink.finish()
      return try folder.names.filter { !$0.hasPrefix(".") }.map(folder.data)
    }
    let first = try made()
    #expect(first.count == 1)
    #expect(first.allSatisfy { $0.count > 60 })
    #expect(try made() == first)
    #expect(folder.names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: ["50%d", "100%", "a:b", "concat:a", "http:", "-x", "a|b", "[0]", "it's"])
  func noFoldersNameMeansAnythingToFFmpeg(_ name: String) throws {
    try folder.file(name + "/inside")
    do {
      let sink = try sink(name + "/film.mp4")
      try sink.write(frame(0.5))
      try sink.finish()
    }
    #expect(FileSystem.names(in: folder.path + "/" + name) == ["film.mp4", "inside"])
    #expect(folder.names == [name])
  }

  @Test func picturesInsideAPercentFolderAreNumbered() throws {
    try folder.file("50%/inside")
    let sink = try sink("50%/f-%d.png")
    for level in [0.0, 1] { try sink.write(frame(level, width: 3 + Int(level))) }
    try sink.finish()
    #expect(FileSystem.names(in: folder.path + "/50%") == ["f-0.png", "f-1.png", "inside"])
  }

  @Test(.enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"))
  func aFilmOfTwoSizesIsAnError() throws {
    do {
      let sink = try sink("film.mp4")
      try sink.write(frame(0))
      let error = #expect(throws: Failure.self) { try sink.write(frame(0, height: 10)) }
      #expect(error?.message.contains("17×9 to 17×10") == true)
    }
    #expect(folder.names == [])
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    for name in ["no/film.mp4", "no/f-%d.png", "no/f-%d.bmp"] {
      let error = #expect(throws: Failure.self) { try sink(name).write(frame(0)) }
      #expect(error?.message.contains(folder.path + "/no/") == true)
    }
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"),
    arguments: ["film.gif", "film.apng", "film.mp4"])
  func aFilmThatCannotTakeItsPlaceLeavesNothingElse(_ name: String) throws {
    do {
      let sink = try sink(name)
      try sink.write(frame(0))
      try folder.file(name + "/inside")
      #expect(throws: Failure.self) { try sink.finish() }
    }
    #expect(throws: Failure.self) { try sink(name) }
    #expect(folder.names == [name])
  }
}
