import Testing

@testable import Engine

/// The items of drawings as commands.
@Suite struct DrawingCommandsTests {
  private let triangle = Path.lines([Point(1, 2), Point(5, 2), Point(1, 9)], closed: true)
  private let style = StrokeStyle(width: 3, cap: .round, join: .bevel)

  @Test func eachItemIsACommand() {
    let fill = Drawing.Item.fill(triangle, .color(.black))
    let line = Drawing.Item.stroke(triangle, style, .color(.white))
    let (painted, drawn) = (
      DrawCommand.fill(triangle, .color(.black)),
      DrawCommand.stroke(triangle, style, .color(.white))
    )
    #expect(fill.command == painted && line.command == drawn)
    #expect(fill.alignedCommand == painted && line.alignedCommand == drawn)
    #expect(
      Drawing.Item.group(id: "a", transform: .scale(2, 3), opacity: 0.25, items: [fill, line])
        .command
        == .layer(Layer(transform: .scale(2, 3), opacity: 0.25, commands: [painted, drawn])))
    #expect(
      Drawing.Item.clipped(by: .rect(Rect(0, 1, 2, 3)), items: [line, fill]).command
        == .layer(Layer(clip: .rect(Rect(0, 1, 2, 3)), commands: [drawn, painted])))
    #expect(
      Drawing.Item.masked(by: [line], .luminance, items: [fill, line]).command
        == .layer(Layer(mask: Mask([drawn], .luminance), commands: [painted, drawn])))
  }

  /// It is a layer with its corner at the origin, which rests where the box is.
  @Test func aBoxIsAlignedToPixels() {
    var layer = Layer(
      transform: .translation(10, 20),
      commands: [.fill(.rect(Rect(0, 0, 3, 4)), .color(.black))])
    layer.fit = PixelFit(FittedBox(BoxPose(toParent: .translation(10, 20), size: Size(3, 4))))
    let box = Drawing.Item.fill(.rect(Rect(10, 20, 3, 4)), .color(.black))
    #expect(box.alignedCommand == .layer(layer))
    #expect(layer.fit?.shown.pose.size == Size(3, 4) && layer.fit?.way == nil)
    let gradient = Paint.linearGradient(start: .zero, end: Point(1, 0), stops: [])
    let other = Drawing.Item.fill(.rect(Rect(10, 20, 3, 4)), gradient)
    #expect(other.alignedCommand == other.command)
  }

  @Test func aMovedPathIsMovedWhole() {
    var path = Path([
      .move(Point(1, 2)), .line(Point(3, 5)), .quad(control: Point(7, 11), to: Point(13, 17)),
      .cubic(control1: Point(19, 23), control2: Point(29, 31), to: Point(37, 41)), .close,
    ])
    path.isEvenOdd = true
    let moved = path.moved(by: Point(100, 1000))
    #expect(
      moved.elements == [
        .move(Point(101, 1002)), .line(Point(103, 1005)),
        .quad(control: Point(107, 1011), to: Point(113, 1017)),
        .cubic(control1: Point(119, 1023), control2: Point(129, 1031), to: Point(137, 1041)),
        .close,
      ])
    #expect(moved.isEvenOdd)
  }

  /// The corners of a box lie in the order of `Path.rect`; the same ones otherwise are none.
  @Test func onlyClosedRectanglesAreBoxes() {
    let corners = [Point(1, 2), Point(4, 2), Point(4, 6), Point(1, 6)]
    #expect(Path.lines(corners, closed: true).box == Rect(1, 2, 3, 4))
    #expect(Path.lines(corners).box == nil)
    #expect(Path.lines(corners.reversed(), closed: true).box == nil)
    for count in 1...3 {
      let turned = Array(corners[count...] + corners[..<count])
      #expect(Path.lines(turned, closed: true).box == nil)
    }
    for index in corners.indices {
      for way in [Point(0.5, 0), Point(0, 0.5)] {
        var bent = corners
        bent[index] = bent[index] + way
        #expect(Path.lines(bent, closed: true).box == nil, "\(bent)")
      }
    }
    #expect(Path.rect(Rect(1, 2, 0, 4)).box == nil && Path.rect(Rect(1, 2, 3, 0)).box == nil)
    #expect(Path.lines(corners + [Point(1, 4)], closed: true).box == nil)
    let ellipse = Path.ellipse(in: Rect(1, 2, 3, 4))
    #expect(ellipse.box == nil, "its sides have no length")
  }

  @Test func aBoxIsStretchedOverASize() {
    let map = AffineTransform.stretching(Rect(10, 20, 5, 4), over: Size(50, 12))
    #expect(map.apply(to: Point(10, 20)) == .zero)
    #expect(map.apply(to: Point(15, 24)) == Point(50, 12))
  }

  @Test func commandsAreAddedOverTheOthers() {
    let (one, two) = (DrawCommand.white(triangle), DrawCommand.whiteLine(triangle, style))
    var list = DisplayList([one])
    list.append(two)
    #expect(list.commands == [one, two])
    list.append(contentsOf: DisplayList([one, one]))
    #expect(list.commands == [one, two, one, one])
    #expect(DisplayList().commands.isEmpty)
  }

  // What a view shows of a drawing is stretched over the view, also if there is nothing in it.
  @Test func anEmptyDrawingIsAnEmptyLayer() {
    let builder = DisplayListBuilder(measuring: MonospacedText())
    var commands: [DrawCommand] = []
    let drawing = Drawing(viewBox: Rect(1, 2, 10, 20), items: [])
    builder.append(.drawing(drawing), in: Appearance(), size: Size(30, 40), to: &commands)
    var layer = Layer(
      transform: AffineTransform(a: 3, b: 0, c: 0, d: 2, tx: -3, ty: -4), commands: [])
    layer.viewBox = Rect(1, 2, 10, 20)
    #expect(commands == [.layer(layer)])
    builder.append(.drawing(drawing), in: Appearance(), size: Size(0, 40), to: &commands)
    builder.append(.drawing(drawing), in: Appearance(), size: Size(30, 0), to: &commands)
    builder.append(.empty, in: Appearance(), size: Size(30, 40), to: &commands)
    #expect(commands.count == 1)
  }
}
