import EngineSDL
import Testing

@testable import Engine
@testable import EngineFilms
@testable import pokeanim

@Suite struct FilmNameTests {
  @Test(arguments: [
    ("frames-%04d.bmp", 7, "frames-0007.bmp"), ("frames-%04d.bmp", 12345, "frames-12345.bmp"),
    ("a/%d.ppm", 0, "a/0.ppm"), ("%01d.PNG", 10, "10.PNG"), ("x%09d.bmp", 1, "x000000001.bmp"),
  ])
  func patternsNumberTheFrames(_ path: String, _ index: Int, _ file: String) throws {
    #expect(try FilmName(path).file(ofFrame: index) == file)
  }

  @Test(arguments: [
    "%d%d.bmp", "%4d.bmp", "%x.bmp", "%.bmp", "100%.bmp", "%00d.bmp", "%012d.bmp", "%-4d.bmp",
    "%%d.bmp", "%0d.bmp",
  ])
  func otherPatternsAreErrors(_ path: String) {
    let error = #expect(throws: Failure.self) { try FilmName(path) }
    #expect(error?.message.contains("frames-%04d.bmp") == true)
  }

  @Test func aPercentInAFolderIsNoPattern() throws {
    #expect(try FilmName("50%d/a.bmp").pattern == nil)
    #expect(try FilmName("50%/a-%d.bmp").file(ofFrame: 3) == "50%/a-3.bmp")
  }

  @Test(arguments: ["film", "film.avi", "a.b/film", "film.", "film.mp4.part"])
  func anUnknownEndingNamesTheKnownOnes(_ path: String) {
    let error = #expect(throws: Failure.self) { try FilmName(path) }
    #expect(error?.message.contains("; use \(FilmFormat.names()), or") == true)
  }

  @Test(arguments: FilmFormat.all.filter(\.isFilm).map(\.name))
  func aFilmHasNoPattern(_ ending: String) {
    #expect(throws: Failure.self) { try FilmName("f-%d." + ending) }
  }

  @Test func oneFileHoldsOneFrame() throws {
    let name = try FilmName("frame.bmp")
    #expect(try name.file(ofFrame: 0) == "frame.bmp")
    let error = #expect(throws: Failure.self) { try name.file(ofFrame: 1) }
    #expect(error?.message.contains("frames-%04d.bmp") == true)
  }
}
