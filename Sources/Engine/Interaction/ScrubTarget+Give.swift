/// The give of a stage to a hand that is beyond an end of what it moves.
extension ScrubTarget {
  /// The most by which the stage gives way, in points of the hand's events.
  private var room: Double { max(1e-6, Point.zero.distance(to: path)) }
  /// The stage's points for one of the hand's.
  private var scale: Double {
    1 / max(1e-6, Point.zero.distance(to: Point(toHand.a, toHand.b)))
  }

  /// Lets the stage give way to a hand, as far beyond an end in points of its events.
  func give(to way: Point) {
    let distance = Point.zero.distance(to: way)
    guard distance > 0 else { return stage.shift(by: .zero) }
    let offset = RubberBand.offset(overshoot: distance, dimension: room)
    stage.shift(by: way * (offset / distance * scale))
  }

  /// Lets the stage go back to where it belongs as a hand lets it go that far beyond an end; at once
  /// for people who asked for less motion.
  ///
  /// - Parameter velocity: the hand's, in points a second.
  func comeBack(from way: Point, velocity: Point) {
    guard stage.root.transform != .identity else { return }
    let distance = Point.zero.distance(to: way)
    guard distance > 0, !stage.reducesMotion else { return stage.shift(by: .zero) }
    let direction = way * (1 / distance)
    let speed = velocity.x * direction.x + velocity.y * direction.y
    stage.play(
      RubberReturn(overshoot: distance, velocity: speed, dimension: room), of: stage.root,
      along: direction * scale)
  }
}

extension Stage {
  /// Shifts everything, as far as a hand draws it.
  fileprivate func shift(by distance: Point) {
    let transform = Transform.translation(distance.x, distance.y)
    guard transform != root.transform else { return }
    root.floats = distance != .zero
    root.transform = transform
  }

  /// Lets everything give way to a key at an end of what there is, as far as that in points, and come
  /// back; not for people who asked for less motion.
  ///
  /// - Parameter room: the most by which it gives way, in points.
  package func give(by distance: Point, of room: Double) {
    let length = Point.zero.distance(to: distance)
    guard length > 0, !reducesMotion else { return }
    let direction = distance * (1 / length)
    let now = root.presented.transform.translation
    let start = max(0, now.x * direction.x + now.y * direction.y)
    play(
      RubberReturn(pushedTo: length, from: start, dimension: room), of: root, along: direction)
  }

  /// Lets a view that gave way by its translation come back.
  ///
  /// - Parameter direction: that of the way, as long as a point of it.
  package func play(_ back: RubberReturn, of view: View, along direction: Point) {
    guard back.duration > 0 else {
      view.translation = .zero
      view.floats = false
      return
    }
    view.floats = true
    let way = Animation<Average<Point>>.runnable(duration: back.duration) {
      Average($0 < 1 ? direction * back.offset(at: $0 * back.duration) : .zero)
    }
    let playback = hold(way.bind(view, with: \.translation), endsItself: true)
    playback.onEnd { [weak view] in if $0 != .retargeted { view?.floats = false } }
    playback.play()
  }
}
