import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Any bytes give a drawing or an error: mutated documents must never trap.
@Suite struct SVGFuzzTests {
  private static let seedDocument = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <!-- all that the reader knows -->
      <title>Everything</title>
      <defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9">
        <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#102030"/>
      </linearGradient></defs>
      <g transform="translate(1,2) rotate(30 4 5) scale(2)" opacity="0.5" stroke="#3b2a2a">
        <path d="M1 2l3-4C1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6a3 4 20 0 1 9 9H5v-2z" fill="url(#a)"/>
        <rect x="1" y="2" width="3" height="4" rx="1" stroke-linejoin="round"/>
        <circle cx="5" cy="5" r="3" fill="none"/><ellipse rx="2" ry="1" fill-opacity=".5"/>
      </g>
      <line x1="1" y1="1" x2="5" y2="5"/><polygon points="1,2 3,4 5,6"/>
      <style>.b, #c { stroke: url(#r) red; stroke-dasharray: 1 2 } rect{fill:hsl(9 9% 9%)}</style>
      <radialGradient id="r" href="#a" fx="20%" spreadMethod="reflect" r="2cm"/>
      <clipPath id="p" clipPathUnits="objectBoundingBox"><use href="#c"/><rect width="1" height="9"/></clipPath>
      <symbol id="s" viewBox="0 0 4 4" preserveAspectRatio="xMinYMax slice"><circle id="c" r="2"/></symbol>
      <use href="#s" x="5" width="50%" clip-path="url(#p)" class="b" style="opacity:.5;fill:red!important"/>
      <svg x="1" width="9" height="9"><path d="M0 0h9v99z" fill-rule="evenodd"/></svg>
      <switch><g id="w" display="none"/></switch><a visibility="hidden"/>
      <style>:root { --i: var(--j, red); --k: var(--i) } g > [id^='w']:not(.b) + a { fill: var(--k) }</style>
      <filter id="f" primitiveUnits="objectBoundingBox" x="0%" width="2"><feGaussianBlur stdDeviation=".1 2" result="u"/>
        <feOffset dx="1" dy="-1"/><feFlood flood-color="red" flood-opacity=".5" y="1" height="3"/>
        <feComposite in2="u" operator="arithmetic" k1="1" k4=".1"/><feColorMatrix type="hueRotate" values="40"/>
        <feComponentTransfer><feFuncR type="table" tableValues="0 1 0"/><feFuncA type="gamma" exponent="2"/></feComponentTransfer>
        <feMerge><feMergeNode in="u"/><feMergeNode in="SourceAlpha"/></feMerge><feDropShadow dx="3"/>
        <feBlend mode="color-dodge" in2="SourceGraphic"/></filter>
      <pattern id="t" width=".3" height="2" patternTransform="rotate(9)" viewBox="0 0 4 4"><circle r="2"/></pattern>
      <marker id="m" orient="auto" markerUnits="userSpaceOnUse" viewBox="0 0 2 2" refX="center"><path d="M0 0h9" stroke="red"/></marker>
      <g style="mix-blend-mode:hue;isolation:isolate;filter:url(#f) blur(2px) drop-shadow(1px 2px 3px red)">
        <path d="M1 1h9v9z" fill="url(#t)" stroke="url(#t) red" style="marker:url(#m)" vector-effect="non-scaling-stroke"/></g>
      <text x="1 2%" dy="-.2em 3" text-anchor="end" style="font:bold 9px/2 Inter,serif" xml:space="preserve">a <tspan
        baseline-shift="sub" dominant-baseline="central" fill="url(#a)" stroke="red">b&amp;c</tspan> d</text>
    </svg>
    """
  private static let pieces = [
    "<g>", "</g>", "<", ">", "/>", "\"", "'", "&", "<!--", "-->", "=", " ", "\n", "-", ".", "e",
    "1e6", "1e-300", "999999", "0", "A0 0 0 1 1", "a1e-300 1e6 9 1 0 1 1", "M", "z", "(", ")", ",",
    "#", "url(#a)", "\u{0}", "é", "d=\"", " id=\"a\"", "<title>", "</svg>", "matrix(", "nan", "%",
    "href=\"#s\"", "href=\"#w\"", "url(#p)", "<use href='#c'/>", "{", "}", ";",
    "style='", "clip-path", "mask=\"url(#p)\"", "&#38;", "<!DOCTYPE a [<!ENTITY b 'c'>]>",
    "<![CDATA[",
    "]]>", "stroke-dasharray='0.001'", "1e5", "stroke='red'", "viewBox='0 0 1e-6 1e6'", "<text/>",
    "<text>a", "<tspan x='1e6 -1'>é", "</tspan>", "font='1px'", "baseline-shift='9e5'",
    "filter='url(#f)'", "marker-mid='url(#m)'", "fill='url(#t)'", "<feOffset/>", "var(--i)", "--j:",
    "style='mix-blend-mode:screen'", "[id]", ":not(", "blur(", "stdDeviation='1e5'", "in='u'",
  ]

  @Test func theUnchangedDocumentIsRead() throws {
    #expect(try Drawing(svg: Self.seedDocument).items.count == 1)
  }

  @Test(arguments: UInt64(1)...8)
  func mutatedDocumentsNeverTrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(Self.seedDocument.utf8)
    for round in 0..<500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      expectDrawingOrError(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test func everyPrefixIsAnError() {
    let original = Array(Self.seedDocument.utf8)
    for count in 0..<original.count {
      #expect(throws: SVGError.self, "prefix of \(count)") {
        try Drawing(svg: Array(original.prefix(count)))
      }
    }
  }

  @Test func everyByteInEveryRoleNeverTraps() {
    for byte in UInt8.min...UInt8.max {
      for template in ["<svg viewBox='0 0 1 1'>@</svg>", "@", "<@", "<svg @", "<svg id=@"] {
        expectDrawingOrError(
          template.utf8.map { $0 == UInt8(ascii: "@") ? byte : $0 }, "byte \(byte)")
      }
      let data = "<path d='M1 1@1 1'/>".utf8.map { $0 == UInt8(ascii: "@") ? byte : $0 }
      let svg = Array("<svg viewBox='0 0 1 1'>".utf8) + data + Array("</svg>".utf8)
      expectDrawingOrError(svg, "byte \(byte) in path data")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2:
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &random))
    case 3: bytes.removeSubrange(place...)
    default:
      bytes.insert(
        contentsOf: Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)].utf8,
        at: place)
    }
  }

  /// An error names a line of the document; a drawing has only finite numbers.
  private func expectDrawingOrError(_ bytes: [UInt8], _ note: String) {
    do {
      var notes: [SVGError] = []
      let drawing = try Drawing(svg: bytes, notes: &notes)
      #expect(drawing.items.allSatisfy(isFinite), "\(note)")
      _ = try Drawing(svg: bytes)
      #expect(notes.isEmpty, "\(note)")
    } catch {
      let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
      #expect((1...lines).contains(error.line), "\(note): \(error)")
      #expect(!error.message.isEmpty, "\(note)")
    }
  }

  private func isFinite(_ item: Drawing.Item) -> Bool {
    switch item {
    case .fill(let path, _), .stroke(let path, _, _):
      path.elements.flatMap(points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .group(_, let transform, let opacity, let items):
      transform.determinant.isFinite && (0...1).contains(opacity) && items.allSatisfy(isFinite)
    case .clipped(let path, let items):
      path.elements.flatMap(points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
        && items.allSatisfy(isFinite)
    case .composited(_, let items): items.allSatisfy(isFinite)
    case .text(let text):
      text.lines.allSatisfy { line in
        line.origin.x.isFinite && line.origin.y.isFinite
          && line.runs.allSatisfy { $0.font.size > 0 && $0.font.size.isFinite }
      }
    case .masked(let mask, _, let items): (mask + items).allSatisfy(isFinite)
    }
  }
}
