/// Texts that pass behind each other.
extension DisplayListBuilder {
  /// The lines of text that a view shows, in the coordinates of its parent.
  package func textLines(of content: Content, in look: Appearance) -> [Rect] {
    var commands: [DrawCommand] = []
    append(content, in: look, size: look.size, to: &commands)
    return textLines(in: commands).map { look.place.toParent.boundingBox(of: $0.box) }
  }

  /// The masks of the views in one whose texts lie behind others on their way between two ends.
  func textMasks(
    in container: View, between ends: [[String: [Rect]]], _ showing: (View) -> Content
  ) -> [ObjectIdentifier: Mask] {
    let stack = container.stackedSubviews
    var texts = stack.indices.compactMap { PassingText(stack[$0], order: $0, ends) }
    var fronts: [Int: [DrawCommand]] = [:]
    texts.map(\.frame).forEachOverlap { a, b in
      for index in [a, b] where texts[index].lines == nil {
        texts[index].take(textLines(in: shown(stack[texts[index].order], showing)))
      }
      let (back, front) = texts[a].isBehind(texts[b]) ? (a, b) : (b, a)
      guard let hole = texts[back].hole(behind: texts[front]),
        !texts[front].isCovered(below: texts[back], in: stack)
      else { return }
      fronts[back, default: []].append(hole)
    }
    return Dictionary(
      uniqueKeysWithValues: fronts.map { index, holes in
        (ObjectIdentifier(stack[texts[index].order]), texts[index].mask(holes))
      })
  }

  /// The lines of text among some commands.
  private func textLines(in commands: [DrawCommand]) -> [PassingText.Line] {
    commands.flatMap { command -> [PassingText.Line] in
      switch command {
      case .text(let line, let origin):
        let size = line.font.size
        let width = measuring.width(of: line.string, font: line.font)
        let box = Rect(origin.x, origin.y - 0.6 * size, width, 0.6 * size)
        return [PassingText.Line(box: box, opacity: line.color.alpha > 0 ? 1 : 0)]
      case .layer(let layer):
        return textLines(in: layer.commands).map { line in
          PassingText.Line(
            box: layer.transform.boundingBox(of: line.box), opacity: line.opacity * layer.opacity)
        }
      case .fill, .stroke, .shadow: return []
      }
    }
  }
}

extension [DrawCommand] {
  /// A view's box as it is, and its text with a mask.
  ///
  /// - Parameter alignment: that of the view, in which the text stays.
  func masked(by mask: Mask, _ alignment: LayerAlignment?) -> [DrawCommand] {
    let isText = { (command: DrawCommand) in
      switch command {
      case .text, .layer: true
      case .fill, .stroke, .shadow: false
      }
    }
    var text = Layer(mask: mask, commands: filter(isText))
    var fit = alignment?.fit
    fit?.way?.start.pose.toParent = .identity
    fit?.way?.end.pose.toParent = .identity
    text.fit = fit
    return filter { !isText($0) } + [.layer(text)]
  }
}

extension [Rect] {
  /// Calls a function with each pair of rectangles that overlap, by their indices.
  func forEachOverlap(_ body: (Int, Int) -> Void) {
    let whole = dropFirst().reduce(first ?? .zero) { $0.union($1) }
    let spans = map { whole.width > whole.height ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
    var open: [Int] = []
    for index in indices.sorted(by: { spans[$0].0 < spans[$1].0 }) {
      open.removeAll { spans[$0].1 <= spans[index].0 }
      for other in open where self[other].intersects(self[index]) { body(other, index) }
      open.append(index)
    }
  }
}
