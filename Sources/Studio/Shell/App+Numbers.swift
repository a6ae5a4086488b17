package import Engine
import Workbench

/// The numbers of a Swift file that are tuned: their card, their steps, and the way into the file.
extension App {
  static let nothingToTune = "Nothing to tune on this screen"

  /// The numbers of the screen that is shown; nil: it has none.
  var numbers: TunableNumbers? {
    guard current == .playground, let numbers = options.numbers, !numbers.all.isEmpty else {
      return nil
    }
    return numbers
  }

  func connectNumberTuner() {
    numberTuner.numbers = { [unowned self] in tuner.isShown ? numbers : nil }
    numberTuner.title = { [unowned self] in
      entries.first { $0 == current }?.title ?? current.title
    }
    numberTuner.onUse = { [unowned self] in use($0) }
  }

  private func use(_ use: NumberTuner.Use) {
    guard let numbers else { return }
    switch use {
    case .slide(let name, let value, let continuesStep):
      _ = edits.goesOn([name], at: now)
      numbers.set(name, to: value, continuesStep: continuesStep)
    case .step(let name, let value):
      numbers.set(name, to: value, continuesStep: edits.goesOn([name], at: now))
    case .reset(let name, let continuesStep):
      edits.endStep()
      numbers.reset(name, continuesStep: continuesStep)
    case .resetAll:
      edits.endStep()
      numbers.resetAll()
    case .write: askToWriteNumbers()
    }
  }

  /// Asks the window to write what was tuned into the file.
  func askToWriteNumbers() {
    guard let numbers else { return say(Self.nothingToTune, for: 1.5) }
    guard !numbers.unsaved.isEmpty else { return say("Nothing was tuned", for: 1.5) }
    numbers.askToWrite()
  }

  package func takeNotWritten(_ words: String) {
    log?.note(.notWritten(words))
    options.numbers?.leaveWriting()
    say(words, for: 4)
  }

  /// Takes the last step back, or makes it again; false: there is none, or no numbers.
  func stepNumbers(back isBack: Bool) -> Bool {
    guard let numbers, isBack ? numbers.undo() : numbers.redo() else { return false }
    say(isBack ? "Taken back" : "Done again", for: 1.5)
    return true
  }

  /// Notes an event as it came to the window, and the view that has taken it, if one has.
  package func noteDelivery(of event: InputEvent, to view: View?) {
    screen.noteDelivery(of: event, to: view)
  }
}
