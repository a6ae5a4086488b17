/// The markers of a playback under the eyes of somebody who wants to be told: which were crossed
/// since the last telling.
///
/// A marker is crossed forwards as the place comes to it or past it, and backwards as the place
/// comes before it again: each way once, however many frames were left out between.
struct MarkerWatch {
  /// In order.
  private var markers: [Marker]
  private let body: (MarkerCrossing) -> Void
  /// The place that was seen last, in seconds of the animation; −infinity before the first move of
  /// what has not begun.
  private var place: Double
  private var crossed: [MarkerCrossing] = []

  /// - Parameter place: the present one, in seconds of the animation.
  init(_ markers: [Marker], from place: Double, _ body: @escaping (MarkerCrossing) -> Void) {
    self.markers = markers
    self.place = place > 0 ? place : -.infinity
    self.body = body
  }

  /// Watches other markers from now on; none of them is crossed by that.
  mutating func watch(_ markers: [Marker], from place: Double) {
    self.markers = markers
    if self.place.isFinite { self.place = place }
  }

  /// Sees the place move.
  mutating func move(to next: Double) {
    guard next != place, place.isFinite || next > 0 else { return }
    let way = min(place, next)..<max(place, next)
    // A marker at the end of the way is reached; at its beginning it was before.
    let passed = markers.filter { way.lowerBound < $0.time && $0.time <= way.upperBound }
    let isReversed = next < place
    crossed += (isReversed ? passed.reversed() : passed).map {
      MarkerCrossing(marker: $0, isReversed: isReversed)
    }
    place = next
  }

  /// The crossings to be told, in order, with whom to tell; once.
  mutating func takeCrossings() -> (crossings: [MarkerCrossing], tell: (MarkerCrossing) -> Void) {
    defer { crossed = [] }
    return (crossed, body)
  }
}

extension Playback {
  /// Calls a closure for each ``Marker`` that is crossed from now on, in order, while it plays or is
  /// sought: in the frame in which that happens, when everything of the frame is in its place. What
  /// begins again from its start comes back past its markers first. One closure at a time; nil
  /// takes it away.
  public func onMarker(_ body: ((MarkerCrossing) -> Void)?) {
    markerWatch = body.map { MarkerWatch(animation.markers, from: positionNow, $0) }
  }

  /// Runs a closure that seeks, then brings it back to its progress; no marker is crossed by that.
  public func peek<Result>(_ look: () -> Result) -> Result {
    let (progress, watch) = (progress, markerWatch)
    defer {
      seek(to: progress)
      markerWatch = watch
    }
    return look()
  }

  /// Calls whoever waits for crossings.
  func tellMarkers() {
    guard let (crossings, tell) = markerWatch?.takeCrossings() else { return }
    for crossing in crossings { tell(crossing) }
  }
}
