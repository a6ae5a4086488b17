import Engine
import JSONText

/// The sections of algebra.json: expressions with their values, pairs of values, and scenes.
enum AlgebraVectors {
  static let checks: [String: VectorFile.Check] = [
    "expressions": checkExpression, "zip": checkZip, "scenes": checkScene,
  ]

  // MARK: Expressions

  private static func checkExpression(_ value: VectorValue) throws -> Mismatch? {
    let animation = try AlgebraReader.animation(value.member("expr"))
    let samples = try value.optional("samples")?.elements ?? []
    return try Expectation.usual.mismatch(
      in: value,
      ["kind": .string(kind(of: animation)), "duration": .number(animation.duration)])
      ?? firstMismatch(samples) { sample in
        animation.value(try sample.member("t").number).map {
          ["mean": .number($0.mean), "count": .number($0.count)]
        }
      }
      ?? checkProgram(of: animation, value, samples)
  }

  private static func kind<Value>(of animation: Animation<Value>) -> String {
    switch animation {
    case .cancelled: "zero"
    case .trivial: "one"
    case .runnable: "run"
    }
  }

  private final class Target {
    var value = 0.0
  }

  /// Bound and compiled, as it is on screen, an expression has the same means.
  private static func checkProgram(
    of animation: Animation<FloatAverage>, _ value: VectorValue, _ samples: [VectorValue]
  ) throws -> Mismatch? {
    let program = animation.bind(Target(), with: \.value).compiled()
    let duration = ["duration": JSONValue.number(program.duration)] as KeyValuePairs
    return try Expectation.usual.mismatch(in: value, duration, at: "compiled ")
      ?? firstMismatch(samples) { sample in
        let time = min(1, max(0, try sample.member("t").number)) * program.duration
        return program.properties.first.flatMap { program.value(of: $0, at: time) }
          .map { ["mean": .number($0[0])] }
      }
  }

  // MARK: Pairs and scenes

  private static func checkZip(_ value: VectorValue) throws -> Mismatch? {
    let (left, right) = (try value.member("l"), try value.member("r"))
    let both = try AlgebraReader.animation(left) ++ AlgebraReader.animation(right)
    return try Expectation.usual.mismatch(in: value, ["duration": .number(both.duration)])
      ?? firstMismatch(value.member("samples").elements) { sample in
        both.value(try sample.member("t").number).map {
          ["a": .number($0.first.mean), "b": .number($0.second.mean)]
        }
      }
  }

  private static func checkScene(_ value: VectorValue) throws -> Mismatch? {
    let scene = Scene("scene", try AlgebraReader.scene(value.member("scene")))
    let rows = scene.intervals.map { interval in
      JSONValue.array([.string(interval.name), .number(interval.start), .number(interval.end)])
    }
    return Expectation.usual.mismatch(
      in: value, ["duration": .number(scene.duration), "rows": .array(rows)])
  }

  /// The first sample that differs from its values; no values differ from all.
  private static func firstMismatch(
    _ samples: [VectorValue], _ values: (VectorValue) throws -> KeyValuePairs<String, JSONValue>?
  ) throws -> Mismatch? {
    for sample in samples {
      guard let got = try values(sample) else {
        return Mismatch(place: sample.place, wanted: sample.json.description, got: "no value")
      }
      let found = Expectation.usual.mismatch(in: sample, got, at: "\(sample.place).")
      if let found { return found }
    }
    return nil
  }
}
