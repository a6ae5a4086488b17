import Engine

/// Something that lies over the screens from time to time: it comes and goes by a change, and so
/// does what it shows, which is known by its name or words.
final class Overlay {
  private let switcher: Switcher<String?>
  private let style: SwitchStyle

  init(by style: SwitchStyle, reducesMotion: Bool) {
    self.style = style
    switcher = Switcher(nil, reducesMotion: reducesMotion)
  }

  var reducesMotion: Bool {
    get { switcher.stage.reducesMotion }
    set { switcher.stage.reducesMotion = newValue }
  }

  var isRunning: Bool { switcher.isRunning }

  func advance(to time: Instant) { switcher.advance(to: time) }

  func resize(to size: Size) { switcher.resize(to: size) }

  /// Shows something, or something else; nil: nothing.
  func show(_ shown: String?) { switcher.show(shown, by: style) }

  /// The picture of what is shown, or still is.
  ///
  /// - Parameter live: the picture of what is shown, as it is now.
  func commands(_ live: (String) -> [DrawCommand]) -> [DrawCommand] {
    switcher.commands(.init(commands: switcher.shown.map(live) ?? []))
  }
}
