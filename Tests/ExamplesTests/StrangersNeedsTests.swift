import EngineTestSupport
import Testing

/// Programs of strangers that need what our own screens are written with.
@Suite struct StrangersNeedsTests {
  /// A screen that is no `StageScreen`, with a hand, a transport, and a script that plays on both.
  @Test func aScreenOfOnesOwnHasAHandAndATransport() throws {
    #expect(
      try Compiler.output(of: screen) == """
        0 0.0 true
        2 0.2 true
        4 0.3 false
        7 0.6 true
        20 1.0 false

        """)
  }

  @Test func keysHaveNames() throws {
    #expect(
      try Compiler.output(of: keys)
        == "Home End Delete Backspace PageUp Ctrl+Z A M Z 0 9 F10 true\n")
  }

  /// Layouts are read as they were written, and one of one's own kind takes its place among them.
  @Test func layoutsAreReadAndMadeOfOnesOwn() throws {
    #expect(
      try Compiler.output(of: layouts) == """
        vertical 7.0 2 30.0
        5.0
        64 × 20
        4

        """)
  }

  private let screen = #"""
    import Engine

    final class Own: Screen, ScrubTarget, TransportTarget {
      let stage = Stage()
      let card = View(frame: Rect(0, 0, 20, 20), backgroundColor: .black, key: "card")
      let hand = ScrubHand()
      let transport = Transport()
      lazy var change: (any Change)? = stage.hold(.translate(card, to: path, in: 1))
      let path = Point(100, 0)
      var root: View { stage.root }
      var isRunning: Bool { stage.isRunning || hand.isDown || hand.isGliding }
      var progress: Double { change?.progress ?? 0 }

      init() { root.addSubview(card) }

      func resize(to size: Size, at time: Instant) { root.frame = Rect(origin: .zero, size: size) }
      func advance(to time: Instant) {
        stage.advance(to: time)
        hand.follow(at: time, on: self)
        transport.follow(self)
      }
      func handle(_ event: InputEvent, at time: Instant) {
        if case .key(let key) = event, let command = PlaybackCommand(key: key) {
          transport.perform(command, on: self)
        } else {
          hand.handle(event, at: time, on: self)
        }
      }
      func update(at time: Instant) { stage.update() }
      func display() -> DisplayList {
        DisplayList(DisplayListBuilder(measuring: MonospacedText()).commands(for: root))
      }
    }

    let script = try InputScript(
      parsing: "0 key Right\n0.3 key Space\n0.5 press 40 10\n0.6 move 60 10\n0.7 move 70 10\n0.9 release\n")
    let runtime = Runtime(screen: Own(), size: Size(200, 100))
    var frames = FrameSequence(
      runtime: runtime, size: Size(200, 100), rate: 10, duration: 2, script: script)
    while let frame = try frames.next() {
      if [0, 2, 4, 7, 20].contains(frame.index) {
        print(frame.index, (frame.report.progress * 100).rounded() / 100, frame.report.isRunning)
      }
    }
    """#

  private let keys = #"""
    import Engine

    let keys: [Key] = [.home, .end, .delete, .backspace, .pageUp, .undo, .a, .m, .z, .zero, .nine, .f10]
    print(keys.map(\.rawValue).joined(separator: " "), Key.m == "m")
    """#

  private let layouts = #"""
    import Engine

    struct Twice: CompiledLayout {
      let part: any Layout
      var extent: LayoutExtent { LayoutExtent(around: [part, part]) }

      func compile(into arena: inout LayoutArena) {
        arena.addStack(
          axis: .horizontal, spacing: 4, distribution: .leading, alignment: .topLeading,
          flexibility: .flexible
        ) {
          $0.add(part)
          $0.add(part)
        }
      }
    }

    let box = SizeLayout<View>(width: 30, height: 20)
    let stack = StackLayout(
      axis: .vertical, spacing: 7, sublayouts: [InsetLayout(inset: 5, sublayout: box), box])
    print(stack.axis, stack.spacing, stack.sublayouts.count, box.minWidth ?? 0)
    print((stack.sublayouts[0] as? InsetLayout)?.insets.left ?? 0)
    print(Twice(part: box).measurement(within: Size(200, 200)).size)

    var tree = LayoutTree(stack)
    print(tree.arrangement(width: 100, height: 100).absoluteFrames().count)
    """#
}
