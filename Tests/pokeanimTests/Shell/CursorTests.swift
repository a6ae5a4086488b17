import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// The pointer's shape says what can be done, on all screens.
@Suite struct CursorTests {
  private let size = Size(960, 720)

  private func program(_ screen: ScreenEntry) throws -> App {
    let assets = try AssetFinder().find()
    return try App(
      options: AppOptions(Launch(screen: screen), Resources(assets: assets, text: SilentText())))
  }

  /// The shape after each event.
  private func cursors(
    _ program: App, _ events: (App) throws -> [InputEvent]
  ) rethrows -> [Cursor] {
    let runtime = Runtime(screen: program, size: size)
    _ = runtime.frame(at: .zero, events: [])
    return try events(program).enumerated().map { index, event in
      runtime.frame(at: Instant(frame: index + 1, rate: 10), events: [event]).cursor
    }
  }

  /// The middle of a view on the screen.
  private func place(_ key: String, _ program: App) throws -> Point {
    program.layOutPanels()
    let tree = try #require(program.inputTrees.first { $0.root.first(key: key) != nil })
    let view = try #require(tree.root.first(key: key))
    return tree.toScreen(from: view).apply(to: view.bounds.center)
  }

  @Test func onTheSlides() throws {
    let seen = try cursors(try program(.onboarding)) {
      let middle = Point(480, 300)
      return [
        .hover(middle), .press(middle), .move(middle + Point(90, 0)), .cancel,
        .hover(try place("button", $0)),
      ]
    }
    #expect(seen == [.openHand, .closedHand, .closedHand, .arrow, .hand])
  }

  @Test func onThePairs() throws {
    let seen = try cursors(try program(.squares)) {
      [.hover(try place("redSquare", $0)), .hover(try place("Grid", $0)), .hover(Point(2, 2))]
    }
    #expect(seen == [.openHand, .hand, .arrow])
  }

  @Test func onTheGallery() throws {
    let seen = try cursors(try program(.gallery)) {
      let gallery = try #require($0.screens[.gallery] as? GalleryScreen)
      let places = try [PanelControl.add, .duration].map { try #require(gallery.place(of: $0)) }
      let card = try #require(gallery.root.first(key: gallery.gallery.deck.cards[0].id))
      let middle = card.presentedBox.center
      return places.map { .hover($0) } + [
        .hover(gallery.places.panel.center + Point(0, 340)), .hover(middle), .press(middle),
      ]
    }
    #expect(seen == [.hand, .resizeHorizontally, .arrow, .openHand, .closedHand])
  }

  @Test func onTheLine() throws {
    let seen = try cursors(try program(.algebra)) { program in
      program.handle(.key(.down), at: .zero)
      program.handle(.key(.down), at: .zero)
      program.handle(.key(.down), at: .zero)
      let caret = try place("caret", program)
      return [.hover(caret - Point(30, 0))]
    }
    #expect(seen == [.text])
  }

  /// The desktop is told of another shape only, and once.
  @Test func theDesktopIsToldOfEachShapeOnce() throws {
    let program = try program(.onboarding)
    let places = [Point(480, 300), Point(480, 310), Point(480, 660), Point(5, 5), Point(6, 6)]
    var steps = [VirtualDesktop.Step(after: 0.1, act: .resize(960, 720))]
    steps += places.map { VirtualDesktop.Step(after: 0.1, act: .move($0)) }
    steps.append(VirtualDesktop.Step(after: 0.5, act: .quit))
    let desktop = VirtualDesktop(steps)
    try Host(desktop: desktop, screen: program, text: SilentText()).run()
    #expect(desktop.faults.isEmpty && desktop.cursors == [.openHand, .hand, .arrow])
  }
}
