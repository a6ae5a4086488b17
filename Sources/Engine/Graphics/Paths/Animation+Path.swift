/// From one end of a path to the other at a steady pace, as an average of one.
///
///     linear(along: .circle(center: Point(50, 50), radius: 40), in: 2).do(translate(ball))
///
/// Where the pen is lifted the way goes on at once where it is put down again; a path of one place
/// stays there.
///
/// - Parameters:
///   - path: has at least one point, finite ends and a finite length.
///   - duration: in seconds; finite and > 0.
public func linear(
  along path: Path, in duration: Double, file: StaticString = #fileID, line: UInt = #line
) -> Animation<Average<Point>> {
  PathCourse.checked(path, file, line).places(in: duration, file: file, line: line)
}

extension PathCourse {
  /// Stops the program if nothing can go along the path.
  static func checked(_ path: Path, _ file: StaticString, _ line: UInt) -> PathCourse {
    guard let course = PathCourse(path) else {
      refuse("nothing can go along an empty path; it needs a point", file: file, line: line)
    }
    require(
      course.length.isFinite, "nothing can go along a path whose length is \(course.length)",
      file: file, line: line)
    for end in [course.point(at: 0), course.point(at: 1)] {
      require(
        end.x.isFinite && end.y.isFinite,
        "nothing can go along a path with an end at (\(end.x), \(end.y))", file: file, line: line)
    }
    return course
  }

  /// The places on the way, at a steady pace.
  func places(
    in duration: Double, file: StaticString, line: UInt
  ) -> Animation<Average<Point>> {
    .function(of: point, for: duration, file: file, line: line)
  }

  /// The angles of the ways ahead, in radians: see ``angle(at:)``.
  func angles(
    in duration: Double, file: StaticString, line: UInt
  ) -> Animation<Average<Double>> {
    .function(of: angle, for: duration, file: file, line: line)
  }
}

extension Animation {
  /// A function of the progress, as an average of one.
  fileprivate static func function<Part: Interpolatable>(
    of function: @escaping (Double) -> Part, for duration: Double, file: StaticString, line: UInt
  ) -> Animation where Value == Average<Part> {
    let leaf = Leaf(
      sample: { Average<Part>(sum: function($0).lanes, count: 1) }, property: nil, motion: nil)
    return .runnable(AnimationNode(duration: duration, leaf: leaf, file: file, line: line))
  }
}
