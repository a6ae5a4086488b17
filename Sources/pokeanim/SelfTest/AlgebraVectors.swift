import Engine

/// The sections of algebra.json: expressions with their values, pairs of values, and scenes.
enum AlgebraVectors {
  static let checks: [String: SelfTest.Check] = [
    "expressions": checkExpression, "zip": checkZip, "scenes": checkScene,
  ]
  private static let expectation = Expectation(tolerance: 1e-9)

  // MARK: Expressions

  private static func checkExpression(_ value: VectorValue) throws -> Mismatch? {
    let animation = try animation(value.member("expr"))
    return try mismatch(value, "kind", .string(kind(of: animation)))
      ?? mismatch(value, "duration", .number(animation.duration))
      ?? firstMismatch(try value.optional("samples")?.elements ?? []) { sample in
        guard let shown = animation.value(try sample.member("t").number) else {
          return Mismatch(place: sample.place, wanted: sample.json.description, got: "no value")
        }
        return mismatch(sample, "mean", .number(shown.mean))
          ?? mismatch(sample, "count", .number(shown.count))
      }
  }

  private static func kind<Value>(of animation: Animation<Value>) -> String {
    switch animation {
    case .cancelled: "zero"
    case .trivial: "one"
    case .runnable: "run"
    }
  }

  private static func animation(_ value: VectorValue) throws -> Animation<FloatAverage> {
    switch try value.member("op").string {
    case "zero": return .zero
    case "one": return .one
    case "linear":
      return linear(
        from: try value.member("from").number, to: try value.member("to").number,
        in: try duration(value))
    case "const": return const(try value.member("value").number, for: try duration(value))
    case "sequence": return try animation(value.member("l")) * animation(value.member("r"))
    case "parallel": return try animation(value.member("l")) + animation(value.member("r"))
    default: return try bent(animation(value.member("x")), value)
    }
  }

  private static func bent(
    _ part: Animation<FloatAverage>, _ value: VectorValue
  ) throws -> Animation<FloatAverage> {
    let operation = try value.member("op")
    switch try operation.string {
    case "reversed": return part.reversed
    case "looped": return part.looped
    case "delayed": return part.delayed(by: try nonNegative(value.member("by")))
    case "repeating":
      let count = try nonNegative(value.member("count"))
      guard count == count.rounded(), count < 1e6 else {
        throw try value.member("count").wrong("a whole number below a million")
      }
      return part.repeating(count: Int(count))
    case "time": return part.time(try curve(value))
    case "map":
      let (scale, offset) = (try value.member("scale").number, try value.member("offset").number)
      return part.map { average in
        FloatAverage(
          sum: average.sum * scale + Lanes(offset, 0, 0, 0, 0, 0, 0, 0) * average.count,
          count: average.count)
      }
    default: throw operation.wrong("an operator of the algebra")
    }
  }

  private static func curve(_ value: VectorValue) throws -> TimingCurve {
    let strength = try value.member("c").number
    guard strength > 0 else { throw try value.member("c").wrong("a number above 0") }
    return try value.member("curve").name(of: [
      "easeIn": .easeIn(strength), "easeOut": .easeOut(strength),
      "easeInOut": .easeInOut(strength),
    ])
  }

  private static func duration(_ value: VectorValue) throws -> Double {
    let duration = try value.member("duration")
    guard try duration.number > 0 else { throw duration.wrong("a duration above 0") }
    return try duration.number
  }

  private static func nonNegative(_ value: VectorValue) throws -> Double {
    guard try value.number >= 0 else { throw value.wrong("a number of at least 0") }
    return try value.number
  }

  // MARK: Pairs

  private static func checkZip(_ value: VectorValue) throws -> Mismatch? {
    let both = try animation(value.member("l")) ++ animation(value.member("r"))
    return try mismatch(value, "duration", .number(both.duration))
      ?? firstMismatch(try value.member("samples").elements) { sample in
        guard let shown = both.value(try sample.member("t").number) else {
          return Mismatch(place: sample.place, wanted: sample.json.description, got: "no value")
        }
        return mismatch(sample, "a", .number(shown.first.mean))
          ?? mismatch(sample, "b", .number(shown.second.mean))
      }
  }

  // MARK: Scenes

  private static func checkScene(_ value: VectorValue) throws -> Mismatch? {
    let scene = Scene("scene", try expression(value.member("scene")))
    let rows = scene.intervals.map { interval in
      JSONValue.array([.string(interval.name), .number(interval.start), .number(interval.end)])
    }
    return mismatch(value, "duration", .number(scene.duration))
      ?? mismatch(value, "rows", .array(rows))
  }

  private static func expression(_ value: VectorValue) throws -> FreeSemiring<Fragment> {
    let operation = try value.member("op")
    switch try operation.string {
    case "zero": return .zero
    case "one": return .one
    case "times": return .times(try expression(value.member("l")), try expression(value.member("r")))
    case "plus": return .plus(try expression(value.member("l")), try expression(value.member("r")))
    case "single": return .single(try fragment(value))
    default: throw operation.wrong("single, times, plus, one or zero")
    }
  }

  private static func fragment(_ value: VectorValue) throws -> Fragment {
    let name = try value.member("name").string
    if let kind = value.optional("animation") {
      return Fragment(name, try kind.name(of: ["one": .one, "zero": .zero]))
    }
    return Fragment(name, for: try duration(value))
  }

  // MARK: Comparing

  private static func mismatch(_ value: VectorValue, _ key: String, _ got: JSONValue) -> Mismatch? {
    expectation.mismatch(wanted: value.json[key], got: got, at: key)
  }

  private static func firstMismatch(
    _ samples: [VectorValue], _ check: (VectorValue) throws -> Mismatch?
  ) throws -> Mismatch? {
    for sample in samples {
      if let found = try check(sample) {
        return Mismatch(
          place: "\(sample.place).\(found.place)", wanted: found.wanted, got: found.got)
      }
    }
    return nil
  }
}
