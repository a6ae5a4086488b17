import Engine
import EngineSVG
import Testing

/// Parts of a drawing: the groups with an id, found and posed.
@Suite struct DrawingPartsTests {
  private let square = Drawing.Item.fill(.rect(Rect(0, 0, 2, 4)), .color(.black))

  private func drawing() throws -> Drawing {
    try Drawing(
      svg: document(
        """
        <g id='body' transform='translate(1 2)'><rect width='2' height='4'/>
        <g opacity='0.5'><circle id='eye' cx='1' cy='1' r='1' opacity='0.5'/></g></g>
        <rect x='9' width='1' height='1'/>
        """))
  }

  @Test func theReaderKeepsIds() throws {
    #expect(
      try items("<g id='a'><rect width='2' height='4'/></g>")
        == [.group(id: "a", transform: .identity, opacity: 1, items: [square])])
    #expect(
      try items("<rect id='b' width='2' height='4' opacity='0.5'/>")
        == [.group(id: "b", transform: .identity, opacity: 0.5, items: [square])])
    #expect(try items("<g><rect width='2' height='4'/></g>") == [square])
    #expect(try items("<g id='empty'/>").isEmpty)
  }

  @Test func partsAreFoundWithTheirBoxes() throws {
    let parts = try drawing().parts
    #expect(parts.map(\.id) == ["body", "eye"])
    #expect(parts[0].box == Rect(0, 0, 2, 4) && parts[1].box == Rect(0, 0, 2, 2))
  }

  @Test func aBoxHoldsWhatIsMovedInside() {
    let moved = Drawing.Item.group(
      id: "in", transform: .translation(10, 0), opacity: 1, items: [square])
    let outer = Drawing.Item.group(
      id: "out", transform: .scale(3, 3), opacity: 1, items: [square, moved])
    let parts = Drawing(viewBox: Rect(0, 0, 9, 9), items: [outer]).parts
    #expect(parts.map(\.id) == ["out", "in"])
    #expect(parts.map(\.box) == [Rect(0, 0, 12, 4), Rect(0, 0, 2, 4)])
  }

  @Test func aPoseActsBeforeThePartsOwnLooks() throws {
    let drawing = try drawing()
    let posed = drawing.posed([
      "body": Drawing.Pose(transform: .scale(1, 0.5)), "eye": Drawing.Pose(opacity: 0.5),
    ])
    guard case .group("body", let map, 1, let inside) = posed.items[0],
      case .group(nil, .identity, 0.5, let faded) = inside[1],
      case .group("eye", .identity, 0.25, _) = faded[0]
    else { return #expect(Bool(false), "\(posed.items)") }
    #expect(map.apply(to: Point(2, 4)) == Point(3, 4))
    #expect(inside[0] == .fill(.rect(Rect(0, 0, 2, 4)), .color(.black)))
    #expect(posed.items[1] == drawing.items[1] && posed.viewBox == drawing.viewBox)
  }

  @Test func whatIsCutIsFoundAndPosedToo() {
    func drawing(_ map: AffineTransform, _ opacity: Double) -> Drawing {
      let part = Drawing.Item.group(
        id: "eye", transform: map, opacity: opacity, items: [square])
      let mask = Drawing.Item.masked(by: [.fill(Path(), .color(.white))], .alpha, items: [part])
      let clip = Drawing.Item.clipped(by: .rect(Rect(0, 0, 1, 1)), items: [square, mask])
      return Drawing(
        viewBox: Rect(0, 0, 9, 9),
        items: [.group(id: "face", transform: .identity, opacity: 1, items: [clip])])
    }
    let plain = drawing(.translation(10, 20), 0.5)
    #expect(plain.parts.map(\.id) == ["face", "eye"])
    #expect(
      plain.parts.map(\.box) == [Rect(0, 0, 12, 24), Rect(0, 0, 2, 4)],
      "the box is that of all outlines, cut or not")
    #expect(
      plain.posed(["eye": Drawing.Pose(transform: .scale(3, 2), opacity: 0.5)])
        == drawing(AffineTransform(a: 3, b: 0, c: 0, d: 2, tx: 10, ty: 20), 0.25))
  }

  @Test func aPartWithoutOutlinesIsNone() {
    func group(_ id: String, _ items: [Drawing.Item]) -> Drawing.Item {
      .group(id: id, transform: .scale(2, 2), opacity: 1, items: items)
    }
    let empty = Drawing.Item.fill(Path(), .color(.black))
    let items = [
      empty, group("none", [empty]), group("all", [group("nothing", []), empty, square]),
    ]
    let parts = Drawing(viewBox: Rect(0, 0, 9, 9), items: items).parts
    #expect(parts.map(\.id) == ["all"] && parts.map(\.box) == [Rect(0, 0, 2, 4)])
  }

  /// The boxes are those of the ends and control points of all steps.
  @Test(
    arguments: [
      ([.move(Point(5, 6))], Rect(5, 6, 0, 0)),
      ([.move(Point(1, 2)), .line(Point(-3, 9)), .close], Rect(-3, 2, 4, 7)),
      ([.move(Point(1, 2)), .quad(control: Point(9, -4), to: Point(3, 4))], Rect(1, -4, 8, 8)),
      ([.quad(control: Point(0, 0), to: Point(3, 4)), .line(Point(1, 1))], Rect(0, 0, 3, 4)),
      (
        [
          .move(Point(1, 2)),
          .cubic(control1: Point(7, 3), control2: Point(2, -5), to: Point(3, 4)),
        ], Rect(1, -5, 6, 9)
      ),
      (
        [
          .move(Point(1, 2)),
          .cubic(control1: Point(2, -5), control2: Point(7, 3), to: Point(3, 14)),
        ], Rect(1, -5, 6, 19)
      ),
    ] as [([Path.Element], Rect)])
  func aPartsBoxHoldsItsControlPoints(steps: [Path.Element], wanted: Rect) {
    let item = Drawing.Item.stroke(Path(steps), StrokeStyle(width: 9), .color(.black))
    let group = Drawing.Item.group(
      id: "a", transform: .scale(2, 2), opacity: 1, items: [item])
    #expect(Drawing(viewBox: Rect(0, 0, 9, 9), items: [group]).parts.map(\.box) == [wanted])
  }

  @Test func noPoseChangesNothing() throws {
    let drawing = try drawing()
    #expect(drawing.posed([:]) == drawing)
    #expect(drawing.posed(["body": Drawing.Pose(), "nobody": Drawing.Pose(opacity: 0)]) == drawing)
  }

  @Test func aListMayShowOtherContentThanTheViewsHold() throws {
    let drawing = try drawing()
    let view = View(frame: Rect(0, 0, 10, 10))
    let child = View(frame: Rect(0, 0, 10, 10))
    view.addSubview(child)
    child.content = .drawing(drawing)
    let builder = DisplayListBuilder(measuring: MonospacedText())
    let plain = builder.commands(for: view)
    #expect(builder.commands(for: view) { $0.content } == plain)
    let posed = drawing.posed(["body": Drawing.Pose(opacity: 0.5)])
    let shown = builder.commands(for: view) { $0 === child ? .drawing(posed) : $0.content }
    #expect(shown != plain && child.content == .drawing(drawing))
    child.content = .drawing(posed)
    #expect(builder.commands(for: view) == shown)
  }
}
