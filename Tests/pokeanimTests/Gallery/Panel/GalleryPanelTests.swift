import Engine
import EngineTestSupport
import Testing
import Workbench

@testable import EngineSDL
@testable import Studio
@testable import pokeanim

@Suite struct GalleryPanelTests {
  private static let sizes = [
    Size(960, 720), Size(800, 600), Size(1920, 1080), Size(320, 480), Size(480, 960),
  ]

  @Test(arguments: sizes) func everyControlIsInItsPlaceAndInTheWindow(_ size: Size) {
    let film = filmedGallery(size: size)
    let places = film.screen.places
    let window = Rect(origin: .zero, size: size)
    let root = film.screen.panel.root
    let controls = PanelControl.all.filter { film.screen.place(of: $0) != nil }
    #expect(controls.count == (places.isCompact ? 16 : 36))
    for control in controls {
      let place = film.screen.place(of: control) ?? Point(-1, -1)
      #expect(window.contains(place) && places.panel.contains(place), "\(control)")
      let found = InputTree(root).hitTest(place)?.firstKey
      #expect(found == control.id, "\(control)")
    }
    root.forEachInPaintOrder { view in
      guard case .text(let text) = view.content else { return }
      let frame = view.presentedToRoot.boundingBox(of: view.bounds).inset(by: 1e-9)
      #expect(root.bounds.union(frame) == root.bounds, "\(text.string)")
    }
    #expect(places.room.width > 150 && places.room.height > 150)
  }

  @Test func buttonsDoWhatTheySay() {
    let film = filmedGallery()
    let ids = film.ids
    film.push(.add)
    #expect(film.ids.count == 19)
    film.push(.remove)
    #expect(film.ids.count == 18)
    film.push(.reverse)
    film.push(.sort)
    film.push(.shuffle)
    #expect(film.ids.count == 18 && film.ids != ids)
    film.push(.clear)
    #expect(film.ids.isEmpty)
    // Nothing to shuffle, nothing to remove.
    film.push(.shuffle)
    film.push(.remove)
    #expect(film.rest() != nil)
    film.push(.fill)
    #expect(film.ids.count == 500)
    film.push(.mode(.list))
    #expect(film.screen.options.mode == .list)
    film.push(.mode(.interrupt))
    film.push(.clear)
    #expect(film.ids.count == 500)
  }

  @Test func aButtonActsWhenItIsLetGoOnIt() throws {
    let film = filmedGallery()
    let (add, clear) = try (
      #require(film.screen.place(of: .add)), #require(film.screen.place(of: .clear))
    )
    let rest = film.screen.display()
    film.frame(.press(add))
    film.wait(10)
    let pressed = film.screen.display()
    #expect(film.ids.count == 18 && film.last.isRunning && pressed != rest)
    film.frame(.move(clear))
    film.wait(30)
    #expect(film.screen.display() == rest)
    film.frame(.move(add))
    film.wait(10)
    #expect(film.screen.display() == pressed)
    film.frame(.release)
    #expect(film.ids.count == 19)
    film.rest()
    film.frame(.press(add))
    film.frame(.move(clear))
    film.frame(.release)
    film.frame(.press(add))
    film.frame(.cancel)
    #expect(film.ids.count == 19 && film.rest() != nil)
  }

  @Test func besideItsControlsThePanelKeepsPressesToItself() {
    let film = filmedGallery()
    film.key("V")
    let start = film.wait(2).progress
    film.frame(.press(film.screen.places.panel.center + Point(0, 330)))
    film.frame(.move(Point(100, 100)))
    #expect(film.frame().progress > start, "the cards go on")
    film.frame(.release)
    #expect(film.ids.count == 18)
  }

  @Test func whatIsDisabledIsNotPressed() throws {
    let film = filmedGallery()
    film.key("C")
    film.rest()
    let place = try #require(film.screen.place(of: .shuffle))
    let rest = film.screen.display()
    film.frame(.hover(place))
    #expect(film.screen.display() == rest)
    film.frame(.press(place))
    #expect(film.screen.display() == rest)
  }

  @Test func choicesAreTaken() {
    let film = filmedGallery()
    film.push(.motion(.flip))
    film.push(.cascade(.radial))
    film.push(.pace(.linear))
    film.push(.perComponent)
    film.push(.size(.large))
    let wanted = GalleryOptions(
      motion: .flip, cascade: .radial, pace: .linear, isPerComponent: true, size: .large)
    #expect(film.screen.options == wanted)
  }

