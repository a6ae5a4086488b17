import EngineTestSupport
import Testing

@testable import Engine

/// What lies between two drawings, and views that go from one to the other.
@Suite struct DrawingBetweenTests {
  private static let square = Path.rect(Rect(0, 0, 10, 10))
  private static let wide = Path.rect(Rect(10, 0, 30, 10))

  private static func drawing(_ items: [Drawing.Item], morphs: Bool = true) -> Drawing {
    var drawing = Drawing(viewBox: Rect(0, 0, 40, 20), items: items)
    drawing.morphs = morphs
    return drawing
  }

  private static func filled(
    _ path: Path, _ color: Color = .black, morphs: Bool = true
  ) -> Drawing {
    drawing([.fill(path, .color(color))], morphs: morphs)
  }

  @Test func outlinesAndColoursGoTheirWay() {
    let half = Self.filled(Self.square, .black).interpolated(
      to: Self.filled(Self.wide, .red), at: 0.5)
    let middle = Path.rect(Rect(5, 0, 20, 10))
    #expect(half?.items == [.fill(middle, .color(Color(red: 0.5, green: 0, blue: 0)))])
  }

  @Test func bothEndsAreWhole() {
    forAll(seeds: 0..<300) { random in
      let (old, new) = (Self.filled(Self.path(&random)), Self.filled(Self.path(&random), .red))
      #expect(old.interpolated(to: new, at: 0) == old)
      #expect(old.interpolated(to: new, at: 1) == new)
    }
  }

  private static func path(_ random: inout SeededGenerator) -> Path {
    var points: [Point] = []
    for _ in 0..<7 {
      points.append(Point(random.double(in: -9...9), random.double(in: -9...9)))
    }
    return Path([
      .move(points[0]), .line(points[1]),
      .cubic(control1: points[2], control2: points[3], to: points[4]),
      .quad(control: points[5], to: points[6]), .close,
    ])
  }

  /// A straight line is the curve whose control points lie at its thirds.
  @Test func aLineBecomesACurve() {
    let line = Path([.move(.zero), .line(Point(9, 0))])
    let curve = Path([
      .move(.zero), .cubic(control1: Point(3, 6), control2: Point(6, 6), to: Point(9, 0)),
    ])
    let half = Self.filled(line).interpolated(to: Self.filled(curve), at: 0.5)
    let bent = Path([
      .move(.zero), .cubic(control1: Point(3, 3), control2: Point(6, 3), to: Point(9, 0)),
    ])
    #expect(half == Self.filled(bent))
    let quad = Path([.move(.zero), .quad(control: Point(4.5, 9), to: Point(9, 0))])
    #expect(Self.filled(quad).interpolated(to: Self.filled(curve), at: 0) == Self.filled(curve))
  }

