import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// The steps of filters that look at other pixels, and those that show other pictures.
@Suite struct SVGFilterStepTests {
  private let look = "filterUnits='userSpaceOnUse' x='0' y='0' width='10' height='10'"

  /// The filter of a square and what it is on.
  private func filtered(
    _ steps: String, _ more: String = ""
  ) throws -> (filter: Filter?, items: [Drawing.Item], notes: [String]) {
    let content =
      "\(more)<filter id='f' \(look)>\(steps)</filter>"
      + "<rect width='4' height='4' filter='url(#f)'/>"
    let (found, notes) = try lenient(content)
    guard case .composited(let compositing, let inner)? = found.last else {
      return (nil, found, notes)
    }
    return (compositing.filter, inner, notes)
  }

  private func operation(_ step: String) throws -> Filter.Operation? {
    let (filter, _, notes) = try filtered(step)
    #expect(notes.isEmpty, "\(notes)")
    return filter?.steps.last?.operation
  }

  @Test(arguments: [
    ("", Filter.Operation.erode(.zero)), ("radius='2'", .erode(Size(2, 2))),
    ("radius='2 0.5' operator='dilate'", .dilate(Size(2, 0.5))),
    ("radius='3' operator='erode'", .erode(Size(3, 3))), ("radius='-1 2'", .offset(.zero)),
    ("radius='1 2 3'", .offset(.zero)),
  ])
  func spreadsAreRead(attributes: String, wanted: Filter.Operation) throws {
    #expect(try operation("<feMorphology \(attributes)/>") == wanted)
  }

