import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

@Suite struct TunerLayoutTests {
  static let windows = [
    Size(320, 480), Size(480, 960), Size(800, 600), Size(960, 720), Size(1920, 1080),
    Size(3840, 2160), Size(1080, 1920), Size(640, 360), Size(1, 1),
  ]

  private static let rows = [[], [1], [1, 2], [1, 1, 1], [1, 2, 2], [1, 2, 2, 1]]

  private func parts(_ layout: TunerLayout) -> [Rect] {
    [
      layout.title, layout.previous, layout.next, layout.kinds, layout.frame(of: .preset),
      layout.frame(of: .save), layout.graph, layout.numbers,
      layout.code, layout.copy, layout.reset, layout.frame(of: .loop), layout.frame(of: .compare),
    ] + layout.sliderFrames + layout.knobFrames
      + (layout.hasForms ? [layout.frame(of: .forms)] : [])
  }

  @Test(arguments: windows) func thePartsLieInThePanelAndApart(_ window: Size) {
    for number in 0..<48 {
      let (rows, knobs) = (Self.rows[number % 6], number / 6 % 4)
      let hasForms = number >= 24 && rows.count < 4
      let layout = TunerLayout(window: window, rows: rows, knobs: knobs, hasForms: hasForms)
      #expect(layout.sliderFrames.count == rows.reduce(0, +))
      #expect(layout.knobFrames.count == knobs)
      let width = layout.frame.width / layout.unit
      let height = layout.frame.height / layout.unit
      let parts = parts(layout)
      for (index, part) in parts.enumerated() {
        #expect(part.minX >= 0 && part.minY >= 0)
        guard window.width > 1 else { continue }
        #expect(part.maxX <= width + 1 && part.maxY <= height + 1, "\(part) in \(window)")
        for other in parts[(index + 1)...] {
          let isApart =
            part.maxX <= other.minX || other.maxX <= part.minX || part.maxY <= other.minY
            || other.maxY <= part.minY
          #expect(isApart, "\(part) over \(other)")
        }
      }
    }
  }

  @Test(arguments: windows.dropLast()) func itLeavesMostOfTheWindowFree(_ window: Size) {
    for knobs in [0, 3] {
      expectFree(window, TunerLayout(window: window, rows: [1, 2, 2, 1], knobs: knobs))
      let isWide = TunerLayout(window: window, rows: [], knobs: knobs).shape == .wide
      let rows = isWide ? [1, 2, 2] : [1, 1, 1, 2]
      expectFree(window, TunerLayout(window: window, rows: rows, knobs: knobs, hasForms: true))
    }
  }

  private func expectFree(_ window: Size, _ layout: TunerLayout) {
    let frame = layout.frame
    #expect(frame.minX >= 0 && frame.minY >= 0)
    #expect(frame.maxX <= window.width && frame.maxY <= window.height)
    // In a small one it is as large as it can be read.
    let (most, least) = layout.shape == .small ? (0.68, 0.25) : (0.55, 0.3)
    #expect(frame.width * frame.height < most * window.width * window.height)
    let covered = layout.covered(of: window)
    let free = Rect(origin: .zero, size: window).inset(by: covered)
    #expect(free.intersection(frame).isEmpty, "what is left is free")
    #expect(free.width * free.height > least * window.width * window.height)
  }

  /// Whatever is pressed is large enough for a finger or a hasty hand; sliders are as long as the card.
  @Test(arguments: windows.dropLast()) func whatIsPressedIsLargeEnough(_ window: Size) throws {
    for type in [
      AnimationType.spring(duration: 1, damping: 0.5, initialVelocity: 0), .linear(duration: 1),
    ] {
      let motion = TunableMotion(
        name: "a", use: .child, type: type, standard: type, delay: 0, isOnItsWay: true,
        elapsed: nil)
      let knobs = ["a", "b"].map { TunerKnob(name: $0, choice: "d") }
      let panel = TunerPanel(
        motion, TunerModel(type), window: window, hasOthers: true, knobs: knobs)
      let card = TunerCard(typesetter: .standIn)
      card.show(panel)
      card.root.forEachInPaintOrder { view in
        guard view !== card.root, view.action != nil || view.tracking != nil else { return }
        guard view.adjust == nil, view.takesFocus || view.key == TunerPart.graph.id else { return }
        let size = view.size * panel.layout.unit
        let isLarge = min(size.width, size.height) >= 23.9
        #expect(isLarge, "\(view.key ?? "") \(size) in \(window)")
      }
    }
  }

