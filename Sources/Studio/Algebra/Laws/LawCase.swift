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
