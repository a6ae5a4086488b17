/// The places in a text before which a line may begin, by UAX 14 of Unicode 15.0.
///
/// Takes a time that grows as the length of the text.
struct LineBreaks {
  struct Place: Equatable {
    /// The number of UTF-8 bytes before it, > 0 and less than those of the text.
    let offset: Int
    /// True behind a line end: there a line must begin.
    let isMandatory: Bool
  }

  var places: [Place] = []
  private let wordEnds: (String) -> [Int]?
  /// The letters, since the last other character, of a script that has no spaces between words.
  private var run = String.UnicodeScalarView()
  private var runStart = (offset: 0, places: 0)

  /// - Parameter wordEnds: the ends of the words of a text in such a script, as Thai, in Unicode
  ///   scalars from its start; nil: a line may begin before any of its characters but marks.
  init(of text: some StringProtocol, wordEnds: @escaping (String) -> [Int]? = { _ in nil }) {
    self.wordEnds = wordEnds
    var rules = LineBreakRules()
    var (offset, bracket) = (0, 0)
    for scalar in text.unicodeScalars {
      let kind = LineBreakClass(of: scalar)
      let verdict = rules.verdict(before: kind)
      if rules.joinsBracket, places.last?.offset == bracket { places.removeLast() }
      if !run.isEmpty, verdict != .atWordEnds, kind != .mark, kind != .joiner { endRun() }
      if verdict != .none {
        places.append(Place(offset: offset, isMandatory: verdict == .mandatory))
      }
      if kind == .complexLetter || !run.isEmpty { addToRun(scalar, at: offset) }
      if LineBreakClasses.opening.contains(kind) { bracket = offset }
      offset += UTF8.width(scalar)
    }
    endRun()
  }

  private mutating func addToRun(_ scalar: Unicode.Scalar, at offset: Int) {
    if run.isEmpty { runStart = (offset, places.count) }
    run.append(scalar)
  }

  /// Drops the places within a run at which no word ends, if somebody knows its words.
  private mutating func endRun() {
    defer { run.removeAll() }
    guard places.count > runStart.places, !run.isEmpty, let ends = wordEnds(String(run)) else {
      return
    }
    let numbers = Set(ends)
    var (offset, offsets) = (runStart.offset, Set<Int>())
    for (number, scalar) in run.enumerated() {
      if numbers.contains(number) { offsets.insert(offset) }
      offset += UTF8.width(scalar)
    }
    let kept = places[runStart.places...].filter { offsets.contains($0.offset) }
    places.replaceSubrange(runStart.places..., with: kept)
  }
}
