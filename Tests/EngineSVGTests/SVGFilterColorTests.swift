import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// The pixels that filters make of one colour, (200, 100, 50), reckoned by the formulas of the
/// standards Filter Effects 1 and Compositing 1 outside of the engine.
@Suite struct SVGFilterColorTests {
  /// A pixel in the middle of a square that a filter changes, premultiplied.
  private func pixel(_ definitions: String, _ look: String) throws -> UInt32 {
    let content = "\(definitions)<rect width='10' height='10' fill='rgb(200,100,50)' \(look)/>"
    let view = View(frame: Rect(0, 0, 10, 10))
    view.content = .drawing(try Drawing(svg: document(content)))
    let commands = DisplayListBuilder(measuring: MonospacedText()).commands(for: view)
    return painted(commands, 10, 10).pixels[55]
  }

  private func pixel(steps: String, alpha: Double = 1, colors: String = "sRGB") throws -> UInt32 {
    try pixel(
      "<filter id='f' color-interpolation-filters='\(colors)'>\(steps)</filter>",
      "filter='url(#f)' fill-opacity='\(alpha)'")
  }

  /// The largest difference of two pixels' components.
  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  private func check(_ found: UInt32, _ wanted: UInt32) {
    #expect(difference(found, wanted) <= 1, "\(String(found, radix: 16))")
  }

  @Test(arguments: [
    ("values='0 1 0 0 0  0 0 1 0 0  1 0 0 0 .1  0 0 0 .5 0'", 0x8032_1971 as UInt32),
    ("", 0xFFC8_6432), ("type='saturate'", 0xFFC8_6432),
    ("type='saturate' values='0'", 0xFF76_7676), ("type='saturate' values='.5'", 0xFF9F_6D54),
    ("type='hueRotate' values='90'", 0xFF32_9223), ("type='hueRotate' values='-60'", 0xFFD9_549B),
    ("type='luminanceToAlpha'", 0x7600_0000),
  ])
  func matricesMakeColors(matrix: String, wanted: UInt32) throws {
    check(try pixel(steps: "<feColorMatrix \(matrix)/>"), wanted)
  }

  @Test(arguments: [
    ("type='identity'", 0xFFC8_6432 as UInt32), ("type='table' tableValues='0 1 .5'", 0xFFB6_C864),
    ("type='discrete' tableValues='0 .5 1 .25'", 0xFF40_8000),
    ("type='linear' slope='.5' intercept='.25'", 0xFFA4_7259),
    ("type='gamma' amplitude='.8' exponent='2' offset='.1'", 0xFF97_3921),
  ])
  func functionsOfPartsMakeColors(function: String, wanted: UInt32) throws {
    let parts = ["R", "G", "B"].map { "<feFunc\($0) \(function)/>" }.joined()
    check(try pixel(steps: "<feComponentTransfer>\(parts)</feComponentTransfer>"), wanted)
  }

  @Test func coloursAreChangedWithoutTheirAlpha() throws {
    let half = "<feComponentTransfer><feFuncA type='linear' slope='.5'/></feComponentTransfer>"
    check(try pixel(steps: half), 0x8064_3219)
    check(
      try pixel(steps: "<feColorMatrix type='saturate' values='0'/>", alpha: 0.5), 0x803B_3B3B)
  }

  /// Light adds up where colours are linear.
  @Test func linearColoursAreOthers() throws {
    let parts = ["R", "G", "B"].map { "<feFunc\($0) type='linear' slope='.5'/>" }.joined()
    let steps = "<feComponentTransfer>\(parts)</feComponentTransfer>"
    let found = try pixel(steps: steps, colors: "linearRGB")
    #expect(difference(found, 0xFF92_4722) <= 3, "\(String(found, radix: 16))")
  }

  /// The square, half of it seen through, and blue of three quarters.
  @Test(arguments: [
    ("over", 0xDF64_3279 as UInt32), ("in", 0x604B_2613), ("out", 0x2019_0C06),
    ("atop", 0xBF4B_2672), ("xor", 0x8019_0C66), ("lighter", 0xFF64_32D8),
    ("arithmetic' k1='.5' k2='.25' k3='.5' k4='.1", 0xC933_2689),
  ])
  func picturesGoTogether(name: String, wanted: UInt32) throws {
    let steps = """
      <feFlood flood-color='blue' flood-opacity='.75' result='b'/>
      <feComposite in='SourceGraphic' in2='b' operator='\(name)'/>
      """
    check(try pixel(steps: steps, alpha: 0.5), wanted)
  }

  @Test(arguments: [
    ("grayscale(1)", 0xFF76_7676 as UInt32), ("grayscale(50%)", 0xFF9F_6D54),
    ("sepia(1)", 0xFFA5_9372), ("sepia(.5)", 0xFFB6_7B52), ("saturate(2)", 0xFFFF_5200),
    ("hue-rotate(90deg)", 0xFF32_9223), ("hue-rotate(.25turn)", 0xFF32_9223),
    ("invert(1)", 0xFF37_9BCD), ("invert(25%)", 0xFFA4_7259), ("opacity(.5)", 0x8064_3219),
    ("contrast(2)", 0xFFFF_4800), ("brightness(.5)", 0xFF64_3219),
    ("brightness(200%)", 0xFFFF_C864),
  ])
  func functionsMakeColors(function: String, wanted: UInt32) throws {
    check(try pixel("", "style='filter:\(function)'"), wanted)
  }
}
