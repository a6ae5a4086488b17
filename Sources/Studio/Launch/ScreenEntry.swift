package import Engine

/// A screen of the program, registered: its names, its keys, and how it is made. The command line,
/// the number keys, the list of keys and Docs/Keys.md follow from the list of all entries.
package struct ScreenEntry: Sendable {
  /// The name on the command line.
  package let name: String
  /// Names that it had before, which the command line takes, too.
  package var formerNames: [String] = []
  /// A word or two for the list of keys.
  package let title: String
  /// The size its canvas was designed in, in points.
  package var naturalSize = Size(960, 720)
  /// The same for what it shows at first; nil: that is all one to it.
  package var canvas: @Sendable (AppOptions) -> Size? = { _ in nil }
  /// The key that begins its own change, which films show that are told nothing else.
  package var playKey = Key.space
  /// The input that goes through what it shows at first, in a canvas, by some changes at most; nil:
  /// its own change is all that there is to show.
  package var walk: @Sendable (AppOptions, Size, _ most: Int) throws -> InputScript? = { _, _, _ in
    nil
  }
  /// What a person's slides lack of what it shows of them, in words; nil: nothing.
  package var lack: @Sendable (AppOptions) -> String? = { _ in nil }
  /// Its own keys, beside those of all screens.
  package let keys: [KeyRow]
  package let making: Making

  /// The time at which the screen is made, and how.
  package enum Making: Sendable {
    /// At the start, before there is a window, because it may fail: it reads files.
    case atStart(@Sendable (AppOptions) throws -> any AppScreen)
    /// At its first showing.
    case whenShown(@Sendable (AppOptions) -> any AppScreen)
  }

  /// Another screen of this kind.
  package func make(_ options: AppOptions) throws -> any AppScreen {
    switch making {
    case .atStart(let make): try make(options)
    case .whenShown(let make): make(options)
    }
  }

  /// All screens, in the order of their numbers.
  package static let all = [onboarding, squares, algebra, gallery]
}

extension ScreenEntry: Hashable, CaseIterable, CustomStringConvertible {
  package static func == (a: ScreenEntry, b: ScreenEntry) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  package static var allCases: [ScreenEntry] { all }
  package var description: String { name }

  /// The name in recordings and in the state that is kept, which older programs read.
  package var fileName: String { formerNames.first ?? name }

  /// The key that shows the screen, which is its short name too.
  package var number: String { Self.all.number(of: self) }

  /// The screen of that name or number.
  package init?(argument: String) {
    guard let entry = Self.all.entry(named: argument) else { return nil }
    self = entry
  }
}

extension [ScreenEntry] {
  /// The place in the list, counted from 1.
  package func number(of entry: ScreenEntry) -> String { "\((firstIndex(of: entry) ?? count) + 1)" }

  package func entry(named argument: String) -> ScreenEntry? {
    first { ([$0.name, number(of: $0)] + $0.formerNames).contains(argument) }
  }
}
