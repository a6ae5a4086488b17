extension ViewCourse.Pose {
  /// The appearance with which the view shows in another parent where it showed in its old one.
  ///
  /// Its middle is kept exactly. So are its size and angle on screen, unless one of the parents
  /// is stretched at an angle to the view: no view can be slanted. An opacity above 1 can't be
  /// shown. And in a parent that shows almost nothing of its inside (a scale that goes through 0)
  /// a view keeps its place only as far as it can lie there: see ``AffineTransform/tamedInverse``.
  ///
  /// - Parameter opening: the opacity it has instead of the old one: its colours make up for it.
  func appearance(movedFrom old: Self?, to new: Self?, opening: Double?) -> Appearance {
    var moved = appearance
    let size = appearance.size
    let back = new?.fromTop ?? .identity
    let middle = toTop.apply(to: Point(size.width / 2, size.height / 2))
    moved.center = back.apply(to: middle) - appearance.transform.translation
    if !(old.keepsShapes && new.keepsShapes) {
      let map = toTop.then(back)
      let mirrors = isMirrored != (new?.isMirrored ?? false)
      moved.transform.rotation = map.angle(near: angle - (new?.angle ?? 0), mirrors: mirrors)
      moved.transform.scale = map.scale(at: moved.transform.rotation)
    }
    let (before, now) = (old?.strength ?? 1, new?.strength ?? 1)
    if let opening, now * opening > 0 {
      moved.alpha = opening
      moved.backgroundColor.alpha *= strength / (now * opening)
      moved.borderColor.alpha *= strength / (now * opening)
    } else if now > 0, now != before {
      moved.alpha = min(1, strength / now)
    }
    return moved
  }
}

extension ViewCourse.Pose {
  /// From the coordinates of the tree's top to the view's own.
  fileprivate var fromTop: AffineTransform {
    toTop.tamedInverse(around: Point(appearance.size.width / 2, appearance.size.height / 2))
  }
}

extension ViewCourse.Pose? {
  /// True if its coordinates are only shifted against those of the top.
  fileprivate var keepsShapes: Bool {
    guard let map = self?.toTop else { return true }
    return map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
  }
}

extension AffineTransform {
  /// The angle by which the x axis is turned: of all that differ by whole turns, and by half a
  /// turn if the axis is mirrored, the one nearest to a guess.
  fileprivate func angle(near guess: Double, mirrors: Bool) -> Double {
    let (sine, cosine) = (Math.sin(guess), Math.cos(guess))
    let sign = mirrors ? -1.0 : 1.0
    return guess + Math.atan2(sign * (b * cosine - a * sine), sign * (a * cosine + b * sine))
  }

  /// The factors along the axes before a turn by an angle.
  fileprivate func scale(at angle: Double) -> Point {
    let (sine, cosine) = (Math.sin(angle), Math.cos(angle))
    return Point(a * cosine + b * sine, d * cosine - c * sine)
  }
}
