package import Engine

/// Something that lies over the screens from time to time: it comes and goes by a change, and so
/// does what it shows, which is known by its name or words.
package final class Overlay: Part {
  private let switcher: Switcher<String?>
  private let style: SwitchStyle

  package init(by style: SwitchStyle, reducesMotion: Bool) {
    self.style = style
    switcher = Switcher(nil, reducesMotion: reducesMotion)
  }

  package var reducesMotion: Bool {
    get { switcher.reducesMotion }
    set { switcher.reducesMotion = newValue }
  }

  package var isRunning: Bool { switcher.isRunning }

  package func advance(to time: Instant) { switcher.advance(to: time) }

  package func resize(to window: Size, room: Size, at time: Instant) {
    switcher.resize(to: window, room: window, at: time)
  }

  /// Shows something, or something else; nil: nothing.
  package func show(_ shown: String?) { switcher.show(shown, by: style) }

  /// The picture of what is shown, or still is.
  ///
  /// - Parameter live: the picture of what is shown, as it is now.
  package func commands(_ live: (String) -> [DrawCommand]) -> [DrawCommand] {
    switcher.commands(.init(commands: switcher.shown.map(live) ?? []))
  }
}
