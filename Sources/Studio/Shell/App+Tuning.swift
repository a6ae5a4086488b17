import Engine
import Onboarding
import Workbench

/// What a person tunes of slides: written into their file, and taken back.
extension App {
  /// Takes what was tuned for a step.
  func noteTuning() {
    guard let tuned = screens[.onboarding]?.tunedSlides else { return }
    tuning.note(tuned, at: now) { designedTypes }
  }

  /// The types of the elements' motions as the slides have them.
  private var designedTypes: [String: AnimationType] {
    Dictionary((tunable?.motions ?? []).map { ($0.name, $0.standard) }) { first, _ in first }
  }

  /// Takes the last step of tuning back, or makes it again.
  ///
  /// - Returns: false if there is none.
  func stepTuning(back isBack: Bool) -> Bool {
    guard current == .onboarding else { return false }
    noteTuning()
    let step =
      isBack ? tuning.undo { designedTypes } : tuning.redo { designedTypes }
    guard let step else { return false }
    screens[.onboarding]?.tunedSlides = step
    tuning.settle(screens[.onboarding]?.tunedSlides)
    say(isBack ? "Taken back" : "Done again", for: 1.5)
    return true
  }

  /// Writes what was tuned into the file of a person's slides.
  func saveSlides() {
    guard current == .onboarding, let tuned = screens[.onboarding]?.tunedSlides else { return }
    guard let slides = options.slideFolder, slides.file != nil else {
      return say("Only slides of your own are written: pokeanim new tour.slides", for: 4)
    }
    let rest = tuning.unwritten(of: tuned)
    guard !rest.motions.isEmpty else { return say("Nothing was tuned", for: 1.5) }
    guard let save = options.saveSlides else { return }
    do {
      tell(saved: try save(slides, rest))
      tuning.write(tuned, designed: designedTypes)
    } catch {
      options.complain("\(error)")
      tell(saved: Self.firstLine(of: "\(error)"))
    }
  }

  /// Says what has become of them, in a recording, too.
  private func tell(saved words: String) {
    log?.note(.saved(words))
    say(words, for: 4)
  }
}
