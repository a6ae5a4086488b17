import EngineTestSupport
import Testing

@testable import Studio

/// The numbers that are tuned: values, steps, and what is in the file.
@Suite struct TunableNumbersTests {
  /// Numbers whose code has asked for `a` and `b`.
  private func numbers(
    a: Double = 12, b: Double = 3, past: [[String: Double]] = [], writes: Int = 0
  ) -> TunableNumbers {
    let numbers = TunableNumbers(past: past, writes: writes)
    ask(numbers, a, b)
    return numbers
  }

  private func ask(_ numbers: TunableNumbers, _ a: Double, _ b: Double) {
    _ = numbers.value(of: "a", a, in: 0...40)
    _ = numbers.value(of: "b", b, in: 0...40)
  }

  private func values(_ numbers: TunableNumbers) -> [Double] {
    numbers.all.map { numbers.value(of: $0) }
  }

  @Test func aHandsWayIsOneStep() {
    let numbers = numbers()
    for value in [13.0, 14, 20] { numbers.set("a", to: value, continuesStep: value > 13) }
    numbers.set("b", to: 4, continuesStep: true)
    #expect(values(numbers) == [20, 4])
    #expect(numbers.undo() && values(numbers) == [20, 3])
    #expect(numbers.undo() && values(numbers) == [12, 3])
    #expect(!numbers.undo() && numbers.unsaved.isEmpty)
    #expect(numbers.redo() && numbers.redo() && values(numbers) == [20, 4])
    #expect(!numbers.redo())
  }

  @Test func anotherStepForgetsWhatWasTakenBack() {
    let numbers = numbers()
    numbers.set("a", to: 20, continuesStep: false)
    #expect(numbers.undo())
    numbers.set("a", to: 30, continuesStep: false)
    #expect(!numbers.redo() && values(numbers) == [30, 3])
  }

  @Test func allAreResetInOneStep() {
    let numbers = numbers()
    numbers.set("a", to: 20, continuesStep: false)
    numbers.set("b", to: 30, continuesStep: false)
    numbers.resetAll()
    #expect(values(numbers) == [12, 3])
    #expect(numbers.undo() && values(numbers) == [20, 30])
  }

  @Test func onlyAnotherValueRunsTheCodeAgain() {
    let numbers = numbers()
    let version = numbers.version
    numbers.set("a", to: 12, continuesStep: false)
    numbers.set("none", to: 1, continuesStep: false)
    ask(numbers, 12, 3)
    #expect(numbers.version == version)
    numbers.set("a", to: 13, continuesStep: false)
    #expect(numbers.version != version)
  }

  @Test func whatIsWrittenIsAskedForOnce() {
    let numbers = numbers()
    #expect(numbers.takeWishes() == nil)
    numbers.set("a", to: 20, continuesStep: false)
    numbers.askToWrite()
    #expect(numbers.takeWishes() == [.init(name: "a", before: 12, value: 20)])
    #expect(numbers.takeWishes() == nil && !numbers.unsaved.isEmpty)
    let version = numbers.version
    numbers.takeWritten()
    #expect(numbers.unsaved.isEmpty && values(numbers) == [20, 3] && numbers.version == version)
    #expect(numbers.undo() && values(numbers) == [12, 3])
    #expect(numbers.unsaved == ["a": 12], "the file has 20 by now")
  }

  @Test func whatIsChosenMeanwhileIsNotWritten() {
    let numbers = numbers()
    numbers.set("a", to: 20, continuesStep: false)
    numbers.askToWrite()
    numbers.set("a", to: 21, continuesStep: false)
    numbers.takeWritten()
    #expect(numbers.unsaved == ["a": 21] && numbers.inFile(numbers.all[0]) == 20)
  }

  @Test func whatWasRefusedIsNotWritten() {
    let numbers = numbers()
    numbers.set("a", to: 20, continuesStep: false)
    numbers.askToWrite()
    numbers.leaveWriting()
    numbers.takeWritten()
    #expect(numbers.unsaved == ["a": 20])
  }

  /// They come back with their names.
  @Test func whatNoCodeAsksForIsNotWritten() {
    let numbers = TunableNumbers(unsaved: ["a": 20, "gone": 5])
    #expect(numbers.unsaved.isEmpty)
    ask(numbers, 12, 3)
    #expect(numbers.unsaved == ["a": 20])
    numbers.askToWrite()
    #expect(numbers.takeWishes() == [.init(name: "a", before: 12, value: 20)])
    numbers.takeWritten()
    #expect(numbers.unsaved.isEmpty && numbers.chosen == ["gone": 5])
    #expect(numbers.value(of: "gone", 1, in: 0...9) == 5)
    #expect(values(numbers) == [20, 3, 5] && numbers.unsaved == ["gone": 5])
  }

