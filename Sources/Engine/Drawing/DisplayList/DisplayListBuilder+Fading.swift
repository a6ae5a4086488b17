/// Contents of one view that give way to each other.
extension DisplayListBuilder {
  /// The contents of a view while it changes from one to another.
  ///
  /// One text in two looks is one text on its way from the one to the other, whose letters alone
  /// cross-fade where their weight is another one; words that go to another line give way there. Of
  /// other texts, and of letters of another family or slant, the old one has gone before the new one
  /// comes. Drawings that morph are one drawing on its way; whatever else there is cross-fades.
  ///
  /// - Parameter breaksLines: false: words that go to another line take the rest of their text along.
  func fade(
    _ contents: [FadingContent], in look: Appearance, _ pose: AlignedPose, breaksLines: Bool = true
  ) -> Layer {
    let texts = contents.compactMap { text(of: $0, in: pose) }
    guard texts.count == contents.count else {
      return morph(contents, in: look, pose) ?? crossFade(contents, in: look, pose)
    }
    var groups: [[TextOnItsWay]] = []
    for text in texts {
      if let index = groups.firstIndex(where: { $0[0].hasLines(of: text) }) {
        groups[index].append(text)
      } else {
        groups.append([text])
      }
    }
    var layers: [Layer] = []
    if breaksLines, texts.count == 2, groups.count == 2, texts[0].hasShapes(of: texts[1]),
      let broken = BrokenText(texts[0], texts[1], measuring)
    {
      layers.append(layer(of: broken.kept, opacity: 1, pose))
      groups = [broken.left, broken.entered]
      for (look, text) in zip(groups, texts) {
        layers.append(layer(of: look, opacity: 2 * text.share - 1, pose))
      }
    } else {
      for looks in groups {
        let share = looks.reduce(0) { $0 + $1.share }
        layers.append(layer(of: looks, opacity: groups.count == 1 ? 1 : 2 * share - 1, pose))
      }
    }
    let seen = layers.filter { $0.opacity > 0 && !$0.commands.isEmpty }
    return Layer(view: .identity, opacity: 1, commands: seen.map { .layer($0) })
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
    let (lines, reference) = TextOnItsWay.mean(of: looks, in: pose.size)
    var layer = Layer(view: .identity, opacity: opacity, commands: lines)
    var faces: [(face: Font, share: Double)] = []
    for look in looks {
      if let index = faces.firstIndex(where: { $0.face == look.face }) {
        faces[index].share += look.share
      } else {
        faces.append((look.face, look.share))
      }
    }
    if faces.count > 1 { layer.crossFade(faces) }
    let start = looks.filter { !$0.isGoal }.max { $0.share < $1.share } ?? looks[0]
    let end = looks.first(where: \.isGoal) ?? start
    let shown = BoxPose(toParent: .identity, size: pose.size, borderWidth: pose.borderWidth)
    layer.fit = PixelFit(
      FittedBox(shown, textOrigin: reference),
      way: pose.way.map { way in
        PixelFit.Way(
          start: start.box(in: way.start ?? way.end), end: end.box(in: way.end))
      },
      floats: pose.floats)
    return layer
  }
}

extension Layer {
  /// Shows its texts in letters of several fonts, each with its share.
  fileprivate mutating func crossFade(_ faces: [(face: Font, share: Double)]) {
    var whole = 0.0
    let texts = commands
    commands = faces.map { face, share in
      whole += share
      let letters = texts.map { command -> DrawCommand in
        guard case .text(var line, let origin) = command else { return command }
        line.font = face.set(as: line.font)
        return .text(line, origin: origin)
      }
      return .layer(Layer(view: .identity, opacity: share / whole, commands: letters))
    }
    crossFades = true
  }
}
