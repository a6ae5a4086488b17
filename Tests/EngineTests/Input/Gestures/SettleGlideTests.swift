import EngineTestSupport
import Testing

@testable import Engine

/// A change that a hand lets go of goes on at its velocity, not faster than a limit, and comes to rest.
@Suite struct SettleGlideTests {
  private func course(_ random: inout SeededGenerator) -> (GlideCourse, Double, Double, Double) {
    let distance = random.double(in: 0...900)
    let velocity = random.double(in: -400...3000)
    let limit = max(velocity, random.double(in: 300...2500))
    return (
      GlideCourse(distance: distance, velocity: velocity, limit: limit), distance, velocity, limit
    )
  }

  @Test func aCourseBeginsAsFastAsTheHandAndEndsAtRestWhereItIsToEnd() {
    forAll(seeds: 0..<1000) { random in
      let (course, distance, velocity, _) = course(&random)
      guard course.duration > 0 else { return #expect(distance == 0) }
      #expect(course.place(at: 0) == 0)
      #expect(isClose(course.velocity(at: 0), velocity, within: 1e-6))
      #expect(isClose(course.place(at: course.duration), distance, within: 1e-6))
      #expect(isClose(course.velocity(at: course.duration), 0, within: 1e-6))
    }
  }

  /// Its velocity is the slope of its place, never above the limit, and turns smoothly.
  @Test func aCourseIsSmoothAndKeepsTheLimit() {
    forAll(seeds: 0..<300) { random in
      let (course, _, velocity, limit) = course(&random)
      let step = course.duration / 400
      guard step > 0 else { return }
      for index in 1..<400 {
        let time = Double(index) * step
        let slope = (course.place(at: time + 1e-6) - course.place(at: time - 1e-6)) / 2e-6
        #expect(isClose(slope, course.velocity(at: time), within: 1e-3 * (1 + limit)))
        #expect(course.velocity(at: time) <= limit * (1 + 1e-9))
        #expect(course.velocity(at: time) >= min(0, velocity) * (1 + 1e-9))
        let turn = course.velocity(at: time + step) - course.velocity(at: time)
        // A ramp takes 0.1 seconds, or all of a shorter way, and is half as steep again in its middle.
        let ramp = min(0.1, course.duration)
        #expect(abs(turn) <= 1.6 * step / ramp * (limit + abs(velocity)))
      }
    }
  }

  /// It takes its usual time, less where the hand was fast enough, and more only at its limit.
  @Test func aCourseTakesNoMoreTimeThanTheLimitAsks() {
    forAll(seeds: 0..<1000) { random in
      let (course, distance, velocity, limit) = course(&random)
      let least = (distance - velocity * 0.05) / limit + 0.11
      #expect(course.duration <= max(GlideCourse.usual, least) + 1e-9)
    }
  }

  // MARK: A change

  /// Steps of all kinds, some of which hardly move.
  private func pace(_ random: inout SeededGenerator, limit: Double = 960) -> ReleasePace {
    ReleasePace(
      steps: (0..<48).map { _ in random.double(in: random.chance(0.2) ? 0.001...0.1 : 1...30) },
      limit: limit)
  }

  @Test func aProgressIsFoundByItsDistance() {
    forAll(seeds: 0..<200) { random in
      let pace = pace(&random)
      var last = -1.0
      for index in 0...100 {
        let progress = Double(index) / 100
        let place = pace.place(at: progress)
        #expect(place > last)
        #expect(isClose(pace.progress(at: place), progress, within: 1e-6))
        last = place
      }
      #expect(pace.progress(at: -1) == 0 && pace.progress(at: 1e6) == 1)
    }
  }

  @Test func aGlideGoesOnFromTheHandToTheEndOfASpring() {
    forAll(seeds: 0..<300) { random in
      let pace = pace(&random)
      let (progress, velocity) = (random.double(in: 0...1), random.double(in: -4...4))
      let glide = SettleGlide(releasing: progress, velocity: velocity, pace)
      #expect(glide.target == SettleSpring(releasing: progress, velocity: velocity).target)
      #expect(glide.value(at: 0) == progress && glide.value(at: glide.duration) == glide.target)
      guard glide.duration > 0 else { return }
      #expect(isClose(glide.velocity(at: 0), velocity, within: 1e-6 + 1e-6 * abs(velocity)))
      for index in 0...60 {
        #expect((0...1).contains(glide.value(at: glide.duration * Double(index) / 60)))
      }
    }
  }
}
