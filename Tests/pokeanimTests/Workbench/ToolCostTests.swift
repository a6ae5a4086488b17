import ArgumentParser
import CAllocations
import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Output
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The work of a frame with each tool open, over documents of 10 to 2,000 elements, in the window and
/// as `render --page` films it: it grows as the document does, and no faster.
@Suite struct ToolCostTests {
  /// What is open beside the document.
  enum Tool: CaseIterable {
    case none, tuner, timeline, onionSkin, keys, comparison, all

    /// The keys that show it, in order. Screens that are compared have had no change yet.
    var keys: [Key] {
      switch self {
      case .none: []
      case .tuner: [.t]
      case .timeline: ["F2"]
      case .onionSkin: ["F4"]
      case .keys: [.h]
      case .comparison: ["F7"]
      case .all: ["F7", .right, .t, "F2", "F4", .h]
      }
    }

    /// Points of the document, and of the tool's controls.
    var points: [Point] {
      let (document, slider) = (Point(250, 260), Point(840, 330))
      let (ruler, bar) = (Point(500, 530), Point(420, 610))
      // A row may have no bar there.
      let bars = [590.0, 610].map { Point(420, $0) }
      return switch self {
      case .none, .onionSkin, .keys, .comparison: [document]
      case .tuner: [document, slider]
      case .timeline: [document, ruler] + bars
      case .all: [document, slider, ruler, bar]
      }
    }

    /// True if it is there, and shows what the document has for it.
    func isOpen(in program: App) -> Bool {
      switch self {
      case .none: true
      case .tuner: program.tuner.panel != nil
      case .timeline: program.timeline.timeline?.rows.isEmpty == false
      case .onionSkin: program.onion.isShown
      case .keys: program.showsKeys
      case .comparison: program.comparison != nil
      case .all: Tool.allCases.allSatisfy { $0 == .all || $0.isOpen(in: program) }
      }
    }
  }

  enum Place: CaseIterable { case window, page }

  /// What a person does: shows a tool and puts it away, nothing, or something while it is there.
  enum Moment: CaseIterable { case turning, rest, hover, drag }

  /// The work of a frame, or the most of each kind in several.
  struct Work {
    /// The times that the motions of all elements were looked up.
    var lookups = 0
    /// The times that the panels were laid out.
    var layouts = 0
    /// The lines of text that were measured.
    var lines = 0
    var allocations = 0

    static func - (a: Work, b: Work) -> Work {
      Work(
        lookups: a.lookups - b.lookups, layouts: a.layouts - b.layouts, lines: a.lines - b.lines,
        allocations: a.allocations - b.allocations)
    }

    mutating func join(_ other: Work) {
      lookups = max(lookups, other.lookups)
      layouts = max(layouts, other.layouts)
      lines = max(lines, other.lines)
      allocations = max(allocations, other.allocations)
    }
  }

  @Test(arguments: Place.allCases) func itGrowsAsTheDocumentDoes(_ place: Place) throws {
    try expectGrowth(over: place == .window ? [10, 100, 500] : [10, 100], at: place)
  }

  @Test(.onlyWithAllSeeds, arguments: Place.allCases)
  func itGrowsAsALargeDocumentDoes(_ place: Place) throws {
    try expectGrowth(over: [500, 2000], at: place)
  }

  private func expectGrowth(over sizes: [Int], at place: Place) throws {
    let works = try sizes.map { try Visit(elements: $0, at: place).works() }
    for (index, tools) in works.enumerated() {
      for (tool, moments) in tools {
        for (moment, work) in moments {
          let less = index > 0 ? works[index - 1][tool]?[moment] : nil
          let growth = less.map { _ in Double(sizes[index]) / Double(sizes[index - 1]) }
          expect(
            work, of: sizes[index], after: less, growth: growth ?? 0, "\(tool), \(moment)")
        }
      }
    }
  }

  /// - Parameters:
  ///   - less: the work for a document that is smaller by a factor, the growth; nil: there is none.
  private func expect(
    _ work: Work, of elements: Int, after less: Work?, growth: Double, _ what: String
  ) {
    let words = "\(what), \(elements) elements: \(work)"
    #expect(work.lookups <= Self.mostLookups && work.layouts <= Self.mostLayouts, "\(words)")
    #expect(work.lines <= 40 * elements + 600, "\(words)")
    guard let less else { return }
    // Which of its elements move, and what lies below the hand, differs from document to document.
    let most = 1.3 * growth * Double(less.allocations) + 5000
    #expect(Double(work.allocations) <= most, "\(words), \(less)")
  }

  /// Each of two screens that begin to be compared, twice.
  private static let mostLookups = 4
  /// When time has come, after each event, and after all of them.
  private static let mostLayouts = 5
}

/// A document in a program, under a hand, with one tool after the other.
private final class Visit {
  private typealias Moment = ToolCostTests.Moment
  private typealias Tool = ToolCostTests.Tool
  private typealias Work = ToolCostTests.Work

