import JSONText
import Testing

@testable import pokeanim

@Suite struct StatisticsTests {
  private let statistics = Statistics(lines: [
    "frames 12", "work-p50-ms 0.31", "start-up-ms -", "renderer surface",
  ])

  @Test func forPeopleTheyAreLines() {
    #expect(
      statistics.lines == ["frames 12", "work-p50-ms 0.31", "start-up-ms -", "renderer surface"])
  }

  @Test func forProgramsTheyAreOneObject() {
    #expect(
      String(decoding: statistics.json.line(), as: UTF8.self)
        == #"{"frames":12,"work-p50-ms":0.31,"start-up-ms":null,"renderer":"surface"}"# + "\n")
  }
}
