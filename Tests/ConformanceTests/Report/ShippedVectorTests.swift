import EngineTestSupport
import JSONText
import Testing

@testable import Conformance

/// The repository's own vectors.
@Suite struct ShippedVectorTests {
  /// No section is skipped, none is missing, and each has as many cases as it ever had.
  @Test func everyCaseOfEveryFilePasses() throws {
    let report = Vectors.shippedReport()
    #expect(report.flaw == nil)
    try expectGolden(report.text, "report.txt")
  }

  /// The members of a section's cases that say what must come.
  private static let wanted: [String: Set<String>] = [
    "expressions": ["kind", "duration", "samples"], "zip": ["duration", "samples"],
    "scenes": ["duration", "rows"],
    "vectors": ["steps"], "diffs": ["deleted", "inserted", "moves", "zOrderWhileLeaving"],
    "directed": ["m", "arr", "views"], "labels": ["m", "arr", "views"],
    "trees": ["m", "arr", "views"], "pairs": ["s0", "s2"],
    "cubic_bezier": ["y"], "cubic_bezier_bound": [], "steps": ["y"], "css_linear": ["y"],
    "spring": ["x", "v"], "spring_convert": ["stiffness", "damping"],
    "spring_duration": ["x", "v"], "decay": ["x", "v"], "projection": ["exact"],
    "rubber_band": ["expected", "inverse_of_expected"],
    "retarget_spring": ["velocity_preserving"],
    "retarget_ease": ["additive_x", "velocity_before"],
    "follow_framerate": ["first_order_hold_x"], "step_invariance": ["expected_x"],
    "composition_local_time": ["local_ms", "total_ms"], "seek": ["value"],
    "merge": ["step1", "step2", "entering", "leaving", "needsFirstStep"], "nested": ["wanted"],
    "children_animations": ["shouldAnimate", "wanted"], "transformers": ["wanted", "katana_alpha"],
    "transformer_chains": ["wanted"],
    "layout": [
      "multiplier", "button", "background", "image", "title", "corner_radius", "border",
    ],
    "intro.steps": ["background_rgb", "button", "next"],
    "intro.animations": ["type", "entry", "leave"],
    "transitions": [
      "A", "step1", "step2", "B", "element_duration", "katana_step4_at", "needsFirstStep",
      "z_order_during_animation",
    ],
  ]

  /// Further inside there are inputs again.
  private static let inputs: Set<String> = [
    "t", "boundary", "note", "op", "items", "origin", "id",
  ]

  @Test(arguments: VectorFile.allCases)
  func aSpoiledExpectationFailsWhereverItIs(_ file: VectorFile) throws {
    var random = SeededGenerator(seed: 7)
    let json = try Vectors.shipped(file)
    for (section, value) in try Self.cases(of: json, file) {
      let check = try #require(file.checks[section])
      for member in try #require(Self.wanted[section]) {
        guard let whole = value.json[member] else { continue }
        let leaves = whole.leaves.filter { Self.isWanted($0, of: section) }
        guard let path = leaves.randomElement(using: &random) else { continue }
        let spoiled = value.json.replacing([member] + path) { $0.spoiled(by: value.json) }
        let isNoticed: Bool
        do {
          isNoticed = try check(VectorValue(json: spoiled, place: value.place)) != nil
        } catch is VectorError {
          isNoticed = true
        }
        #expect(isNoticed, "\(value.place).\(member) \(path)")
      }
    }
  }

  /// The cases of a file, each with the name of its checker.
  private static func cases(
    of json: JSONValue, _ file: VectorFile
  ) throws -> [(section: String, value: VectorValue)] {
    let whole = VectorValue(json: json, place: "")
    if let groups = whole.optional("groups") {
      return try groups.elements.flatMap { group in
        let kind = try group.member("kind").string
        return try group.member("checks").elements.map { (kind, $0) }
      }
    }
    return try wanted.keys.sorted().filter { file.checks[$0] != nil }.flatMap { name in
      let parts = name.split(separator: ".").map(String.init)
      let section = try parts.reduce(whole) { try $0.member($1) }
      guard case .object(let members) = section.json else {
        return try section.elements.map { (name, $0) }
      }
      return members.map { (name, VectorValue(json: $0.value, place: "\(name).\($0.key)")) }
    }
  }

  private static func isWanted(_ path: [String], of section: String) -> Bool {
    // Views are numbered, and those without an id are told by their place: only places count.
    if section == "pairs" { return path.count == 2 && (Int(path[1]) ?? 0) > 2 }
    return inputs.isDisjoint(with: path)
  }
}

extension JSONValue {
  /// The ways to all numbers, strings and truth values in it.
  fileprivate var leaves: [[String]] {
    switch self {
    case .array(let values):
      values.enumerated().flatMap { index, value in value.leaves.map { ["\(index)"] + $0 } }
    case .object(let members):
      members.flatMap { member in member.value.leaves.map { [member.key] + $0 } }
    case .null: []
    default: [[]]
    }
  }

  fileprivate func replacing(
    _ path: [String], _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let key = path.first else { return change(self) }
    let rest = Array(path.dropFirst())
    switch self {
    case .array(let values):
      return .array(
        values.enumerated().map { "\($0)" == key ? $1.replacing(rest, change) : $1 })
    case .object(let members):
      return .object(
        members.map {
          $0.key == key ? Member(key: key, value: $0.value.replacing(rest, change)) : $0
        })
    default: return self
    }
  }

  /// Another value than this one, further off than the case tolerates.
  fileprivate func spoiled(by owner: JSONValue) -> JSONValue {
    switch self {
    case .number(let number):
      var tolerance = 0.0
      for key in ["tol", "tol_x", "tol_v"] {
        if case .number(let value)? = owner[key] { tolerance = max(tolerance, value) }
      }
      return .number(number + max(3 * tolerance, 1e-3 * max(1, abs(number))))
    case .string(let text): return .string(text + "x")
    case .bool(let value): return .bool(!value)
    default: return self
    }
  }
}
