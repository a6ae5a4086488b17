import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

/// The slides' part of Assets/Vectors/transitions.json.
struct IntroVectors: Decodable {
  let layout: [Canvas]
  let intro: Table
  let transitions: [Change]

  /// The places of the elements in a canvas.
  struct Canvas: Decodable {
    let width, height, screenScale, multiplier: Double
    let background, button, image, title: [Double]
    let cornerRadius, border: Double
  }

  struct Table: Decodable {
    let steps: [Step]
    let animations: [String: Motion]
  }

  struct Step: Decodable {
    let step, next, button: String
    let backgroundRgb: [Double]
  }

  /// The motion of an element.
  struct Motion: Decodable {
    let kind: String
    /// The duration, for a spring also its damping and initial velocity.
    let numbers: [Double]
    let entry, leave: [String]

    var duration: Double { numbers[0] }

    private enum Member: CodingKey { case type, entry, leave }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Member.self)
      var type = try members.nestedUnkeyedContainer(forKey: .type)
      kind = try type.decode(String.self)
      var numbers: [Double] = []
      while !type.isAtEnd { numbers.append(try type.decode(Double.self)) }
      self.numbers = numbers
      entry = try members.decode([String].self, forKey: .entry)
      leave = try members.decode([String].self, forKey: .leave)
    }
  }

  /// A change of slide: all four lists and their times.
  struct Change: Decodable {
    let from, to: String
    let a, step1, step2, b: [Row]
    let elementDuration: [String: Double]
    let total: Double

    private enum CodingKeys: String, CodingKey {
      case from = "frm"
      case a = "A"
      case b = "B"
      case total = "katanaStep4At"
      case to, step1, step2, elementDuration
    }
  }

  struct Row: Decodable {
    let key: String
    let frame: [Double]
    let alpha: Double
    let prop: String
  }

  static func load() throws -> IntroVectors {
    let file = repositoryAssets().appendingPathComponent("Vectors/transitions.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(IntroVectors.self, from: try Data(contentsOf: file))
  }
}

extension IntroStep {
  /// The slide of that name.
  init(named name: String) throws {
    self = try #require(IntroStep.allCases.first { "\($0)" == name })
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

/// The largest difference between numbers side by side; infinite if their counts differ.
func distance(_ a: [Double], _ b: [Double]) -> Double {
  a.count == b.count ? zip(a, b).map { abs($0 - $1) }.max() ?? 0 : .infinity
}
