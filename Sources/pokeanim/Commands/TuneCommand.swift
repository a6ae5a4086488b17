import ArgumentParser
import Engine
import EngineSystem
import Onboarding
import Studio

/// `pokeanim tune`: sets how an element moves, in its document.
struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Set how an element of slides moves, in their file.",
    usage: "pokeanim tune <slides> <element> [--slide <name>] [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim tune tour.slides boat --spring 0.65                on all slides
        pokeanim tune tour.slides sun --slide sea --duration 0.4    on one of them
        pokeanim tune tour.slides sun --curve "cubic-bezier(0.2, 0, 0, 1)"

      Only the members that change are written; all other bytes of the file stay. An element that \
      names one of the file's motions changes that, and with it all that name it. Each place that \
      was changed is printed.

      \(ExitStatus.words)
      """)

  @Argument(
    help: ArgumentHelp("Folder of slides, or its JSON file", valueName: "slides"),
    completion: .file())
  var slides: String

  @Argument(help: ArgumentHelp("Id of the element", valueName: "element"))
  var element: String

  @Option(help: ArgumentHelp("Only on this slide (default: on all)", valueName: "name"))
  var slide: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A spring of this damping, 0.01 to 10", valueName: "damping"),
    transform: OptionValue.number(0.01...10))
  var spring: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Time of the spring's swing without damping, 0.01 to 60; it says the duration, too",
      valueName: "seconds"),
    transform: OptionValue.number(0.01...60))
  var response: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Duration, 0 to 60", valueName: "seconds"),
    transform: OptionValue.number(0...60))
  var duration: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Time before it moves, 0 to 60", valueName: "seconds"),
    transform: OptionValue.number(0...60))
  var delay: Double?

  @Option(
    help: ArgumentHelp("CSS easing in place of a spring, as ease-out", valueName: "easing"),
    transform: Self.easing)
  var curve: String?

  @Option(
    help: ArgumentHelp(
      "Only as it enters, moves from place to place, or leaves (default: all)", valueName: "part"))
  var part: Part?

  /// A role of an element in a change.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case enter, move, leave

    var role: ChildRole {
      switch self {
      case .enter: .entry
      case .move: .update
      case .leave: .leave
      }
    }
  }

  private static func easing(_ text: String) throws -> String {
    do {
      _ = try TimingCurve(css: text)
      return text
    } catch {
      throw ValueError(description: "not a CSS easing: \(error)")
    }
  }

  func validate() throws {
    if curve != nil, spring != nil || response != nil {
      throw ValidationError("--curve stands in place of a spring; leave out one of them")
    }
    if response != nil, duration != nil {
      throw ValidationError("--response says how long the spring takes; leave out --duration")
    }
    if part != nil, delay != nil {
      throw ValidationError("--delay is that of all parts; leave out one of them")
    }
    var nothing = MotionChange()
    nothing.role = part?.role
    if change == nothing {
      throw ValidationError(
        "nothing to set; give --spring, --response, --duration, --delay or --curve")
    }
  }

  private var change: MotionChange {
    var change = MotionChange()
    (change.curve, change.damping, change.response) = (curve, spring, response)
    (change.duration, change.delay, change.role) = (duration, delay, part?.role)
    return change
  }

  func run() throws {
    let file = try SlideFolder.file(at: slides)
    let made = try SlideFolder.edit(
      slides,
      [
        { deck, document in
          try check(deck, file)
          return change.edits(of: element, on: slide, in: document, of: deck)
        }
      ])
    try StandardOutput.write(made.map { "\(file): \($0.path.words)\n" }.joined())
  }

  /// Throws if there is no such slide, or no such element.
  private func check(_ deck: Deck, _ file: String) throws {
    if let slide, !deck.slides.contains(where: { $0.name == slide }) {
      throw Self.missing("slide", slide, among: deck.slides.map(\.name), file)
    }
    let shown = deck.slides.filter { slide == nil || $0.name == slide }
    let ids = shown.flatMap { $0.all.map(\.key) }
    guard !ids.contains(element) else { return }
    throw Self.missing(
      "element", element, among: ids, slide.map { "\(file), slide “\($0)”" } ?? file)
  }

  private static func missing(
    _ kind: String, _ name: String, among known: [String], _ place: String
  ) -> Failure {
    var seen: Set<String> = []
    let known = known.filter { seen.insert($0).inserted }
    let right =
      Spelling.nearest(to: name, in: known).map { "did you mean “\($0)”?" }
      ?? (known.isEmpty ? "it has none" : "known are \(Spelling.list(Array(known.prefix(20))))")
    return Failure("\(place): no \(kind) “\(name)”; \(right)")
  }
}

extension DeckPath {
  /// The place in words, as `motion of “logo” on “end”`.
  fileprivate var words: String {
    guard let slide, let element else { return members.joined(separator: ".") }
    return "\(members.joined(separator: ".")) of “\(element)” on “\(slide)”"
  }
}
