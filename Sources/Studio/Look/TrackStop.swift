import Engine

extension View {
  /// A stop of the keyboard's focus around a track, which is drawn and taken by others: arrows draw
  /// its change along.
  static func trackStop(for change: @escaping () -> (any Change)?) -> View {
    let stop = View()
    stop.cursor = .resizeHorizontally
    stop.adjust = { change()?.adjust($0) }
    return stop
  }

  /// Lies around a bar.
  func place(around bar: Rect) {
    frame = bar.inset(by: -10)
    cornerRadius = size.height / 2
  }
}

extension Change {
  /// Goes where a key draws its knob, and stands there; at an end it is over.
  func adjust(_ step: Adjustment) {
    pause()
    seek(to: step.applied(to: progress))
    if progress == 0 || progress == 1 { play(reversed: progress == 0) }
  }
}