  @Test func whatHasAnotherStructureHasNothingBetween() {
    let triangle = Path.lines([.zero, Point(9, 0), Point(0, 9)])
    var holes = Self.square
    holes.isEvenOdd = true
    let style = StrokeStyle(width: 2)
    let old = Self.filled(Self.square)
    let others: [Drawing] = [
      Self.filled(triangle), Self.filled(holes), Self.drawing([]),
      Self.drawing([.stroke(Self.square, style, .color(.black))]),
      Self.drawing([.clipped(by: Self.square, items: old.items)]),
      Self.drawing(old.items + old.items),
    ]
    for other in others {
      #expect(old.interpolated(to: other, at: 0.5) == nil)
      #expect(other.interpolated(to: old, at: 0.5) == nil)
      #expect(other.interpolated(to: other, at: 0.5) == other)
    }
    let round = StrokeStyle(width: 2, cap: .round)
    #expect(
      Self.drawing([.stroke(Self.square, style, .color(.black))]).interpolated(
        to: Self.drawing([.stroke(Self.square, round, .color(.black))]), at: 0.5) == nil)
  }

  @Test func aColourIsAGradientOfOne() {
    let stops = [GradientStop(0, .red), GradientStop(1, .white)]
    let gradient = Paint.linearGradient(start: .zero, end: Point(9, 0), stops: stops)
    let half = Self.drawing([.fill(Self.square, .color(.black))]).interpolated(
      to: Self.drawing([.fill(Self.square, gradient)]), at: 0.5)
    let mean = Paint.linearGradient(
      start: .zero, end: Point(9, 0),
      stops: [GradientStop(0, Color(red: 0.5, green: 0, blue: 0)), GradientStop(1, .gray)])
    #expect(half?.items == [.fill(Self.square, mean)])
  }

  @Test func linesGroupsAndClipsGoAlong() {
    func drawing(_ width: Double, _ shift: Double, _ opacity: Double, _ clip: Path) -> Drawing {
      Self.drawing([
        .group(
          id: "a", transform: .translation(shift, 0), opacity: opacity,
          items: [
            .clipped(
              by: clip, items: [.stroke(Self.square, StrokeStyle(width: width), .color(.red))])
          ])
      ])
    }
    #expect(
      drawing(2, 0, 1, Self.square).interpolated(to: drawing(4, 10, 0, Self.wide), at: 0.5)
        == drawing(3, 5, 0.5, .rect(Rect(5, 0, 20, 10))))
  }

  @Test func filtersOfTheSameStepsGoAlong() {
    func drawing(_ blur: Double, _ left: Double, blend: BlendMode = .normal) -> Drawing {
      let filter = Filter(
        region: Rect(left, 0, 20, 20),
        steps: [
          Filter.Step(.flood(.red)), Filter.Step(.blur(Size(blur, blur)), [.source]),
          Filter.Step(.merge, [.step(0), .step(1)], region: Rect(left, 0, 9, 9)),
        ])
      return Self.drawing([
        .composited(
          by: Compositing(blend: blend, filter: filter),
          items: [.fill(Self.square, .color(.black))])
      ])
    }
    #expect(drawing(2, 0).interpolated(to: drawing(4, 10), at: 0.5) == drawing(3, 5))
    #expect(drawing(2, 0).interpolated(to: drawing(2, 0, blend: .screen), at: 0.5) == nil)
    let plain = Self.drawing([
      .composited(
        by: Compositing(isIsolated: true), items: [.fill(Self.square, .color(.black))])
    ])
    #expect(drawing(2, 0).interpolated(to: plain, at: 0.5) == nil)
    #expect(plain.interpolated(to: plain, at: 0.5) == plain)
  }

  // MARK: Views

  /// The picture in the middle of the way from one drawing to another.
  private func halfway(from old: Drawing, to new: Drawing) -> [UInt32] {
    let stage = Stage()
    stage.root.frame = Rect(0, 0, 40, 20)
    let view = View(frame: Rect(0, 0, 40, 20), key: "view")
    stage.root.addSubview(view)
    view.crossFadesContent = true
    view.content = .drawing(old)
    stage.advance(to: .zero)
    stage.animate(withDuration: 1, curve: .linear) { view.content = .drawing(new) }
    stage.advance(to: .seconds(0.5))
    let builder = DisplayListBuilder(measuring: MonospacedText())
    return painted(builder.commands(for: stage.root), 40, 20).pixels
  }

  @Test func drawingsThatMorphAreOneOnItsWay() {
    let (old, new) = (Self.filled(Self.square, .white), Self.filled(Self.wide, .white))
    let middle = Self.filled(.rect(Rect(5, 0, 20, 10)), .white)
    #expect(halfway(from: old, to: new) == halfway(from: middle, to: middle))
  }

  @Test func othersCrossFade() {
    let (old, new) = (Self.square, Self.wide)
    let faded = halfway(
      from: Self.filled(old, .white, morphs: false), to: Self.filled(new, .white, morphs: false))
    #expect(
      halfway(from: Self.filled(old, .white), to: Self.filled(new, .white, morphs: false)) == faded)
    #expect(halfway(from: Self.filled(old, .white), to: Self.filled(new, .white)) != faded)
    let triangle = Path.lines([.zero, Point(9, 0), Point(0, 9)])
    #expect(
      halfway(from: Self.filled(old, .white), to: Self.filled(triangle, .white))
        == halfway(
          from: Self.filled(old, .white, morphs: false),
          to: Self.filled(triangle, .white, morphs: false)))
  }
}
