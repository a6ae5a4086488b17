import Engine

/// A law with parts put in, or what goes wrong where its condition is not met.
struct LawCase {
  enum Kind: Equatable {
    case holds
    /// The sides part, for instance at this time in seconds.
    case parts(at: Double)
  }

  /// The law's name.
  let law: String
  /// The law itself, with letters.
  let statement: String
  /// Its condition, or what is wrong with these parts.
  let note: String
  let kind: Kind
  let left: LawSide
  let right: LawSide

  /// In seconds, of the longer side.
  var duration: Double { max(left.duration, right.duration) }

  /// The number of rows of bars on the side that has more of them.
  var rows: Int { [left, right].map { BarRows($0.intervals).rows.count }.max() ?? 0 }

  /// The time at which the case is shown before it is played.
  var tellingTime: Double {
    if case .parts(let time) = kind { time } else { 0 }
  }
}

/// A law: what it says, when it holds, and the case that shows why it needs its condition.
struct Law {
  let name: String
  let statement: String
  let note: String
  let sides: (left: LawSide, right: LawSide)
  var counterexample: Counterexample?

  struct Counterexample {
    let note: String
    let time: Double
    let sides: (left: LawSide, right: LawSide)
  }

  /// The law, and its counterexample if it has one.
  var cases: [LawCase] {
    let holds = LawCase(
      law: name, statement: statement, note: note, kind: .holds, left: sides.left,
      right: sides.right)
    guard let counterexample else { return [holds] }
    let parts = LawCase(
      law: name, statement: statement, note: counterexample.note,
      kind: .parts(at: counterexample.time), left: counterexample.sides.left,
      right: counterexample.sides.right)
    return [holds, parts]
  }
}
