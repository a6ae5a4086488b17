/// The rules LB4 to LB31 of UAX 14, asked about one character after the other.
///
/// Numbers are those of its section 8.2, example 7, as in Unicode's own test.
struct LineBreakRules {
  /// What may happen before a character.
  enum Verdict {
    case none, allowed, mandatory
    /// Only where one of the words ends that are written without spaces.
    case atWordEnds
  }

  private enum Number { case none, digits, closed }

  /// The class of the character before; marks belong to what they stand on.
  private var left: LineBreakClass?
  /// That of the last character that is no space.
  private var solid: LineBreakClass?
  private var isAfterJoiner = false
  private var isAfterHebrewHyphen = false
  /// True behind an odd number of regional indicators.
  private var isAfterHalfFlag = false
  /// True behind an opening bracket that stands behind "$", "%" or the like.
  private var isInAffix = false
  private var number = Number.none
  /// True if the last character begins a number in such a bracket: there is no break before the
  /// bracket, although one was allowed.
  private(set) var joinsBracket = false

  /// What may happen before the next character.
  mutating func verdict(before scalar: LineBreakClass) -> Verdict {
    joinsBracket = false
    guard let left, !LineBreakClasses.lineEnds.contains(left) else {
      let isMandatory = left != nil && (left != .carriageReturn || scalar != .lineFeed)
      self = LineBreakRules()
      isAfterJoiner = scalar == .joiner
      add(scalar.standingAlone)
      return isMandatory ? .mandatory : .none
    }
    defer { isAfterJoiner = scalar == .joiner }
    if scalar.isMark, left != .space, left != .zeroWidthSpace { return .none }
    let right = scalar.standingAlone
    let verdict = verdict(between: left, right)
    add(right)
    return verdict
  }

  private mutating func add(_ right: LineBreakClass) {
    joinsBracket = isInAffix && right == .number
    isInAffix =
      left.map(LineBreakClasses.affixes.contains) ?? false
      && LineBreakClasses.opening.contains(right)
    isAfterHebrewHyphen = left == .hebrewLetter && (right == .hyphen || right == .breakAfter)
    isAfterHalfFlag = right == .regionalIndicator && !isAfterHalfFlag
    switch right {
    case .number: number = .digits
    case .slash, .infixSeparator: if number == .closed { number = .none }
    case .close, .closeParenthesis, .wideCloseParenthesis:
      number = number == .digits ? .closed : .none
    default: number = .none
    }
    left = right
    if right != .space { solid = right }
  }

  private func verdict(between left: LineBreakClass, _ right: LineBreakClass) -> Verdict {
    if LineBreakClasses.neverFirst.contains(right) { return .none }
    if solid == .zeroWidthSpace { return .allowed }
    if isAfterJoiner || isKept(left, right) { return .none }
    if left == .space { return .allowed }
    if left == .quotation || right == .quotation { return .none }
    if left == .contingent || right == .contingent { return .allowed }
    if left == .complexLetter, right == .complexLetter { return .atWordEnds }
    return isPair(left, right) || isInNumber(right) ? .none : .allowed
  }

  /// LB11 to LB17: what holds beyond spaces, too.
  private func isKept(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    if left == .wordJoiner || left == .glue { return true }
    if LineBreakClasses.neverBefore.contains(right) { return true }
    if right == .glue, left != .space, left != .breakAfter, left != .hyphen { return true }
    guard let solid else { return false }
    if LineBreakClasses.opening.contains(solid) { return true }
    switch right {
    case .open, .wideOpen: return solid == .quotation
    case .nonstarter: return LineBreakClasses.closing.contains(solid)
    case .breakBoth: return solid == .breakBoth
    default: return false
    }
  }

  /// LB21 to LB30b without numbers.
  private func isPair(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    if LineBreakClasses.clinging.contains(right) || left == .breakBefore || isAfterHebrewHyphen {
      return true
    }
    if left == .regionalIndicator, right == .regionalIndicator { return isAfterHalfFlag }
    return Self.pairs[Int(left.rawValue)].contains(right)
  }

  /// LB25.
  private func isInNumber(_ right: LineBreakClass) -> Bool {
    switch number {
    case .none: false
    case .digits: right == .number || LineBreakClasses.affixes.contains(right)
    case .closed: LineBreakClasses.affixes.contains(right)
    }
  }

  /// For each class those that stay behind it.
  private static let pairs: [LineBreakClasses] = LineBreakClass.allCases.map { left in
    switch left {
    case .letter, .hebrewLetter, .complexLetter:
      [.letters, .affixes, LineBreakClasses(.number, .open)]
    case .number: [.letters, LineBreakClasses(.open)]
    case .prefix: [.letters, .pictures, .hangul, LineBreakClasses(.number)]
    case .postfix: [.letters, LineBreakClasses(.number)]
    case .closeParenthesis: [.letters, LineBreakClasses(.number)]
    case .infixSeparator: .letters
    case .slash: LineBreakClasses(.hebrewLetter)
    case .hyphen: LineBreakClasses(.number)
    case .emojiBase, .unassignedPictograph: LineBreakClasses(.postfix, .emojiModifier)
    case .ideograph, .emojiModifier: LineBreakClasses(.postfix)
    case .hangulL: LineBreakClasses(.hangulL, .hangulV, .hangulLV, .hangulLVT, .postfix)
    case .hangulV, .hangulLV: LineBreakClasses(.hangulV, .hangulT, .postfix)
    case .hangulT, .hangulLVT: LineBreakClasses(.hangulT, .postfix)
    default: []
    }
  }
}

extension LineBreakClass {
  fileprivate var isMark: Bool { self == .mark || self == .joiner }

  /// The class of a character that stands on none.
  fileprivate var standingAlone: LineBreakClass { isMark ? .letter : self }
}

extension LineBreakClasses {
  /// LB6 and LB7.
  fileprivate static let neverFirst: Self = [.lineEnds, Self(.space, .zeroWidthSpace)]
  /// LB11 and LB13.
  fileprivate static let neverBefore: Self = [
    .closing, Self(.wordJoiner, .exclamation, .infixSeparator, .slash),
  ]
  /// LB21 and LB22.
  fileprivate static let clinging = Self(.breakAfter, .hyphen, .nonstarter, .inseparable)
}
