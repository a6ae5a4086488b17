import Engine

/// Everything the algebra promises, to be looked at.
enum Laws {
  static var all: [Law] { sequence + parallel + distribution + time }

  /// All laws, each with its counterexample behind it.
  static var cases: [LawCase] { all.flatMap(\.cases) }

  private typealias P = LawParts

  static var sequence: [Law] {
    [
      Law(
        name: "* is associative", statement: "(a * b) * c = a * (b * c)",
        note: "Always: what plays one after the other needs no brackets.",
        sides: (
          LawSide("(a * b) * c", (P.a * P.b) * P.c), LawSide("a * (b * c)", P.a * (P.b * P.c))
        )),
      Law(
        name: "1 is neutral to *", statement: "1 * a = a = a * 1",
        note: "Always: one takes no time and shows nothing.",
        sides: (LawSide("1 * a", P.one * P.a), LawSide("a * 1", P.a * P.one))),
      Law(
        name: "0 annihilates", statement: "0 * a = 0 = a * 0",
        note: "Always: what is sequenced with zero never plays.",
        sides: (LawSide("0 * a", P.zero * P.a), LawSide("a * 0", P.a * P.zero))),
    ]
  }

  static var parallel: [Law] {
    [
      Law(
        name: "+ is associative", statement: "(a + b) + c = a + (b + c)",
        note: "Always: averages are kept as sum and count, so groups don't matter.",
        sides: (
          LawSide("(a + b) + c", (P.a + P.b) + P.c), LawSide("a + (b + c)", P.a + (P.b + P.c))
        )),
      Law(
        name: "+ is commutative", statement: "a + b = b + a",
        note: "Always: what plays at the same time has no order.",
        sides: (LawSide("a + b", P.a + P.b), LawSide("b + a", P.b + P.a))),
      Law(
        name: "0 is neutral to +", statement: "0 + a = a",
        note: "Always: zero adds nothing.",
        sides: (LawSide("0 + a", P.zero + P.a), LawSide("a", P.a))),
      Law(
        name: "1 is neutral to +", statement: "1 + a = a",
        note: "For any a but zero.",
        sides: (LawSide("1 + a", P.one + P.a), LawSide("a", P.a)),
        counterexample: .init(
          note: "With a = 0 the left is 1 and lets b play, the right is 0 and lets nothing play.",
          time: 0.5,
          sides: (
            LawSide("(1 + 0) * b", (P.one + P.zero) * P.b), LawSide("0 * b", P.zero * P.b)
          ))),
    ]
  }
}
