import Engine

/// Everything the algebra promises, to be looked at: the rows of ARCHITECTURE's table.
enum Laws {
  static var table: [LawRow] {
    [sequence, parallel, one, same] + distribution + [durations] + time + maps
  }

  static var all: [Law] { table.flatMap(\.laws) }

  /// All laws, each with its counterexample behind it.
  static var cases: [LawCase] { all.flatMap(\.cases) }

  private typealias P = LawParts

  private static var sequence: LawRow {
    LawRow(
      "(u·v)·w = u·(v·w), 1·u = u = u·1, 0·u = 0 = u·0", "everywhere",
      [
        Law(
          "* is associative", "(a * b) * c = a * (b * c)",
          "Always: what plays one after the other needs no brackets.",
          LawSide("(a * b) * c", (P.a * P.b) * P.c), LawSide("a * (b * c)", P.a * (P.b * P.c))),
        Law(
          "1 is neutral to *", "1 * a = a = a * 1",
          "Always: one takes no time and shows nothing.",
          LawSide("1 * a", P.one * P.a), LawSide("a * 1", P.a * P.one)),
        Law(
          "0 annihilates", "0 * a = 0 = a * 0",
          "Always: what is sequenced with zero never plays.",
          LawSide("0 * a", P.zero * P.a), LawSide("a * 0", P.a * P.zero)),
      ])
  }

  private static var parallel: LawRow {
    LawRow(
      "(u + v) + w = u + (v + w), u + v = v + u, 0 + u = u", "everywhere",
      [
        Law(
          "+ is associative", "(a + b) + c = a + (b + c)",
          "Always: averages are kept as sum and count, so groups don't matter.",
          LawSide("(a + b) + c", (P.a + P.b) + P.c), LawSide("a + (b + c)", P.a + (P.b + P.c))),
        Law(
          "+ is commutative", "a + b = b + a",
          "Always: what plays at the same time has no order.",
          LawSide("a + b", P.a + P.b), LawSide("b + a", P.b + P.a)),
        Law(
          "0 is neutral to +", "0 + a = a", "Always: zero adds nothing.",
          LawSide("0 + a", P.zero + P.a), LawSide("a", P.a)),
      ])
  }

  private static var one: LawRow {
    LawRow(
      "1 + u = u for u ≠ 0", "everywhere", without: "1 + 0 = 1",
      [
        Law(
          "1 is neutral to +", "1 + a = a", "For any a but zero.",
          LawSide("1 + a", P.one + P.a), LawSide("a", P.a),
          unless: .init(
            "With a = 0 the left is 1 and lets b play, the right is 0 and lets nothing play.",
            at: 0.5, LawSide("(1 + 0) * b", (P.one + P.zero) * P.b),
            LawSide("0 * b", P.zero * P.b)))
      ])
  }

  private static var same: LawRow {
    let (a, b) = (P.still("a", 0, for: 1), P.still("b", 1, for: 1))
    return LawRow(
      "u + u = u", "mean",
      [
        Law(
          "+ is idempotent", "a + a = a", "In the mean: a counts twice, and looks the same.",
          LawSide("a + a", P.a + P.a), LawSide("a", P.a),
          unless: .init(
            "In a larger sum a counts twice: with a = 0 and b = 1, 0.33 against 0.5.", at: 0.5,
            LawSide("(a + a) + b", (a + a) + b), LawSide("a + b", a + b)))
      ])
  }

  private static var durations: LawRow {
    let whole = (P.a + P.b) * P.c
    return LawRow(
      "|a·b| = |a| + |b|, |a + b| = max(|a|, |b|)", "everywhere",
      without: "durations alone are a semiring (`MaxPlus`)",
      [
        Law(
          "Durations are max-plus", "|a + b| = max(|a|, |b|)   |a * b| = |a| + |b|",
          "For runnable animations; zero and one take no time.",
          LawSide("(a + b) * c", whole),
          LawSide(
            "max(2, 1) + 1.5 = 3.5 s", whole,
            intervals: [
              Interval("max", start: 0, end: max(P.a.duration, P.b.duration)),
              Interval(
                "c", start: max(P.a.duration, P.b.duration),
                end: max(P.a.duration, P.b.duration) + P.c.duration),
            ]))
      ])
  }
}
