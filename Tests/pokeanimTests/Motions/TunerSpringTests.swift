import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Springs in the numbers of other systems.
@Suite struct TunerSpringTests {
  private func spring(_ random: inout SeededGenerator) -> MotionSpring {
    let ratio = random.int(in: 0...4) == 0 ? 1 : random.double(in: 0.05...1)
    let frequency = random.double(in: 2...60)
    let most = 0.9 * ratio * frequency
    let velocity = random.int(in: 0...2) == 0 ? 0 : random.double(in: -10...most)
    return MotionSpring(frequency: frequency, ratio: ratio, velocity: velocity)
  }

  private func model(_ spring: MotionSpring) -> TunerModel {
    TunerModel(
      .spring(
        duration: spring.duration, damping: spring.ratio, initialVelocity: spring.velocity))
  }

  /// The duration is the one of which the engine finds this frequency, fast starts too.
  @Test func theDurationIsThatOfTheEnginesCurve() {
    forAll(seeds: 0..<5000) { random in
      let spring = spring(&random)
      let back = MotionSpring(
        duration: spring.duration, damping: spring.ratio, velocity: spring.velocity)
      #expect(abs(back.frequency / spring.frequency - 1) < 1e-9, "\(spring)")
      guard spring.velocity == 0, spring.ratio < 1 else { return }
      let envelope =
        spring.ratio / (1 - spring.ratio * spring.ratio).squareRoot()
        * exp(-spring.ratio * spring.frequency * spring.duration)
      #expect(abs(envelope - 0.001) < 1e-12, "a thousandth is left")
    }
  }

  @Test func anotherFormChangesNoMotion() {
    forAll(seeds: 0..<2000) { random in
      var model = model(spring(&random))
      let type = model.type
      for _ in 0..<4 {
        model.say(in: random.element(of: SpringForm.allCases))
        #expect(model.type == type)
      }
    }
  }

  /// What all forms say is one spring, the engine's.
  @Test func theFormsAgree() {
    forAll(seeds: 0..<2000) { random in
      var model = model(spring(&random))
      guard case .spring(let curve) = model.curve else {
        Issue.record("no spring")
        return
      }
      func isNear(_ other: Spring) -> Bool {
        abs(other.stiffness / curve.spring.stiffness - 1) < 1e-9
          && abs(other.damping / curve.spring.damping - 1) < 1e-9
      }
      model.say(in: .response)
      #expect(isNear(Spring(response: model[.response], dampingRatio: model[.damping])))
      model.say(in: .bounce)
      #expect(isNear(Spring(duration: model[.perceived], bounce: model[.bounce])))
      model.say(in: .physics)
      #expect(
        model[.mass] == 1
          && isNear(Spring(stiffness: model[.stiffness], damping: model[.friction])))
      model[.mass] = 1.5
      let mass = Spring(stiffness: model[.stiffness], damping: model[.friction], mass: 1.5)
      guard case .spring(let heavy) = model.curve else {
        Issue.record("no spring")
        return
      }
      #expect(abs(heavy.spring.angularFrequency / mass.angularFrequency - 1) < 1e-9)
      #expect(abs(heavy.damping - min(1, mass.dampingRatio)) < 1e-9)
    }
  }

  /// A number that is set is so to the last bit, and those of the form beside it stay.
  @Test(arguments: SpringForm.allCases) func aNumberIsSetAlone(_ form: SpringForm) {
    forAll(seeds: 0..<500) { random in
      var model = TunerModel(.spring(duration: 0.5, damping: 0.5, initialVelocity: 0))
      model.say(in: form)
      if form == .physics { (model[.friction], model[.stiffness]) = (5, 200) }
      let ranges: [TunerParameter: ClosedRange<Double>] = [
        .response: 0.1...1, .perceived: 0.1...1, .duration: 0.1...1, .damping: 0.2...1,
        .bounce: 0...0.8, .stiffness: 50...500, .friction: 2...9, .mass: 0.5...2,
        .velocity: -2...0.4,
      ]
      for _ in 0..<6 {
        let parameter = random.element(of: model.parameters)
        let before = model
        let value = random.double(in: ranges[parameter] ?? 0...0)
        model[parameter] = value
        #expect(model[parameter] == value, "\(parameter)")
        for other in model.parameters where other != parameter {
          #expect(abs(model[other] - before[other]) < 1e-9 * before[other].magnitude + 1e-9)
        }
        var again = TunerModel(model.type)
        again.say(in: form)
        for other in model.parameters where form != .physics {
          #expect(abs(again[other] - model[other]) < 1e-9 * model[other].magnitude + 1e-9)
        }
      }
    }
  }

  /// What a motion can't have comes back when it can.
  @Test func moreThanCriticalIsCriticalUntilTheSpringIsStiffer() {
    var model = TunerModel(.spring(duration: 0.5, damping: 0.5, initialVelocity: 0))
    model.say(in: .physics)
    model[.stiffness] = 400
    model[.friction] = 30
    model[.stiffness] = 100
    #expect(model[.friction] == 20 && model[.damping] == 1)
    model[.stiffness] = 400
    #expect(model[.friction] == 30 && model[.damping] == 0.75)
    model[.velocity] = 1000
    #expect(model[.velocity] < 0.75 * 20 && model[.velocity] > 0.7 * 20)
    model[.stiffness] = 0.001
    #expect(model[.stiffness] == 400, "no motion lasts so long")
  }

  /// The numbers of a motion that comes from elsewhere are its own, and its mass is 1.
  @Test func aMotionFromElsewhereHasMassOne() {
    var model = TunerModel(.spring(duration: 0.5, damping: 0.5, initialVelocity: 0))
    model.say(in: .physics)
    model[.mass] = 3
    model.take(model.type)
    #expect(model[.mass] == 3)
    model.take(.spring(duration: 0.6, damping: 0.5, initialVelocity: 0))
    #expect(model[.mass] == 1)
    model.turn(into: .bezier)
    model[.duration] = 1
    model.turn(into: .spring)
    #expect(model.type == .spring(duration: 1, damping: 0.5, initialVelocity: 0))
    #expect(abs(model[.friction] - 2 * 0.5 * model[.stiffness].squareRoot()) < 1e-9)
  }

  @Test func aPresetIsTheMotionInAnyForm() throws {
    var model = TunerModel(.spring(duration: 0.5, damping: 0.5, initialVelocity: 2))
    let plain = model
    for form in SpringForm.allCases {
      model.say(in: form)
      #expect(model.remembered == plain.remembered)
    }
  }
}
