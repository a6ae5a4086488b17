import Engine

extension Laws {
  private typealias P = LawParts

  /// The laws of reversing, repeating, waiting and curves.
  static var time: [LawRow] { [involution, round, repeating, waiting, sums, curves] }

  private static var involution: LawRow {
    LawRow(
      "u.reversed.reversed = u", "everywhere",
      [
        Law(
          "Reversing twice", "a.reversed.reversed = a", "Always.",
          LawSide("(a * b).reversed.reversed", (P.a * P.b).reversed.reversed),
          LawSide("a * b", P.a * P.b))
      ])
  }

  private static var round: LawRow {
    let (a, b) = (P.still("a", 1, for: 1), P.still("b", 0, for: 1))
    return LawRow(
      "(u·v).reversed = v.reversed·u.reversed, u.looped.reversed = u.looped",
      "everywhere, off seams", without: "at a seam the other side wins",
      [
        Law(
          "reversed turns * round", "(a * b).reversed = b.reversed * a.reversed",
          "At every moment but the seam itself, where the left part wins on both sides.",
          LawSide("(a * b).reversed", (P.a * P.b).reversed),
          LawSide("b.reversed * a.reversed", P.b.reversed * P.a.reversed),
          unless: .init(
            "At the seam: with a = const(1, 1 s), b = const(0, 1 s), 1 against 0 at 1 s.", at: 1,
            LawSide("(a * b).reversed", (a * b).reversed),
            LawSide("b.reversed * a.reversed", b.reversed * a.reversed))),
        Law(
          "A loop is its own reverse", "a.looped.reversed = a.looped", "At every moment but seams.",
          LawSide("a.looped.reversed", P.a.looped.reversed), LawSide("a.looped", P.a.looped)),
      ])
  }

  private static var repeating: LawRow {
    LawRow(
      "repeating(n) = u·…·u, repeating(n).repeating(m) = repeating(n·m)",
      "everywhere, seams and end included",
      [
        Law(
          "Repeating", "a.repeating(count: 3) = a * a * a", "Always, seams and end included.",
          LawSide("b.repeating(count: 3)", P.b.repeating(count: 3)),
          LawSide("b * b * b", P.b * P.b * P.b)),
        Law(
          "Repeating what repeats",
          "a.repeating(count: 2).repeating(count: 3) = a.repeating(count: 6)",
          "Always, seams and end included.",
          LawSide(
            "b.repeating(count: 2).repeating(count: 3)",
            P.b.repeating(count: 2).repeating(count: 3)),
          LawSide("b.repeating(count: 6)", P.b.repeating(count: 6))),
      ])
  }

  private static var waiting: LawRow {
    LawRow(
      "delayed(p).delayed(q) = delayed(p + q), (a·u).delayed = a.delayed·u, "
        + "(u + v).delayed = u.delayed + v.delayed; held likewise from the other end",
      "everywhere", without: "u = 1 in the second: 1.delayed = 1, so the wait is lost",
      [
        Law(
          "Delays add up", "a.delayed(by: 1).delayed(by: 0.5) = a.delayed(by: 1.5)",
          "Always; a delay of 0 is none.",
          LawSide("a.delayed(by: 1).delayed(by: 0.5)", P.a.delayed(by: 1).delayed(by: 0.5)),
          LawSide("a.delayed(by: 1.5)", P.a.delayed(by: 1.5))),
        delayedSequence,
        Law(
          "A delay goes over +", "(a + b).delayed(by: 1) = a.delayed(by: 1) + b.delayed(by: 1)",
          "Always.",
          LawSide("(a + b).delayed(by: 1)", (P.a + P.b).delayed(by: 1)),
          LawSide(
            "a.delayed(by: 1) + b.delayed(by: 1)", P.a.delayed(by: 1) + P.b.delayed(by: 1))),
        Law(
          "Holds add up", "a.held(for: 1).held(for: 0.5) = a.held(for: 1.5)",
          "Always; a hold of 0 is none.",
          LawSide("a.held(for: 1).held(for: 0.5)", P.a.held(for: 1).held(for: 0.5)),
          LawSide("a.held(for: 1.5)", P.a.held(for: 1.5))),
        Law(
          "A hold is the last part's", "(a * b).held(for: 1) = a * b.held(for: 1)",
          "For any b but one, which cannot be held.",
          LawSide("(a * b).held(for: 1)", (P.a * P.b).held(for: 1)),
          LawSide("a * b.held(for: 1)", P.a * P.b.held(for: 1))),
        Law(
          "A hold goes over +", "(a + b).held(for: 1) = a.held(for: 1) + b.held(for: 1)", "Always.",
          LawSide("(a + b).held(for: 1)", (P.a + P.b).held(for: 1)),
          LawSide("a.held(for: 1) + b.held(for: 1)", P.a.held(for: 1) + P.b.held(for: 1))),
      ])
  }

