import Engine

extension GalleryScreen {
  /// The keys that press something on the panel.
  static let controls: [Key: PanelControl] = [
    "A": .add, "+": .add, "=": .add, "-": .remove,
    "S": .shuffle, "O": .sort, "V": .reverse, "C": .clear, "F": .fill, "P": .perComponent,
    "N": .nextMotion, "D": .nextDuration, "E": .nextPace, "W": .nextCascade, "Z": .nextSize,
  ]

  func handle(_ key: Key, at time: Instant) {
    if let control = Self.controls[key] {
      perform(control, at: time)
      return
    }
    switch key {
    case "Ctrl+Z": changeDeck(at: time) { $0.undo(at: time) }
    case "Ctrl+Shift+Z": changeDeck(at: time) { $0.redo(at: time) }
    case "L": turn(to: options.mode == .list ? .cards : .list, at: time)
    case "I": turn(to: options.mode == .interrupt ? .cards : .interrupt, at: time)
    case .up, .down: step(key == .up ? -1 : 1, at: time)
    case .pageUp, .pageDown: scroll(by: (key == .pageUp ? -0.9 : 0.9) * places.room.height, time)
    case .home: gallery.scroll.scroll(to: .zero, at: time)
    case .end: gallery.scroll.scroll(to: Point(0, gallery.view.contentSize.height), at: time)
    default: if let command = PlaybackCommand(key: key) { perform(command, at: time) }
    }
  }

  private func turn(to mode: GalleryMode, at time: Instant) {
    choose(at: time) { $0.mode = mode }
  }

  private func step(_ way: Double, at time: Instant) {
    if options.mode == .interrupt {
      interrupt.cut(by: 0.05 * way)
    } else {
      scroll(by: 80 * way, time)
    }
  }

  private func scroll(by distance: Double, _ time: Instant) {
    gallery.scroll.wheel(by: Point(0, distance), at: time)
  }

  private func changeDeck(at time: Instant, _ change: (GalleryStage) -> Void) {
    guard options.mode != .interrupt else { return }
    letGo(at: time)
    change(gallery)
  }

  private func perform(_ command: PlaybackCommand, at time: Instant) {
    letGo(at: time)
    if options.mode == .interrupt {
      interrupt.player.perform(command)
    } else {
      transport.perform(command, on: gallery)
    }
  }

  /// Does what a control of the panel says.
  func perform(_ control: PanelControl, at time: Instant) {
    guard !control.changesCards || options.mode != .interrupt else { return }
    if control.changesCards { letGo(at: time) }
    switch control {
    case .add: gallery.perform("Add", at: time) { $0.add() }
    case .remove: gallery.remove(at: time) { $0.removeAny() }
    case .shuffle: gallery.perform("Shuffle", at: time) { $0.shuffle() }
    case .sort: gallery.perform("Sort", at: time) { $0.sort() }
    case .reverse: gallery.perform("Reverse", at: time) { $0.reverse() }
    case .clear: gallery.remove(named: "Clear", at: time) { $0.clear() }
    case .fill: gallery.perform("Fill", at: time) { $0.fill(to: 500) }
    case .mode(let mode): turn(to: mode, at: time)
    default: choose(control, at: time)
    }
  }

  private func choose(_ control: PanelControl, at time: Instant) {
    choose(at: time) { options in
      switch control {
      case .motion(let motion): options.motion = motion
      case .cascade(let cascade): options.cascade = cascade
      case .pace(let pace): options.take(pace)
      case .size(let size): options.size = size
      case .perComponent: options.isPerComponent.toggle()
      case .nextMotion: options.motion = options.motion.following
      case .nextCascade: options.cascade = options.cascade.following
      case .nextPace: options.take(options.pace.following)
      case .nextSize: options.size = options.size.following
      case .nextDuration:
        options.take(
          duration: Self.durations.first { $0 > options.timing.duration } ?? Self.durations[0])
      default: break
      }
    }
  }

  private static let durations = [0.2, 0.4, 0.6, 1, 1.5, 2]
}