  /// A frame, and what it is for; nothing: what was begun comes to its end.
  private struct Stop {
    var events: [InputEvent] = []
    /// In seconds since the frame before.
    var after = 1.0 / 60
    var tool: Tool?
    var moment: Moment?
  }

  private let folder: TemporaryFolder
  private let program: App
  private let screen: CountingScreen
  private let text = CountingText()
  private var run: Run

  /// - Parameter elements: of the document.
  init(elements: Int, at place: ToolCostTests.Place) throws {
    folder = try TemporaryFolder()
    try RandomDocument.write(elements: elements, into: folder)
    let assets = repositoryAssets().path
    let render = try RenderCommand.parse(
      // The path of a title that a hand holds is followed once a drag, at 137 moments.
      [folder.path, "--motion", "original", "--assets", assets, "--page", "-o", "a.gif"])
    var options = try render.frames.options(
      render.program, render.files, place: .window, lives: place == .window)
    options.text = text
    let program = try App(options: options)
    let screen = CountingScreen(program)
    (self.program, self.screen) = (program, screen)
    switch place {
    case .page:
      run = try render.frames.start(options, steps: Self.steps, making: { _ in screen })
    case .window: run = Run(screen, size: Size(960, 720), steps: Self.steps)
    }
  }

  private static let stops: [Stop] = {
    let settling = [Stop(after: 3)]
    var stops = [Stop(after: 0), Stop(events: [.key(.right)])] + settling
    for tool in Tool.allCases {
      stops += tool.keys.map { Stop(events: [.key($0)], tool: tool, moment: .turning) } + settling
      stops += [Stop(tool: tool, moment: .rest)]
      stops += tool.points.map { Stop(events: [.hover($0)], tool: tool, moment: .hover) }
      // A press on the list of keys puts it away.
      if tool.keys.contains(.h) { stops += [Stop(events: [.key(.h)])] + settling }
      for point in tool.points {
        let moves = [20.0, 60].map { InputEvent.move(point - Point($0, 0)) }
        stops += ([.press(point)] + moves + [.release]).map {
          Stop(events: [$0], tool: tool, moment: .drag)
        }
        stops += settling
      }
      // The key of the comparison goes on to its other look.
      let closing = tool.keys.reversed().map { $0 == "F7" ? .escape : $0 }
      stops +=
        closing.filter { $0 != .h && $0 != .right }.map {
          Stop(events: [.key($0)], tool: tool, moment: .turning)
        } + settling
    }
    return stops
  }()

  private static let steps: [Run.Step] = {
    var time = Instant.zero
    return stops.map {
      time = time.advanced(bySeconds: $0.after)
      return Run.Step(time: time, events: $0.events)
    }
  }()

  /// The most work of a frame, of each tool in each moment.
  func works() throws -> [ToolCostTests.Tool: [ToolCostTests.Moment: ToolCostTests.Work]] {
    var works: [Tool: [Moment: Work]] = [:]
    for stop in Self.stops {
      let before = work
      _ = try run.next()
      let after = work
      guard let tool = stop.tool, let moment = stop.moment else { continue }
      works[tool, default: [:]][moment, default: Work()].join(after - before)
      if moment == .rest { #expect(tool.isOpen(in: program), "\(tool)") }
    }
    return works
  }

  /// The work so far.
  private var work: Work {
    let screens = [
      program.screens[.onboarding], program.comparison?.before, program.comparison?.now,
    ]
    let stories = screens.compactMap { $0 as? OnboardingScreen }
    return Work(
      lookups: stories.reduce(0) { $0 + $1.motionTableCount }, layouts: screen.layouts,
      lines: text.lines, allocations: Int(allocations_so_far()))
  }
}

/// A program whose layouts are counted.
private final class CountingScreen: ProgramScreen {
  private let program: App
  private(set) var layouts = 0

  init(_ program: App) { self.program = program }

  func layOutPanels() {
    layouts += 1
    program.layOutPanels()
  }
  func resize(to size: Size, at time: Instant) { program.resize(to: size, at: time) }
  func advance(to time: Instant) { program.advance(to: time) }
  func handle(_ event: InputEvent, at time: Instant) { program.handle(event, at: time) }
  func update(at time: Instant) { program.update(at: time) }
  func inSurroundings<Result>(_ work: () -> Result) -> Result { program.inSurroundings(work) }
  var progress: Double { program.progress }
  var isRunning: Bool { program.isRunning }
  var root: View { program.root }
  var inputTrees: [InputTree] { program.inputTrees }
  var takesText: Bool { program.takesText }
  func display() -> DisplayList { program.display() }
}

/// Text without a font, whose measuring is counted.
private final class CountingText: TextMaker {
  private let text = SilentText()
  private(set) var lines = 0

  func width(of text: String, font: Font) -> Double {
    lines += 1
    return self.text.width(of: text, font: font)
  }
  func metrics(of font: Font) -> FontMetrics { text.metrics(of: font) }
  func mask(of text: String, font: Font) -> GlyphMask? { nil }
}
