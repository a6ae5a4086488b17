/// Contents of one view that give way to each other.
extension DisplayListBuilder {
  /// The contents of a view while it changes from one to another.
  ///
  /// One text in two looks is one text on its way from the one to the other, whose letters alone
  /// cross-fade where their weight is another one. Of other texts the old one has gone before the new
  /// one comes; whatever else there is cross-fades.
  func fade(_ contents: [FadingContent], _ pose: AlignedPose) -> Layer {
    let texts = contents.compactMap { text(of: $0, in: pose) }
    guard texts.count == contents.count else { return crossFade(contents, pose) }
    var groups: [[TextOnItsWay]] = []
    for text in texts {
      if let index = groups.firstIndex(where: { $0[0].hasLines(of: text) }) {
        groups[index].append(text)
      } else {
        groups.append([text])
      }
    }
    let layers = groups.compactMap { group -> DrawCommand? in
      let share = group.reduce(0) { $0 + $1.share }
      let opacity = groups.count == 1 ? 1 : 2 * share - 1
      return opacity > 0 ? .layer(layer(of: group, opacity: opacity, pose)) : nil
    }
    return Layer(view: .identity, opacity: 1, commands: layers)
  }

  /// A text as it is set at its own end of the way; nil: the content is none.
  private func text(of fading: FadingContent, in pose: AlignedPose) -> TextOnItsWay? {
    guard case .text(let text) = fading.content else { return nil }
    let size = fading.isGoal ? pose.way?.end.size : pose.way?.start?.size
    return TextOnItsWay(
      lines(of: text, size: size ?? pose.size), in: size ?? pose.size, alignment: text.alignment,
      share: fading.share, isGoal: fading.isGoal)
  }

  /// One text between its looks. It is aligned at both ends as it is there alone, so that nothing
  /// jumps.
  private func layer(of looks: [TextOnItsWay], opacity: Double, _ pose: AlignedPose) -> Layer {
    let commands = TextOnItsWay.mean(of: looks, in: pose.size)
    var layer = Layer(view: .identity, opacity: opacity, commands: commands)
    var weights: [(weight: Font.Weight, share: Double)] = []
    for look in looks {
      if let index = weights.firstIndex(where: { $0.weight == look.weight }) {
        weights[index].share += look.share
      } else {
        weights.append((look.weight, look.share))
      }
    }
    if weights.count > 1 { layer.crossFade(weights) }
    let start = looks.filter { !$0.isGoal }.max { $0.share < $1.share } ?? looks[0]
    let end = looks.first(where: \.isGoal) ?? start
    let shown = BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth)
    layer.fit = PixelFit(
      FittedBox(shown, textOrigin: commands.last?.textOrigin ?? .zero),
      way: pose.way.map { way in
        PixelFit.Way(
          start: start.box(in: way.start ?? way.end), end: end.box(in: way.end))
      },
      floats: pose.floats)
    return layer
  }
}

/// A text on its way to another look, as it is set in one of the two.
private struct TextOnItsWay {
  let share: Double
  let isGoal: Bool
  private let lines: [TextLine]
  /// The left ends of the baselines.
  private let origins: [Point]
  /// The place in the box that lines keep their distances from: its middle, or that of a side.
  private let anchor: Point
  /// The place of the anchor from left to right, 0…1.
  private let side: Double

  init(
    _ commands: [DrawCommand], in size: Size, alignment: TextContent.Alignment, share: Double,
    isGoal: Bool
  ) {
    (self.share, self.isGoal) = (share, isGoal)
    side = alignment.share
    anchor = Point(side * size.width, size.height / 2)
    lines = commands.compactMap { if case .text(let line, _) = $0 { line } else { nil } }
    origins = commands.compactMap(\.textOrigin)
  }

  var weight: Font.Weight { lines.first?.font.weight ?? .regular }

  /// True if both break the same text into the same lines.
  func hasLines(of other: TextOnItsWay) -> Bool {
    lines.map(\.string) == other.lines.map(\.string)
  }

  /// The lines as they are between some looks of the same lines, in a box.
  static func mean(of looks: [TextOnItsWay], in size: Size) -> [DrawCommand] {
    let whole = looks.reduce(0) { $0 + $1.share }
    func mean(_ number: (TextOnItsWay) -> Double) -> Double {
      looks.reduce(0) { $0 + $1.share / whole * number($1) }
    }
    let anchor = Point(mean(\.side) * size.width, size.height / 2)
    return looks[0].lines.indices.map { index in
      var line = looks[0].lines[index]
      line.font.size = mean { $0.lines[index].font.size }
      line.color =
        looks.dropFirst().reduce((line.color, looks[0].share)) { sum, look in
          let share = sum.1 + look.share
          return (sum.0.interpolated(to: look.lines[index].color, at: look.share / share), share)
        }.0
      return .text(
        line,
        origin: anchor
          + Point(
            mean { $0.origins[index].x - $0.anchor.x }, mean { $0.origins[index].y - $0.anchor.y }))
    }
  }

  /// The box of the text in a pose in which it is alone.
  func box(in pose: BoxPose) -> FittedBox {
    FittedBox(
      BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth),
      textOrigin: origins.last ?? .zero)
  }
}

extension Layer {
  /// Shows its texts in letters of several weights, each with its share.
  fileprivate mutating func crossFade(_ weights: [(weight: Font.Weight, share: Double)]) {
    var whole = 0.0
    let texts = commands
    commands = weights.map { weight, share in
      whole += share
      let letters = texts.map { command -> DrawCommand in
        guard case .text(var line, let origin) = command else { return command }
        line.font.weight = weight
        return .text(line, origin: origin)
      }
      return .layer(Layer(view: .identity, opacity: share / whole, commands: letters))
    }
    crossFades = true
  }
}

extension TextContent.Alignment {
  /// The part of the room beside a line that lies at its left, 0…1.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
