import Engine
import Onboarding
import Workbench

/// A few words for somebody who has just come: in the window's foot what the program is for and the
/// ways on, or over a document that shows nothing the next step. Pointers go through them.
final class FirstWords: Part {
  private struct Shown: Equatable {
    let words: OpeningWords
    let size: Size
    let ink: Color
  }

  /// The words that are to be shown; nil: none are.
  var words: () -> OpeningWords? = { nil }
  /// The colour that they lie on.
  var ground: () -> Color = { .white }
  private let overlay: Overlay
  private let pane: Pane<Shown>
  private var room = Size.zero
  /// The words that are shown, or come.
  private var shown: OpeningWords?
  /// True once the window has had its first picture, in which there are none.
  private var wasSeen = false

  init(measuring: any TextMeasuring, reducesMotion: Bool = false) {
    overlay = Overlay(by: .fading, reducesMotion: reducesMotion)
    pane = Pane { shown, _ in Self.layout(shown, measuring) }
  }

  var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set { overlay.reducesMotion = newValue }
  }

  var isRunning: Bool { overlay.isRunning || words() != shown }

  func resize(to window: Size, room: Size, at time: Instant) {
    self.room = room
    overlay.resize(to: window, room: room, at: time)
  }

  func advance(to time: Instant) { overlay.advance(to: time) }

  func update() {
    guard wasSeen else { return }
    shown = words()
    overlay.show(shown?.rawValue)
  }

  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    wasSeen = true
    return overlay.commands { name in
      guard let words = OpeningWords(rawValue: name) else { return [] }
      let ink: Color = ground().brightness < 0.45 ? .white : .black
      pane.show(
        Shown(words: words, size: room, ink: ink), in: Rect(origin: .zero, size: room))
      return pane.commands(builder)
    }
  }

  // MARK: The words

  /// The same at length and in short, for windows that are narrow.
  private static let ways = [
    "Prototype, tune and film UI transitions  ·  Open yours: drop a folder, or “pokeanim new”"
      + "  ·  Try a list: press 2  ·  Write Swift: GUIDE.md",
    "Tune UI transitions  ·  Open yours: drop a folder  ·  Try a list: 2  ·  Write Swift: GUIDE.md",
    "Tune transitions: drop yours · 2: a list · GUIDE.md: Swift",
  ]

  private static func layout(_ shown: Shown, _ measuring: any TextMeasuring) -> any Layout {
    let room = Rect(origin: .zero, size: shown.size)
    let unit = min(1.5, max(0.65, min(room.width / 960, room.height / 720)))
    switch shown.words {
    case .ways:
      let font = Font(size: 12.5 * unit)
      let text =
        ways.first { measuring.width(of: $0, font: font) <= room.width - 24 * unit }
        ?? ways[ways.count - 1]
      let foot = Rect(12 * unit, room.maxY - 20 * unit, room.width - 24 * unit, 16 * unit)
      return AbsoluteLayout([
        .init(Label(text, size: font.size, .regular, shown.ink.withAlpha(0.72), .center), foot)
      ])
    case .emptyDocument:
      let size = 15 * unit
      let lines = VStack(spacing: 4 * unit) {
        Label("Nothing is on these slides yet", size: 1.25 * size, .bold, shown.ink, .center)
          .size(height: 1.8 * size)
        Label(
          "Add to “elements” in \(DeckFile.usualName), save, and it is here",
          size: size, .regular, shown.ink.withAlpha(0.72), .center
        ).size(height: 1.5 * size)
      }
      .size(height: 3.3 * size + 4 * unit)
      return AbsoluteLayout([
        .init(
          lines,
          Rect(
            center: room.center, size: Size(max(0, room.width - 24 * unit), 3.3 * size + 4 * unit)))
      ])
    }
  }
}
