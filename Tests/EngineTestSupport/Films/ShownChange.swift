package import Engine

/// The pictures of a change from one end to the other, and what must be true of them whatever
/// changes:
///
/// - What is at both ends is drawn once, and is never fainter on the way than at its fainter end.
/// - Two texts that do not lie on each other at either end are never both above 10 % at one spot.
/// - Where one text gives way to another, the old one is gone before the new one comes.
package struct ShownChange {
  private struct Frame {
    let picture: ShownPicture
    /// The opacity of each view with a key, those that it lies in included.
    let views: [String: Double]

    /// The opacities of the lines of each text, the strongest first.
    let lines: [String: [Double]]

    /// The strongest that lines of two texts are seen at one spot.
    func clash(_ strings: [String]) -> Double {
      let (a, b) = (words(strings[0]), words(strings[1]))
      return a.flatMap { a in b.filter { $0.order != a.order }.map { picture.clash(a, $0) } }.max()
        ?? 0
    }

    private func words(_ string: String) -> [ShownPicture.Words] {
      picture.words.filter { $0.string == string }
    }
  }

  private var frames: [Frame] = []

  package init() {}

  /// Adds the next picture; the first and the last are the ends.
  package mutating func add(_ list: DisplayList, of root: View, measuring: any TextMeasuring) {
    let picture = ShownPicture(list, measuring: measuring)
    let lines = Dictionary(grouping: picture.words, by: \.string).mapValues {
      $0.map(\.alpha).sorted(by: >)
    }
    frames.append(Frame(picture: picture, views: root.shownOpacities, lines: lines))
  }

  /// A line about each thing that breaks a rule, at its worst.
  package var brokenRules: [String] {
    guard let first = frames.first, let last = frames.last else { return [] }
    var worst: [String: (badness: Double, text: String)] = [:]
    func note(_ what: String, _ badness: Double, _ index: Int, _ text: String) {
      guard badness > worst[what]?.badness ?? 0 else { return }
      worst[what] = (badness, "\(what) \(text) in frame \(index) of \(frames.count - 1)")
    }
    for (index, frame) in frames.enumerated() {
      for (key, alpha) in first.views {
        guard let end = last.views[key] else { continue }
        let left = frame.views[key] ?? 0
        let lost = min(alpha, end) - left
        if lost > 0.01 { note("'\(key)' fades", lost, index, "to \(Self.percent(left))") }
      }
      for (string, alphas) in first.lines {
        guard let ends = last.lines[string] else { continue }
        let lines = frame.lines[string] ?? []
        for (place, fainter) in zip(alphas, ends).map(min).enumerated() {
          let left = place < lines.count ? lines[place] : 0
          if fainter - left > 0.01 {
            note("“\(string)” fades", fainter - left, index, "to \(Self.percent(left))")
          }
        }
        let most = max(alphas.count, ends.count)
        if lines.count > most, lines[most] > 0.1 {
          note("“\(string)” is drawn twice", lines[most], index, "at \(Self.percent(lines[most]))")
        }
      }
      noteClashes(in: frame, between: first, and: last) { note($0, $1, index, $2) }
    }
    return worst.values.sorted { $0.badness > $1.badness }.map(\.text)
  }

  private func noteClashes(
    in frame: Frame, between first: Frame, and last: Frame,
    _ note: (String, Double, String) -> Void
  ) {
    let words = frame.picture.words
    for (index, a) in words.enumerated() {
      for b in words[..<index] {
        let strings = [a.string, b.string]
        let isGivingWay =
          strings.contains { first.lines[$0] == nil }
          && strings.contains { last.lines[$0] == nil } && a.string != b.string
        let most = isGivingWay ? 0.02 : 0.1
        let clash = frame.picture.clash(a, b)
        guard clash > most, ![first, last].contains(where: { $0.clash(strings) > 0.02 }) else {
          continue
        }
        let names = strings.sorted().map { "“\($0)”" }.joined(separator: " and ")
        note("\(names) are both seen at one spot", clash, "at \(Self.percent(clash))")
      }
    }
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

extension View {
  /// The opacity of each view with a key below this one, those that it lies in included.
  fileprivate var shownOpacities: [String: Double] {
    var opacities: [String: Double] = [:]
    forEachInPaintOrder { view in
      guard view !== self, let key = view.key else { return }
      var (alpha, above) = (1.0, Optional(view))
      while let view = above {
        alpha *= view.presented.alpha
        above = view.superview
      }
      if alpha > 0 { opacities[key] = max(opacities[key] ?? 0, alpha) }
    }
    return opacities
  }
}
