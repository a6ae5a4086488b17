import Engine
import EngineFilms
import EngineSystem
import Onboarding
import Output
import Studio

/// Exports of slides that lead anywhere.
extension ExportCommand {
  /// True if all slides that links lead to are wanted as a page.
  func isGraphPage(of options: AppOptions) -> Bool {
    let deck = options.deck
    let isMade = allSlides || loop != nil || rest != nil || frames.duration != nil
    return options.screen == .onboarding
      && (deck.isGraph || (deck.scrolls || deck.fitsWidths) && !isMade)
      && frames.script == nil && !isNamed
      && (format ?? ExportFormat(endingOf: output))?.name == ExportFormat.html.name
  }

  /// True if all slides are wanted as source, with where they lead.
  func isGraphSource(_ options: AppOptions) throws -> Bool {
    guard options.screen == .onboarding, options.deck.isGraph || options.deck.scrolls,
      frames.script == nil, !isNamed
    else { return false }
    return try name(output).format.name == ExportFormat.swift.name
  }

  /// The words by which a change is asked for.
  func changeAdvice(_ deck: Deck) -> String {
    let names = deck.slides.map(\.name)
    return "as --from \(names[0]) --to \(names[min(1, names.count - 1)])"
  }

  /// Writes the change between two slides.
  func writeChange(
    _ from: String, _ to: String, _ options: AppOptions, making make: @escaping ProgramFactory
  ) throws {
    guard options.screen == .onboarding else {
      throw Failure("--from and --to are slides of --screen story, not of \(options.screen)")
    }
    var graph = try graph(of: options, making: make)
    let take = try graph.take(from: from, to: to)
    var clip = Clip(name: try name(output), title: options.launch.subject.title)
    clip.slides = [from, to].compactMap { name in
      options.deck.slides.firstIndex { $0.name == name }
    }
    try write(
      take, of: clip, options, size: frames.canvas ?? options.naturalSize, making: make)
  }

  /// Writes a page of all slides.
  func writePage(_ options: AppOptions, making make: @escaping ProgramFactory) throws {
    let name = try name(output)
    if let option = [
      ("--loop", loop != nil), ("--rest", rest != nil), ("--duration", frames.duration != nil),
    ].first(where: \.1)?.0 {
      throw Failure(
        "\(output): slides that lead anywhere go on where a press leads; leave out \(option)")
    }
    let file = try graph(of: options, making: make).page(
      titled: options.launch.subject.title, around: around(options))
    try write(file, as: name)
  }

  /// The slides, laid out in the canvas.
  private func graph(of options: AppOptions, making make: @escaping ProgramFactory) throws
    -> GraphExport
  {
    let size = frames.canvas ?? options.naturalSize
    let screen = try make(options)
    var run = Run(screen, size: size, steps: [Run.Step(time: .zero)])
    _ = try run.next()
    guard case .slides(let props) = screen.sourceForm else {
      preconditionFailure("slides are described as such")
    }
    return GraphExport(
      props, TakeRun(options, size: size, rate: frames.fps, making: make))
  }
}
