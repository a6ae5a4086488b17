import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Blending, isolation and filters.
@Suite struct SVGCompositingTests {
  private let square = "<rect width='4' height='4'/>"
  private let fill = Drawing.Item.fill(.rect(Rect(0, 0, 4, 4)), .color(.black))

  private func isolated(_ items: [Drawing.Item]) -> Drawing.Item {
    .composited(by: Compositing(isIsolated: true), items: items)
  }

  @Test(arguments: BlendMode.allCases) func groupsBlend(mode: BlendMode) throws {
    let found = try items("<g style='mix-blend-mode:\(mode.rawValue)'>\(square)</g>")
    let blended = Drawing.Item.composited(by: Compositing(blend: mode), items: [fill])
    #expect(found == (mode == .normal ? [fill] : [isolated([blended])]))
  }

  @Test func whatIsNoBlendModeIsReported() throws {
    let (found, notes) = try lenient("<g style='mix-blend-mode:xor'>\(square)</g>")
    #expect(found == [fill])
    #expect(notes.count == 1 && notes[0].contains("mix-blend-mode \"xor\" is unknown"))
    // They are properties of styles only.
    #expect(
      try lenient("<g mix-blend-mode='multiply' isolation='isolate'>\(square)</g>").items == [fill])
  }

  /// A group that is changed as one picture keeps what is blended in it to itself.
  @Test(arguments: ["style='isolation:isolate'", "opacity='.5'"])
  func groupsIsolate(look: String) throws {
    let inner = "<rect width='4' height='4' style='mix-blend-mode:screen'/>"
    let blended = Drawing.Item.composited(by: Compositing(blend: .screen), items: [fill])
    let found = try items("<g \(look)>\(inner)</g>")
    let isFaded = look.hasPrefix("opacity")
    #expect(
      found
        == (isFaded
          ? [.group(transform: .identity, opacity: 0.5, items: [isolated([blended])])]
          : [isolated([blended])]))
    // Where nothing is blended nothing is isolated.
    #expect(try items("<g style='isolation:isolate'>\(square)</g>") == [fill])
  }

  /// The filter of a square.
  private func filter(
    _ steps: String, _ look: String = "", on shape: String = "<rect width='4' height='4'"
  ) throws -> Filter? {
    let content = "<filter id='f' \(look)>\(steps)</filter>\(shape) filter='url(#f)'/>"
    guard case .composited(let compositing, _)? = try items(content).first else { return nil }
    return compositing.filter
  }

  private func function(_ text: String) throws -> Filter? {
    let found = try items("<rect width='4' height='4' style='filter:\(text)' color='red'/>")
    guard case .composited(let compositing, let inner)? = found.first else { return nil }
    #expect(inner == [fill] && found.count == 1)
    return compositing.filter
  }

  @Test func figmasShadowsAreRead() throws {
    let steps = """
      <feFlood flood-opacity='0' result='BackgroundImageFix'/>
      <feColorMatrix in='SourceAlpha' type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'
       result='hardAlpha'/>
      <feOffset dy='4'/><feGaussianBlur stdDeviation='2'/><feComposite in2='hardAlpha' operator='out'/>
      <feColorMatrix type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0'/>
      <feBlend mode='normal' in2='BackgroundImageFix' result='effect1_dropShadow'/>
      <feBlend mode='normal' in='SourceGraphic' in2='effect1_dropShadow' result='shape'/>
      """
    let look = """
      x='0' y='0' width='9' height='8' filterUnits='userSpaceOnUse'
      color-interpolation-filters='sRGB'
      """
    let found = try #require(try filter(steps, look))
    #expect(found.region == Rect(0, 0, 9, 8))
    #expect(found.steps.map(\.isLinear) == Array(repeating: false, count: 8))
    #expect(
      found.steps.map(\.inputs) == [
        [], [.sourceAlpha], [.step(1)], [.step(2)], [.step(3), .step(1)], [.step(4)],
        [.step(5), .step(0)], [.source, .step(6)],
      ])
    #expect(found.steps[2].operation == .offset(Point(0, 4)))
    #expect(found.steps[3].operation == .blur(Size(2, 2)))
    #expect(found.steps[4].operation == .composite(.out))
    #expect(found.steps[7].operation == .blend(.normal))
  }

  @Test func lengthsAreSharesOfTheBoxWhereTheFilterSaysSo() throws {
    let blur = "<feGaussianBlur stdDeviation='.5 .25' x='0' width='.5'/>"
    let found = try #require(try filter(blur, "primitiveUnits='objectBoundingBox'"))
    #expect(found.steps[0].operation == .blur(Size(2, 1)))
    #expect(found.steps[0].region == Rect(0, -0.4, 2, 4.8))
    let plain = try #require(try filter("<feGaussianBlur stdDeviation='.5'/>"))
    #expect(plain.region == Rect(-0.4, -0.4, 4.8, 4.8) && plain.steps[0].region == nil)
    #expect(plain.steps[0].isLinear)
  }

  @Test(arguments: [
    ("blur(2px)", Filter.Operation.blur(Size(2, 2))), ("blur()", .blur(.zero)),
    ("drop-shadow(1px 2px)", .shadow(offset: Point(1, 2), blur: .zero, Color(255, 0, 0))),
    (
      "drop-shadow(rgb(0, 0, 255) 1px 2px 3px)",
      .shadow(offset: Point(1, 2), blur: Size(3, 3), Color(0, 0, 255))
    ),
    (
      "drop-shadow(1 2 3 lime)",
      .shadow(offset: Point(1, 2), blur: Size(3, 3), Color(0, 255, 0))
    ),
  ])
  func functionsAreRead(text: String, wanted: Filter.Operation) throws {
    let found = try #require(try function(text))
    #expect(found.region == nil && found.steps == [Filter.Step(wanted, [.source])])
  }

  @Test func functionsFollowOneAnother() throws {
    let found = try #require(try function("brightness(50%) blur(1px)"))
    #expect(found.steps.map(\.inputs) == [[.source], [.step(0)]])
    guard case .transfer(let tables) = found.steps[0].operation else {
      Issue.record("no transfer")
      return
    }
    #expect(tables[0][200] == 100 && tables[3][200] == 200)
  }

  /// A filter's region ends with it.
  @Test func filtersFollowOneAnother() throws {
    let content = """
      <filter id='f'><feOffset dx='1'/></filter>
      <rect width='4' height='4' style='filter:url(#f) blur(1px) url(#f)'/>
      """
    guard case .composited(let compositing, _)? = try items(content).first,
      let filter = compositing.filter
    else {
      Issue.record("no filter")
      return
    }
    let region = Rect(-0.4, -0.4, 4.8, 4.8)
    #expect(filter.region == nil)
    #expect(filter.steps.map(\.region) == [region, nil, region, region])
    #expect(filter.steps.map(\.inputs) == [[.source], [.step(0)], [.step(1)], [.step(2)]])
    // What a step says of its region is a part of that, too.
    let wide = content.replacing("<feOffset dx='1'/>", with: "<feOffset x='-9' width='10'/>")
    guard case .composited(let other, _)? = try items(wide).first else {
      Issue.record("no filter")
      return
    }
    let part = Rect(-0.4, -0.4, 1.4, 4.8)
    #expect(other.filter?.steps.map(\.region) == [part, nil, region, part])
    let many = Array(repeating: "url(#f)", count: 40).joined(separator: " ")
    let notes = try lenient(content.replacing("url(#f) blur(1px) url(#f)", with: many)).notes
    #expect(notes.count == 1 && notes[0].contains("has too many steps"))
  }

  @Test(arguments: [
    "blur(-1px)", "blur(10%)", "blur(1px 2px)", "glow(2)", "drop-shadow(1px)", "blur(1px",
    "drop-shadow(1px 2px -3px)", "brightness(-1)", "drop-shadow(1px 2px red blue)", "red",
  ])
  func otherFunctionsAreReported(text: String) throws {
    let (found, notes) = try lenient("<rect width='4' height='4' style='filter:\(text)'/>")
    #expect(found == [fill] && notes.count == 1, "\(notes)")
  }

  @Test(arguments: [
    ("<feTurbulence/>", "<feTurbulence>: is not drawn; what its filter is on is drawn without it"),
    (
      "<feConvolveMatrix order='33 1' kernelMatrix='1'/>",
      "<feConvolveMatrix>: has a kernel that is too large; at most 256 numbers, 32 in a row, are "
        + "drawn"
    ),
  ])
  func otherStepsAreReported(steps: String, wanted: String) throws {
    let content = "<filter id='f'>\(steps)</filter><rect width='4' height='4' filter='url(#f)'/>"
    let (found, notes) = try lenient(content)
    #expect(found == [fill] && notes == ["line 1: " + wanted])
  }

  /// A filter without steps leaves nothing, as the standard says.
  @Test func emptyFiltersHide() throws {
    #expect(try filter("") == nil)
    #expect(
      try items("<filter id='f'/><rect width='4' height='4' filter='url(#f)'/>").isEmpty)
  }

  @Test func manyFiltersAreRefused() throws {
    let blurs = String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 60)
    let rects = String(
      repeating: "<rect width='10' height='10' filter='url(#f)'/>", count: 100)
    #expect(
      problem(document("<filter id='f'>\(blurs)</filter>\(rects)"))
        == "line 1: <rect>: is too much; too many filters are used")
    let steps = String(repeating: "<feOffset/>", count: 65)
    let notes = try lenient(
      "<filter id='f'>\(steps)</filter><rect width='1' height='1' filter='url(#f)'/>"
    )
    .notes
    #expect(notes == ["line 1: <feOffset>: has too many steps; at most 64 are drawn"])
  }
}
