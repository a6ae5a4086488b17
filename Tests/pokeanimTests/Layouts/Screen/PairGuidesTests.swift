import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct PairGuidesTests {
  /// The contents of the layer of guides; places are those of the canvas.
  private struct Painted {
    var texts: [String] = []
    /// The boxes that the texts lie on.
    var tags: [Rect] = []
    var dots: [Point] = []
    var rings: [Point] = []
    var frames: [Rect] = []
  }

  private func guides(_ film: FilmedPairs) -> Painted {
    guard case .layer(let layer)? = film.screen.display().commands.last else { return Painted() }
    var painted = Painted()
    var last: Rect?
    for command in layer.commands {
      switch command {
      case .text(let line, _):
        painted.texts.append(line.string)
        last.map { painted.tags.append($0) }
      case .fill(let path, _):
        last = path.bounds
        last.map { painted.dots.append($0.center) }
      case .stroke(let path, let style, _):
        guard let bounds = path.bounds else { continue }
        if style.width == 1 {
          painted.frames.append(bounds.inset(by: -0.5))
        } else {
          painted.rings.append(bounds.center)
        }
      case .layer, .shadow: break
      }
    }
    return painted
  }

  private func agree(_ a: Rect, _ b: Rect) -> Bool {
    (0..<4).allSatisfy { abs(a.lanes[$0] - b.lanes[$0]) < 1e-9 }
  }

  @Test func gShowsThemAndHidesThem() {
    let film = filmedPairs()
    let plain = film.screen.display()
    film.key(.g)
    let shown = film.screen.display()
    #expect(shown.commands.count == plain.commands.count + 1)
    #expect(shown.commands.starts(with: plain.commands))
    film.key(.g)
    #expect(film.screen.display() == plain)
  }

  @Test(arguments: PairName.allCases)
  func everyViewHasItsIdItsFrameAndItsDot(_ pair: PairName) {
    let film = FilmedScreen(squares(pair), size: pair.pair.naturalSize, isDrawn: false)
    film.key(.g)
    film.frame(.press(Point(10, 10)))
    film.frame(.move(Point(150, 10)))
    let (still, painted) = (film.last, guides(film))
    let ids = Set(painted.texts)
    #expect(painted.texts == still.keys.filter(ids.contains), "in paint order, none twice")
    let isFew = still.keys.count <= 8
    #expect(Double(ids.count) >= (isFew ? 0.6 * Double(still.keys.count) : 0), "\(ids.count)")
    #expect(isFew || ids.isEmpty, "of many only those under the pointer are named")
    for (index, tag) in painted.tags.enumerated() {
      #expect(
        Rect(origin: .zero, size: pair.pair.naturalSize).union(tag).size == pair.pair.naturalSize)
      for other in painted.tags[..<index] { #expect(!tag.intersects(other)) }
    }
    #expect(zip(painted.frames, still.shapes).allSatisfy { agree($0, $1.frame) })
    #expect(painted.frames.count == still.shapes.count)
    for shape in still.shapes {
      let center = shape.frame.center
      let isDotted = painted.dots.contains {
        abs($0.x - center.x) < 1e-9 && abs($0.y - center.y) < 1e-9
      }
      #expect(isDotted, "\(shape.key)")
    }
  }

  @Test func aPathHasARingAtEachEnd() {
    let film = filmedPairs()
    film.key(.g)
    film.key(.period)
    let rings = guides(film).rings
    for ends in [SquaresTable.before, SquaresTable.rightToLeft] {
      for (key, box) in ends {
        let center = Point(box[0] + box[2] / 2, box[1] + box[3] / 2)
        #expect(
          rings.contains { abs($0.x - center.x) < 1e-9 && abs($0.y - center.y) < 1e-9 }, "\(key)")
      }
    }
  }

  @Test func theyGoAlongWithAHandBeyondTheEnd() throws {
    let film = filmedPairs()
    film.key(.g)
    film.press()
    film.drag(to: -108)
    guard case .layer(let layer)? = film.screen.display().commands.last else {
      Issue.record("no guides")
      return
    }
    let shift = film.screen.root.presented.transform.translation.x
    #expect(shift < -40)
    #expect(layer.transform == .translation(shift, 0))
    let frames = guides(film).frames
    #expect(frames.contains { agree($0, Rect(30, 30, 100, 100)) })
  }

  @Test func ofManyTheOnesUnderThePointerAreNamed() throws {
    let film = FilmedScreen(squares(.grid, place: .window), size: Size(960, 720))
    film.frame()
    film.key(.g)
    let card = try #require(film.last.shapes.first { $0.key.contains(".") })
    let toHand = film.screen.squares.toHand
    film.frame(.hover(toHand.apply(to: card.frame.center)))
    let family = card.key.prefix { $0 != "." }
    var named: [String] = []
    for case .layer(let layer) in film.screen.display().commands {
      for case .layer(let guides) in layer.commands {
        for case .text(let line, _) in guides.commands { named.append(line.string) }
      }
    }
    let keys = Set(film.last.keys)
    let ids = named.filter(keys.contains)
    #expect(!ids.isEmpty && ids.allSatisfy { $0.prefix { $0 != "." } == family }, "\(ids)")
  }

  @Test func aGuideHasTheColourOfItsView() {
    let film = filmedPairs()
    film.key(.g)
    guard case .layer(let layer)? = film.screen.display().commands.last else { return }
    let colors = layer.commands.compactMap { command -> Color? in
      if case .stroke(_, let style, .color(let color)) = command, style.width == 1 {
        return color
      }
      return nil
    }
    // In paint order: the big blue one, in it the red one, and the yellow one.
    #expect(colors.count == 3)
    #expect(colors[0].blue > colors[0].red && colors[1].red > 2 * colors[1].green)
    #expect(colors[2].red > colors[2].blue && colors[2].green > 2 * colors[2].blue)
  }

  @Test func linesKeepTheirWidthInAnyWindow() {
    for size in [Size(320, 480), Size(1920, 1080)] {
      let film = FilmedScreen(squares(place: .window), size: size)
      film.key(.g)
      let page = PairsPage(size: size)
      let list = film.screen.display()
      #expect(contains(list.commands, strokeOf: 1 / page.scale))
    }
  }

  private func contains(_ commands: [DrawCommand], strokeOf width: Double) -> Bool {
    commands.contains { command in
      switch command {
      case .stroke(_, let style, _): abs(style.width - width) < 1e-9
      case .layer(let layer): contains(layer.commands, strokeOf: width)
      case .fill, .text, .shadow: false
      }
    }
  }
}

extension Path {
  /// The box around all points of the path, those that pull at curves included.
  fileprivate var bounds: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
