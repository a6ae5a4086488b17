/// A line of text as it is drawn at a moment.
package struct ShownLine: Equatable {
  package let line: TextLine
  /// The left end of the baseline.
  package let origin: Point
  /// 0…1.
  package let opacity: Double
}

extension DisplayListBuilder {
  /// The lines of a view in a change from one text to another, its ends included, or the parts in
  /// which its text comes or goes, back to front, in the view's coordinates, as they are drawn but
  /// for their alignment to pixels; nil: it is in none, or not from texts alone.
  package func linesOnTheirWay(in view: View) -> [ShownLine]? {
    if let parts = partsOnTheirWay(in: view) { return parts }
    guard let seen = view.mix?.seen, !seen.isEmpty, seen.allSatisfy(\.isText) else { return nil }
    return Self.lines(
      in: [.layer(fade(seen, in: view.presented, AlignedPose(view, isAtRest: false)))], 1)
  }

  private static func lines(in commands: [DrawCommand], _ opacity: Double) -> [ShownLine] {
    commands.flatMap { command -> [ShownLine] in
      switch command {
      case .text(let line, let origin):
        [ShownLine(line: line, origin: origin, opacity: opacity)]
      case .layer(let layer): lines(in: layer.commands, opacity * layer.opacity)
      default: []
      }
    }
  }
}

extension View {
  /// The content that most is seen of.
  package var seenContent: Content {
    mix?.seen.max { $0.share < $1.share }?.content ?? content
  }

  /// True while it is on its way from one content to another.
  package var showsSeveralContents: Bool { (mix?.seen.count ?? 0) > 1 }
}

extension FadingContent {
  var isText: Bool { if case .text = content { true } else { false } }
}
