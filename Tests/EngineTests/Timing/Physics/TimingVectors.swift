import EngineTestSupport
import Foundation

/// The measured and computed numbers of Assets/Vectors/timing.json.
struct TimingVectors: Decodable {
  struct Group: Decodable {
    let id: String
    let kind: String
    let checks: [Check]
  }

  /// One row; which fields are there depends on the group's kind.
  struct Check: Decodable {
    let p: [Double]?
    let x, y, min, max, tol, tolX, tolV: Double?
    let mass, stiffness, damping, from, to, v0, t, v, ratio, response: Double?
    let duration, bounce, velocity: Double?
    let overshoot, dimension, c, expected, inverseOfExpected: Double?
    let d, x0, exact: Double?
    let retargetAt, newTo, tAfter, additiveX, velocityBefore: Double?
    let velocityPreserving: State?
    let fps, end, expectedX: Double?
    let mode: String?
  }

  struct State: Decodable {
    let x, v: Double
  }

  let groups: [Group]

  static func load() throws -> TimingVectors {
    let data = try Data(
      contentsOf: repositoryAssets().appendingPathComponent("Vectors/timing.json"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { Name(stringValue: $0.last?.stringValue ?? "") }
    return try decoder.decode(TimingVectors.self, from: data)
  }

  /// The file's snake_case names in Swift's manner; its T is `end`.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { Int(stringValue) }

    init(stringValue name: String) {
      let words = (name == "T" ? "end" : name).split(separator: "_")
      stringValue = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.capitalized }
    }

    init(intValue: Int) { stringValue = "\(intValue)" }
  }

  /// All rows of a kind, with a name to show when one fails.
  static func checks(_ kind: String) throws -> [(name: String, check: Check)] {
    try load().groups.filter { $0.kind == kind }.flatMap { group in
      group.checks.enumerated().map { ("\(group.id)[\($0)]", $1) }
    }
  }
}