  @Test func kernelsAreRead() throws {
    let nine = [0.0, 1, 0, 1, -3, 1, 0, 1, 2]
    let plain = try operation("<feConvolveMatrix kernelMatrix='0 1 0 1 -3 1 0 1 2'/>")
    #expect(
      plain
        == .convolve(Filter.Convolution(columns: 3, kernel: nine, target: (1, 1), divisor: 3)))
    let all = try operation(
      "<feConvolveMatrix order='2 3' kernelMatrix='1 2 3 4 5 6' divisor='2' bias='.5' targetX='0' "
        + "targetY='2' edgeMode='wrap' preserveAlpha='true'/>")
    #expect(
      all
        == .convolve(
          Filter.Convolution(
            columns: 2, kernel: [1, 2, 3, 4, 5, 6], target: (0, 2), divisor: 2, bias: 0.5,
            edges: .wrap, keepsAlpha: true)))
    // A divisor of 0 is none.
    #expect(
      try operation("<feConvolveMatrix order='1' kernelMatrix='4' divisor='0'/>")
        == .convolve(Filter.Convolution(columns: 1, kernel: [4], divisor: 4)))
  }

  @Test(arguments: [
    "", "kernelMatrix='1 2 3'", "order='0' kernelMatrix='1'", "order='-2' kernelMatrix='1 1 1 1'",
    "order='1.5' kernelMatrix='1 1'", "order='1' kernelMatrix='1' targetX='1'",
    "order='1' kernelMatrix='1' targetY='-1'",
  ])
  func whatIsNoKernelShowsNothing(attributes: String) throws {
    #expect(try operation("<feConvolveMatrix \(attributes)/>") == .flood(.clear))
  }

  /// A tile repeats the rectangle of its input, that of a moved picture being where it came from.
  @Test func tilesTakeTheRegionsOfTheirInputs() throws {
    let flood = "<feFlood x='1' y='2' width='3' height='4'/>"
    #expect(try operation(flood + "<feTile/>") == .tile(Rect(1, 2, 3, 4)))
    #expect(try operation(flood + "<feOffset dx='1'/><feTile/>") == .tile(Rect(1, 2, 3, 4)))
    #expect(
      try operation(flood + "<feOffset dx='1' width='5'/><feTile/>") == .tile(Rect(0, 0, 5, 10)))
    #expect(try operation("<feTile in='SourceGraphic'/>") == .tile(Rect(0, 0, 10, 10)))
  }

  /// What can't be an input is told, and is the same as a name of no step.
  @Test(arguments: ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"])
  func otherInputsAreReported(name: String) throws {
    let (filter, _, notes) = try filtered("<feOffset dx='1' in='\(name)'/><feOffset in='\(name)'/>")
    #expect(filter?.steps.map(\.inputs) == [[.source], [.step(0)]])
    #expect(
      notes == [
        "line 1: <feOffset>: in \"\(name)\" is not drawn; what the filter is on takes its place"
      ])
  }

  /// A filter takes what it doesn't say, and its steps, from another.
  @Test func filtersTakeAttributesAndSteps() throws {
    let more = "<filter id='o' x='1' y='1' width='2' height='2'><feOffset dx='3'/></filter>"
    let found = try items(
      more + "<filter id='f' x='0' filterUnits='userSpaceOnUse' href='#o'/>"
        + "<rect width='4' height='4' filter='url(#f)'/>")
    guard case .composited(let compositing, _)? = found.first else {
      Issue.record("no filter")
      return
    }
    #expect(compositing.filter?.region == Rect(0, 1, 2, 2))
    #expect(compositing.filter?.steps.map(\.operation) == [.offset(Point(3, 0))])
    let own = try filtered("<feOffset/>", "<filter id='o'><feTile/></filter>")
    #expect(own.filter?.steps.map(\.operation) == [.offset(.zero)])
    // One that takes them from itself is told, and drawn.
    let (_, notes) = try lenient(
      "<filter id='f' href='#f'><feOffset/></filter><rect width='4' height='4' filter='url(#f)'/>")
    #expect(notes == ["line 1: <filter>: refers to itself, or to more than 32 others by href"])
  }

  /// An element is shown as a `use` at the step's corner shows it.
  @Test func elementsAreShown() throws {
    let more = "<defs><rect id='r' x='1' y='1' width='2' height='3' fill='red'/></defs>"
    let (filter, inner, notes) = try filtered(
      "<feImage href='#r' x='2' y='3' width='5'/><feImage href='#r'/>", more)
    #expect(notes.isEmpty && inner.count == 3)
    #expect(filter?.steps.map(\.inputs) == [[.part(1)], [.part(2)]])
    #expect(filter?.steps.map(\.region) == [Rect(2, 3, 5, 7), Rect(0, 0, 10, 10)])
    #expect(
      inner.map { Drawing.Item.reach(of: [$0]) }
        == [Rect(0, 0, 4, 4), Rect(3, 4, 2, 3), Rect(1, 1, 2, 3)])
    // It inherits nothing of what the filter is on.
    guard case .fill(_, .color(let color))? = flat(inner).last else {
      Issue.record("no rectangle")
      return
    }
    #expect(color == Color(255, 0, 0))
  }

  @Test(arguments: [
    ("", "<feImage>: has no href; add href=\"data:image/png;base64,…\""),
    ("href='#no'", "<feImage>: href \"#no\" names nothing in the document; write #id"),
    ("href='#f'", "<feImage>: href \"#f\" names what it lies in; a use can't draw itself"),
    ("href='a.png'", "<feImage>: is not drawn; embed the picture in the file, as a PNG"),
  ])
  func whatIsNoPictureShowsNothing(attributes: String, note: String) throws {
    var notes: [SVGError] = []
    let content = """
      <filter id='f' \(look)><feImage \(attributes)/></filter>
      <rect width='4' height='4' filter='url(#f)'/>
      """
    let drawing = try Drawing(svg: Array(document(content).utf8), notes: &notes) { _ in nil }
    #expect(notes.map(withoutColumn) == ["line 1: " + note])
    guard case .composited(let compositing, _)? = drawing.items.last else {
      Issue.record("no filter")
      return
    }
    #expect(compositing.filter?.steps.map(\.operation) == [.flood(.clear)])
  }

  /// Pictures of the file fill the step's rectangle.
  @Test func picturesAreShown() throws {
    var notes: [SVGError] = []
    let content = """
      <filter id='f' \(look)><feImage href='data:image/png;base64,BAI=' x='1' width='8'/></filter>
      <rect width='4' height='4' filter='url(#f)'/>
      """
    let drawing = try Drawing(svg: Array(document(content).utf8), notes: &notes) { _ in
      ImageBitmap(width: 4, height: 2, pixels: Array(repeating: 0xFF10_2030, count: 8))
    }
    guard case .composited(_, let inner)? = drawing.items.last, inner.count == 2,
      case .fill(let path, .image(let image, _, _)) = inner[1]
    else {
      Issue.record("no picture")
      return
    }
    #expect(notes.isEmpty && image.width == 4)
    #expect(path.box == Rect(1, 3, 8, 4))
  }

  /// Filters whose pictures show one another end.
  @Test func filtersThatShowThemselvesEnd() throws {
    let (found, notes) = try lenient(
      "<filter id='f'><feImage href='#r'/></filter>"
        + "<rect id='r' width='4' height='4' filter='url(#f)'/>")
    #expect(found.count == 1 && notes.count == 1)
    let many = (0..<40).map {
      "<filter id='f\($0)'><feImage href='#r\($0 + 1)'/><feImage href='#r\($0 + 1)'/></filter>"
        + "<rect id='r\($0)' width='4' height='4' filter='url(#f\($0))'/>"
    }
    #expect(problem(document(many.joined())).contains("lies in too many groups"))
  }
}
