import Engine

/// The place of the tuner in a window, and those of its parts in it: a column at the right of a
/// wide window, two columns at the foot of a tall one.
struct TunerLayout: Equatable {
  /// Points of the window for one of the panel's design.
  let unit: Double
  /// The panel in the window.
  let frame: Rect

  // The parts, in points of the design.

  let title: Rect
  let previous: Rect
  let next: Rect
  let kinds: Rect
  let graph: Rect
  let numbers: Rect
  let sliders: [Rect]
  let knobs: [Rect]
  let code: Rect
  let copy: Rect
  let reset: Rect

  /// - Parameters:
  ///   - count: the number of sliders; 0…5.
  ///   - knobs: the number of knobs; 0…3.
  init(window: Size, sliders count: Int, knobs: Int = 0) {
    self =
      window.width < 0.9 * window.height
      ? TunerLayout(tall: window, count, knobs) : TunerLayout(wide: window, count, knobs)
  }

  private init(wide window: Size, _ count: Int, _ knobCount: Int) {
    let margin = 16.0
    let row = knobCount > 0 ? 50.0 : 0
    let size = Size(288, 462 + row + 40 * Double(count))
    let most = 462.0 + row + 40 * 5
    unit = max(0.01, min(1.6, (window.height - 2 * margin) / most, window.width / 960 * 1.2))
    let fitted = Size((size.width * unit).rounded(), (size.height * unit).rounded())
    let top = ((window.height - most * unit) / 2).rounded()
    frame = Rect(window.width - margin - fitted.width, top, fitted.width, fitted.height)
    title = Rect(20, 16, 176, 30)
    previous = Rect(200, 16, 32, 30)
    next = Rect(236, 16, 32, 30)
    kinds = Rect(20, 56, 248, 34)
    graph = Rect(20, 102, 248, 156)
    numbers = Rect(20, 266, 248, 58)
    let top2 = 330.0
    sliders = (0..<count).map { Rect(20, top2 + 40 * Double($0), 248, 40) }
    knobs = Self.cells(knobCount, in: Rect(20, top2 + 40 * Double(count) + 10, 248, 40))
    let foot = top2 + 40 * Double(count) + row
    code = Rect(20, foot + 8, 248, 62)
    copy = Rect(20, foot + 80, 160, 34)
    reset = Rect(188, foot + 80, 80, 34)
  }

  private init(tall window: Size, _ count: Int, _ knobCount: Int) {
    let margin = 8.0
    let row = knobCount > 0 ? 50.0 : 0
    let size = Size(400, 326 + row)
    unit = max(
      0.01, min(1.6, (window.width - 2 * margin) / size.width, 0.52 * window.height / size.height))
    let fitted = Size((size.width * unit).rounded(), (size.height * unit).rounded())
    frame = Rect(
      ((window.width - fitted.width) / 2).rounded(), window.height - margin - fitted.height,
      fitted.width, fitted.height)
    title = Rect(16, 12, 124, 30)
    previous = Rect(142, 12, 30, 30)
    next = Rect(174, 12, 30, 30)
    kinds = Rect(214, 12, 170, 30)
    graph = Rect(16, 50, 188, 118)
    numbers = Rect(16, 170, 188, 50)
    sliders = (0..<count).map { Rect(218, 50 + 34 * Double($0), 166, 34) }
    knobs = Self.cells(knobCount, in: Rect(16, 226, 368, 40))
    code = Rect(16, 226 + row, 368, 44)
    copy = Rect(16, 280 + row, 260, 34)
    reset = Rect(284, 280 + row, 100, 34)
  }

  private static func cells(_ count: Int, in row: Rect) -> [Rect] {
    let gap = 6.0
    let width = (row.width - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<count).map {
      Rect(row.x + Double($0) * (width + gap), row.y, width, row.height)
    }
  }

  /// The sides of a window that are not to be seen.
  func covered(of window: Size) -> Insets {
    frame.width < 0.5 * window.width
      ? Insets(right: window.width - frame.minX) : Insets(bottom: window.height - frame.minY)
  }

  // MARK: Within the parts

  func kind(_ index: Int) -> Rect {
    let width = (kinds.width - 6) / Double(TunerModel.Kind.allCases.count)
    return Rect(
      kinds.x + 3 + Double(index) * width, kinds.y + 3, width, kinds.height - 6)
  }

  /// The line a slider's knob runs along, from its middle at one end to that at the other.
  func track(_ slider: Int) -> Rect {
    let row = sliders[slider]
    return Rect(row.x + 8, row.maxY - 15, row.width - 16, 6)
  }

  /// The share of a slider's track at which a place of the design lies; 0…1.
  func share(ofSlider slider: Int, at point: Point) -> Double {
    let track = track(slider)
    return min(1, max(0, (point.x - track.x) / track.width))
  }
}
