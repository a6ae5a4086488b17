import Engine
import EngineSDL

/// The keys that are the same on all screens, and what they and the chrome ask of the program.
extension App {
  /// Does what a key asks of the program; returns false if the key is not the program's. While a
  /// line is edited, only the window's are.
  func handle(_ key: Key, at time: Instant) -> Bool {
    if let command = AppCommand(key: key) {
      perform(command, at: time)
      return true
    }
    guard !takesText else { return false }
    if key == "Ctrl+V", tuner.isShown, tunable != nil {
      wantsMotion = true
      return true
    }
    if key == .undo, takeBackDrop() { return true }
    switch key {
    case .q: perform(.quit, at: time)
    case .h: perform(.help, at: time)
    case .t: if place == .window { turnTuner(at: time) }
    case .leftBracket: setSpeed(min(speed, max(1.0 / 16, speed / 2)))
    case .rightBracket: setSpeed(max(speed, min(16, speed * 2)))
    default:
      guard let entry = entries.first(where: { entries.number(of: $0) == key.rawValue }) else {
        return false
      }
      show(entry)
    }
    return true
  }

  private func perform(_ command: AppCommand, at time: Instant) {
    switch command {
    case .help: keys.turn()
    case .timeline: if place == .window { turnTimeline() }
    case .onion: if place == .window { turnOnion() }
    case .comparison: turnComparison()
    case .pin: pinMotion()
    case .theme: if place == .window { turnTheme() }
    case .fullScreen: wantsFullScreen.toggle()
    case .picture: wantsPicture = true
    case .recording: wantsRecording = true
    case .quit: wantsQuit = true
    case .stepOut: stepOut(at: time)
    case .larger: enlarge { $0.grow() }
    case .smaller: enlarge { $0.shrink() }
    case .designedSize: enlarge { $0.reset() }
    }
  }

  /// Puts one thing away, the topmost; if there is none, asks for the key once more, and quits then.
  private func stepOut(at time: Instant) {
    if showsKeys {
      showsKeys = false
    } else if tuner.takesText {
      (tuner.naming, tuner.typing) = (nil, nil)
    } else if tuner.isShown {
      turnTuner(at: time)
    } else if timeline.isShown {
      turnTimeline()
    } else if comparison != nil {
      stopComparing()
    } else if chosen.letGo(at: time) || screen.stepOut(at: time) {
      return
    } else if wantsFullScreen {
      wantsFullScreen = false
    } else if notice?.lastsUntilQuit == true {
      wantsQuit = true
    } else {
      say("Esc again to quit", for: 1.5, untilQuit: true)
    }
  }

  func turnTuner(at time: Instant) {
    tuner.toggle(on: tunable?.motionOfInterest(pressed: pressed))
    tuner.layOut()
    makeRoom(at: time)
  }

  private func enlarge(_ change: (inout Zoom) -> Void) {
    change(&zooming)
    say(zooming.text, for: 1.5)
  }

  // MARK: Screens

  func show(_ entry: ScreenEntry) {
    place == .window ? chosen.show(entry) : chosen.cut(to: entry)
  }

  /// The speed may be one already that only the command line can ask for.
  func setSpeed(_ wanted: Double) { speed = min(max(16, speed), max(min(0.05, speed), wanted)) }
}
