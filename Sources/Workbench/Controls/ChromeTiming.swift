package import Engine

/// The timings of the chrome's own changes.
package enum ChromeTiming {
  /// A pill or a knob goes to another place.
  package static let glide = AnimatorTiming.spring(duration: 0.3, damping: 0.82)
  /// The pointer comes to a control, or leaves it.
  package static let hover = AnimatorTiming.easeInOut(duration: 0.12)
  /// A control gives way under a press.
  package static let press = AnimatorTiming.easeOut(duration: 0.08)
  /// A control comes back after a press.
  package static let lift = AnimatorTiming.spring(duration: 0.3, damping: 0.6)

  /// The timing with which a control gets another look.
  package static func timing(to look: PressLook, wasPressed: Bool) -> AnimatorTiming {
    look == .pressed ? press : wasPressed ? lift : hover
  }

  /// The size of a pressed control.
  package static let pressedScale = 0.97
}
