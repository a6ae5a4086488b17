package import Engine

/// The screen, and the program around it, as the workbench sees them.
package struct WorkbenchSubject {
  /// The change of the screen that hand and keys move; nil: there is none.
  package var change: () -> (any Change)?
  /// The same, or the last one that has ended; nil: nothing has moved yet.
  package var last: () -> LastChange?
  /// The trees of the screen, where it lies in the window.
  package var trees: () -> [InputTree]
  /// Gives the screen a key.
  package var press: (Key) -> Void
  package var speed: () -> Double
  package var setSpeed: (Double) -> Void
  /// The motion of an element, if it can be another one; nil: it can't.
  package var motion: (_ element: String) -> EditableMotion?
  package var colors: () -> WorkbenchColors

  package init(
    change: @escaping () -> (any Change)?, last: @escaping () -> LastChange?,
    trees: @escaping () -> [InputTree], press: @escaping (Key) -> Void,
    speed: @escaping () -> Double,
    setSpeed: @escaping (Double) -> Void,
    motion: @escaping (_ element: String) -> EditableMotion? = { _ in nil },
    colors: @escaping () -> WorkbenchColors
  ) {
    (self.change, self.last, self.trees, self.press) = (change, last, trees, press)
    (self.speed, self.setSpeed) = (speed, setSpeed)
    (self.motion, self.colors) = (motion, colors)
  }
}
