import EngineTestSupport
import Testing

@testable import Engine

@Suite struct FlowTests {
  private let chips = [
    FixedLayout(40, 10), FixedLayout(30, 20), FixedLayout(50, 10), FixedLayout(20, 15),
  ]

  @Test func linesWrapAtTheRoom() {
    let flow = Flow(lineSpacing: 5, interitemSpacing: 10, children: chips)
    #expect(
      flow.frames(100)
        == [Rect(0, 0, 40, 10), Rect(50, 0, 30, 20), Rect(0, 25, 50, 10), Rect(60, 25, 20, 15)])
    let measured = flow.measurement(within: Size(100, 1e300)).size
    #expect(measured == Size(80, 40))
    #expect(flow.arrangement().frame == Rect(0, 0, 170, 20), "no room given: one line")
    #expect(flow.measurement(within: Size(.infinity, .infinity)).size == Size(170, 20))
  }

  @Test func aVerticalFlowIsAHorizontalOneTransposed() {
    forAll(seeds: 0..<200) { random in
      let sizes = random.list(count: 0...8) { Size($0.double(in: 0...60), $0.double(in: 0...60)) }
      let justify = random.element(of: Flow.Justification.allCases)
      let align = random.element(of: Flow.ItemAlignment.allCases)
      let content = random.element(of: Flow.ContentAlignment.allCases)
      let spacing = random.double(in: -5...20)
      let room = Size(random.double(in: 0...150), random.double(in: 0...150))
      let rows = Flow(
        lineSpacing: spacing, interitemSpacing: 2 * spacing, justifyContent: justify,
        alignItems: align, alignContent: content,
        children: sizes.map { FixedLayout($0.width, $0.height) })
      let columns = Flow(
        axis: .vertical, lineSpacing: spacing, interitemSpacing: 2 * spacing,
        justifyContent: justify, alignItems: align, alignContent: content,
        children: sizes.map { FixedLayout($0.height, $0.width) })
      #expect(
        rows.frames(room.width, room.height)
          == columns.frames(room.height, room.width).map(\.transposed))
    }
  }

  /// 40 to spare on the one line of 30 and 30 in 100.
  @Test func justification() {
    let wanted: [(Flow.Justification, Double, Double)] = [
      (.start, 0, 30), (.end, 40, 70), (.center, 20, 50), (.spaceBetween, 0, 70),
      (.spaceAround, 10, 60), (.spaceEvenly, 40.0 / 3, 170.0 / 3),
    ]
    for (justify, first, second) in wanted {
      let flow = Flow(justifyContent: justify, children: [FixedLayout(30, 5), FixedLayout(30, 5)])
      let frames = flow.frames(100)
      #expect(frames[0].isNear(Rect(first, 0, 30, 5)), "\(justify)")
      #expect(frames[1].isNear(Rect(second, 0, 30, 5)), "\(justify)")
    }
  }

  /// 40 to spare on two lines of 30, by height.
  @Test func contentAlignment() {
    let wanted: [(Flow.ContentAlignment, Double, Double, Double)] = [
      (.start, 0, 30, 30), (.end, 40, 70, 30), (.center, 20, 50, 30), (.spaceBetween, 0, 70, 30),
      (.spaceAround, 10, 60, 30), (.spaceEvenly, 40.0 / 3, 170.0 / 3, 30), (.stretch, 0, 50, 50),
    ]
    for (align, first, second, height) in wanted {
      let frames = Flow(
        alignItems: .stretch, alignContent: align,
        children: [FixedLayout(80, 30), FixedLayout(80, 30)]
      ).frames(100, 100)
      #expect(frames[0].isNear(Rect(0, first, 80, height)), "\(align)")
      #expect(frames[1].isNear(Rect(0, second, 80, height)), "\(align)")
    }
  }

  @Test(arguments: [
    (Flow.ItemAlignment.start, 0.0, 10.0), (.end, 20, 10), (.center, 10, 10), (.stretch, 0, 30),
  ])
  func itemAlignment(_ align: Flow.ItemAlignment, _ y: Double, _ height: Double) {
    let flow = Flow(alignItems: align, children: [FixedLayout(20, 30), FixedLayout(20, 10)])
    #expect(flow.frames(100)[1] == Rect(20, y, 20, height))
  }

  @Test func aStretchedChildKeepsItsOwnAlignment() {
    let child = SizeLayout<View>(width: 20, height: 10)
    let flow = Flow(alignItems: .stretch, children: [FixedLayout(20, 30), child])
    #expect(flow.frames(100)[1] == Rect(20, 10, 20, 10))
  }

  @Test func tooLittleRoomOverflowsAsInCSS() {
    func x(_ justify: Flow.Justification) -> Double {
      Flow(justifyContent: justify, children: [FixedLayout(50, 5)]).frames(30)[0].x
    }
    #expect(Flow.Justification.allCases.map(x) == [0, -20, -10, 0, 0, 0])
    func y(_ align: Flow.ContentAlignment) -> Double {
      Flow(alignContent: align, children: [FixedLayout(5, 50)]).frames(30, 30)[0].y
    }
    #expect(Flow.ContentAlignment.allCases.map(y) == [0, -20, -10, 0, 0, 0, 0])
  }

  @Test func oneChildBetweenAndAround() {
    func x(_ justify: Flow.Justification) -> Double {
      Flow(justifyContent: justify, children: [FixedLayout(50, 5)]).frames(100)[0].x
    }
    #expect([x(.spaceBetween), x(.spaceAround), x(.spaceEvenly)] == [0, 25, 25])
  }

  /// Every flow of up to four children of three lengths, against the rule in other words.
  @Test func everySmallFlowBreaksByTheRule() {
    for lengths in allLists(of: [0.0, 4, 7], upTo: 4) {
      for room in stride(from: 0.0, through: 20, by: 2) {
        for spacing in [0.0, 3] {
          let flow = Flow(
            lineSpacing: 1, interitemSpacing: spacing,
            children: lengths.map { FixedLayout($0, 10) })
          let frames = flow.frames(room)
          for (index, frame) in frames.enumerated() {
            let line = frames.prefix(index + 1).filter { $0.y == frame.y }
            let before = line.dropLast().reduce(0) { $0 + $1.width + spacing }
            #expect(frame.x == before)
            #expect(line.count == 1 || frame.maxX <= room)
            guard index > 0, line.count == 1 else { continue }
            let previous = frames[index - 1]
            #expect(previous.maxX + spacing + frame.width > room, "it could have stayed")
            #expect(frame.y == previous.y + 11)
          }
        }
      }
    }
  }

  @Test func thirdsOfTheRoomStayOnOneLine() {
    for parts in 1...50 {
      for room in [100.0, 333.3, 1e6 / 3] {
        let child = FixedLayout(room / Double(parts), 1)
        let frames = Flow(children: [any Layout](repeating: child, count: parts)).frames(room)
        #expect(frames.allSatisfy { $0.y == 0 }, "\(parts) of \(room)")
      }
    }
  }

  @Test func childrenMeasureInTheWholeRoom() {
    let flow = Flow(children: [SizeLayout<View>(width: 500, height: 20)])
    #expect(flow.frames(120) == [Rect(0, 0, 120, 20)])
  }

  @Test func nothingAndStrangeNumbers() {
    #expect(Flow(children: []).arrangement(width: 50).frame == Rect(0, 0, 50, 0))
    let strange = [Double.nan, .infinity, -.infinity, -5, 1e300, 0, 10]
    let children = strange.flatMap { a in strange.map { FixedLayout(a, $0) } }
    for justify in Flow.Justification.allCases {
      for spacing in [-1e3, 0, 7] {
        let flow = Flow(
          spacing: spacing, justifyContent: justify, alignItems: .center, alignContent: .center,
          children: children)
        for room in [Size(0, 0), Size(-5, .nan), Size(100, .infinity), Size(.nan, 5)] {
          let measured = flow.measurement(within: room)
          let arranged = measured.arrangement(within: Rect(0, 0, 80, 60))
          #expect(arranged.sublayouts.count == children.count)
          #expect(arranged.sublayouts.allSatisfy { $0.frame.isFinite && $0.frame.width >= 0 })
          #expect(measured.size.width >= 0 && measured.size.height >= 0)
        }
      }
    }
  }

  /// Ten thousand children: the last one is where a closed form says.
  @Test func manyChildren() {
    let children = (0..<10_000).map { FixedLayout(30, 20, id: "\($0)") }
    let arranged = Flow(spacing: 10, children: children).arrangement(width: 400)
    #expect(arranged.sublayouts.count == 10_000)
    #expect(arranged.sublayouts[9_999].frame == Rect(360, 999 * 30, 30, 20))
    #expect(arranged.frame == Rect(0, 0, 400, 1_000 * 30 - 10))
    #expect(arranged.sublayouts[1234].layout.viewReuseId == "1234")
  }

  @Test func viewsAreMadeOfTheChildrenAlone() {
    let host = View()
    Flow(spacing: 1, children: [FixedLayout(5, 5, id: "a"), FixedLayout(5, 5, id: "b")])
      .arrangement(width: 20).makeViews(in: host)
    #expect(host.subviews.map(\.frame) == [Rect(0, 0, 5, 5), Rect(6, 0, 5, 5)])
  }
}
