import Engine

/// The shares that slides have of what is shown while one gives way to another, and the ends of the
/// mark that stretches along their dots.
///
/// They go along with a change and with the hand, and never jump: see ``Handover``.
struct SlideShares {
  /// A change between two slides, or the rest at one, which is both its ends.
  struct Travel {
    var old: Int
    var new: Int
    /// 0 at the old slide, 1 at the new one.
    var progress = 1.0
    /// In seconds.
    var duration = 0.0
    /// True if it is a fade itself, as it is where movement is to be avoided.
    var isFade = false
    /// True if it began at its end, to be taken back.
    var comesBack = false
  }

  /// The time that a word takes to give way to another one, in the middle of a change, in seconds.
  static let fade = 0.15

  private var weights: [Handover]
  private var start = Handover()
  private var end = Handover()

  init(slides: Int) { weights = Array(repeating: Handover(), count: slides) }

  /// The first and the last end of the mark, counted in dots; both the slide's at rest.
  var ends: (first: Double, last: Double) { (start.value, end.value) }

  /// True while something of it moves by itself.
  var isMoving: Bool { start.isMoving || end.isMoving || weights.contains { $0.isMoving } }

  /// The slide that has the largest share.
  var heaviest: Int {
    weights.indices.max { weights[$0].value < weights[$1].value } ?? 0
  }

  /// The share of some slides together, 0…1.
  func share(of slides: [Int]) -> Double {
    min(1, max(0, slides.reduce(0) { $0 + weights[$1].value }))
  }

  /// The opacity of what belongs to some slides: it is gone before something else comes. One that
  /// can't be told from 1 is 1.
  func opacity(of slides: [Int]) -> Double {
    let opacity = max(0, 2 * share(of: slides) - 1)
    return 1 - opacity < 1 / 255 ? 1 : opacity
  }

  /// Takes the place that a change has reached.
  ///
  /// The mark's end ahead is where the titles are; the one behind comes after it.
  /// - Parameters:
  ///   - takesOver: true if another change was on its way until now.
  ///   - seconds: the time since the last frame.
  mutating func follow(_ travel: Travel, takesOver: Bool, over seconds: Double) {
    let gone = TimingCurve.cssEaseInOut.value(at: travel.progress)
    let ahead = travel.comesBack ? 1 - gone : gone
    let from = Double(travel.comesBack ? travel.new : travel.old)
    let way = Double(travel.comesBack ? travel.old : travel.new) - from
    let (front, back) = (from + way * ahead, from + way * ahead * ahead * ahead)
    start.follow(min(front, back), takesOver: takesOver, over: seconds, isShort: travel.isFade)
    end.follow(max(front, back), takesOver: takesOver, over: seconds, isShort: travel.isFade)
    let share = Self.share(of: travel)
    for index in weights.indices {
      let weight = (index == travel.new ? share : 0) + (index == travel.old ? 1 - share : 0)
      weights[index].follow(weight, takesOver: takesOver, over: seconds, isShort: travel.isFade)
    }
  }

  /// The share of the new slide.
  private static func share(of travel: Travel) -> Double {
    let part = !travel.isFade && travel.duration > fade ? fade / travel.duration : 1
    return min(1, max(0, (travel.progress - 0.5) / part + 0.5))
  }
}
