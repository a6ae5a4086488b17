import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Markers, the order of a shape's parts, and lines that keep their width.
@Suite struct SVGMarkerTests {
  /// The places of the markers' middles, and the directions of their right sides, in whole degrees.
  private func markers(
    _ shape: String, _ look: String = "marker='url(#m)'", _ marker: String = "orient='auto'"
  ) throws -> [[Int]] {
    let content = """
      <style>.s{marker:url(#m)}</style>
      <marker id='m' markerWidth='2' markerHeight='2' refX='1' refY='1' \(marker)>
      <path d='M1 1 L2 1' fill='red'/></marker><g fill='none'>\(shape)</g>
      """
    return try items(content).flatMap { places(of: $0, .identity) }
  }

  private func places(of item: Drawing.Item, _ map: AffineTransform) -> [[Int]] {
    switch item {
    case .fill(let path, _):
      let ends = path.elements.compactMap { points($0).last }.map(map.apply(to:))
      let way = ends[1] - ends[0]
      return [
        [ends[0].x, ends[0].y, Math.atan2(way.y, way.x) * 180 / .pi].map { Int($0.rounded()) }
      ]
    case .group(_, let transform, _, let items):
      return items.flatMap { places(of: $0, transform.then(map)) }
    case .clipped(_, let items): return items.flatMap { places(of: $0, map) }
    default: return []
    }
  }

  @Test(arguments: [
    ("M0 0 H10", [[0, 0, 0], [10, 0, 0]]),
    ("M0 0 H10 V10", [[0, 0, 0], [10, 0, 45], [10, 10, 90]]),
    (
      "M0 0 H10 V10 H0 Z",
      [[0, 0, -45], [10, 0, 45], [10, 10, 135], [0, 10, -135], [0, 0, -45]]
    ),
    ("M0 0 H10 M0 5 V9", [[0, 0, 0], [10, 0, 0], [0, 5, 90], [0, 9, 90]]),
    ("M0 0 C0 0 0 5 5 5", [[0, 0, 90], [5, 5, 0]]), ("M3 3 L3 3", [[3, 3, 0], [3, 3, 0]]),
    ("M0 0 H5 H5 V5", [[0, 0, 0], [5, 0, 0], [5, 0, 45], [5, 5, 90]]),
    ("M0 0 A5 5 0 0 1 10 0 V5", [[0, 0, -90], [10, 0, 90], [10, 5, 90]]),
    ("M4 4", [[4, 4, 0], [4, 4, 0]]),
  ])
  func markersStandAtTheVertices(data: String, wanted: [[Int]]) throws {
    #expect(try markers("<path class='s' d='\(data)'/>") == wanted)
  }