  /// Something that a person does.
  private enum Deed {
    case set(String, Double, Bool)
    case reset(String), resetAll, undo, redo, write
  }

  private func perform(_ deed: Deed, _ numbers: TunableNumbers) {
    switch deed {
    case .set(let name, let value, let continuesStep):
      numbers.set(name, to: value, continuesStep: continuesStep)
    case .reset(let name): numbers.reset(name)
    case .resetAll: numbers.resetAll()
    case .undo: _ = numbers.undo()
    case .redo: _ = numbers.redo()
    case .write:
      numbers.askToWrite()
      numbers.takeWritten()
    }
  }

  private func deed(_ random: inout SeededGenerator) -> Deed {
    let name = Bool.random(using: &random) ? "a" : "b"
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .reset(name)
    case 1: return .resetAll
    case 2, 3: return .undo
    case 4: return .redo
    case 5: return .write
    default:
      let value = Double(Int.random(in: 0...6, using: &random))
      return .set(name, value, Bool.random(using: &random))
    }
  }

  /// Code that has what was written goes through all that was done, and shows the same at each moment.
  @Test func codeThatWasWrittenShowsTheSame() {
    forAll(seeds: 0..<400) { random in
      let live = numbers()
      var (deeds, shown) = ([Deed](), [[Double]]())
      var past: [[String: Double]] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let deed = deed(&random)
        if case .write = deed {
          let tuned = live.all.filter { live.unsaved[$0.name] != nil }
          past.append(Dictionary(uniqueKeysWithValues: tuned.map { ($0.name, live.inFile($0)) }))
        }
        perform(deed, live)
        deeds.append(deed)
        shown.append(values(live))
      }
      let file = live.all.map { live.inFile($0) }
      let next = numbers(a: file[0], b: file[1], past: past, writes: past.count)
      for (deed, wanted) in zip(deeds, shown) {
        perform(deed, next)
        #expect(values(next) == wanted)
      }
      #expect(next.unsaved == live.unsaved)
      while live.undo() { #expect(next.undo() && values(next) == values(live)) }
      #expect(!next.undo())
    }
  }

  /// A number that somebody has written by hand since then counts.
  @Test func aHandInTheFileCounts() {
    let next = numbers(a: 30, past: [["a": 12]], writes: 1)
    #expect(values(next) == [12, 3])
    next.set("a", to: 20, continuesStep: false)
    next.askToWrite()
    next.takeWritten()
    #expect(values(next) == [30, 3] && next.unsaved.isEmpty)
  }

  /// Code from before a write shows what it says.
  @Test func codeFromBeforeShowsItsOwnNumber() {
    let before = numbers(writes: 1)
    before.set("a", to: 20, continuesStep: false)
    before.askToWrite()
    before.takeWritten()
    #expect(values(before) == [12, 3])
  }

  // MARK: The slider

  @Test(arguments: [
    (0.0...40, 0.1), (0...1, 0.01), (-1...1, 0.01), (0...100, 1), (0...360, 1), (10...10_000, 10),
    (0...0.003, 0.00001), (-2.5...0.125, 0.01),
  ]) func placesAreStepsAndEnds(_ range: ClosedRange<Double>, _ step: Double) throws {
    let number = try #require(TunableNumber("a", 0, in: range))
    #expect(abs(number.step - step) < 1e-12)
    #expect(number.value(at: 0) == range.lowerBound && number.value(at: 1) == range.upperBound)
    for place in 0...100 {
      let value = number.value(at: Double(place) / 100)
      #expect(range.contains(value))
      let text = number.text(of: value)
      #expect(Double(text) == value, "\(text) is \(value)")
      let again = number.value(at: number.position(of: value))
      #expect(again == value, "\(value) is a place of the slider")
    }
  }

  @Test func whatNoSliderShowsIsNone() {
    #expect(TunableNumber("a", .nan, in: 0...1) == nil)
    #expect(TunableNumber("a", 1, in: 1...1) == nil)
    #expect(TunableNumber("a", 1, in: 0...(.infinity)) == nil)
    let numbers = TunableNumbers()
    #expect(numbers.value(of: "a", 5, in: 0...(.infinity)) == 5 && numbers.all.isEmpty)
  }

  @Test func thereAreAsManyAsCanBeShown() {
    let numbers = TunableNumbers()
    for index in 0..<2000 { #expect(numbers.value(of: "\(index)", 1, in: 0...2) == 1) }
    #expect(numbers.all.count == 500)
  }
}
