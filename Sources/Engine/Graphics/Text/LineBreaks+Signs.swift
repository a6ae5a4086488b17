extension LineBreaks {
  /// Departs from the rules where they mistake signs of ASCII behind spaces for signs that end a
  /// word.
  ///
  /// A word may begin with them, as ".swift", "/usr" and ".5" do: then a line may begin with it, and
  /// not behind them. A quotation mark may have ended before a bracket, as in `the "A" (or B)`, which
  /// Unicode has settled so since its version 15.1.
  mutating func letSignsBeginWords(of text: some StringProtocol) {
    var tailored: [Place] = []
    tailored.reserveCapacity(places.count)
    var (offset, next) = (0, 0)
    var (isBehindBlank, isBehindQuotation) = (true, false)
    /// The first of the signs with which a word may begin.
    var sign: Int?
    for scalar in text.unicodeScalars {
      var place = next < places.count && places[next].offset == offset ? places[next] : nil
      if place != nil { next += 1 }
      if let start = sign, scalar.beginsWord {
        if start > 0 { tailored.append(Place(offset: start, isMandatory: false)) }
        place = nil
      } else if isBehindBlank, isBehindQuotation, scalar.isBracket {
        place = Place(offset: offset, isMandatory: false)
      }
      if let place { tailored.append(place) }
      if !scalar.isSign {
        sign = nil
      } else if isBehindBlank, place == nil {
        sign = offset
      }
      isBehindBlank = scalar == " "
      if !isBehindBlank { isBehindQuotation = scalar == "\"" || scalar == "'" }
      offset += UTF8.width(scalar)
    }
    places = tailored
  }
}

extension Unicode.Scalar {
  fileprivate var isSign: Bool {
    switch self {
    case ".", ",", ":", ";", "/", "!", "?": true
    default: false
    }
  }

  fileprivate var isBracket: Bool { self == "(" || self == "[" || self == "{" }

  /// True for letters and digits.
  fileprivate var beginsWord: Bool {
    let kind = LineBreakClass(of: self)
    return kind == .number || LineBreakClasses.letters.contains(kind)
  }
}