  @Test func everyShapeHasMarkers() throws {
    #expect(try markers("<line class='s' x2='3'/>") == [[0, 0, 0], [3, 0, 0]])
    #expect(try markers("<polyline class='s' points='0 0 3 0'/>") == [[0, 0, 0], [3, 0, 0]])
    #expect(try markers("<polygon class='s' points='0 0 3 0 3 3'/>").count == 4)
    #expect(try markers("<rect class='s' width='3' height='3'/>").count == 5)
    #expect(
      try markers("<circle class='s' r='3'/>").map { Array($0.prefix(2)) }
        == [[3, 0], [0, 3], [-3, 0], [0, -3], [3, 0], [3, 0]])
  }

  @Test(arguments: [
    ("orient='auto-start-reverse'", [180, 0]), ("orient='30'", [30, 30]), ("", [0, 0]),
    ("orient='0.25turn'", [90, 90]), ("orient='100grad'", [90, 90]), ("orient='auto'", [0, 0]),
  ])
  func markersTurn(look: String, angles: [Int]) throws {
    #expect(try markers("<path class='s' d='M0 0H9'/>", "", look).map { $0[2] } == angles)
  }

  @Test func markersScaleWithTheLine() throws {
    func box(_ marker: String) throws -> Rect? {
      let content = """
        <marker id='m' \(marker)><rect width='1' height='1'/></marker>
        <path d='M0 0H9' fill='none' stroke-width='4' marker-start='url(#m)'/>
        """
      return Drawing.Item.reach(of: try items(content))
    }
    #expect(try box("") == Rect(0, 0, 4, 4))
    #expect(try box("markerUnits='userSpaceOnUse'") == Rect(0, 0, 1, 1))
    #expect(try box("viewBox='0 0 1 1'") == Rect(0, 0, 12, 12))
    #expect(try box("viewBox='0 0 1 1' refX='1' refY='.5'") == Rect(-12, -6, 12, 12))
    #expect(try box("markerWidth='.5' overflow='visible'") == Rect(0, 0, 4, 4))
    #expect(try box("markerWidth='.5'") == Rect(0, 0, 2, 4))
    #expect(try box("markerWidth='0'") == nil)
  }

  @Test func onlyTheNamedVerticesAreMarked() throws {
    func places(_ look: String) throws -> [Int] {
      try markers("<path \(look) d='M0 0H3H6H9'/>").map { $0[0] }
    }
    #expect(try places("marker-start='url(#m)'") == [0])
    #expect(try places("marker-mid='url(#m)'") == [3, 6])
    #expect(try places("marker-end='url(#m)'") == [9])
    #expect(try places("class='s' style='marker-end:none'") == [0, 3, 6])
    #expect(try places("style='marker:none'") == [])
    // The short form is a property of styles only.
    #expect(try places("marker='url(#m)'") == [])
  }

  /// A marker has the style of where it stands, not of what it is on.
  @Test func markersHaveAStyleOfTheirOwn() throws {
    let content = """
      <g fill='red'><marker id='m'><rect width='1' height='1'/><rect width='1' height='2'
      fill='context-stroke'/></marker></g>
      <path d='M0 0H9' fill='none' stroke='lime' marker-end='url(#m)'/>
      """
    let fills = flat(try items(content)).compactMap { item -> Paint? in
      if case .fill(_, let paint) = item { paint } else { nil }
    }
    #expect(fills == [.color(Color(255, 0, 0)), .color(Color(0, 255, 0))])
  }

  /// A pattern is no paint of a context, which is said only where it would be one.
  @Test func patternsOfContextsAreReported() throws {
    func notes(_ ink: String) throws -> [String] {
      let content = """
        <pattern id='p' width='1' height='1'><rect width='1' height='1'/></pattern>
        <marker id='m'><rect width='1' height='1' fill='\(ink)'/></marker>
        <path d='M0 0H9V9' fill='url(#p)' stroke='red' marker-end='url(#m)'/>
        """
      return try lenient(content).notes
    }
    #expect(try notes("red").isEmpty && notes("context-stroke").isEmpty)
    let found = try notes("context-fill")
    #expect(found.count == 1 && found[0].contains("the paint of a context"))
  }

  @Test func markersOfThemselvesEnd() throws {
    let content = """
      <marker id='m'><path d='M0 0H1' marker-end='url(#n)'/></marker>
      <marker id='n'><path d='M0 0H1' marker-end='url(#m)'/></marker>
      <path d='M0 0H9' marker-end='url(#m)'/>
      """
    #expect(
      try lenient(content).notes
        == ["line 1: <marker>: marks what it lies in; a marker can't mark itself"])
  }

  @Test func markersOnManyVerticesOfMarkersAreRefused() throws {
    let path = "<path d='M0 0\(String(repeating: "h1", count: 300))' marker-mid='url(#%)'/>"
    let markers = (0..<4).map { level in
      let inner =
        level == 0 ? "<rect width='1' height='1'/>" : path.replacing("%", with: "m\(level - 1)")
      return "<marker id='m\(level)'>\(inner)</marker>"
    }
    let found = problem(document(markers.joined() + path.replacing("%", with: "m3")))
    #expect(found.contains("one copy too many") || found.contains("is too much"))
  }

  @Test(arguments: [
    ("markers", "MFS"), ("markers stroke", "MSF"), ("stroke markers", "SMF"), ("normal", "FSM"),
    ("stroke", "SFM"), ("fill markers", "FMS"),
  ])
  func partsArePaintedInOrder(order: String, wanted: String) throws {
    let content = """
      <marker id='m'><rect width='1' height='1' fill='red'/></marker>
      <path d='M0 0H9V9' fill='blue' stroke='lime' paint-order='\(order)' marker-start='url(#m)'/>
      """
    let parts = flat(try items(content)).map { item in
      switch item {
      case .stroke: "S"
      case .fill(_, .color(Color(255, 0, 0))): "M"
      default: "F"
      }
    }
    #expect(parts.joined() == wanted)
  }

  /// A line that keeps its width has that of the screen, however its group is scaled.
  @Test func linesKeepTheirWidth() throws {
    let line =
      "<path d='M0 0H1' fill='none' stroke='red' stroke-width='2' vector-effect='non-scaling-stroke'/>"
    let reach = Drawing.Item.reach(of: try items("<g transform='scale(3 5)'>\(line)</g>"))
    #expect(reach.map { $0.inset(by: -1e-9) }.map { abs($0.height - 2) < 1e-6 } == true)
    let drawing = try Drawing(
      svg: "<svg viewBox='0 0 10 10' width='100' height='100' overflow='visible'>\(line)</svg>")
    guard case .group(_, let map, _, let inner)? = drawing.items.first else {
      Issue.record("no group")
      return
    }
    #expect(abs(map.a - 0.1) < 1e-12)
    guard case .stroke(let path, let style, _)? = inner.first else {
      Issue.record("no line")
      return
    }
    #expect(style.width == 2 && path.tightBox?.width == 10)
    // It isn't inherited.
    let plain =
      "<g vector-effect='non-scaling-stroke'><path d='M0 0H1' fill='none' stroke='red'/></g>"
    guard case .stroke? = try items(plain).first else {
      Issue.record("no plain line")
      return
    }
  }

  @Test func shapesTurnAroundTheirOrigin() throws {
    func place(_ origin: String) throws -> Point {
      let content =
        "<rect width='1' height='1' transform='scale(3)' style='transform-origin:\(origin)'/>"
      return Drawing.Item.reach(of: try items(content))?.origin ?? .zero
    }
    #expect(try place("0 0") == .zero)
    #expect(try place("1px 2") == Point(-2, -4))
    #expect(try place("center") == Point(-10, -10))
    #expect(try place("50%") == Point(-10, -10))
    #expect(try place("top right") == Point(-20, 0))
    #expect(try place("right 1px") == Point(-20, -2))
    #expect(try place("bottom") == Point(-10, -20))
  }

  /// What is blended in a marker is blended with the picture, which is isolated for it.
  @Test func markersBlend() throws {
    let content = """
      <marker id='m'><rect width='1' height='1' style='mix-blend-mode:multiply'/></marker>
      <path d='M0 0H9' marker-start='url(#m)'/>
      """
    let found = try items(content)
    guard case .composited(let compositing, let inner)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(compositing == Compositing(isIsolated: true) && found.count == 1 && inner.count == 2)
  }
}
