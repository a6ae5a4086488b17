public import Engine
import Testing

/// A screen that lives through a person's events, with everything checked that must hold.
public final class ScreenWorld<Filmed: Screen> {
  /// The film of the screen.
  public let film: FilmedScreen<Filmed>
  /// All that has happened so far, to be shown when something fails.
  private var story: [String]
  /// The problem of a frame, beside those that any screen's may have; nil if there is none.
  public var problem: (Still) -> String? = { _ in nil }
  /// The problem of what an event did in no time, between the frames before and after it.
  public var jump: (InputEvent, Still, Still) -> String? = { _, _, _ in nil }
  /// The problem of what a frame's time did, between the frames before and after it.
  public var motion: (Still, Still) -> String? = { _, _ in nil }

  /// A world that goes on from the last frame of a film.
  ///
  /// - Parameter story: what has happened before, to be shown when something fails.
  public init(_ film: FilmedScreen<Filmed>, story: String...) {
    self.film = film
    self.story = story
  }

  /// The last frame.
  public var last: Still { film.stills.last ?? film.frame() }

  /// An event in the moment of the last frame.
  @discardableResult
  public func happen(_ event: InputEvent) -> Still {
    let before = last
    story.append("\(event)")
    let after = film.again([event])
    report(after.problem ?? problem(after) ?? jump(event, before, after))
    return after
  }

  /// A frame in which only time passes; with others left out before it.
  @discardableResult
  public func tick(skipping late: Int = 0) -> Still {
    let before = last
    film.skip(late)
    story.append(".")
    let after = film.frame()
    report(after.problem ?? problem(after) ?? motion(before, after))
    return after
  }

  /// A life of a person, at the end of which the hand lets go.
  public func live(
    _ person: RandomPerson, _ random: inout SeededGenerator, events: ClosedRange<Int>, gaps: [Int]
  ) {
    var person = person
    person.live(
      &random, events: events, gaps: gaps, happen: { happen($0) }, tick: { tick() })
    happen(.cancel)
  }

  /// Frames until nothing runs any more; false, and an issue, if something still does.
  public func comesToRest(within frames: Int) -> Bool {
    let rests = film.rest(within: frames) != nil
    hold(rests, "still running")
    return rests
  }

  /// An expectation that costs nothing while it is met.
  public func hold(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { report(problem()) }
  }

  private func report(_ problem: String?) {
    if let problem { Issue.record("\(problem), after \(story)") }
  }
}

extension Still {
  /// The first thing that is wrong with a frame of any screen; nil if there is none.
  var problem: String? {
    if Set(keys).count < keys.count { return "twice in \(keys)" }
    return 0...1 ~= progress ? nil : "progress \(progress)"
  }
}
