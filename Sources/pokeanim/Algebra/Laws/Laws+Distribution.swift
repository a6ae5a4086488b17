import Engine

extension Laws {
  private typealias P = LawParts

  /// The laws that let sums and products pass through each other; all have conditions.
  static var distribution: [Law] { [exchange, left, right, padded] }

  private static var exchange: Law {
    let a = P.still("a", 1, for: 1)
    let b = P.still("b", 0, for: 2)
    let c = P.still("c", 0, for: 1)
    let d = P.still("d", 0, for: 1)
    return Law(
      name: "Exchange", statement: "(a + b) * (c + d) = (a * c) + (b * d)",
      note: "If a and b are equally long.",
      sides: (
        LawSide("(a + b) * (c + d)", (P.a + P.b2) * (P.c + P.d)),
        LawSide("(a * c) + (b * d)", (P.a * P.c) + (P.b2 * P.d))
      ),
      counterexample: .init(
        note:
          "With a = const(1, 1 s), b = const(0, 2 s), c = d = const(0, 1 s): 0.5 against 0 at 1.5 s.",
        time: 1.5,
        sides: (
          LawSide("(a + b) * (c + d)", (a + b) * (c + d)),
          LawSide("(a * c) + (b * d)", (a * c) + (b * d))
        )))
  }

  private static var left: Law {
    let a = P.still("a", 1, for: 1)
    let c = P.still("c", 0, for: 1)
    return Law(
      name: "Left distributivity", statement: "a * (b + c) = a * b + a * c",
      note: "For averages, and neither b nor c is one.",
      sides: (
        LawSide("a * (b + c)", P.a * (P.b + P.c)),
        LawSide("a * b + a * c", P.a * P.b + P.a * P.c)
      ),
      counterexample: .init(
        note: "With a = const(1, 1 s), b = 1, c = const(0, 1 s): 0 against 0.5 at 1.5 s.",
        time: 1.5,
        sides: (
          LawSide("a * (1 + c)", a * (P.one + c)), LawSide("a * 1 + a * c", a * P.one + a * c)
        )))
  }

  /// The slides' law, and why it needs equal durations.
  private static var right: Law {
    let a = P.still("a", 1, for: 1)
    let b = P.still("b", 0, for: 2)
    let c = P.still("c", 0, for: 1)
    return Law(
      name: "Right distributivity", statement: "(a + b) * c = a * c + b * c",
      note: "For averages, if a and b are equally long.",
      sides: (
        LawSide("(a + b) * c", (P.a + P.b2) * P.c),
        LawSide("a * c + b * c", P.a * P.c + P.b2 * P.c)
      ),
      counterexample: .init(
        note:
          "With a = const(1, 1 s), b = const(0, 2 s), c = const(0, 1 s): 0.5 against 0 at 1.5 s.",
        time: 1.5,
        sides: (
          LawSide("(a + b) * c", (a + b) * c), LawSide("a * c + b * c", a * c + b * c)
        )))
  }

  private static var padded: Law {
    Law(
      name: "Right distributivity, padded",
      statement: "(a + b) * c = a * c + b.held(for: 1) * c",
      note:
        "For averages of any durations, once the shorter one is held until the longer one ends.",
      sides: (
        LawSide("(a + b) * c", (P.a + P.b) * P.c),
        LawSide("a * c + b.held(for: 1) * c", P.a * P.c + P.b.held(for: 1) * P.c)
      ))
  }
}
