import Engine

/// Texts of slides that meet on their way.
extension OnboardingScreen {
  /// Lets texts pass behind each other that lie on each other on no slide between which the change
  /// on its way leads. Those of the original are read through each other, as there.
  func keepTextsApart() {
    let isMeant = transition != nil && motion == .fluid && !stage.reducesMotion
    let ends = isMeant ? slidesOnWay.map(textLines) : []
    let count = ends.map(\.count).max() ?? 0
    root.textEnds = isMeant && count <= Self.mostTexts ? ends : nil
  }

  /// The most texts of a slide that pass behind each other; of more nobody reads one on its way.
  private static let mostTexts = 200

  private func textLines(of slide: Slide) -> [String: [Rect]] {
    let texts = slide.elements.filter(\.isText).map { element in
      let props = element.description(in: tree.props.canvas).props
      return (element.key, builder.textLines(of: props.content, in: props.appearance))
    }
    return Dictionary(texts) { first, _ in first }
  }
}
