import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// A flick is answered by as much speed as a hand that threw the slides expects, not by more.
@Suite struct FlickTests {
  /// A hand's flick, and the frames after it.
  private struct Flick {
    let film: FilmedOnboarding
    /// The hand's speed, in points a second.
    let speed: Double
    var width: Double { film.screen.column.width }
    /// The fastest that anything may go, in points a second.
    var limit: Double { max(2.5 * speed, 2 * width) }
  }

  private func flick(
    _ step: Slide, by speed: Double, side: Double, rate: Double,
    size: Size = IntroLayout.reference
  ) -> Flick {
    let film = FilmedScreen(
      onboarding(fit: .window, motion: .fluid), size: size, rate: rate, isDrawn: false)
    film.frame()
    film.screen.jump(to: step.index)
    film.frame()
    let press = film.screen.column.center + Point(0, 0.02 * film.screen.column.height)
    film.frame(.press(press))
    let frames = Int(max(0.06, 40 / speed) * rate)
    for frame in 1...frames {
      film.frame(.move(press + Point(side * speed * Double(frame) / rate, 0)))
    }
    return Flick(film: film, speed: speed)
  }

  /// The farthest that an edge of something that is seen goes in a frame.
  private func step(_ before: Still, _ after: Still, in room: Rect) -> Double {
    after.shapes.reduce(0) { farthest, shape in
      guard let old = before[shape.key], max(shape.alpha, old.alpha) > 0.01,
        shape.frame.intersects(room) || old.frame.intersects(room)
      else { return farthest }
      return max(
        farthest, abs(shape.frame.minX - old.frame.minX), abs(shape.frame.maxX - old.frame.maxX),
        abs(shape.frame.minY - old.frame.minY), abs(shape.frame.maxY - old.frame.maxY))
    }
  }

  /// The farthest that anything is from where it ends.
  private func distance(_ still: Still, to end: Still, in room: Rect) -> Double {
    end.shapes.reduce(0) { farthest, shape in
      still[shape.key].map {
        max(farthest, zip($0.frame.numbers, shape.frame.numbers).map { abs($0 - $1) }.max() ?? 0)
      } ?? farthest
    }
  }

  @Test(arguments: [60.0, 960])
  func theFastestFrameAfterAFlickIsBoundedAndItEndsInTime(_ rate: Double) {
    for (step, size) in zip(
      Deck.builtIn.slides,
      [IntroLayout.reference, Size(960, 720), Size(320, 480), Size(1920, 1080)])
    {
      for side in [-1.0, 1] {
        for speed in [300.0, 600, 1500, 3000] {
          expectBounded(flick(step, by: speed, side: side, rate: rate, size: size), rate)
        }
      }
    }
  }

  private func expectBounded(_ flick: Flick, _ rate: Double) {
    let film = flick.film
    let room = Rect(origin: .zero, size: film.screen.canvas)
    film.frame(.release)
    let first = film.stills.count - 1
    film.rest(within: Int(3 * rate))
    let stills = Array(film.stills[first...])
    guard let end = stills.last else { return }
    let steps = zip(stills, stills.dropFirst()).map { step($0, $1, in: room) }
    // What the hand moved faster itself goes on so.
    let limit = max(flick.limit, (steps.first ?? 0) * rate)
    #expect((steps.max() ?? 0) * rate <= 1.02 * limit, "\(flick.speed)")
    // As soon as the limit allows.
    let whole = steps.reduce(0, +)
    let seconds = max(0.6, 1.1 * whole / limit + 0.15)
    let late = stills.last { distance($0, to: end, in: room) > 1 }
    #expect((late?.time ?? 0) - stills[0].time <= seconds, "\(flick.speed)")
  }

  /// In the frames around the release nothing changes its speed at once.
  @Test(arguments: [300.0, 600, 1500, 3000]) func itBeginsWithTheHandsVelocity(_ speed: Double) {
    let film = flick(.creature, by: speed, side: -1, rate: 960).film
    let title = { (still: Still) in still["creatureTitle"]?.frame.minX ?? 0 }
    film.frame(.release)
    let start = title(film.last)
    film.wait(4)
    #expect(abs((start - title(film.last)) * 960 / 4 - speed) < 0.1 * speed)
  }

  /// A hand that stands still before it lets go throws nothing.
  @Test(arguments: [0.4, 0.7]) func whatIsLetGoGoesWithinTheLimitToo(_ share: Double) {
    let film = filmed(motion: .fluid)
    film.press()
    film.pull(to: -480 * share)
    film.wait(6)
    expectBounded(Flick(film: film, speed: 0), 60)
    #expect(film.step == (share < 0.5 ? .creature : .cute))
  }
}
