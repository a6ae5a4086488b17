import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Engine
@testable import Studio
@testable import pokeanim

/// The pill of the screens' names, on whatever lies below it.
@Suite struct NavBarTests {
  private let stage = Stage()
  private let bar: NavBar
  private let night = Color(27, 42, 73)

  init() {
    bar = NavBar(
      ["a", "b"], on: stage, typesetter: Typesetter(measuring: PlainText()), choose: { _ in })
    bar.resize(to: Size(960, 720), selected: 0)
    stage.advance(to: .zero)
  }

  private var ground: Color? { stage.root.subviews.first?.presented.backgroundColor }

  private func advance(to seconds: Double) { stage.advance(to: .zero.advanced(bySeconds: seconds)) }

  @Test func onDarkItHasAGroundOfItsOwn() {
    bar.follow(night)
    #expect(
      ground == Palette.page.withAlpha(0.92) && !stage.isRunning, "it is there from the start")
    bar.follow(.white)
    advance(to: 0.1)
    let middle = ground?.alpha ?? 0
    advance(to: 0.3)
    #expect(ground == Palette.current.bar && !stage.isRunning)
    #expect(Palette.current.bar.alpha < middle && middle < 0.92)
    bar.follow(.white)
    #expect(!stage.isRunning)
    bar.follow(.white, isOnContent: true)
    advance(to: 0.55)
    #expect(ground == Palette.page.withAlpha(0.92))
    bar.follow(night)
    bar.resize(to: Size(800, 600), selected: 1)
    advance(to: 0.6)
    #expect(ground == Palette.page.withAlpha(0.92))
  }

  /// A person's slides may show anything below it.
  @Test(arguments: [(Size(320, 480), true), (Size(1920, 1080), false)])
  func onAPersonsSlidesItHasOne(_ size: Size, _ isOnSlides: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.file("slides.json", #"{"slides": [{"elements": []}]}"#)
    for slides in [nil, try SlideFolder(folder.path)] {
      let program = try App(
        options: AppOptions(
          Launch(),
          Resources(
            assets: repositoryAssets().path, text: SilentText(), slideFolder: slides)))
      let film = FilmedScreen(program, size: size)
      film.frame()
      film.frame()
      let page = Palette.page.withAlpha(0.92)
      let pill = program.chosen.stage.root.subviews.compactMap { $0.subviews.isEmpty ? nil : $0 }
      let isOpaque = pill.contains { $0.presented.backgroundColor == page }
      #expect(isOpaque == (isOnSlides && slides != nil))
    }
  }

  /// The marker has as much room at each side of a name as at those of all others.
  @Test(arguments: [Size(320, 480), Size(800, 600), Size(1920, 1080)])
  func theMarkerLiesEquallyAroundEachName(_ size: Size) throws {
    let names = ScreenEntry.all.map(\.title)
    let stage = Stage()
    let bar = NavBar(
      names, on: stage, typesetter: Typesetter(measuring: PlainText()), choose: { _ in })
    let marker = try #require(stage.root.subviews.first?.subviews.first)
    let font = Font(size: 13, weight: .semibold)
    for (index, name) in names.enumerated() {
      bar.resize(to: size, selected: index)
      let room = marker.frame.width / size.chromeUnit - PlainText().width(of: name, font: font)
      #expect(abs(room - 14) < 1e-9, "\(name)")
      if index > 0 { continue }
      #expect(marker.frame.minX > 0 && marker.frame.maxX < bar.frame.width)
    }
  }

  /// The ring of the focus stays in the pill, and clear of the names beside.
  @Test func theRingOfTheFocusLiesInside() throws {
    let film = try filmedTuner()
    _ = film.screen.display()
    var seen = 0
    for _ in 0..<40 {
      film.frame(.key(.tab))
      film.wait(40)
      let bar = film.screen.chosen.bar
      guard let view = film.focused else { continue }
      let around = sequence(first: view) { $0.superview }
      guard around.contains(where: { $0 === bar.inputTree.root }) else { continue }
      seen += 1
      let ring = FocusRing.Place(of: view, in: bar.inputTree).frame.inset(by: -5)
      let own = bar.inputTree.toScreen(from: view).boundingBox(of: view.bounds)
      #expect(own.inset(by: -0.01).contains(ring.origin))
      #expect(own.inset(by: -0.01).contains(Point(ring.maxX, ring.maxY)))
    }
    #expect(seen >= 7)
  }

  @Test func aDarkThemeNeedsNone() {
    Theme.$current.withValue(.dark) {
      bar.recolour()
      bar.follow(night)
      #expect(ground == Palette.current.bar)
    }
  }
}
