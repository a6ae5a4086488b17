import Engine
import Testing

@testable import pokeanim

@Suite struct TunerLayoutTests {
  static let windows = [
    Size(320, 480), Size(480, 960), Size(800, 600), Size(960, 720), Size(1920, 1080),
    Size(3840, 2160), Size(1080, 1920), Size(640, 360), Size(1, 1),
  ]

  private func parts(_ layout: TunerLayout) -> [Rect] {
    [
      layout.title, layout.previous, layout.next, layout.kinds, layout.graph, layout.numbers,
      layout.code, layout.copy, layout.reset,
    ] + layout.sliders + layout.knobs
  }

  @Test(arguments: windows) func thePartsLieInThePanelAndApart(_ window: Size) {
    for number in 0..<24 {
      let layout = TunerLayout(window: window, sliders: number % 6, knobs: number / 6)
      #expect(layout.sliders.count == number % 6 && layout.knobs.count == number / 6)
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
      expectFree(window, TunerLayout(window: window, sliders: 5, knobs: knobs))
    }
  }

  private func expectFree(_ window: Size, _ layout: TunerLayout) {
    let frame = layout.frame
    #expect(frame.minX >= 0 && frame.minY >= 0)
    #expect(frame.maxX <= window.width && frame.maxY <= window.height)
    #expect(frame.width * frame.height < 0.55 * window.width * window.height)
    let covered = layout.covered(of: window)
    let free = Rect(origin: .zero, size: window).inset(by: covered)
    #expect(free.intersection(frame).isEmpty, "what is left is free")
    #expect(free.width * free.height > 0.3 * window.width * window.height)
  }

  @Test func aSlidersTrackIsLinear() {
    let layout = TunerLayout(window: Size(960, 720), sliders: 3)
    for slider in 0..<3 {
      let track = layout.track(slider)
      #expect(layout.sliders[slider].contains(track.center))
      #expect(layout.share(ofSlider: slider, at: Point(track.minX, 0)) == 0)
      #expect(layout.share(ofSlider: slider, at: track.center) == 0.5)
      #expect(layout.share(ofSlider: slider, at: Point(9999, 0)) == 1)
      #expect(layout.share(ofSlider: slider, at: Point(-9999, 0)) == 0)
    }
  }

  @Test(arguments: windows.dropLast()) func everyPartIsFoundUnderThePress(_ window: Size) {
    let model = TunerModel(.curve(.cubicBezier(CubicBezier(0.2, 0.3, 0.9, 0.4)), duration: 1))
    let layout = TunerLayout(window: window, sliders: 5, knobs: 3)
    let plot = TunerPlot(model, in: layout.graph)
    let target = { (place: Point) in
      TunerTarget.all(in: layout).last { $0.frame.contains(place) }?.target
    }
    #expect(target(layout.previous.center) == .previous)
    #expect(target(layout.next.center) == .next)
    #expect(target(layout.copy.center) == .copy)
    #expect(target(layout.reset.center) == .reset)
    for (index, kind) in TunerModel.Kind.allCases.enumerated() {
      #expect(target(layout.kind(index).center) == .kind(kind))
    }
    for slider in 0..<5 {
      #expect(target(layout.track(slider).center) == .slider(slider))
    }
    for (index, knob) in layout.knobs.enumerated() {
      #expect(target(knob.center) == .knob(index, isBack: false))
      #expect(target(Point(knob.minX + 8, knob.midY)) == .knob(index, isBack: true))
    }
    for (index, handle) in plot.handles.enumerated() {
      #expect(target(handle) == .graph && plot.handle(at: handle) == index)
    }
    #expect(target(layout.title.center) == nil)
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
