import Engine

extension Laws {
  private typealias P = LawParts

  /// The laws that let sums and products pass through each other; all have conditions.
  static var distribution: [LawRow] { [exchange, left, right, padded] }

  private static var exchange: LawRow {
    let (a, b) = (P.still("a", 0, for: 1), P.still("b", 0, for: 2))
    let (c, d) = (P.still("c", 1, for: 1), P.still("d", 0, for: 1))
    return LawRow(
      "(a + b)·(c + d) = a·c + b·d for |a| = |b|", "everywhere",
      without: "(0 for 1 s + 0 for 2 s)·(8 + 0) at 1.5 s: 0 against 4",
      [
        Law(
          "Exchange", "(a + b) * (c + d) = (a * c) + (b * d)", "If a and b are equally long.",
          LawSide("(a + b) * (c + d)", (P.a + P.b2) * (P.c + P.d)),
          LawSide("(a * c) + (b * d)", (P.a * P.c) + (P.b2 * P.d)),
          unless: .init(
            "With a = const(0, 1 s), b = const(0, 2 s), c = 1, d = 0: 0 against 0.5 at 1.5 s.",
            at: 1.5, LawSide("(a + b) * (c + d)", (a + b) * (c + d)),
            LawSide("(a * c) + (b * d)", (a * c) + (b * d))))
      ])
  }

  private static var left: LawRow {
    let (a, c) = (P.still("a", 1, for: 1), P.still("c", 0, for: 1))
    return LawRow(
      "u·(a + b) = u·a + u·b; a or b may be 0", "mean",
      without: "a = 1, u = 1 for 1 s, b = 0 for 1 s: at 1.5 s 0 against 0.5",
      [
        Law(
          "Left distributivity", "a * (b + c) = a * b + a * c",
          "For averages, and neither b nor c is one.",
          LawSide("a * (b + c)", P.a * (P.b + P.c)),
          LawSide("a * b + a * c", P.a * P.b + P.a * P.c),
          unless: .init(
            "With a = const(1, 1 s), b = 1, c = const(0, 1 s): 0 against 0.5 at 1.5 s.", at: 1.5,
            LawSide("a * (1 + c)", a * (P.one + c)),
            LawSide("a * 1 + a * c", a * P.one + a * c)))
      ])
  }

  /// The slides' law, and why it needs equal durations.
  private static var right: LawRow {
    let (a, b) = (P.still("a", 1, for: 1), P.still("b", 0, for: 2))
    let c = P.still("c", 0, for: 1)
    return LawRow(
      "(a + b)·c = a·c + b·c for |a| = |b|", "mean",
      without: "(1 for 1 s + 0 for 2 s)·(0 for 1 s) at 1.5 s: 0.5 against 0",
      [
        Law(
          "Right distributivity", "(a + b) * c = a * c + b * c",
          "For averages, if a and b are equally long.",
          LawSide("(a + b) * c", (P.a + P.b2) * P.c),
          LawSide("a * c + b * c", P.a * P.c + P.b2 * P.c),
          unless: .init(
            "With a = const(1, 1 s), b = const(0, 2 s), c = const(0, 1 s): 0.5 against 0 at 1.5 s.",
            at: 1.5, LawSide("(a + b) * c", (a + b) * c), LawSide("a * c + b * c", a * c + b * c)))
      ])
  }

  private static var padded: LawRow {
    LawRow(
      "the same for any durations, the shorter one held to the longer one's end", "mean",
      [
        Law(
          "Right distributivity, padded", "(a + b) * c = a * c + b.held(for: 1) * c",
          "For averages of any durations, once the shorter one is held until the longer one ends.",
          LawSide("(a + b) * c", (P.a + P.b) * P.c),
          LawSide("a * c + b.held(for: 1) * c", P.a * P.c + P.b.held(for: 1) * P.c))
      ])
  }
}
