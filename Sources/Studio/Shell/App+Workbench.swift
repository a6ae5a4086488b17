import Engine
import Workbench

/// The workbench over the screen that is shown, and what it asks of the program.
extension App {
  var timeline: TimelinePanel { workbench.timeline }
  var onion: OnionSkin { workbench.onion }

  var subject: WorkbenchSubject {
    WorkbenchSubject(
      change: { [unowned self] in screen.change }, last: { [unowned self] in screen.lastChange() },
      trees: { [unowned self] in comparison?.tunedTrees ?? screen.inputTrees },
      press: { [unowned self] in press($0) }, speed: { [unowned self] in speed },
      setSpeed: { [unowned self] in setSpeed($0) },
      motion: { [unowned self] in tunable?.editableMotion(of: $0) },
      colors: { Palette.current.workbench })
  }

  /// Gives the screen a key, which a line that is edited does not take.
  private func press(_ key: Key) {
    if screen.takesText { screen.handle(.key(.escape), at: now) }
    screen.handle(.key(key), at: now)
  }
}

extension Tunable {
  /// The motion of an element, or the only one that there is, for a hand on its bar.
  fileprivate func editableMotion(of element: String) -> EditableMotion? {
    let all = motions
    let motion = all.count == 1 && !takesNames ? all[0] : all.first { $0.name == element }
    return motion.map { motion in
      EditableMotion(
        delay: motion.delay, duration: motion.type.timing?.duration ?? 0,
        setDelay: { self.wait(motion.name, for: $0) },
        setDuration: { self.tune(motion.name, to: motion.type.lasting($0)) })
    }
  }
}

extension Palette {
  fileprivate var workbench: WorkbenchColors {
    var colors = common
    colors.chosen = fills[Hue.blue.rawValue]
    (colors.blue, colors.amber, colors.red) = (shapes[0], shapes[1], shapes[2])
    (colors.green, colors.violet) = (shapes[3], shapes[4])
    return colors
  }
}
