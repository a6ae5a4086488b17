import Engine

/// Animations and scenes as algebra.json writes them: trees of operators.
enum AlgebraReader {
  static func animation(_ value: VectorValue) throws -> Animation<FloatAverage> {
    switch try value.member("op").string {
    case "zero": return .zero
    case "one": return .one
    case "linear":
      return linear(
        from: try value.member("from").number, to: try value.member("to").number,
        in: try value.member("duration").positive)
    case "const":
      return const(
        try value.member("value").number, for: try value.member("duration").positive)
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
    case "delayed": return part.delayed(by: try value.member("by").nonNegative)
    case "repeating": return part.repeating(count: try count(value.member("count")))
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

  private static func count(_ value: VectorValue) throws -> Int {
    guard let count = Int(exactly: try value.number), 0..<1_000_000 ~= count else {
      throw value.wrong("a whole number below a million")
    }
    return count
  }

  private static func curve(_ value: VectorValue) throws -> TimingCurve {
    let strength = try value.member("c").positive
    return try value.member("curve").name(of: [
      "easeIn": .deckEaseIn(strength), "easeOut": .deckEaseOut(strength),
      "easeInOut": .deckEaseInOut(strength),
    ])
  }

  static func scene(_ value: VectorValue) throws -> FreeSemiring<Fragment> {
    let operation = try value.member("op")
    switch try operation.string {
    case "zero": return .zero
    case "one": return .one
    case "times": return .times(try scene(value.member("l")), try scene(value.member("r")))
    case "plus": return .plus(try scene(value.member("l")), try scene(value.member("r")))
    case "single": return .single(try fragment(value))
    default: throw operation.wrong("single, times, plus, one or zero")
    }
  }

  private static func fragment(_ value: VectorValue) throws -> Fragment {
    let name = try value.member("name").string
    if let kind = value.optional("animation") {
      return Fragment(name, try kind.name(of: ["one": .one, "zero": .zero]))
    }
    return Fragment(name, for: try value.member("duration").positive)
  }
}
