import Engine
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import EngineSDL
@testable import Studio
@testable import pokeanim

/// Timeline and onion skin show the same whether they come before, during or after a change.
@Suite struct ToolsAnytimeTests {
  /// A kind of change: a screen, the keys that lead to it, and the events that make it.
  struct Kind: CustomTestStringConvertible {
    let screen: ScreenEntry
    var pair = PairName.squares
    var keys: [Key] = []
    let events: [InputEvent]
    var testDescription: String { "\(screen) \(pair) \(keys) \(events)" }

    static let all: [Kind] =
      pairs + algebra + gallery
      + [
        Kind(screen: .onboarding, events: [.key(.right)]),
        Kind(screen: .onboarding, events: [.key(.right), .key(.left)]),
        Kind(screen: .onboarding, keys: [.right], events: [.key(.right)]),
        Kind(screen: .onboarding, events: drag(by: -500)),
        Kind(screen: .onboarding, events: drag(by: -30)),
        Kind(screen: .squares, events: drag(by: 700)),
        Kind(screen: .squares, events: drag(by: 40)),
        Kind(screen: .squares, keys: [.return], events: [.key(.return)]),
        Kind(screen: .squares, keys: [.m], events: [.key(.return)]),
      ]

    private static let pairs = PairName.allCases.map {
      Kind(screen: .squares, pair: $0, events: [.key(.return)])
    }
    private static let algebra = (0..<4).map { page in
      Kind(
        screen: .algebra, keys: Array(repeating: .down, count: page), events: [.key(.return)])
    }
    private static let gallery = ["S", "A", "O", "V", "-", "L", "I"].map {
      Kind(screen: .gallery, events: [.key(Key(rawValue: $0))])
    }

    /// A drag beside what moves that ends at rest.
    private static func drag(by way: Double) -> [InputEvent] {
      let start = Point(480 - way / 2, 330)
      return [.press(start)]
        + (1...10).map { .move(start + Point(way * Double($0) / 10, 0)) }
        + Array(repeating: .move(start + Point(way, 0)), count: 8) + [.release]
    }
  }

  /// The time at which something is done, in a change.
  enum Moment: CaseIterable { case before, during, after }

  /// The tools at the end.
  private struct Shown: Equatable {
    let rows: [ChangeTimeline.Row]
    let picture: [String]
    let words: String?
  }

  private static let (small, large) = (Size(900, 640), Size(1000, 720))

  /// Plays a change; does something at a moment of it, and looks with both tools at the end.
  private func play(_ kind: Kind, _ moment: Moment, _ deed: [InputEvent], from size: Size) throws
    -> Shown
  {
    let program = try App(
      options: AppOptions(
        Launch(screen: kind.screen, pair: kind.pair, duration: 0.6),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: size, isDrawn: false)
    func settle() { #expect(film.rest(within: 900) != nil) }
    func act(if now: Moment) { if now == moment { deed.forEach { film.frame($0) } } }
    film.frame()
    for key in kind.keys {
      film.frame(.key(key))
      settle()
    }
    act(if: .before)
    settle()
    let half = kind.events.count / 2 + 1
    for event in kind.events.prefix(half) { film.frame(event) }
    film.wait(4)
    act(if: .during)
    for event in kind.events.dropFirst(half) { film.frame(event) }
    settle()
    act(if: .after)
    settle()
    if !program.timeline.isShown { film.frame(.key("F2")) }
    settle()
    if program.onion.isShown { film.frame(.key("F4")) }
    film.frame(.key("F4"))
    let words = program.notice?.text
    settle()
    return Shown(
      rows: program.timeline.timeline?.rows ?? [],
      picture: program.workbench.commands(program.builder)
        .map(rounded), words: words)
  }

  /// A command in words, without the last bits of its numbers and without the names of its views.
  private func rounded(_ command: DrawCommand) -> String {
    "\(command)".replacing(/-?\d+\.\d+(e-?\d+)?/) { number in
      let value = Double(number.output.0) ?? 0
      return "\((value * 100).rounded() / 100 + 0)"
    }
  }

  @Test(arguments: Kind.all)
  func whateverTheOrderTheySayTheSame(_ kind: Kind) throws {
    let wanted = try play(kind, .before, [.key("F2"), .key("F4")], from: Self.large)
    #expect(!wanted.rows.isEmpty && !wanted.picture.isEmpty)
    #expect(wanted.words == "Onion skin")
    for moment in Moment.allCases {
      for deed in [[InputEvent.key("F2")], [.key("F4")]] {
        let shown = try play(kind, moment, deed, from: Self.large)
        #expect(shown == wanted, "\(moment) \(deed)")
      }
    }
    for moment in [Moment.during, .after] {
      let shown = try play(kind, moment, [.resize(Self.large)], from: Self.small)
      #expect(shown == wanted, "another size \(moment)")
    }
  }
}
