import Engine

/// Something that lies over the screens from time to time: it comes and goes by a change, and so
/// does what it shows.
final class Overlay<Shown: Hashable> {
  private let switcher: Switcher<Shown?>
  private let style: SwitchStyle

  init(by style: SwitchStyle, reducesMotion: Bool) {
    self.style = style
    switcher = Switcher(nil, reducesMotion: reducesMotion)
  }

  var isRunning: Bool { switcher.isRunning }

  func advance(to time: Instant) { switcher.advance(to: time) }

  func resize(to size: Size) { switcher.resize(to: size) }

  /// Shows something, or something else; nil: nothing.
  func show(_ shown: Shown?) { switcher.show(shown, by: style) }

  /// The picture of what is shown, or still is.
  ///
  /// - Parameter live: the picture of what is shown, as it is now.
  func commands(_ live: (Shown) -> [DrawCommand]) -> [DrawCommand] {
    switcher.commands(.init(commands: switcher.shown.map(live) ?? []))
  }
}
