import Engine
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
