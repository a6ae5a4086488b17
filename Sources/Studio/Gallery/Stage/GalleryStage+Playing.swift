import Engine

/// The last change of the cards, under hand and keys.
extension GalleryStage: ScrubTarget, TransportTarget {
  var change: (any Change)? { lastChange.flatMap { $0.duration > 0 ? $0 : nil } }
  func track(at point: Point) -> ScrubTrack? {
    track.flatMap { change != nil && $0.takes(point) ? $0 : nil }
  }

  var path: Point { Point(max(1, room.width), 0) }

  /// Plays the last change to one of its ends, if it is not there.
  func go(reversed: Bool) {
    guard let change, change.progress != (reversed ? 0 : 1) || change.isPaused else { return }
    change.play(reversed: reversed)
  }
}
