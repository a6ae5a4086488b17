import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// The words for somebody who has just come.
@Suite struct FirstWordsTests {
  private func film(
    life: Bool = true, slides: String? = nil, size: Size = Size(960, 720), knowsDrag: Bool = false
  ) throws -> FilmedScreen<App> {
    var options = AppOptions(
      Launch(screen: .onboarding, place: .window, life: life),
      Resources(assets: repositoryAssets().path, text: SilentText()))
    if knowsDrag { options.remembered.knowsDrag = true }
    if let slides {
      let folder = try TemporaryFolder()
      try folder.file("own.slides/slides.json", slides)
      options.slideFolder = try SlideFolder(
        folder.url.appendingPathComponent("own.slides").path, tell: { _ in })
    }
    return FilmedScreen(try App(options: options), size: size)
  }

  /// The lines of text in a picture, with their opacities and places on screen.
  private func lines(_ film: FilmedScreen<App>) -> [(text: String, opacity: Double, place: Point)] {
    func lines(
      _ commands: [DrawCommand], _ opacity: Double, _ map: Engine.AffineTransform
    ) -> [(text: String, opacity: Double, place: Point)] {
      commands.flatMap { command -> [(text: String, opacity: Double, place: Point)] in
        switch command {
        case .text(let line, let origin): [(line.string, opacity, map.apply(to: origin))]
        case .layer(let layer):
          lines(layer.commands, opacity * layer.opacity, layer.transform.then(map))
        case .fill, .stroke, .shadow: []
        }
      }
    }
    return lines(film.picture.commands, 1, .identity)
  }

  private func way(_ film: FilmedScreen<App>) -> (text: String, opacity: Double, place: Point)? {
    lines(film).first { $0.text.contains("GUIDE.md") }
  }

  @Test func theyComeAfterTheFirstPictureAndGoWithTheFirstDrag() throws {
    let film = try film()
    let first = film.frame()
    #expect(way(film) == nil && first.isRunning)
    film.frame()
    for _ in 0..<20 { film.frame() }
    #expect(way(film)?.opacity == 1)
    film.frame(.press(Point(480, 300)))
    film.frame(.move(Point(380, 300)))
    for _ in 0..<20 { film.frame() }
    #expect(way(film) == nil)
    film.frame(.release)
    film.rest()
    #expect(way(film) == nil && film.screen.remembered.knowsDrag == true)
  }

  @Test func whoKnowsDragsAndFilmsHaveNone() throws {
    for film in [try film(knowsDrag: true), try film(life: false)] {
      for _ in 0..<30 { film.frame() }
      #expect(way(film) == nil)
    }
  }

  @Test func pointersGoThroughThem() throws {
    let (film, other) = (try film(), try film(knowsDrag: true))
    for film in [film, other] { for _ in 0..<30 { film.frame() } }
    #expect(film.screen.inputTrees.count == other.screen.inputTrees.count)
  }

  /// In windows of all sizes they lie on one line between the button and the window's edge.
  @Test(arguments: [
    Size(320, 480), Size(390, 844), Size(800, 600), Size(960, 720), Size(1920, 1080),
    Size(640, 360),
  ])
  func theyLieBelowTheButton(_ size: Size) throws {
    let film = try film(size: size)
    for _ in 0..<30 { film.frame() }
    let line = try #require(way(film))
    let button = try #require(lines(film).first { $0.text == "Next" })
    #expect(line.place.y > button.place.y + 5 && line.place.y < size.height)
    let half = size.width / 2 - line.place.x
    #expect(half > 0 && half < size.width / 2, "it begins in the window, and is centred")
  }

  @Test func anEmptyDocumentSaysWhatToDo() throws {
    let empty = try film(life: false, slides: #"{"slides": [{}, {}]}"#)
    for _ in 0..<30 { empty.frame() }
    #expect(lines(empty).contains { $0.text.contains("slides.json") && $0.opacity == 1 })
    let other = try film(
      life: false,
      slides: #"{"slides": [{}, {"elements": [{"id": "a", "text": "A", "size": 30}]}]}"#)
    for _ in 0..<30 { other.frame() }
    #expect(!lines(other).contains { $0.text.contains("slides.json") })
  }
}
