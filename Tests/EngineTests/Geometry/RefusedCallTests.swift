import EngineTestSupport
import Testing

@testable import Engine

/// Calls that are refused when the value is made, by their number: an exit test's process is told
/// no more.
private let refused: [(text: String, call: @Sendable () -> Void)] = [
  (
    "map and zip are nested at most 400 times",
    {
      var mapped = linear(from: 0, to: 1, in: 1).map(\.mean)
      for _ in 0..<100_000 { mapped = mapped.map { $0 } }
    }
  ),
  (
    "map and zip are nested at most 400 times",
    {
      let part = linear(from: 0, to: 1, in: 1).map(\.mean)
      var zipped = part
      for _ in 0..<100_000 { zipped = zip(zipped, part).map(\.first) }
    }
  ),
  (
    "map and zip are nested at most 400 times",
    {
      let view = View()
      var bound = linear(from: 0.0, to: 1, in: 1)
      for _ in 0..<100_000 {
        bound = bound.bind(view, with: \.alpha).map { _ in FloatAverage(1) }
      }
    }
  ),
  (
    "layers lie in one another at most 400 times",
    {
      var layer = Layer()
      for _ in 0..<100_000 { layer = Layer(commands: [.layer(layer)]) }
    }
  ),
  (
    "views lie in one another at most 1024 times",
    {
      let top = View()
      var view = top
      for _ in 0..<100_000 {
        let child = View()
        view.addSubview(child)
        view = child
      }
      _ = top
    }
  ),
  (
    "views lie in one another at most 1024 times",
    {
      var view = View()
      for _ in 0..<100_000 {
        let parent = View()
        parent.addSubview(view)
        view = parent
      }
    }
  ),
  (
    "groups lie in one another at most 300 times",
    {
      var item = Drawing.Item.fill(Path(), .color(.black))
      for _ in 0..<100_000 {
        item = .group(transform: .identity, opacity: 1, items: [item])
      }
      _ = Drawing(viewBox: .zero, items: [item])
    }
  ),
  (
    "an animation has at most 4194304 parts",
    {
      var animation = linear(from: 0, to: 1, in: 1)
      for _ in 0..<60 { animation = animation.looped }
    }
  ),
  (
    "an animation has at most 4194304 parts",
    {
      var animation = linear(from: 0, to: 1, in: 1)
      for _ in 0..<60 { animation = animation + animation }
    }
  ),
  ("have too many frames", { _ = VirtualClock(rate: 60).frameCount(duration: 1e300) }),
  ("have too many frames", { _ = VirtualClock(rate: 60).frameCount(duration: .infinity) }),
  ("Steps: at most 2⁵⁰ steps", { _ = Steps(1 << 62) }),
  (
    "SpringCurve: no spring has a duration of 1e-200 s",
    { _ = SpringCurve(duration: 1e-200, damping: 1) }
  ),
  (
    "SpringCurve: no spring has",
    { _ = SpringCurve(duration: 1, damping: 1, initialVelocity: 1e300) }
  ),
  ("Spring: too weak or too strong", { _ = Spring(stiffness: 1e300, damping: 1) }),
  ("Spring: too weak or too strong", { _ = Spring(stiffness: 1, damping: 1, mass: 1e-300) }),
  ("CubicBezier: y1 and y2 must lie within", { _ = CubicBezier(0, 1e101, 1, 0) }),
  (
    "PiecewiseLinear: values and positions must lie within",
    {
      _ = PiecewiseLinear([PiecewiseLinear.Stop(1e300, at: 0)])
    }
  ),
  ("Instant: a time must be finite and below 146 years", { _ = Instant(seconds: 1e300) }),
  ("a bitmap of 9223372036854775807×2 pixels is too large", { _ = Bitmap(width: .max, height: 2) }),
  ("a bitmap needs at least 1×1 pixels", { _ = Bitmap(width: 1, height: 0) }),
  ("an image needs at least 1×1 pixels", { _ = ImageBitmap(width: 0, height: 1, pixels: []) }),
  ("an image needs at least 1×1 pixels", { _ = ImageBitmap(width: 1, height: 0, pixels: []) }),
  (
    "an image of 1048577×1 pixels is too large",
    { _ = ImageBitmap(width: 1_048_577, height: 1, pixels: []) }
  ),
  (
    "an image of 4096×4097 pixels is too large",
    { _ = ImageBitmap(width: 4096, height: 4097, pixels: []) }
  ),
  (
    "an image of 2×3 pixels, but there are 5",
    { _ = ImageBitmap(width: 2, height: 3, pixels: [1, 2, 3, 4, 5]) }
  ),
  (
    "a minimum scale must be > 0 and ≤ 1, not 1.5",
    {
      let text = TextContent("a", font: Font(size: 1), color: .black, minimumScale: 1.5)
      _ = TextBlock.fitting(text, in: .zero, measuring: MonospacedText())
    }
  ),
  (
    "a mask needs one byte a pixel",
    {
      _ = GlyphMask(width: .max, height: .max, coverage: [], left: 0, top: 0)
    }
  ),
]

@Suite struct RefusedCallTests {
  @Test(arguments: 0..<refused.count) func itSaysWhy(_ number: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in refused[number].call() }
    expectText(result, "Fatal error: ")
    expectText(result, refused[number].text)
  }
}
