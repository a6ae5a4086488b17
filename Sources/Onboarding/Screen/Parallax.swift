/// The place of the scenery behind the slides: it goes along with a change and with the hand, and
/// where one change takes over from another it keeps its place and velocity.
///
/// Places are counted in slides; the scenery of the slide after the last one is that of the first.
struct Parallax {
  /// The number of slides.
  private let count: Double
  private var course = Handover()

  init(slides: Int) { count = Double(slides) }

  /// The place on screen, 0 up to the number of slides.
  var place: Double { course.value - count * (course.value / count).rounded(.down) }

  /// True while it moves by itself.
  var isMoving: Bool { course.isMoving }

  /// Takes the place that a change has reached.
  ///
  /// - Parameters:
  ///   - takesOver: true if another change was on its way until now.
  ///   - seconds: the time since the last frame.
  mutating func follow(_ next: Double, takesOver: Bool, over seconds: Double) {
    let gap = next - course.goal
    let way = gap - count * (gap / count).rounded()
    course.follow(next, by: way, takesOver: takesOver, over: seconds)
  }
}
