import EngineTestSupport
import Foundation
import JSONText

@testable import Conformance

/// The motions and changes of the slides in Assets/Vectors/transitions.json, for tests that
/// compute the pictures on the way without the engine.
struct IntroVectors {
  /// The motion of an element.
  struct Motion {
    let kind: String
    /// The duration, for a spring also its damping and initial velocity.
    let numbers: [Double]
    let entry, leave: [String]

    var duration: Double { numbers[0] }

    fileprivate init(_ value: VectorValue) throws {
      let type = try value.member("type").elements
      kind = try type[0].string
      numbers = try type.dropFirst().map { try $0.number }
      entry = try value.member("entry").elements.map { try $0.string }
      leave = try value.member("leave").elements.map { try $0.string }
    }
  }

  /// A change of slide: all four lists and their time.
  struct Change {
    let from, to: String
    let a, step1, step2, b: [Row]
    let total: Double

    fileprivate init(_ value: VectorValue) throws {
      let rows = { try value.member($0).elements.map(Row.init) }
      (from, to) = (try value.member("frm").string, try value.member("to").string)
      (a, step1, step2, b) = (try rows("A"), try rows("step1"), try rows("step2"), try rows("B"))
      total = try value.member("katana_step4_at").number
    }
  }

  struct Row {
    let key: String
    let frame: [Double]
    let alpha: Double
    let prop: String

    fileprivate init(_ value: VectorValue) throws {
      key = try value.member("key").string
      frame = try value.member("frame").elements.map { try $0.number }
      alpha = try value.member("alpha").number
      prop = try value.member("prop").string
    }
  }

  let motions: [String: Motion]
  let changes: [Change]

  /// Read once.
  static let all = Result { try IntroVectors() }

  private init() throws {
    let file = repositoryAssets().appendingPathComponent("Vectors/transitions.json")
    let json = try JSONReader.read(Array(try Data(contentsOf: file)))
    let whole = VectorValue(json: json, place: "")
    changes = try whole.member("transitions").elements.map(Change.init)
    let animations = try whole.member("intro").member("animations")
    var motions: [String: Motion] = [:]
    for name in animations.keys { motions[name] = try Motion(try animations.member(name)) }
    self.motions = motions
  }
}
