import Engine

/// Texts of drawings as the elements of an SVG file.
extension SVGShapes {
  static func text(
    _ text: Drawing.Text, _ paints: inout SVGPaints, _ names: inout TakenNames
  ) -> String {
    let keepsBlanks = text.lines.flatMap(\.runs).contains { $0.string.hasOuterBlanks }
    var spans = ""
    for line in text.lines {
      for (index, run) in line.runs.enumerated() {
        let place = index == 0 ? Self.place(of: line) : []
        let look = (place + attributes(of: run, &paints, &names)).joined(separator: " ")
        let words = CSSText.escaped(run.string)
        // Where a line of the file is broken, no blank is lost.
        let kept = keepsBlanks ? words.map { $0 == " " ? "&#32;" : "\($0)" }.joined() : words
        spans += "<tspan \(look)>\(kept)</tspan>"
      }
    }
    return "<text\(keepsBlanks ? " xml:space=\"preserve\"" : "")>\(spans)</text>"
  }

  private static func place(of line: Drawing.Text.Line) -> [String] {
    let anchor = line.anchor < 0.25 ? "start" : line.anchor < 0.75 ? "middle" : "end"
    return [
      "x=\"\(CSSText.number(line.origin.x))\"", "y=\"\(CSSText.number(line.origin.y))\"",
      "text-anchor=\"\(anchor)\"",
    ]
  }

  private static func attributes(
    of run: Drawing.Text.Run, _ paints: inout SVGPaints, _ names: inout TakenNames
  ) -> [String] {
    var parts: [String] = []
    if run.shift.x != 0 { parts.append("dx=\"\(CSSText.number(run.shift.x))\"") }
    if run.shift.y != 0 { parts.append("dy=\"\(CSSText.number(run.shift.y))\"") }
    if run.rise != 0 { parts.append("baseline-shift=\"\(CSSText.number(run.rise))\"") }
    if let level = run.level.svg { parts.append("dominant-baseline=\"\(level)\"") }
    parts += SVGText.attributes(of: run.font)
    let fill = run.fill.map { paints.fill($0, fitsBox: run.fillFitsBox, &names) }
    parts.append(fill ?? "fill=\"none\"")
    if let line = run.stroke {
      parts.append(paints.stroke(line.paint, line.style, fitsBox: line.fitsBox, &names))
      if line.isBelowFill { parts.append("paint-order=\"stroke\"") }
    }
    return parts
  }
}

extension Drawing.Text.Level {
  /// The value of `dominant-baseline`; nil: its own.
  fileprivate var svg: String? {
    switch self {
    case .baseline: nil
    case .middle: "middle"
    case .center: "central"
    case .hanging: "hanging"
    case .top: "text-before-edge"
    case .bottom: "text-after-edge"
    }
  }
}

extension String {
  /// True if a reader that takes several blanks for one, and none at the ends, reads something else.
  fileprivate var hasOuterBlanks: Bool {
    hasPrefix(" ") || hasSuffix(" ") || zip(self, dropFirst()).contains { $0 == " " && $1 == " " }
  }
}
