import Engine

/// A law: what it says, when it holds, and the case that shows why it needs its condition.
struct Law {
  let name: String
  let statement: String
  let note: String
  let left: LawSide
  let right: LawSide
  let counterexample: Counterexample?

  struct Counterexample {
    let note: String
    /// The time at which the sides part, in seconds.
    let time: Double
    let left: LawSide
    let right: LawSide

    init(_ note: String, at time: Double, _ left: LawSide, _ right: LawSide) {
      (self.note, self.time) = (note, time)
      (self.left, self.right) = (left, right)
    }
  }

  init(
    _ name: String, _ statement: String, _ note: String, _ left: LawSide, _ right: LawSide,
    unless counterexample: Counterexample? = nil
  ) {
    self.name = name
    self.statement = statement
    self.note = note
    self.left = left
    self.right = right
    self.counterexample = counterexample
  }

  /// The law, and its counterexample if it has one.
  var cases: [LawCase] {
    let holds = LawCase(
      law: name, statement: statement, note: note, kind: .holds, left: left, right: right)
    let parts = counterexample.map {
      LawCase(
        law: name, statement: statement, note: $0.note, kind: .parts(at: $0.time), left: $0.left,
        right: $0.right)
    }
    return [holds] + (parts.map { [$0] } ?? [])
  }
}

/// A row of ARCHITECTURE's table of laws, and the laws in it.
struct LawRow {
  /// The row's three columns, as they stand there.
  let equations: String
  let reach: String
  let without: String
  let laws: [Law]

  init(_ equations: String, _ reach: String, without: String = "", _ laws: [Law]) {
    self.equations = equations
    self.reach = reach
    self.without = without
    self.laws = laws
  }
}
