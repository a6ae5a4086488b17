import EngineTestSupport
import Testing

@testable import Engine

/// Blending, beside CSS's formulas in doubles.
@Suite struct BlendModeTests {
  /// The mixture of two opaque components by the words of the standard.
  private func mixed(_ mode: BlendMode, _ back: Double, _ front: Double) -> Double {
    switch mode {
    case .multiply: back * front
    case .screen: back + front - back * front
    case .overlay: mixed(.hardLight, front, back)
    case .darken: min(back, front)
    case .lighten: max(back, front)
    case .colorDodge: back == 0 ? 0 : front == 1 ? 1 : min(1, back / (1 - front))
    case .colorBurn: back == 1 ? 1 : front == 0 ? 0 : 1 - min(1, (1 - back) / front)
    case .hardLight:
      front <= 0.5 ? mixed(.multiply, back, 2 * front) : mixed(.screen, back, 2 * front - 1)
    case .softLight:
      front <= 0.5
        ? back - (1 - 2 * front) * back * (1 - back)
        : back + (2 * front - 1)
          * ((back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()) - back)
    case .difference: abs(back - front)
    case .exclusion: back + front - 2 * back * front
    case .normal, .hue, .saturation, .color, .luminosity: front
    }
  }

  private func parts(_ pixel: UInt32) -> [Double] {
    [24, 16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
  }

  private let plainModes = BlendMode.allCases.filter {
    ![.hue, .saturation, .color, .luminosity].contains($0)
  }

  @Test func pixelsMixAsTheStandardSays() {
    var random = SeededGenerator(seed: 64)
    for _ in 0..<4000 {
      let mode = random.element(of: plainModes)
      let pixels = (0..<2).map { _ -> UInt32 in
        let alpha = random.element(of: [255, 255, 128, UInt32(random.int(in: 1...255))])
        return alpha << 24
          | [16, 8, 0].reduce(0) { $0 | UInt32(random.int(in: 0...Int(alpha))) << UInt32($1) }
      }
      let (front, back) = (parts(pixels[0]), parts(pixels[1]))
      let found = parts(mode.blended(pixels[0], pixels[1]))
      #expect(abs(found[0] - (front[0] + back[0] - front[0] * back[0])) < 1.01 / 255)
      for part in 1...3 {
        let both = mixed(mode, back[part] / back[0], front[part] / front[0])
        let wanted =
          (1 - back[0]) * front[part] + (1 - front[0]) * back[part] + front[0] * back[0] * both
        #expect(abs(found[part] - wanted) < 1.01 / 255, "\(mode) \(pixels)")
      }
    }
  }

  /// Hue, saturation, colour and luminosity take what their names say from the one in front.
  @Test func wholeColoursMix() {
    func luminosity(_ pixel: UInt32) -> Double {
      let parts = parts(pixel)
      return 0.3 * parts[1] + 0.59 * parts[2] + 0.11 * parts[3]
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let (front, back) = (
        0xFF00_0000 | UInt32(random.int(in: 0...0xFF_FFFF)),
        0xFF00_0000 | UInt32(random.int(in: 0...0xFF_FFFF))
      )
      for mode in [BlendMode.hue, .saturation, .color] {
        #expect(abs(luminosity(mode.blended(front, back)) - luminosity(back)) < 1.6 / 255)
      }
      #expect(
        abs(luminosity(BlendMode.luminosity.blended(front, back)) - luminosity(front)) < 1.6 / 255)
    }
    #expect(BlendMode.saturation.blended(0xFF80_8080, 0xFFFF_0000) == 0xFF4D_4D4D)
    #expect(BlendMode.color.blended(0xFF80_8080, 0xFFFF_0000) == 0xFF4D_4D4D)
  }

  @Test func nothingMixesWithNothing() {
    for mode in BlendMode.allCases {
      #expect(mode.blended(0x8040_2010, 0) == 0x8040_2010)
      #expect(mode.blended(0, 0x8040_2010) == 0x8040_2010)
    }
  }

  private let box = Path.rect(Rect(0, 0, 4, 4))

  private func pixel(_ commands: [DrawCommand]) -> UInt32 { painted(commands, 4, 4).pixels[5] }

  private func blended(_ mode: BlendMode, _ color: Color, opacity: Double = 1) -> DrawCommand {
    var layer = Layer(opacity: opacity, commands: [.fill(box, .color(color))])
    layer.compositing.blend = mode
    return .layer(layer)
  }

  @Test func layersBlendWithWhatLiesBehind() {
    let ground = DrawCommand.fill(box, .color(Color(200, 100, 50)))
    let gray = Color(128, 128, 128)
    #expect(pixel([ground, blended(.multiply, gray)]) == 0xFF64_3219)
    #expect(pixel([ground, blended(.difference, .white)]) == 0xFF37_9BCD)
    #expect(pixel([ground, blended(.multiply, gray, opacity: 0)]) == 0xFFC8_6432)
    #expect(pixel([blended(.multiply, gray)]) == 0xFF80_8080)
  }

  /// What is blended in an isolated layer meets nothing from behind it.
  @Test func isolatedLayersKeepToThemselves() {
    let ground = DrawCommand.fill(box, .color(Color(200, 100, 50)))
    for isIsolated in [false, true] {
      var layer = Layer(commands: [blended(.multiply, Color(128, 128, 128))])
      layer.compositing.isIsolated = isIsolated
      #expect(pixel([ground, .layer(layer)]) == (isIsolated ? 0xFF80_8080 : 0xFF64_3219))
    }
  }
}