  private static var delayedSequence: Law {
    Law(
      "A delay is the first part's", "(a * b).delayed(by: 1) = a.delayed(by: 1) * b",
      "For any a but one, which cannot wait.",
      LawSide("(a * b).delayed(by: 1)", (P.a * P.b).delayed(by: 1)),
      LawSide("a.delayed(by: 1) * b", P.a.delayed(by: 1) * P.b),
      unless: .init(
        "With a = 1 the wait is lost on the right: 0.7 against 0.45 at 0.5 s.", at: 0.5,
        LawSide("(1 * b).delayed(by: 1)", (P.one * P.b).delayed(by: 1)),
        LawSide("1.delayed(by: 1) * b", P.one.delayed(by: 1) * P.b)))
  }

  private static var sums: LawRow {
    let (a, b) = (P.part("a", from: 0, to: 1, in: 1), P.still("b", 0, for: 2))
    return LawRow(
      "(a + b) reversed, looped: the sum of both, for |a| = |b|", "everywhere",
      without: "(0…4 in 1 s + 0 for 2 s).reversed at 0.5 s: 2 against 1",
      [
        Law(
          "reversed goes over +", "(a + b).reversed = a.reversed + b.reversed",
          "If a and b are equally long.",
          LawSide("(a + b).reversed", (P.a + P.b2).reversed),
          LawSide("a.reversed + b.reversed", P.a.reversed + P.b2.reversed),
          unless: .init(
            "With a from 0 to 1 in 1 s, b = const(0, 2 s): 0.5 against 0.25 at 0.5 s.", at: 0.5,
            LawSide("(a + b).reversed", (a + b).reversed),
            LawSide("a.reversed + b.reversed", a.reversed + b.reversed))),
        Law(
          "looped goes over +", "(a + b).looped = a.looped + b.looped",
          "If a and b are equally long.",
          LawSide("(a + b).looped", (P.a + P.b2).looped),
          LawSide("a.looped + b.looped", P.a.looped + P.b2.looped),
          unless: .init(
            "With a from 0 to 1 in 1 s, b = const(0, 2 s): 0.5 against 0 at 2.5 s.", at: 2.5,
            LawSide("(a + b).looped", (a + b).looped),
            LawSide("a.looped + b.looped", a.looped + b.looped))),
      ])
  }

  private static var curves: LawRow {
    let (a, b) = (linear(from: 0, to: 0.5, in: 1), linear(from: 0, to: 0.7, in: 1))
    let spring = TimingCurve.spring(SpringCurve(duration: 1, damping: 0.3))
    return LawRow(
      "(a + b).time(c) = a.time(c) + b.time(c), for |a| = |b| and c within 0…1", "everywhere",
      without: "a spring overshoots on single ways only",
      [
        Law(
          "A curve goes over +", "(a + b).time(ease) = a.time(ease) + b.time(ease)",
          "If a and b are equally long, and the curve stays within 0 and 1.",
          LawSide("(a + b).time(ease)", (P.a + P.b2).time(.cssEaseInOut)),
          LawSide(
            "a.time(ease) + b.time(ease)", P.a.time(.cssEaseInOut) + P.b2.time(.cssEaseInOut)),
          unless: .init(
            "A spring overshoots on single ways only: 0.6 against 0.82 at 0.17 s.", at: 0.17,
            LawSide("(a + b).time(spring)", (a.named("a") + b.named("b")).time(spring)),
            LawSide(
              "a.time(spring) + b.time(spring)",
              a.time(spring).named("a") + b.time(spring).named("b"))))
      ])
  }
}
