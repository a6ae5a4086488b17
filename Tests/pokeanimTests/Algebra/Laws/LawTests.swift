import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct LawTests {
  private let cases = Laws.cases

  /// Both sides say the same: they show the same mean, or nothing.
  private func agree(_ law: LawCase, at time: Double) -> Bool {
    let (left, right) = (law.left.value(atSecond: time), law.right.value(atSecond: time))
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= 1e-9
  }

  @Test func everyLawIsThereOnce() {
    #expect(
      Laws.all.map(\.name) == [
        "* is associative", "1 is neutral to *", "0 annihilates", "+ is associative",
        "+ is commutative", "0 is neutral to +", "1 is neutral to +", "Exchange",
        "Left distributivity", "Right distributivity", "Right distributivity, padded",
        "Reversing twice", "reversed turns * round", "Repeating", "Durations are max-plus",
        "Binding commutes with +",
      ])
    #expect(
      Laws.all.filter { $0.counterexample != nil }.map(\.name) == [
        "1 is neutral to +", "Exchange", "Left distributivity", "Right distributivity",
      ])
    #expect(cases.count == 20)
  }

  @Test func lawsHoldAtAnyTime() {
    for law in cases where law.kind == .holds {
      #expect(abs(law.left.duration - law.right.duration) < 1e-12, "\(law.law)")
      forAll(seeds: 0..<200) { random in
        let time = random.double(in: 0...max(1, law.duration))
        #expect(agree(law, at: time), "\(law.law) at \(time)")
      }
    }
  }

  @Test func sidesAreWrittenDifferentlyButFindTheSameParts() {
    for law in cases where law.kind == .holds && law.law != "Durations are max-plus" {
      #expect(law.left.text != law.right.text)
      let names = [law.left, law.right].map { Set($0.intervals.map(\.name)) }
      #expect(names[0] == names[1], "\(law.law)")
    }
  }

  @Test func counterexamplesPartWhereTheySay() {
    for law in cases {
      guard case .parts(let time) = law.kind else { continue }
      #expect(!agree(law, at: time), "\(law.law)")
      #expect(law.tellingTime == time)
    }
  }

  @Test(arguments: [
    ("Exchange", 0.5, 0), ("Left distributivity", 0, 0.5), ("Right distributivity", 0.5, 0),
  ])
  func counterexamplesShowTheirNumbers(_ name: String, _ left: Double, _ right: Double) throws {
    let law = try #require(cases.first { $0.law == name && $0.kind != .holds })
    #expect(law.left.value(atSecond: 1.5) == left)
    #expect(law.right.value(atSecond: 1.5) == right)
    #expect(law.note.contains("\(PlainSeconds.short(left)) against \(PlainSeconds.short(right))"))
  }

  @Test func oneBesideZeroLetsTheRestPlay() throws {
    let law = try #require(cases.first { $0.law == "1 is neutral to +" && $0.kind != .holds })
    #expect(law.left.duration == 1 && law.right.duration == 0)
    #expect(abs((law.left.value(atSecond: 0.5) ?? 0) - 0.45) < 1e-12)
    #expect(law.right.value(atSecond: 0.5) == nil)
  }

  @Test func valuesFitTheCurves() {
    for law in cases {
      for side in [law.left, law.right] {
        for step in 0...100 {
          let value = side.value(atSecond: law.duration * Double(step) / 100) ?? 0
          #expect((0...1).contains(value), "\(side.text)")
        }
      }
    }
  }
}
