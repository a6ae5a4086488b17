import Engine

extension Laws {
  private typealias P = LawParts

  /// The laws of reversing, repeating, durations and binding.
  static var time: [Law] { [involution, turningRound, repeating, durations, binding] }

  private static var involution: Law {
    Law(
      name: "Reversing twice", statement: "a.reversed.reversed = a",
      note: "Always.",
      sides: (
        LawSide("(a * b).reversed.reversed", (P.a * P.b).reversed.reversed),
        LawSide("a * b", P.a * P.b)
      ))
  }

  private static var turningRound: Law {
    Law(
      name: "reversed turns * round", statement: "(a * b).reversed = b.reversed * a.reversed",
      note: "At every moment but the seam itself, where the left part wins on both sides.",
      sides: (
        LawSide("(a * b).reversed", (P.a * P.b).reversed),
        LawSide("b.reversed * a.reversed", P.b.reversed * P.a.reversed)
      ))
  }

  private static var repeating: Law {
    Law(
      name: "Repeating", statement: "a.repeating(count: 3) = a * a * a",
      note: "Always, seams and end included.",
      sides: (
        LawSide("b.repeating(count: 3)", P.b.repeating(count: 3)),
        LawSide("b * b * b", P.b * P.b * P.b)
      ))
  }

  private static var durations: Law {
    let a = linear(from: 0.1, to: 0.9, in: 2)
    let b = linear(from: 0.7, to: 0.2, in: 1)
    let c = linear(from: 0.3, to: 1, in: 1.5)
    return Law(
      name: "Durations are max-plus", statement: "|a + b| = max(|a|, |b|)   |a * b| = |a| + |b|",
      note: "For runnable animations; zero and one take no time.",
      sides: (
        LawSide("(a + b) * c", (P.a + P.b) * P.c),
        LawSide("max(2, 1) + 1.5 = 3.5 s", (a + b).named("max") * c.named("c"))
      ))
  }

  private static var binding: Law {
    let (a, b) = (P.a, P.b)
    return Law(
      name: "Binding commutes with +", statement: "bind(a + b) = bind(a) + bind(b)",
      note: "Always: what moves the same property at the same time is averaged.",
      sides: (
        LawSide("bind(a + b)", a + b), LawSide("bind(a) + bind(b)", a + b) { a.do($0) + b.do($0) }
      ))
  }
}