  /// A card of five sliders and three knobs.
  private func card(_ window: Size) -> (card: TunerCard, panel: TunerPanel) {
    let type = AnimationType.curve(.cubicBezier(CubicBezier(0.2, 0.3, 0.9, 0.4)), duration: 1)
    let motion = TunableMotion(
      name: "a", use: .child, type: type, standard: type, isOnItsWay: true, elapsed: nil)
    let knobs = ["a", "b", "c"].map { TunerKnob(name: $0, choice: "d") }
    let panel = TunerPanel(
      motion, TunerModel(type), window: window, hasOthers: true, knobs: knobs)
    let card = TunerCard(typesetter: .standIn)
    card.show(panel)
    return (card, panel)
  }

  @Test func aSlidersTrackIsLinear() throws {
    let (card, panel) = card(Size(960, 720))
    let layout = panel.layout
    #expect(panel.layout.rows == [1, 2, 2])
    for slider in 0..<5 {
      let view = try #require(card.root.first(key: TunerPart.slider(slider).id))
      let track = layout.track(slider)
      var shares: [Double] = []
      let parameter = panel.parameters[slider]
      card.onUse = { if case .slide(parameter, let share) = $0 { shares.append(share) } }
      let left = layout.frame(of: .slider(slider)).x
      view.tracking?(.began(Point(track.minX - left, 0)))
      for x in [track.midX, 9999, -9999] { view.tracking?(.moved(Point(x - left, 0))) }
      #expect(layout.frame(of: .slider(slider)).contains(track.center))
      #expect(shares == [0, 0.5, 1, 0])
    }
  }

  @Test(arguments: windows.dropLast()) func everyPartIsFoundUnderThePress(_ window: Size) {
    let (card, panel) = card(window)
    let layout = panel.layout
    let target = { (place: Point) in
      InputTree(card.root).hitTest(layout.frame.origin + place * layout.unit)?.pressable?.key
    }
    for part in [TunerPart.previous, .next, .preset, .copy] {
      #expect(target(layout.frame(of: part).center) == part.id)
    }
    #expect(target(layout.frame(of: .reset).center) == nil, "nothing is tuned")
    for (index, kind) in TunerModel.Kind.allCases.enumerated() {
      #expect(target(layout.kind(index).center) == kind.rawValue)
    }
    for slider in 0..<5 {
      #expect(target(layout.track(slider).center) == TunerPart.slider(slider).id)
    }
    for (index, knob) in layout.knobFrames.enumerated() {
      #expect(target(knob.center) == TunerPart.knob(index).id)
      #expect(target(Point(knob.minX + 8, knob.midY)) == TunerPart.knob(index).id + ".back")
    }
    for (index, handle) in panel.plot.handles.enumerated() {
      #expect(target(handle) == TunerPart.graph.id && panel.plot.handle(at: handle) == index)
    }
    #expect(target(layout.title.center) == TunerPart.title.id)
    #expect(target(layout.frame(of: .loop).center) == TunerPart.loop.id)
    #expect(target(layout.frame(of: .compare).center) == TunerPart.compare.id)
  }

  @Test func aPlacesValueIsWhereItIsDrawn() {
    let model = TunerModel(.curve(.cubicBezier(CubicBezier(0.2, -0.3, 0.9, 1.4)), duration: 1))
    let plot = TunerPlot(model, in: Rect(10, 20, 300, 100))
    let values = plot.handles.map { plot.value(at: $0) }
    #expect(values[0].distance(to: Point(0.2, -0.3)) < 1e-9)
    #expect(values[1].distance(to: Point(0.9, 1.4)) < 1e-9)
    #expect(plot.points(atSecond: 99).value == plot.point(1, 1))
  }
}
