import EngineTestSupport
import Testing

@testable import Engine

/// What is blended in a layer, and what lies behind the layer.
@Suite struct IsolationTests {
  /// What is blended in a layer that is cut or faded meets nothing from behind it, wherever the clip
  /// lies between the pixels and however many commands there are.
  @Test(arguments: [0, 0.25, 0.5, 1], [1, 2])
  func clipsIsolate(shift: Double, count: Int) {
    let ground = DrawCommand.fill(.rect(Rect(0, 0, 40, 40)), .color(Color(200, 100, 50)))
    let ink = DrawCommand.fill(.rect(Rect(0, 0, 40, 40)), .color(Color(100, 200, 255)))
    var blended = Layer(commands: [ink])
    blended.compositing.blend = .multiply
    let commands = Array(repeating: DrawCommand.layer(blended), count: count)
    func inner(_ layer: Layer) -> UInt32 {
      let outer = Layer(commands: [.layer(layer)])
      return painted([ground, .layer(outer)], 40, 40).pixels[20 * 40 + 20]
    }
    let clip = Path.rect(Rect(5 + shift, 5, 30, 30))
    let alone = count == 1 ? 0xFF64_C8FF : BlendMode.multiply.blended(0xFF64_C8FF, 0xFF64_C8FF)
    #expect(inner(Layer(clip: clip, commands: commands)) == alone)
    let faded = inner(Layer(opacity: 0.5, commands: commands))
    let plain = inner(Layer(opacity: 0.5, commands: [ink]))
    #expect(count == 2 || faded == plain)
    // Elsewhere it does.
    #expect(inner(Layer(commands: commands)) != alone)
  }
}
