import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import JSONText
import Onboarding
import Output
import Testing

@testable import Studio
@testable import pokeanim

/// The lines of a recording, written and read.
@Suite struct RecordingLineTests {
  static let inputs: [ProgramInput] =
    [
      .press(Point(1.5, -2)), .move(Point(0.1, 3)), .release, .cancel, .hover(nil),
      .hover(Point(4, 5)), .wheel(at: Point(1, 2), by: Point(0, -60.25)),
      .pinch(at: Point(1, 2), by: 1.25), .key("Ctrl+Shift+Z"),
      .text("a\n \"b\\ – é"), .keyUp("B"), .composition(TextComposition("日本語", selection: 1..<2)),
      .composition(.none), .resize(Size(480.5, 960)), .resize(Size(0.125, 0.4)),
      .resize(Size(65_536, 1)),
    ].map { ProgramInput.event($0) } + [
      .settings(DesktopSettings(colorScheme: .dark, contrast: .high, reducesMotion: true)),
      .settings(DesktopSettings(colorScheme: .noPreference, contrast: .normal)),
      .settings(DesktopSettings()), .clipboard("x * y"), .pixelsPerPoint(1.25),
      .saved("Saved as a.png"), .dropped("/media/tour.slides"), .presets(.failed("full")),
      .written("slides.json: 1 motion written"), .notWritten("Card.swift is read-only"),
      .draft([DeckEdit(DeckPath(slide: "a", element: "sun", "motion"), ["duration": 0.5])]),
      .presets(.kept([:])), .presets(.kept(["é 1": StateSamples.motion(0.5)])),
    ]

  private func mark(_ number: Int) -> PictureMark {
    let fill = DrawCommand.fill(.rect(Rect(Double(number), 0, 1, 1)), .color(.white))
    return PictureMark(DisplayList([fill]))
  }

  private func start(_ size: Size = Size(960, 720)) -> Recording<Launch>.Start {
    Recording<Launch>.Start(
      AppOptions(Launch(), Resources(assets: "", text: SilentText())), size: size)
  }

  private func text(_ frames: [Recording<Launch>.Frame], from start: Recording<Launch>.Start) throws
    -> String
  {
    var bytes = try RecordingFile.line(start)
    var (run, last) = (RecordedRun<Launch>(), Recording<Launch>.Frame?.none)
    for frame in frames {
      run.append(frame, after: last)
      last = frame
      if run.isFull {
        bytes += try RecordingFile.line(run)
        run = RecordedRun<Launch>()
      }
    }
    if !run.isEmpty { bytes += try RecordingFile.line(run) }
    return String(decoding: bytes + (try RecordingFile.line(endAfter: frames.count)), as: UTF8.self)
  }

  @Test(arguments: inputs) func everyInputComesBack(_ input: ProgramInput) throws {
    let frame = Recording<Launch>.Frame(time: .zero, inputs: [input, input], mark: mark(0))
    let text = try text([frame], from: start())
    #expect(try RecordingFile.parse(text, named: "r", as: Launch.self).frames == [frame])
  }

  @Test func theStartComesBack() throws {
    var options = AppOptions(
      Launch(
        screen: .gallery, place: .canvas, speed: 0.25, theme: .dark, reducedMotion: true,
        followsDesktop: true, life: true, motion: .original, pair: .mirror, duration: 0.1,
        scale: 1.75, seed: .max, keepsPresets: true), Resources(assets: "", text: SilentText()))
    options.remembered.gallery = GalleryOptions(mode: .cards)
    options.remembered[tuned: .onboarding] = ["title": TunerModel(.linear(duration: 0.7))]
    options.remembered.window = .init(width: 300, height: 200)
    let start = Recording<Launch>.Start(options, size: Size(321.5, 240))
    let frame = Recording<Launch>.Frame(time: .zero, mark: mark(0))
    let read = try RecordingFile.parse(try text([frame], from: start), named: "r", as: Launch.self)
      .start
    #expect(read == start && read.launch.remembered.window == nil)
    #expect(read.launch.remembered.gallery != nil && read.launch.keepsPresets == true)
  }

  /// Bytes of the first release: its programs read what this one writes.
  @Test(arguments: [
    "",
    #""cards":"/c","expression":"fadeIn","keepsPresets":true,"slides":"/s/slides.json","#,
  ])
  func theStartIsWrittenAsItWasRead(_ more: String) throws {
    let members =
      #"{"duration":5,"followsDesktop":false,"life":false,"motion":"fluid","pair":"squares","#
      + #""place":"canvas","pokeanim":"recording","program":"1.0.0","reducedMotion":false,"#
      + #""remembered":{"format":1},"scale":1,"screen":"squares","seed":7,"size":[350,250],"#
      + #""speed":1,"theme":"auto","version":1}"#
    let parts = (more + members.dropFirst().dropLast()).components(separatedBy: ",\"")
    let sorted = parts.map { $0.first == "\"" ? $0 : "\"" + $0 }.sorted()
    let line = "{" + sorted.joined(separator: ",") + "}\n"
    let frame = #"{"h":"AAAAA","t":[0]}"# + "\n" + #"{"end":1}"# + "\n"
    let start = try RecordingFile.parse(line + frame, named: "r", as: Launch.self).start
    #expect(String(decoding: try RecordingFile.line(start), as: UTF8.self) == line)
  }

  /// Times as a window has them, also the same ones twice; pictures that stay and that change.
  @Test func framesComeBack() throws {
    try forAll(seeds: 0..<50) { random in
      var (time, frames) = (Int64(0), [Recording<Launch>.Frame]())
      for _ in 0..<random.int(in: 1...200) {
        time += random.element(of: [0, 1, 16_666_667, 16_000_000 + Int64(random.int(in: 0...900))])
        let inputs = (0..<random.element(of: [0, 0, 1, 3])).map { _ in
          random.element(of: Self.inputs)
        }
        frames.append(
          Recording<Launch>.Frame(
            time: Instant(nanoseconds: time), inputs: inputs,
            mark: random.chance(0.2) ? nil : mark(random.int(in: 0...3))))
      }
      let read = try RecordingFile.parse(
        try text(frames, from: start()), named: "r", as: Launch.self)
      #expect(read.frames == frames)
    }
  }

  /// A hand that moves in every frame of a minute, at the uneven times of a window, with another
  /// picture each.
  @Test func aMinuteTakesAtMostAHundredKilobytes() throws {
    var random = SeededGenerator(seed: 1)
    let frames = (0..<3600).map { index in
      Recording<Launch>.Frame(
        time: Instant(
          nanoseconds: Int64(index) * 16_666_667 + Int64(random.int(in: 0...200_000))),
        inputs: [.event(.move(Point(Double(index % 960), Double(index / 5))))], mark: mark(index))
    }
    let size = try text(frames, from: start()).utf8.count
    #expect(size <= 100_000, "\(size) bytes")
  }
}