  @Test func theSliderGoesFromEndToEnd() throws {
    let film = filmedGallery()
    let place = try #require(film.screen.place(of: .duration))
    film.frame(.press(place))
    film.frame(.move(place + Point(1000, 300)))
    #expect(film.screen.options.duration == 2)
    film.frame(.move(place - Point(1000, 0)))
    #expect(film.screen.options.duration == 0.1)
    film.frame(.release)
    film.frame(.move(place))
    #expect(film.screen.options.duration == 0.1)
  }

  @Test func everyKeyOfTheGalleryIsItsOwn() throws {
    let program = try App(
      options: AppOptions(
        Launch(screen: .gallery), Resources(assets: try AssetFinder().find(), text: SilentText())))
    let taken: [Key] = [
      .h, .t, .q, .escape, .one, .two, .three, .four, .leftBracket, .rightBracket,
    ]
    #expect(taken.allSatisfy { GalleryScreen.controls[$0] == nil })
    #expect(GalleryScreen.controls.keys.allSatisfy { PlaybackCommand(key: $0) == nil })
    program.resize(to: Size(960, 720), at: .zero)
    for key in GalleryScreen.controls.keys { program.handle(.key(key), at: .zero) }
    #expect(!program.wantsQuit)
  }

  @Test func whatIsUnderThePointerLooksOtherwise() throws {
    let film = filmedGallery()
    let place = try #require(film.screen.place(of: .add))
    let rest = film.screen.display()
    film.frame(.hover(place))
    #expect(film.rest(within: 9) != nil, "it takes 120 ms")
    let hovered = film.screen.display()
    #expect(hovered != rest)
    film.frame(.press(place))
    film.wait(6)
    #expect(film.screen.display() != hovered)
    film.frame(.release)
    film.frame(.hover(nil))
    film.rest()
    #expect(film.ids.count == 19)
  }

  @Test func anEmptyGallerySaysSo() {
    let film = filmedGallery()
    film.key("C")
    film.rest()
    let words = film.screen.display().commands.flatMap(texts)
    #expect(words.contains("No cards yet"))
    film.key("A")
    film.rest()
    #expect(film.last.keys == film.ids && film.ids.count == 1)
    #expect(!film.screen.display().commands.flatMap(texts).contains("No cards yet"))
  }

  @Test func whatIsSaidOfAnEmptyGalleryFadesInWhenAllHaveGone() throws {
    let film = filmedGallery(isDrawn: true)
    let isSaid = { film.screen.display().commands.flatMap(self.texts).contains("No cards yet") }
    film.key("C")
    while !film.gallery.view.contentView.subviews.isEmpty {
      #expect(!isSaid(), "cards still leave")
      film.frame()
    }
    var seen: [DisplayList] = []
    while film.frame().isRunning {
      if isSaid(), film.screen.display() != seen.last { seen.append(film.screen.display()) }
    }
    #expect(seen.count >= 8 && isSaid())
    film.key("Ctrl+Z")
    #expect(isSaid(), "it goes as it came")
    film.rest()
    #expect(!isSaid())
  }

  private func texts(_ command: DrawCommand) -> [String] {
    switch command {
    case .text(let line, _): [line.string]
    case .layer(let layer): layer.commands.flatMap(texts)
    case .fill, .stroke, .shadow: []
    }
  }
}

extension View {
  /// The key of the view or of its nearest ancestor that has one.
  fileprivate var firstKey: String? { key ?? superview?.firstKey }

  /// In each window that may be, also a wide and low one.
  @Test(arguments: [
    Size(960, 720), Size(800, 320), Size(800, 309), Size(1920, 390), Size(640, 387), Size(640, 640),
    Size(320, 480), Size(320, 240), Size(1920, 1080),
  ])
  func allControlsLieInTheWindow(_ size: Size) {
    let film = filmedGallery(size: size)
    let places = PanelControl.all.compactMap(film.screen.place)
    #expect(places.count > 8)
    for place in places { #expect(Rect(origin: .zero, size: size).contains(place), "\(place)") }
  }

  @Test func eachFormShowsItsOwnPartsOnly() {
    func texts(_ panel: ControlPanel) -> [String] {
      var texts: [String] = []
      panel.root.forEachInPaintOrder {
        if case .text(let text) = $0.content { texts.append(text.string) }
      }
      return texts
    }
    func show(_ sizes: Size...) -> ControlPanel {
      let panel = ControlPanel(typesetter: .standIn)
      for size in sizes {
        panel.show(
          GalleryOptions(), count: 18, in: GalleryPlaces(window: size, covered: .zero))
      }
      return panel
    }
    let (large, small) = (Size(960, 720), Size(480, 640))
    #expect(texts(show(large, small)) == texts(show(small)))
    #expect(texts(show(large, small, large)) == texts(show(large)))
  }
}
