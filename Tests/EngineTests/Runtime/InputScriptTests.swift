import Engine
import Testing

@Suite struct InputScriptTests {
  @Test func readsEveryKindOfLine() throws {
    let script = try InputScript(
      parsing: """
        # a drag
        0.50 key Right

        1.00 press 300 200   # half-way down
        1.10 move -180.5 200
          1.10   release
        1.35 cancel
        1.5 resize 480 960
        2 key Left Shift
        2 hover 1 2
        2 hover off
        2.5 wheel 1 2 0 -60
        2.5 pinch 1 2 1.5
        """)
    #expect(
      script.entries.map(\.event) == [
        .key(.right), .press(Point(300, 200)), .move(Point(-180.5, 200)), .release, .cancel,
        .resize(Size(480, 960)), .key(Key(rawValue: "Left Shift")),
        .hover(Point(1, 2)), .hover(nil), .wheel(at: Point(1, 2), by: Point(0, -60)),
        .pinch(at: Point(1, 2), by: 1.5),
      ])
    #expect(script.entries.map(\.line) == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(
      script.entries.map(\.time.nanoseconds) == [
        500_000_000, 1_000_000_000, 1_100_000_000, 1_100_000_000, 1_350_000_000, 1_500_000_000,
        2_000_000_000, 2_000_000_000, 2_000_000_000, 2_500_000_000, 2_500_000_000,
      ])
  }

  @Test func theLastNumbersThatAreAllowedAreRead() throws {
    let script = try InputScript(
      parsing: """
        0 press 1000000 -1000000
        0.0000000006 wheel -1000000 1000000 1000000 -1000000
        0.25 resize 1 16384
        0.25 resize 16384 1
        86400 move .5 -.25
        """)
    #expect(
      script.entries.map(\.event) == [
        .press(Point(1e6, -1e6)), .wheel(at: Point(-1e6, 1e6), by: Point(1e6, -1e6)),
        .resize(Size(1, 16_384)), .resize(Size(16_384, 1)), .move(Point(0.5, -0.25)),
      ])
    #expect(
      script.entries.map(\.time.nanoseconds) == [
        0, 1, 250_000_000, 250_000_000, 86_400_000_000_000,
      ])
  }

  @Test func typedTextGoesToTheEndOfItsLine() throws {
    let script = try InputScript(
      parsing: "1.0 text fadeIn * (a + b)\n 2  text  # two  blanks \n3 text text\n4 key A # text b")
    #expect(
      script.entries.map(\.event) == [
        .text("fadeIn * (a + b)"), .text(" # two  blanks "), .text("text"), .key("A"),
      ])
  }

  @Test func placesMayBeIds() throws {
    let script = try InputScript(
      parsing: """
        0 tap tarn
        1 tap Blue Tarn 2
        2 press tarn
        2 move sheet
        2 hover off
        2 hover tarn
        2 wheel rows 0 -60
        """)
    #expect(
      script.entries.map(\.event) == [
        .press(.zero), .release, .press(.zero), .release, .press(.zero), .move(.zero), .hover(nil),
        .hover(.zero), .wheel(at: .zero, by: Point(0, -60)),
      ])
    #expect(
      script.entries.map(\.origin) == [
        .view("tarn"), nil, .view("Blue Tarn 2"), nil, .view("tarn"), .view("sheet"), nil,
        .view("tarn"), .view("rows"),
      ])
    #expect(script.entries.map(\.line) == [1, 1, 2, 2, 3, 4, 5, 6, 7])
  }

  @Test func aDragGoesEvenlyInTheTimeOfFrames() throws {
    let script = try InputScript(
      parsing: "1 drag sheet down 300\n1.1 key A\n1.3 drag a left 60 0.05")
    let seconds = script.entries.map { $0.time.seconds(since: .zero) }
    #expect(seconds == seconds.sorted() && script.entries.count == 1 + 18 + 1 + 1 + 1 + 3 + 1)
    #expect(script.entries[0].event == .press(.zero) && script.entries[0].origin == .view("sheet"))
    let moves = script.entries.filter { $0.line == 1 }.dropFirst().dropLast()
    for (step, move) in moves.enumerated() {
      guard case .move(let point) = move.event else { return #expect(Bool(false), "\(move)") }
      let share = Double(step + 1) / 18
      #expect(point.x == 0 && abs(point.y - 300 * share) < 1e-9 && move.origin == .press)
      #expect(abs(move.time.seconds(since: .zero) - 1 - 0.3 * share) < 1e-8)
    }
    #expect(script.entries.suffix(2).map(\.event) == [.move(Point(-60, 0)), .release])
    #expect(abs(seconds[seconds.count - 1] - 1.35) < 1e-8)
  }

  @Test func aDragOfNoTimeIsThereAtOnce() throws {
    let script = try InputScript(parsing: "1 drag left up 3 0")
    #expect(script.entries.map(\.event) == [.press(.zero), .move(Point(0, -3)), .release])
    #expect(script.entries.allSatisfy { $0.time == .zero.advanced(bySeconds: 1) })
    #expect(script.entries[0].origin == .view("left"), "an id may be a direction")
  }

  @Test func thePointerIsBusyWhileItDrags() throws {
    let wrong = #expect(throws: InputScript.ParseError.self) {
      try InputScript(parsing: "1 drag a left 60\n1.2 key A\n1.2 tap b")
    }
    #expect(wrong?.description == "line 3: the pointer is busy: the drag of line 1 lasts until 1.3")
    #expect(throws: Never.self) { try InputScript(parsing: "1 drag a left 60\n1.3 tap b") }
  }

  @Test(arguments: ["", "\n\n", "# nothing", "  \t# still nothing\r\n"])
  func textWithoutEventsIsAnEmptyScript(_ text: String) throws {
    #expect(try InputScript(parsing: text) == InputScript())
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    let script = try InputScript(parsing: "0 release\r\n1 cancel\r2 release")
    #expect(script.entries.map(\.line) == [1, 2, 3])
  }

  private static let wrongLines: [(String, String)] = [
    ("x key Right", "“x” is not a time"),
    ("nan release", "“nan” is not a time"),
    ("inf release", "“inf” is not a time"),
    ("0x1 release", "“0x1” is not a time"),
    ("1e3 release", "“1e3” is not a time"),
    ("- release", "“-” is not a time"),
    ("-0.5 release", "negative"),
    ("86401 release", "too late"),
    ("0.5", "nothing follows the time"),
    ("0.5 # only a comment", "nothing follows the time"),
    ("0.5 jump 3", "“jump” is not an event"),
    ("0.5 Release", "“Release” is not an event"),
    ("0.5 key", "key needs a name"),
    ("0.5 keyup", "keyup needs a name, as in keyup Right"),
    ("0.5 text", "text needs what is typed"),
    ("0.5 press 3", "press needs x and y"),
    ("0.5 press 3 4 5", "press needs x and y"),
    ("0.5 press a 4", "press needs x and y"),
    ("0.5 move 3 1000001", "move needs x and y"),
    ("0.5 tap", "tap needs the id"),
    ("0.5 drag", "drag needs an id, left"),
    ("0.5 drag sheet", "drag needs an id, left"),
    ("0.5 drag down 300", "drag needs an id, left"),
    ("0.5 drag sheet down", "drag needs an id, left"),
    ("0.5 drag sheet down far", "drag needs an id, left"),
    ("0.5 drag sheet down 300 1 2", "drag needs an id, left"),
    ("0.5 drag sheet down -1", "drag needs an id, left"),
    ("0.5 drag sheet down 1000001", "at most 1000000 points"),
    ("0.5 drag sheet down 300 61", "and 60 seconds"),
    ("0.5 press 3", "or an id, as in press 300 200 or press tarn"),
    ("0.5 wheel rows 3", "wheel needs x and y"),
    ("0.5 hover off 3", "hover needs x and y"),
    ("0.5 move 1000001 3", "move needs x and y"),
    ("0.5 press 3 -1000001", "press needs x and y"),
    ("0.5 wheel 1 2 3 1000001", "wheel needs x and y"),
    ("0.5 wheel 1 2 3 4 5", "wheel needs x and y"),
    ("86400.1 release", "too late"),
    ("0.5 resize 480 0.9", "resize needs"),
    ("0.5 resize 480 960 3", "resize needs"),
    ("0.5 wheel 1 2 3", "wheel needs x and y"),
    ("0.5 pinch 1 2", "pinch needs x and y"), ("0.5 pinch 1 2 0", "pinch needs x and y"),
    ("0.5 pinch 1 2 1001", "pinch needs x and y"), ("0.5 pinch 1 2 nan", "pinch needs x and y"),
    ("0.5 release 3", "“3” follows it"),
    ("0.5 cancel now", "“now” follows it"),
    ("0.5 resize 480", "resize needs a width and a height from 1 to 16384"),
    ("0.5 resize 0 960", "resize needs"),
    ("0.5 resize 480 16385", "resize needs"),
    ("0.1 release", "times must not decrease"),
  ]

  @Test(arguments: wrongLines)
  func aWrongLineIsNamed(_ line: String, _ problem: String) {
    let text = "# first\n0.2 release\n\n\(line)\n9 what is this"
    do {
      _ = try InputScript(parsing: text)
      Issue.record("\(line) was read")
    } catch {
      #expect(error.line == 4)
      #expect(error.problem.contains(problem), "\(error)")
      #expect(error.description.hasPrefix("line 4: "))
    }
  }

  @Test func deliversEachEventOnceAndInOrder() throws {
    var script = try InputScript(parsing: "0 key A\n0.1 key B\n0.1 key C\n0.3 key D")
    func names(upTo seconds: Double) -> [String] {
      script.events(upTo: Instant.zero.advanced(bySeconds: seconds)).map {
        if case .key(let key) = $0 { key.rawValue } else { "?" }
      }
    }
    #expect(names(upTo: 0) == ["A"])
    #expect(names(upTo: 0.099) == [])
    #expect(names(upTo: 0.1) == ["B", "C"])
    #expect(!script.isExhausted)
    #expect(names(upTo: 5) == ["D"])
    #expect(script.isExhausted)
    #expect(names(upTo: 9) == [])
  }
}
