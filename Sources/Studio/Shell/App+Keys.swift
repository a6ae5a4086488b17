import Engine
import Workbench

/// The keys that are the same on all screens, and what they and the chrome ask of the program.
extension App {
  /// Does what a key asks of the program; returns false if the key is not the program's. While a
  /// line is edited, only the window's are.
  func handle(_ key: Key, at time: Instant) -> Bool {
    if answer(key) { return true }
    if !Tuner.comparingKeys.contains(key) { tuner.compare(false) }
    if presents, AppCommand.command(of: key, whileLineIsEdited: takesText)?.worksInPresent != true {
      return false
    }
    if let command = AppCommand.command(of: key, whileLineIsEdited: takesText) {
      if command.worksInCanvas || place == .window { command.perform(self, key, time) }
      return true
    }
    if key == "Ctrl+S" || key == "Ctrl+Shift+S", current == .onboarding {
      tuner.endTyping()
      key == "Ctrl+S" ? askToWrite() : turnWriting()
      return true
    }
    if key == "Ctrl+S", current == .playground {
      askToWriteNumbers()
      return true
    }
    guard !takesText else { return false }
    if key == "Ctrl+V", tuner.isShown, tunable != nil {
      wantsMotion = true
      return true
    }
    if key == .undo, stepTuning(back: true) || takeBackDrop() { return true }
    if key == .redo, stepTuning(back: false) { return true }
    switch key {
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

  /// Puts one thing away, the topmost; if there is none, asks for the key once more, and quits then.
  func stepOut(at time: Instant) {
    if presents {
      _ = screen.stepOut(at: time)
    } else if showsKeys {
      showsKeys = false
    } else if tuner.isShown, tuner.stepOut() {
      return
    } else if tuner.isShown {
      turnTuner(at: time)
    } else if timeline.isShown {
      turn(.timeline)
    } else if comparison != nil {
      stopComparing()
    } else if chosen.letGo(at: time) || screen.stepOut(at: time) {
      return
    } else if wantsFullScreen {
      wantsFullScreen = false
    } else if notice?.lastsUntilQuit == true {
      wantsQuit = true
    } else {
      noteTuning()
      if let words = wordsOfUnsaved { return say(words, for: 6, untilQuit: true) }
      say("Esc again to quit", for: 1.5, untilQuit: true)
    }
  }

  func turnTuner(at time: Instant) {
    tuner.toggle(on: tunable?.motionOfInterest(pressed: pressed))
    tuner.layOut()
    makeRoom(at: time)
  }

  /// Makes everything larger or smaller, or as large as designed, as the key says.
  func enlarge(by key: Key) {
    switch key.rawValue.last {
    case "-": zooming.shrink()
    case "0": zooming.reset()
    default: zooming.grow()
    }
    say(zooming.text, for: 1.5)
  }

  // MARK: Screens

  func show(_ entry: ScreenEntry) {
    place == .window ? chosen.show(entry) : chosen.cut(to: entry)
  }

  /// The speed may be one already that only the command line can ask for.
  func setSpeed(_ wanted: Double) { speed = min(max(16, speed), max(min(0.05, speed), wanted)) }
}
