import Engine
import EngineTestSupport
import MotionCode
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct TunerModelTests {
  /// An arrow moves each slider by a step at least, from wherever it is to wherever it goes.
  @Test(arguments: TunerParameter.allCases) func arrowsMoveEachSlider(_ parameter: TunerParameter) {
    let range = parameter.range(standard: 0.3)
    func moved(_ value: Double, _ press: Adjustment) -> Double {
      let share = parameter.share(of: value, standard: 0.3)
      let next = press.applied(to: share, least: parameter.share(ofStep: 0.3))
      return parameter.value(at: next, standard: 0.3)
    }
    var value = range.lowerBound
    for _ in 0..<1000 where value < range.upperBound {
      let next = moved(value, .by(0.01))
      #expect(next > value)
      value = next
    }
    #expect(value == range.upperBound && moved(value, .by(-0.01)) < value)
  }

  private static let types: [AnimationType] = [
    .linear(duration: 0.3), .spring(duration: 0.5, damping: 0.4, initialVelocity: -2),
    .curve(.cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4)), duration: 1.25),
    .curve(.steps(Steps(7, jump: .both)), duration: 0.5),
    .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (1.5, 0.25), (1, 1)])), duration: 2),
  ]

  @Test(arguments: types) func aTypeComesBackAsItWas(_ type: AnimationType) {
    let model = TunerModel(type)
    #expect(model.type == type)
    #expect(model.curve == type.timing?.curve)
    #expect(model.parameters.first == .duration)
  }

  @Test func theOtherKindsKeepTheirValues() {
    var model = TunerModel(.spring(duration: 0.5, damping: 0.4, initialVelocity: 3))
    model.kind = .easeInOut
    model.take(.linear(duration: 0.8))
    #expect(model[.damping] == 0.4 && model[.velocity] == 3)
    model.kind = .spring
    #expect(model.type == .spring(duration: 0.8, damping: 0.4, initialVelocity: 3))
  }

  @Test func takingItsOwnTypeKeepsTheKind() {
    var model = TunerModel(.linear(duration: 1))
    model.kind = .bezier
    (model[.x1], model[.y1], model[.x2], model[.y2]) = (0.42, 0, 0.58, 1)
    let before = model
    model.take(model.type)
    #expect(model == before)
  }

  @Test func theParametersOfEachKind() {
    var model = TunerModel(.linear(duration: 1))
    #expect(model.parameters == [.duration])
    model.kind = .bezier
    #expect(model.parameters == [.duration, .x1, .y1, .x2, .y2])
    model.kind = .spring
    #expect(model.parameters == [.duration, .damping, .velocity])
    model.kind = .steps
    #expect(model.parameters == [.duration, .count, .jump])
    model.kind = .lines
    #expect(model.parameters == [.duration, .points])
  }

  /// Each kind becomes one line, and is said to be one; more points lie on the curve that there was.
  @Test func aLineIsALineAndMorePointsLieOnTheCurveThatWas() {
    forAll(seeds: 0..<200) { random in
      var model = TunerModel(.linear(duration: 0.3))
      model.kind = random.element(of: [.easeInOut, .bezier, .spring])
      for parameter in model.parameters {
        model[parameter] = parameter.value(at: random.double(in: 0.2...1), standard: 0.3)
      }
      model[.velocity] = 0
      let before = model.curve
      model.turn(into: .lines)
      #expect(model.curve == .linear && model.title == "Linear" && model[.points] == 2)
      model[.points] = Double(TunerModel.mostStops)
      #expect(model.title == "Points")
      for percent in stride(from: 0, through: 100, by: 5) {
        let place = Double(percent) / 100
        #expect(abs(model.curve.value(at: place) - before.value(at: place)) < 0.3, "\(model)")
      }
      model[.points] = 2
      #expect(model.curve == .linear && model.title == "Linear")
    }
  }

  /// A name stands for one thing: what is shown as a line is one, and is handed over by that word
  /// alone.
  @Test func onlyALineIsCalledLinear() throws {
    for kind in TunerModel.Kind.allCases {
      var model = TunerModel(.spring(duration: 0.5, damping: 0.4, initialVelocity: 0))
      model.turn(into: kind)
      let isLine = model.curve == .linear
      #expect((model.title == "Linear") == isLine)
      for use in [
        TunableMotion.Use.child, .layout, .animator(AnimatorCall(kind: .deal, cascade: .together)),
      ] {
        let swift = SwiftLine.text(of: model, name: "a", use: use)
        #expect(swift.contains(".linear") == isLine, "\(swift)")
        for title in ["CSS", "Compose", "motion.dev", "Figma"] {
          let format = try #require(CodeFormat.all.first { $0.title == title })
          let text = format.text(CodedMotion(model.type)).lowercased()
          let words = text.contains("linear") && !text.contains("linear(")
          #expect(words == isLine, "\(text)")
        }
      }
    }
  }

  @Test func stopsStayBetweenTheirNeighbours() {
    forAll(seeds: 0..<300) { random in
      var model = TunerModel(.linear(duration: 0.3))
      model.turn(into: .lines)
      model[.points] = Double(random.int(in: 3...TunerModel.mostStops))
      let count = model.stops.count
      for _ in 0..<10 {
        model.move(
          random.int(in: 1...count - 2),
          to: Point(random.double(in: -1...2), random.double(in: -0.5...1.5)))
      }
      let places = model.stops.map(\.position)
      #expect(places == places.sorted() && places.first == 0 && places.last == 1)
      #expect(model.stops.first?.value == 0 && model.stops.last?.value == 1)
    }
  }

  @Test func stepsWithoutJumpsAtTheEndsAreTwoAtLeast() throws {
    var model = TunerModel(.curve(.steps(Steps(1, jump: .end)), duration: 1))
    model[.jump] = try Double(#require(Steps.Jump.allCases.firstIndex(of: .neither)))
    #expect(model[.count] == 2 && model.curve == .steps(Steps(2, jump: .neither)))
    model[.count] = 1
    #expect(model[.count] == 2)
  }

  @Test(arguments: TunerParameter.allCases)
  func slidersReachTheirRangesAndNothingElse(_ parameter: TunerParameter) {
    let range = parameter.range(standard: 0.5)
    #expect(parameter.value(at: 0, standard: 0.5) == range.lowerBound)
    #expect(parameter.value(at: 1, standard: 0.5) == range.upperBound)
    #expect(parameter.value(at: -3, standard: 0.5) == range.lowerBound)
    #expect(parameter.value(at: 3, standard: 0.5) == range.upperBound)
    for percent in 0...100 {
      let value = parameter.value(at: Double(percent) / 100, standard: 0.5)
      #expect(range.contains(value))
      let share = parameter.share(of: value, standard: 0.5)
      #expect(parameter.value(at: share, standard: 0.5) == value, "a slider is stable")
    }
  }

  @Test func everyPlaceOfEverySliderIsAMotion() {
    forAll(seeds: 0..<300) { random in
      var model = TunerModel(.linear(duration: 0.3))
      model.turn(into: random.element(of: TunerModel.Kind.allCases))
      for parameter in model.parameters {
        model[parameter] = parameter.value(at: random.double(in: 0...1), standard: 5)
      }
      let graph = MotionGraph(model.curve, duration: model[.duration])
      let isSane = graph.values.allSatisfy(\.isFinite) && graph.values.last == 1
      if !isSane || !(0...model[.duration] ~= graph.settlingTime) { Issue.record("\(model)") }
    }
  }

  @Test func longMotionsHaveLongSliders() {
    #expect(TunerParameter.duration.range(standard: 0.3).upperBound == 2)
    #expect(TunerParameter.duration.range(standard: 5).upperBound == 10)
  }

  @Test func numbersHaveTheirUnits() {
    #expect(TunerParameter.duration.text(0.5) == "0.50 s")
    #expect(TunerParameter.velocity.text(-2) == "-2.0 /s")
    #expect(TunerParameter.damping.text(1) == "1.00")
    #expect(TunerParameter.delay.text(0.25) == "0.25 s")
    #expect(TunerParameter.count.text(4) == "4" && TunerParameter.points.text(24) == "24")
    #expect(
      Steps.Jump.allCases.indices.map { TunerParameter.jump.text(Double($0)) }.contains("end"))
  }
}
