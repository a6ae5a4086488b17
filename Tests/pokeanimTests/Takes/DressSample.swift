import Engine
import EngineTestSupport
import Testing

@testable import Output

/// A box on its way from one look to another, as documents have them. At a fifth and four fifths of it
/// its edges and the width of its border are on whole pixels, as the program draws them at rest.
struct DressSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let old, new: Appearance

  static let side = 120.0
  static let whole = Rect(0, 0, side, side)

  private init(
    _ name: String, _ old: (inout Appearance) -> Void, _ new: (inout Appearance) -> Void
  ) {
    testDescription = name
    func look(_ frame: Rect, _ radius: Double, _ change: (inout Appearance) -> Void) -> Appearance {
      var look = Appearance(frame: frame)
      look.cornerRadius = radius
      change(&look)
      return look
    }
    self.old = look(Rect(10, 10, 60, 40), 8, old)
    self.new = look(Rect(20, 20, 90, 80), 20, new)
  }

  /// What every format says.
  static let lines: [DressSample] = {
    func border(_ width: Double, _ change: @escaping (inout BorderLine) -> Void)
      -> (inout Appearance) -> Void
    {
      { look in
        (look.borderWidth, look.borderColor) = (width, .black)
        change(&look.borderLine)
      }
    }
    func sides(_ widths: [Double]) -> (inout BorderLine) -> Void { { $0.sides = widths } }
    func dash(_ on: Double, _ off: Double) -> (inout BorderLine) -> Void { { $0.dash = (on, off) } }
    func trim(_ start: Double, _ end: Double) -> (inout BorderLine) -> Void {
      { ($0.start, $0.end) = (start, end) }
    }
    return [
      DressSample("sides", border(4, sides([0, 0, 1, 0])), border(9, sides([0.5, 1, 0, 0.25]))),
      DressSample("dashes", border(4, dash(6, 4)), border(9, dash(20, 8))),
      DressSample("a part", border(4, trim(0, 0.25)), border(9, trim(0.25, 0.9))),
      DressSample(
        "a part in dashes",
        border(4) {
          trim(0, 0.3)(&$0)
          dash(6, 4)(&$0)
        },
        border(4) {
          trim(0.2, 0.9)(&$0)
          dash(9, 5)(&$0)
        }),
      DressSample(
        "a side in dashes",
        border(4) {
          sides([0, 0, 1, 0])(&$0)
          dash(6, 4)(&$0)
        },
        border(9) {
          sides([0, 0, 1, 0])(&$0)
          dash(9, 5)(&$0)
        }),
      DressSample(
        "lines that draw themselves", { $0.borderLine.end = 0 }, { $0.borderLine.start = 0.1 }),
    ]
  }()

  static let gradients: [DressSample] = {
    func gradient(_ kind: BoxGradient.Kind, _ stops: [(Double, Color)]) -> (inout Appearance) ->
      Void
    {
      { $0.setGradient(BoxGradient(kind, stops.map { GradientStop($0.0, $0.1) })) }
    }
    let (red, blue) = (Color(230, 60, 40), Color(40, 80, 220))
    let sunset = gradient(.linear(angle: 0.6), [(0, red), (0.3, .white), (1, blue)])
    return [
      DressSample(
        "a gradient that turns", sunset,
        gradient(.linear(angle: 2), [(0, blue), (0.7, red), (1, .black)])),
      DressSample(
        "along a side", gradient(.linear(angle: 0), [(0, red), (1, blue)]),
        gradient(.linear(angle: 0), [(0, .white), (1, red)])),
      DressSample("a colour", { $0.backgroundColor = red }, sunset),
      DressSample("linear to radial", sunset, gradient(.radial, [(0, .white), (1, blue)])),
      DressSample("nothing to radial", { _ in }, gradient(.radial, [(0, .white), (1, blue)])),
    ]
  }()

  static let shadows: [DressSample] = {
    var (outer, inner) = (
      Shadow(blur: 4, offset: Point(0, 6), color: .black),
      Shadow(blur: 5, offset: Point(6, 2), color: Color(200, 0, 0))
    )
    (outer.spread, inner.spread) = (-3, 3)
    let (out, falling) = (outer, inner)
    return [
      DressSample(
        "shadows", { $0.backgroundColor = .white },
        {
          $0.backgroundColor = .white
          $0.shadows = [out, Shadow(blur: 1, color: .black)]
          $0.innerShadows = [falling, Shadow(blur: 2, offset: Point(0, -3), color: .black)]
        })
    ]
  }()

  static let fits: [DressSample] = {
    func fit(_ fit: ContentFit) -> (inout Appearance) -> Void { { $0.contentFit = fit } }
    return [
      DressSample("a fit", fit(.cover.rounded), fit(.stretch.rounded)),
      DressSample("its own size", fit(.cover.rounded), fit(.natural(unit: 3).rounded)),
    ]
  }()

  static let all = lines + gradients + shadows + fits

  /// A picture with a line with round ends, and a line in two parts.
  private static let drawing = Drawing(
    viewBox: Rect(0, 0, 20, 10),
    items: [
      .fill(.rect(Rect(0, 0, 20, 10)), .color(Color(250, 220, 140))),
      .stroke(
        Path([.move(Point(3, 3)), .quad(control: Point(10, 9), to: Point(17, 3))]),
        StrokeStyle(width: 2, cap: .round), .color(.black)),
      .stroke(
        Path([.move(Point(2, 8)), .line(Point(9, 8)), .move(Point(11, 8)), .line(Point(18, 8))]),
        StrokeStyle(width: 1), .color(.red)),
    ])

  private var showsPicture: Bool {
    old.contentFit != .shaped || old.borderWidth == 0 && old.borderLine != .plain
  }

  /// The view at a share of its way.
  private func pose(_ view: View, at share: Double) {
    var look = old
    for property in ViewProperty.allCases {
      look[property] = lerp(old[property], new[property], share)
    }
    view.set(look)
  }

  private var root: (root: View, box: View) {
    let root = View(frame: Self.whole)
    let box = View(frame: .zero, key: "box")
    if showsPicture { box.content = .drawing(Self.drawing) }
    root.addSubview(box)
    return (root, box)
  }

  /// The way in a second.
  func take() -> Take {
    let (root, box) = root
    return Take.ofViews(in: root, times: (0...60).map { Double($0) / 60 }) { pose(box, at: $0) }
  }

  /// The program's own picture.
  func picture(at share: Double) -> Bitmap {
    let (root, box) = root
    pose(box, at: share)
    let bitmap = Bitmap(width: Int(Self.side), height: Int(Self.side))
    bitmap.clear(.white)
    let commands = DisplayListBuilder(measuring: SilentText()).commands(for: root)
    Painter().paint(DisplayList(commands), into: bitmap, glyphs: nil)
    return bitmap
  }
}
