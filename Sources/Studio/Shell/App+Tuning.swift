import Engine
import Onboarding
import Workbench

/// What a person tunes: taken back and made again, step by step.
extension App {
  func connectTuner() {
    tuner.screen = { [unowned self] in tunable }
    tuner.ownKnobs = { [unowned self] in
      guard tunable?.takesNames == true else { return [] }
      return [TunerKnob(name: "Write", choice: edits.areWrittenAtOnce ? "At once" : "Ctrl+S")]
    }
    tuner.turnOwn = { [unowned self] _ in turnWriting() }
    tuner.onName = { [unowned self] in name($0) }
    tuner.isMoving = { [unowned self] in screen.change?.isRunning == true || screen.isPaused }
    tuner.replay = { [unowned self] in
      // Before anything has moved, the first change comes.
      screen.handle(.key(screen.lastChange() == nil ? .right : .f5), at: now)
    }
  }

  /// Takes what was tuned for a step, unless a hand is still at it.
  func noteTuning() {
    guard !edits.isHeld, tuner.compared == nil, let screen = tunedScreen else { return }
    guard current == .onboarding, let slides = options.slideFolder, slides.file != nil else {
      return noteTuning(of: screen)
    }
    guard let tuned = screen.tunedSlides, !tuned.motions.isEmpty else { return }
    let goesOn = edits.goesOn(Set(tuned.motions.map(\.id)), at: now)
    edit(slides) { try $0.tune(tuned.motions, tuned.set, isMore: goesOn) }
    for screen in documentScreens { screen.forgetTuning() }
  }

  /// Lets motions of the document move by a name, which may be a new one.
  private func name(_ name: Tuner.DocumentName) {
    noteTuning()
    edits.endStep()
    guard let slides = options.slideFolder, let screen = tunedScreen,
      let set = screen.tunedSlides?.set
    else { return }
    edit(slides) { document in
      guard name.isNew else { return try document.use(name.name, for: name.motions, set) }
      let slide = document.deck.slides[screen.restIndex].name
      return try document.name(name.motions, on: slide, as: name.name, set)
    }
  }

  /// The same of a screen that shows no document.
  private func noteTuning(of screen: any Tuned) {
    guard tuner.isShown || timeline.isShown else { return }
    let tuning = TuningHistory.Tuning(of: screen)
    var history = edits.histories[current] ?? TuningHistory()
    if let changed = history.change(to: tuning) {
      history.note(tuning, goesOn: edits.goesOn(changed, at: now))
    }
    edits.histories[current] = history
  }

  typealias Tuned = AppScreen & Tunable

  /// The screen that is tuned; nil: none is.
  private var tunedScreen: (any Tuned)? {
    comparison?.now ?? screens[current] as? any Tuned
  }

  /// Takes the last step back, or makes it again.
  ///
  /// - Returns: false if there is none.
  func stepTuning(back isBack: Bool) -> Bool {
    noteTuning()
    edits.endStep()
    if current == .playground { return stepNumbers(back: isBack) }
    guard let screen = tunedScreen else { return false }
    if current == .onboarding, let slides = options.slideFolder, let file = slides.file {
      guard var document = edits.documents[file] else { return false }
      do {
        guard try isBack ? document.undo() : document.redo() else { return false }
      } catch {
        say(
          "Not to be \(isBack ? "taken back" : "done again"): \(Self.firstLine(of: "\(error)"))",
          for: 6)
        return true
      }
      show(document, of: slides)
    } else {
      guard current == .onboarding || tuner.isShown || timeline.isShown,
        let tuning = isBack
          ? edits.histories[current]?.undo() : edits.histories[current]?.redo()
      else { return false }
      tuning.apply(to: screen)
    }
    say(isBack ? "Taken back" : "Done again", for: 1.5)
    return true
  }
}
