import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Output
import Studio
import Testing

@testable import pokeanim

/// Exported Swift: built with the engine it moves to the last digit as the program does.
@Suite struct SwiftSourceTests {
  private static let samples =
    BrowserTests.looksAtAll
    ? SwiftSample.all
    : [
      .take(SampleTake.slides[0]), .take(SampleTake.slides[3]), .take(SampleTake.pairs[0]),
      .take(SampleTake.pairs[2]), SwiftSample.expressions[0], SwiftSample.expressions[4],
      .screen(.gallery),
    ]

  /// All of them are one program, since each one takes the compiler seconds.
  @Test func sourcesMoveAsTheProgramDoes() throws {
    let exports = try Self.samples.enumerated().map { index, sample in
      try SwiftSampleExport(sample, title: "Sample \(index)")
    }
    let folder = try TemporaryFolder()
    let sources = try exports.map { try folder.file($0.type + ".swift", $0.source.text) }
    let main = try folder.file("main.swift", Self.driver(exports))
    let program = folder.path + "/program"
    let said = try Compiler.build(sources + [main], with: [.engine, .svg], as: program)
    try #require(said.isEmpty, "\(said)")
    let output = try Compiler.run([program])
    try #require(output.status == 0, "\(output.words)")
    let shown = try ShownSamples(output.words)
    for export in exports { export.compare(with: shown) }
  }

  /// Sources are written as `swift format` leaves them.
  @Test func sourcesAreFormatted() throws {
    let folder = try TemporaryFolder()
    for (index, sample) in Self.samples.enumerated() {
      let export = try SwiftSampleExport(sample, title: "Sample \(index)")
      _ = try folder.file(export.type + ".swift", export.source.text)
    }
    for count in 1...12 { _ = try folder.file("Slides\(count).swift", Self.slides(of: count).text) }
    let said = try Compiler.run(
      ["swift", "format", "lint", "--strict", "--recursive", folder.path])
    #expect(said.status == 0 && said.words.isEmpty, "\(said.words)")
  }

  /// Two slides, with so many elements and with none; lists of them have room on a line, or not.
  private static func slides(of count: Int) -> ExportFile {
    let elements = (1...count).map {
      SlideElement("thing\($0)", .shape, place: .picture, fluid: .fluidTitle)
    }
    let slides = [
      Slide("full", color: .white, elements: elements), Slide("empty", color: .white, elements: []),
    ]
    let deck = Deck(slides, choreography: .stagger(0.1))
    let props = Intro.Props(deck: deck, layout: IntroLayout(canvas: IntroLayout.reference))
    return SwiftSlides(title: "\(count) things", props: props, slides: slides).source
  }

  /// A program that prints the views of all changes at the moments that are compared.
  private static func driver(_ exports: [SwiftSampleExport]) -> String {
    let calls = exports.map { export in
      let times = export.moments.map { $0.time.nanoseconds }
      guard let (from, to) = export.slides else {
        return """
          do {
            let change = \(export.type)()
            let stage = Stage(root: change.root)
            stage.play(change.animation)
            show("\(export.type)", stage, \(times))
          }
          """
      }
      return """
        do {
          let stage = Stage()
          let tree = DescriptionTree<\(export.type)>(
            props: .init(slide: .\(from)), in: stage.root, stage: stage)
          tree.animate(to: .init(slide: .\(to)))
          show("\(export.type)", stage, \(times))
        }
        """
    }
    return printing + calls.joined(separator: "\n")
  }

  private static let printing = """
    import Engine

    func show(_ name: String, _ stage: Stage, _ times: [Int64]) {
      for time in times {
        stage.advance(to: Instant(nanoseconds: time))
        show(stage.root, "\\(name) \\(time)", depth: 0)
      }
    }

    func show(_ view: View, _ place: String, depth: Int) {
      for child in view.subviews {
        let look = child.presented
        let lanes = [
          look.center.lanes, look.size.lanes, look.transform.lanes, look.backgroundColor.lanes,
          look.borderColor.lanes, look.shadow.lanes,
        ]
        let numbers = lanes.flatMap { lane in (0..<8).map { lane[$0] } }
          + [look.alpha, look.cornerRadius, look.borderWidth, look.zPosition]
        print(place, child.key ?? "-", depth, numbers.map { "\\($0)" }.joined(separator: ","))
        show(child, place, depth: depth + 1)
      }
    }

    """
}
