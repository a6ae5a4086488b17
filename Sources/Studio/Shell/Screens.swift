import Engine

/// The program's screens, each made when it is first asked for: a start shows only one.
final class Screens {
  private let entries: [ScreenEntry]
  /// The options for screens that are not made yet.
  var options: AppOptions
  private var made: [ScreenEntry: any AppScreen] = [:]
  /// The theme that each screen was laid out in last.
  private var coloured: [ScreenEntry: Theme] = [:]

  init(_ entries: [ScreenEntry], options: AppOptions) throws {
    (self.entries, self.options) = (entries, options)
    for entry in entries {
      if case .atStart(let make) = entry.making { keep(try make(options), for: entry) }
    }
  }

  /// The screen of that entry, made in the current theme if it is not there yet; nil if it is none
  /// of the program's.
  subscript(entry: ScreenEntry) -> (any AppScreen)? {
    if let screen = made[entry] { return screen }
    guard entries.contains(entry), case .whenShown(let make) = entry.making else { return nil }
    let screen = make(options)
    keep(screen, for: entry)
    return screen
  }

  private func keep(_ screen: any AppScreen, for entry: ScreenEntry) {
    made[entry] = screen
    coloured[entry] = Theme.current
    screen.speed = options.speed
    screen.reducesMotion = options.reducedMotion
    screen.presents = options.presents ?? false
  }

  /// Those that are made.
  var all: [any AppScreen] { entries.compactMap { made[$0] } }

  /// Lays a screen out in the current theme, if it is in another one.
  func recolour(_ entry: ScreenEntry, at time: Instant) {
    guard let screen = self[entry], coloured[entry] != Theme.current else { return }
    coloured[entry] = Theme.current
    screen.recolour(at: time)
  }

  // MARK: For all of them, made or not

  var speed: Double {
    get { options.speed }
    set {
      options.speed = newValue
      for screen in made.values { screen.speed = newValue }
    }
  }

  var presents: Bool {
    get { options.presents ?? false }
    set {
      options.presents = newValue
      for screen in made.values { screen.presents = newValue }
    }
  }

  var reducesMotion: Bool {
    get { options.reducedMotion }
    set {
      options.reducedMotion = newValue
      for screen in made.values { screen.reducesMotion = newValue }
    }
  }

  func take(pixelsPerPoint: Double) {
    options.scale = pixelsPerPoint
    for screen in made.values { screen.take(pixelsPerPoint: pixelsPerPoint) }
  }

  /// Keeps what they remember now for the next run, whatever they show from now on.
  func keepRemembered() { options.remembered = remembered }

  /// Everything that they remember; of those that were never asked for, what they would start with.
  var remembered: Remembered {
    var state = options.remembered
    state.pair = options.pair
    state.gallery = state.gallery ?? GalleryOptions()
    for screen in made.values { screen.remember(in: &state) }
    return state
  }
}
