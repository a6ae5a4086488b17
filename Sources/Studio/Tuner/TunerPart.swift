/// A part of the tuner's panel that has a place of its own.
enum TunerPart: Hashable {
  case title, previous, next, kinds, graph, numbers
  /// The forms in which a spring is said.
  case forms
  /// The row of the presets, and the button at its end.
  case preset, save
  /// The presets or the motions, in the place of graph and sliders.
  case drawer
  /// A slider, from top to bottom.
  case slider(Int)
  /// A knob, from left to right.
  case knob(Int)
  case code, copy, format, reset
  /// The buttons that play the change again and again, and show it as it was before.
  case loop, compare

  /// The id of its view.
  var id: String { "\(self)" }
}
