import EngineTestSupport
import Testing

@testable import Engine

/// The numbers that recordings keep of their pictures: other versions must come to the same.
@Suite struct FingerprintTests {
  private static let path = Path([
    .move(Point(1, 2)), .line(Point(3, 5)), .quad(control: Point(7, 11), to: Point(13, 17)),
    .cubic(control1: Point(19, 23), control2: Point(29, 31), to: Point(37, 41)), .close,
  ])
  private static let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
  private static let stops = [GradientStop(0.25, color), GradientStop(0.75, .white)]
  private static let map = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
  private static let image = ImageBitmap(width: 2, height: 1, pixels: [0xFF40_80C0, 0x8080_0040])

  private static var style: StrokeStyle {
    var style = StrokeStyle(width: 3, cap: .square, join: .round)
    style.miterLimit = 9
    return style
  }

  private static func fitted() -> Layer {
    var layer = Layer(transform: map, opacity: 0.5, clip: path, commands: [.white(path)])
    let box = FittedBox(
      BoxPose(toParent: map, size: Size(17, 19), borderWidth: 2), textOrigin: Point(3, 4))
    let end = FittedBox(BoxPose(toParent: .identity, size: Size(23, 29)))
    layer.alignment = LayerAlignment(
      fit: PixelFit(box, way: PixelFit.Way(start: box, end: end)), viewBox: Rect(1, 2, 3, 4))
    layer.crossFades = true
    return layer
  }

  /// Commands of all kinds, no two of their numbers alike where the order counts.
  private static let commands: [DrawCommand] = [
    .fill(path, .color(color)),
    .fill(path, .linearGradient(start: Point(1, 2), end: Point(3, 4), stops: stops)),
    .fill(path, .radialGradient(map, focus: Point(0.25, 0.5), stops: stops)),
    .fill(path, .image(image, map, opacity: 0.75)),
    .stroke(
      path, style, .color(color)),
    .shadow(
      BoxShadow(
        Rect(1, 2, 30, 40), radius: 5, blur: 6, color: color, hidden: Rect(7, 8, 9, 10))),
    .text(
      TextLine("ab", font: Font(size: 12, weight: .bold), color: color), origin: Point(7, 8)),
    .layer(fitted()),
    .layer(Layer(commands: [.white(path), .white(.rect(Rect(1, 2, 3, 4)))])),
  ]

  private static let numbers: [UInt64] = [
    0xD558_A3A8_7EBB_F6AA, 0xAA7C_652F_540E_163B, 0x93C2_127C_4D80_1BAB,
    0xE1D2_E1D3_1ED1_E948, 0x780A_B095_A929_FEAB, 0x807B_61CD_4559_A764,
    0x0CA2_D33B_5F1A_39D2, 0x6E56_DF40_0DFB_E6FD, 0x8909_515D_F9E0_EA9A,
  ]

  @Test(arguments: commands.indices) func eachKindHasItsNumber(_ index: Int) {
    let print = DisplayList([Self.commands[index]]).fingerprint
    #expect(print == Self.numbers[index], "0x\(String(print, radix: 16))")
  }

  @Test func theOrderCounts() {
    let list = DisplayList(Self.commands)
    #expect(list.fingerprint != DisplayList(Self.commands.reversed()).fingerprint)
  }

  /// Less than a rounding of sums is no difference; a hundredth of a pixel is one.
  @Test func whatNobodySeesDoesNotCount() {
    func print(_ x: Double) -> UInt64 {
      DisplayList([.white(.rect(Rect(x, 0, 10, 10)))]).fingerprint
    }
    #expect(print(0.1 + 0.2) == print(0.3) && print(0.3) != print(0.31))
  }

  /// Beyond what whole steps can count, each number counts as it is.
  @Test func hugeNumbersCountToo() {
    func print(_ x: Double) -> UInt64 {
      DisplayList([.white(.lines([Point(x, 0), Point(1, 1)]))]).fingerprint
    }
    let prints = [0x1p46, 0x1p46.nextUp, 1e30, 2e30, -1e30, .infinity].map(print)
    #expect(Set(prints).count == prints.count)
  }

  @Test func theRuleOfFillingCounts() {
    var path = Self.path
    let plain = DisplayList([.white(path)]).fingerprint
    path.isEvenOdd = true
    #expect(DisplayList([.white(path)]).fingerprint != plain)
  }

  /// Each part of a layer changes its number.
  @Test func allOfALayerCounts() {
    let box = FittedBox(BoxPose(toParent: .identity, size: Size(7, 9)))
    let changes: [(inout Layer) -> Void] = [
      { $0.opacity = 0.25 }, { $0.crossFades = true }, { $0.clip = .rect(Rect(0, 0, 1, 1)) },
      { $0.fit = PixelFit(box) }, { $0.fit = PixelFit(box, floats: true) },
      { $0.fit = PixelFit(box, way: PixelFit.Way(start: box, end: box)) },
      { $0.viewBox = Rect(0, 0, 1, 1) }, { $0.transform = .scale(2, 2) }, { $0.commands = [] },
      { $0.mask = Mask([], .alpha) }, { $0.mask = Mask([], .luminance) },
      { $0.mask = Mask([.white(Self.path)], .alpha) },
    ]
    var prints = [DisplayList([.layer(Layer(commands: [.white(Self.path)]))]).fingerprint]
    for change in changes {
      var layer = Layer(commands: [.white(Self.path)])
      change(&layer)
      prints.append(DisplayList([.layer(layer)]).fingerprint)
    }
    #expect(Set(prints).count == prints.count)
  }
}
