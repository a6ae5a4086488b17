import CLimits
import Engine

extension Benchmark {
  private static let tweens = 10_000

  /// A frame of 10,000 views that all move along one cubic Bézier curve, each in a duration of its
  /// own, as a stage does it: the time is set, and the value on screen is read.
  static func playingTweens() -> Benchmark {
    playing("each in its own time") { duration(of: $0) }
  }

  /// The same of views that move together, as those of one closure of changes do.
  static func playingTweensTogether() -> Benchmark { playing("in one time") { _ in shortest } }

  private static func playing(_ name: String, _ duration: (Int) -> Double) -> Benchmark {
    let (stage, views) = (Stage(), (0..<tweens).map { _ in View() })
    for view in views { stage.root.addSubview(view) }
    let ways = views.indices.map { index in
      linear(from: start(of: index), to: 1, in: duration(index)).time(.cssEaseInOut)
        .bind(views[index], with: \.alpha)
    }
    stage.play(.parallel(ways))
    var frame = 0
    return Benchmark(name: "a frame of \(tweens) tweens on a stage, \(name)", items: tweens) {
      frame += 1
      stage.advance(to: Instant.zero.advanced(bySeconds: time(of: frame)))
      var sum = 0.0
      for view in views { sum += view.presented.alpha }
      return sum
    }
  }

  /// The same in C: a loop over a table of the curve.
  static func plainTweens() -> Benchmark {
    var tweens = (0..<self.tweens).map {
      eased_way(rate: 1 / duration(of: $0), from: start(of: $0), to: 1, value: 0)
    }
    let pieces = 1024
    let values = (0...pieces).map {
      TimingCurve.cssEaseInOut.value(at: Double($0) / Double(pieces))
    }
    let curve = (0..<pieces).map { curve_piece(y: values[$0], dy: values[$0 + 1] - values[$0]) }
    let count = tweens.count
    var frame = 0
    return Benchmark(name: "\(count) tweens, a table of the curve in C", items: count) {
      frame += 1
      return sum_of_eased(&tweens, count, time(of: frame), curve, pieces)
    }
  }

  /// The frames of hours, in which all tweens are on their way, at every part of the curve.
  private static func time(of frame: Int) -> Double { shortest * 0.95 + Double(frame) / 60 }

  private static let shortest = 1e6

  private static func duration(of index: Int) -> Double {
    shortest * Double(tweens) / Double(index * 7919 % tweens + 1)
  }

  private static func start(of index: Int) -> Double { Double(index) / Double(tweens) / 2 }
}
