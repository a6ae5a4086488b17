import Engine

extension Laws {
  private typealias P = LawParts
  private typealias Change = (FloatAverage) -> FloatAverage

  /// The laws of changed values, of binding, and of intervals.
  static var maps: [LawRow] { [values, affine, binding, intervals] }

  private static var square: Change { { FloatAverage($0.mean * $0.mean) } }
  /// Half of each value, so that the count is kept.
  private static var half: Change { { FloatAverage(sum: $0.sum / 2, count: $0.count) } }

  /// A side whose values are made of others, and which shows the parts of these.
  private static func side(
    _ text: String, _ parts: Animation<FloatAverage>,
    _ change: (Animation<FloatAverage>) -> Animation<FloatAverage>
  ) -> LawSide {
    LawSide(text, change(parts), intervals: parts.intervals)
  }

  private static var values: LawRow {
    LawRow(
      "map keeps identity, composition, `*` and reversed", "everywhere",
      [
        Law(
          "map keeps identity", "a.map { $0 } = a", "Always.",
          side("a.map { $0 }", P.a) { $0.map { $0 } }, LawSide("a", P.a)),
        Law(
          "map keeps composition", "a.map(half).map(square) = a.map { square(half($0)) }",
          "Always.",
          side("a.map(half).map(square)", P.a) { $0.map(half).map(square) },
          side("a.map { square(half($0)) }", P.a) { $0.map { square(half($0)) } }),
        Law(
          "map goes over *", "(a * b).map(square) = a.map(square) * b.map(square)", "Always.",
          side("(a * b).map(square)", P.a * P.b) { $0.map(square) },
          side("a.map(square) * b.map(square)", P.a * P.b) { _ in
            P.a.map(square) * P.b.map(square)
          }),
        Law(
          "map and reversed change places", "a.reversed.map(square) = a.map(square).reversed",
          "Always.",
          side("a.reversed.map(square)", P.a) { $0.reversed.map(square) },
          side("a.map(square).reversed", P.a) { $0.map(square).reversed }),
      ])
  }

  private static var affine: LawRow {
    let (a, b) = (P.still("a", 0, for: 1), P.still("b", 1, for: 1))
    return LawRow(
      "(u + v).map(f) = u.map(f) + v.map(f) for an affine f that keeps counts", "everywhere",
      without: "squaring 1 + 3: 4 against 5",
      [
        Law(
          "map goes over +", "(a + b).map(half) = a.map(half) + b.map(half)",
          "If what is mapped keeps straight lines, and counts.",
          side("(a + b).map(half)", P.a + P.b) { $0.map(half) },
          side("a.map(half) + b.map(half)", P.a + P.b) { _ in P.a.map(half) + P.b.map(half) },
          unless: .init(
            "The square of a mean is not the mean of squares: of 0 and 1, 0.25 against 0.5.",
            at: 0.5, side("(a + b).map(square)", a + b) { $0.map(square) },
            side("a.map(square) + b.map(square)", a + b) { _ in a.map(square) + b.map(square) }))
      ])
  }

  private static var binding: LawRow {
    let (a, b) = (P.a, P.b)
    return LawRow(
      "bind(a + b) = bind(a) + bind(b), the same for `*` and reversed", "everywhere",
      [
        Law(
          "Binding commutes with +", "bind(a + b) = bind(a) + bind(b)",
          "Always: what moves the same property at the same time is averaged.",
          LawSide("bind(a + b)", a + b),
          LawSide("bind(a) + bind(b)", a + b) { a.do($0) + b.do($0) }),
        Law(
          "Binding commutes with *", "bind(a * b) = bind(a) * bind(b)", "Always.",
          LawSide("bind(a * b)", a * b),
          LawSide("bind(a) * bind(b)", a * b) { a.do($0) * b.do($0) }),
        Law(
          "Binding commutes with reversed", "bind(a.reversed) = bind(a).reversed", "Always.",
          LawSide("bind(a.reversed)", a.reversed),
          LawSide("bind(a).reversed", a.reversed) { a.do($0).reversed }),
      ])
  }

  private static var intervals: LawRow {
    let (a, b, c) = (P.a, P.b, P.c)
    return LawRow(
      "intervals of (r·s)·t = those of r·(s·t); of s + t: those of s, then of t", "everywhere",
      [
        Law(
          "Intervals need no brackets", "intervals of (a * b) * c = those of a * (b * c)",
          "Always: a part begins where what is before it ends.",
          LawSide("(a * b) * c", (a * b) * c), LawSide("a * (b * c)", a * (b * c))),
        Law(
          "Intervals of a sum", "intervals of a + b = those of a, then of b",
          "Always: the parts of a sum begin together.",
          LawSide("a + b", a + b),
          LawSide("a, then b", a + b, intervals: a.intervals + b.intervals)),
      ])
  }
}
