import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
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
    #expect(Laws.all.count == 37)
    #expect(Set(Laws.all.map(\.name)).count == Laws.all.count)
    #expect(Set(Laws.all.map(\.statement)).count == Laws.all.count)
    #expect(cases.count == Laws.all.count + 11)
  }

  /// The rows of the table in Docs/Laws.md, as cells.
  private func documented() throws -> [[String]] {
    let file = repositoryRoot().appendingPathComponent("Docs/Laws.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.components(separatedBy: "\n").drop { !$0.hasPrefix("| law ") }.dropFirst(2)
    return rows.prefix { $0.hasPrefix("|") }.map { row in
      row.replacing("\\|", with: "¦").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("¦", with: "|")
      }
    }
  }

  @Test func theBrowserShowsTheTableOfTheDocument() throws {
    let shown = Laws.table.map { [$0.equations, $0.reach, $0.without] }
    #expect(shown == (try documented()))
  }

  @Test func everyConditionHasItsCounterexample() {
    for row in Laws.table {
      #expect(!row.laws.isEmpty)
      let isConditional = !row.without.isEmpty && !row.without.contains("MaxPlus")
      guard isConditional || row.equations == "u + u = u" else { continue }
      #expect(row.laws.contains { $0.counterexample != nil }, "\(row.equations)")
    }
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
    ("Exchange", 0, 0.5), ("Left distributivity", 0, 0.5), ("Right distributivity", 0.5, 0),
  ])
  func counterexamplesShowTheirNumbers(_ name: String, _ left: Double, _ right: Double) throws {
    let law = try #require(cases.first { $0.law == name && $0.kind != .holds })
    #expect(law.left.value(atSecond: 1.5) == left)
    #expect(law.right.value(atSecond: 1.5) == right)
    let numbers = [left, right].map { PlainNumber.text($0, decimals: 2) }
    #expect(law.note.contains(numbers.joined(separator: " against ")))
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
