import Engine
import EngineFilms
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import Output
@testable import Studio
@testable import pokeanim

/// `pokeanim strip`: sheets of frames.
@Suite struct StripCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func run(_ arguments: String, code: Int32 = 0) throws -> ProgramRun.Result {
    let words = arguments.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: ["strip"] + words, folder: folder.url).run()
    #expect(result.code == code, "\(arguments): \(result)")
    return result
  }

  private func picture(_ name: String) throws -> Picture {
    try Picture(ppm: folder.url.appendingPathComponent(name))
  }

  @Test(arguments: ["onboarding", "squares", "algebra", "gallery"])
  func everyScreenHasOne(_ screen: String) throws {
    let plain = "--screen \(screen) --canvas 480x360 --play-duration 0.5 --frames 4"
    try run("\(plain) -o a.ppm")
    try run("\(plain) --onion -o b.ppm")
    let (a, b) = (try picture("a.ppm"), try picture("b.ppm"))
    #expect(a.width <= 1920 && (a.width, a.height) == (b.width, b.height))
    #expect(try folder.data("a.ppm") != folder.data("b.ppm"))
  }

  /// The frames on a sheet are those of a film, pixel by pixel.
  @Test func theFramesAreThoseOfTheFilm() throws {
    let screen = "--screen squares --canvas 200x150 --play-duration 0.4"
    try run("\(screen) --frames 5 --columns 5 --scale 1 -o sheet.ppm")
    let film = try ProgramRun(
      arguments: "render \(screen) --fps 10 -o %d.ppm".split(separator: " ").map(String.init),
      folder: folder.url
    ).run()
    #expect(film.code == 0)
    let sheet = try picture("sheet.ppm")
    #expect(sheet.width == 2 * 24 + 5 * 200 + 4 * 16 && sheet.height == 2 * 24 + 150 + 30)
    for index in 0..<5 {
      let frame = try picture("\(index).ppm")
      let left = 24 + index * 216
      for (x, y) in [(100, 75), (40, 30), (160, 120), (20, 20), (180, 60)] {
        #expect(Shade(sheet[left + x, 24 + y]).isNear(Shade(frame[x, y]), within: 2))
      }
    }
  }

  @Test func whatNeverMovesHasNone() throws {
    try folder.file("still.txt", "")
    let result = try run("--script still.txt -o a.ppm", code: 1)
    #expect(result.errors.contains("a.ppm: nothing moves; a script says what a hand does"))
    #expect(folder.names == ["still.txt"])
  }

  @Test func momentsLieAtEqualTimes() throws {
    let strip = StripFrames(4, in: 0.1...0.4)
    let run = RunTimes(
      rate: 10, script: InputScript([.init(time: .zero, event: .key("A"), line: 1)]))
    #expect(strip.times.map { ($0 * 1000).rounded() } == [100, 200, 300, 400])
    let steps = try strip.steps(run)
    #expect(steps.count == 5 && steps[0].events == [.key("A")] && steps[1].events.isEmpty)
    let odd = try StripFrames(3, in: 0...0.25).steps(run)
    #expect(odd.map { $0.time.seconds(since: .zero) } == [0, 0.1, 0.125, 0.2, 0.25])
  }

  /// Times below frames that are narrower than a time.
  @Test func timesDoNotLieOverEachOther() {
    let report = Runtime(screen: TreeScreen { [] }, size: Size(40, 300))
      .frame(at: .zero, events: [])
    let frame = FrameSequence.Frame(index: 0, size: Size(40, 300), report: report, events: [])
    for factor in [0.05, 0.5, 4] {
      let text = SilentText()
      let sheet = StripSheet(
        [frame, frame, frame], columns: 3, factor: factor, hasGhosts: false, text: text,
        colors: .init(of: .current))
      var last = -Double.infinity
      for case .text(let line, let origin) in sheet.display.commands {
        #expect(origin.x > last)
        last = origin.x + text.width(of: line.string, font: line.font)
      }
      #expect(last.isFinite && last <= sheet.size.width + 1)
    }
  }

  @Test func sheetsAreWideRatherThanHigh() {
    func sheet(_ count: Int, _ size: Size, columns: Int? = nil) -> StripSheet {
      let report = Runtime(screen: TreeScreen { [] }, size: size).frame(at: .zero, events: [])
      let frame = FrameSequence.Frame(index: 0, size: size, report: report, events: [])
      return StripSheet(
        Array(repeating: frame, count: count), columns: columns, factor: nil, hasGhosts: false,
        text: SilentText(), colors: .init(of: .current))
    }
    #expect(sheet(8, Size(480, 960)).columns == 8)
    #expect(sheet(8, Size(960, 720)).columns == 4)
    #expect(sheet(2, Size(960, 720)).columns == 2)
    #expect(sheet(12, Size(350, 250), columns: 3).columns == 3)
    #expect(sheet(3, Size(350, 250), columns: 9).columns == 3)
    for count in 2...100 {
      let size = sheet(count, Size(960, 720)).size
      #expect(size.width <= 1921 && size.height < 3 * size.width, "\(count): \(size)")
    }
  }

  /// Still things have no ghosts, and nothing is drawn twice.
  @Test func ghostsAreOfWhatMoved() {
    func box(_ x: Double) -> DrawCommand { .fill(.rect(Rect(x, 0, 8, 8)), .color(.black)) }
    func layer(_ commands: DrawCommand...) -> DrawCommand { .layer(Layer(commands: commands)) }
    let parts = PictureParts(
      of: [box(1), layer(box(2), box(3)), box(4)], beside: [box(1), layer(box(2), box(5)), box(6)])
    #expect(parts.common == [box(1), layer(box(2))] && parts.own == [layer(box(3)), box(4)])
    let page = DrawCommand.fill(.rect(Rect(0, 0, 90, 90)), .color(.white))
    let mask = Layer(mask: Mask([box(1)], .alpha), commands: [box(3), page])
    let other = Layer(mask: Mask([box(2)], .alpha), commands: [box(3), page])
    let masked = PictureParts(of: [.layer(mask)], beside: [.layer(other)])
    #expect(masked.common.isEmpty && masked.own == [.layer(mask)])
    let hidden = Layer(mask: Mask([box(2)], .alpha), commands: [page])
    #expect(DisplayList([.layer(hidden)]).ground(in: Size(90, 90)).commands.isEmpty)
    let list = DisplayList([page, layer(page, box(1)), box(2)])
    let size = Size(90, 90)
    #expect(list.ground(in: size).commands == [page, layer(page)])
    #expect(list.withoutGround(in: size).commands == [layer(box(1)), box(2)])
  }

  @Test(arguments: [
    ("", 2, "--output"), ("-o a.gif", 1, "one picture is .png"), ("-o a-%d.png", 1, "one picture"),
    ("-o -", 1, "“-”; one picture is .png, .bmp or .ppm"), ("-o a", 1, "“a”; one picture is"),
    ("-o a.png --frames 1", 2, "2 to 100"),
    ("-o a.png --from 2 --to 1", 2, "--from 2 is after --to 1"),
    ("-o a.png --to 0", 2, "--from 0 is not before --to 0"),
    ("-o a.png --from 99", 1, "the change ends after"), ("-o none/a.png", 1, "No such file"),
    ("-o a.png --script none", 1, "none: No such file"), ("-o /dev/full --frames 2", 1, "format"),
    ("-o a.png --canvas 9000x9000 --scale 8", 1, "take a smaller"),
    ("-o a.png --to 86400 --fps 1000", 1, "take a smaller --to or --fps"),
  ])
  func wrongUse(_ arguments: String, _ code: Int32, _ problem: String) throws {
    let result = try run(arguments, code: code)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(folder.names.isEmpty)
  }
}
