/// The place of a part in the whole: the way from the part's own time out to the whole's.
///
/// What is straight (beginning later, stretching, turning round) is put together at once, so that a
/// tower of it costs no more than one; what bends time is gone through bend by bend.
struct TimeMap {
  /// From the part's time to that around its innermost bend; without bends to the whole's.
  private var line = Line()
  private var bend: Bend?
  /// The whole way, with curves as straight lines: keeps the order of a frame's times.
  private var outline = Line()

  /// The whole itself.
  init() {}

  private init(_ bend: Bend, _ outline: Line) {
    self.bend = bend
    self.outline = outline
  }

  /// The map of a frame in this one.
  ///
  /// - Parameters:
  ///   - start: the time at which it begins, in seconds of this one.
  ///   - outer: its duration in seconds of this one.
  ///   - inner: its duration in seconds of its own.
  ///   - frame: its number, by which its passes are asked for if it repeats.
  func inside(
    _ warp: TimeWarp, at start: Double, outer: Double, inner: Double, frame: Int = 0
  ) -> TimeMap {
    switch warp {
    case .reversed: straight(from: start + outer, pace: -outer / inner)
    case .stretched, .resting: straight(from: start, pace: outer / inner)
    case .curve(let curve):
      TimeMap(
        Bend(.curve(CurveCrossings(curve), inner), straight(from: start, pace: outer)),
        outline.inside(from: start, pace: outer / inner))
    case .repeated, .endless:
      TimeMap(
        Bend(.passes(ofFrame: frame, inner), straight(from: start, pace: 1)),
        outline.inside(from: start, pace: 1))
    }
  }

  private func straight(from start: Double, pace: Double) -> TimeMap {
    var map = self
    map.line = line.inside(from: start, pace: pace)
    map.outline = outline.inside(from: start, pace: pace)
    return map
  }

  /// True if the part's time falls while the whole's rises.
  var isBackward: Bool { outline.pace < 0 }

  /// A time of the part in seconds of the whole, as if curves were straight lines: tells which of
  /// two times of a frame is the earlier one, not when they are.
  func outlined(_ time: Double) -> Double { outline.place(time) }

  /// A time of the part in seconds of the whole; where a curve goes back and forth, the first.
  ///
  /// - Parameter passes: the number of times that a frame has been gone through by then.
  func whole(_ time: Double, passes: (_ frame: Int) -> Double = { _ in 0 }) -> Double {
    whole(time) { bend, time in
      switch bend.kind {
      case .curve(let curve, let duration): curve.first(reaching: time / duration)
      case .passes(let frame, let duration): passes(frame) * duration + time
      }
    }
  }

  /// The time, in seconds of the whole, at which a time of the part is over for good: a curve that
  /// goes back and forth does not go back before it any more.
  func wholeForGood(_ time: Double) -> Double {
    whole(time) { bend, time in
      switch bend.kind {
      case .curve(let curve, let duration): curve.last(before: time / duration)
      case .passes: time
      }
    }
  }

  private func whole(_ time: Double, _ outwards: (Bend, Double) -> Double) -> Double {
    var time = line.place(time)
    var next = bend
    while let bend = next {
      time = bend.outside.line.place(outwards(bend, time))
      next = bend.outside.bend
    }
    return max(0, time)
  }

  /// An even pace from a beginning.
  private struct Line {
    private var start = 0.0
    /// The seconds around that each second of its own takes, negative backwards.
    private(set) var pace = 1.0

    func place(_ time: Double) -> Double { start + pace * time }

    func inside(from start: Double, pace: Double) -> Line {
      var line = self
      line.start = place(start)
      line.pace = self.pace * pace
      return line
    }
  }

  /// A frame whose time is bent, outside of which there may be others.
  private final class Bend: TreeNode {
    enum Kind {
      /// Along a curve, in a frame of a duration in seconds.
      case curve(CurveCrossings, Double)
      /// Again and again, each time in a duration in seconds.
      case passes(ofFrame: Int, Double)
    }

    let kind: Kind
    /// From the fraction of a curve's time, or the time of all passes, outwards.
    private(set) var outside: TimeMap

    init(_ kind: Kind, _ outside: TimeMap) {
      self.kind = kind
      self.outside = outside
    }

    deinit { releaseChildren() }

    override func takeChildren(into list: inout [TreeNode]) {
      if let bend = outside.bend { list.append(bend) }
      outside.bend = nil
    }
  }
}
