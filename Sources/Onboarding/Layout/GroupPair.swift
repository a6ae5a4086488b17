package import Engine

/// Two layouts of the same elements: a group that is on two slides, with a layout on each.
package struct GroupPair: Hashable, Sendable {
  /// The group on one of the slides.
  private struct Side: Hashable {
    let slide: String
    let background: Color
    let group: SlideElement
    /// In points of the design.
    let size: Size
  }

  private let old, new: Side
  private let canvas: Size
  private let artwork: Artwork

  /// The two slides, by which it is known among those of a document.
  package var name: String { "\(old.slide) → \(new.slide)" }
  /// The id of the group.
  package var id: String { old.group.key }
  /// The size in which both layouts have room, in points of the design.
  package var size: Size {
    Size(max(old.size.width, new.size.width), max(old.size.height, new.size.height))
  }
  /// The colours of the slides.
  package var backgrounds: (before: Color, after: Color) { (old.background, new.background) }
  /// True for each layout that is mirrored.
  package var isMirrored: (before: Bool, after: Bool) {
    (old.group.layout?.isRightToLeft ?? false, new.group.layout?.isRightToLeft ?? false)
  }

  /// The earlier layout, of views that are called as the elements are.
  ///
  /// - Parameter size: what it is laid out in.
  package func before(in size: Size, _ typesetter: Typesetter) -> any Layout {
    layout(of: old, in: size, typesetter)
  }

  /// The later layout.
  package func after(in size: Size, _ typesetter: Typesetter) -> any Layout {
    layout(of: new, in: size, typesetter)
  }

  private func layout(of side: Side, in size: Size, _ typesetter: Typesetter) -> any Layout {
    let layout = IntroLayout(
      canvas: canvas, screenScale: typesetter.screenScale, design: canvas)
    let boxes = SlideBoxes(
      arranger: SlideArranger(layout, artwork, typesetter), showsScrolled: true)
    let page = boxes.page(side.group)
    guard side.size != self.size else { return page }
    return SizeLayout(
      width: size.width * side.size.width / self.size.width,
      height: size.height * side.size.height / self.size.height, alignment: .topLeading,
      sublayout: page)
  }
}

extension GroupPair {
  /// The pairs of layouts that slides have: one at most for each slide and the next one.
  ///
  /// - Parameter typesetter: tells how large words are, by which groups in groups have their size.
  package static func all(
    of deck: Deck, _ artwork: Artwork, _ typesetter: Typesetter
  ) -> [GroupPair] {
    guard deck.isArranged else { return [] }
    let layout = IntroLayout(canvas: deck.canvas, design: deck.canvas)
    let arranger = SlideArranger(layout, artwork, typesetter)
    return zip(deck.slides, deck.slides.dropFirst()).compactMap { old, new in
      guard let groups = pair(of: old, and: new) else { return nil }
      let (first, second) = (
        arranger.size(of: groups.old.key, on: old), arranger.size(of: groups.new.key, on: new)
      )
      guard let first, let second, !first.isEmpty, !second.isEmpty else { return nil }
      return GroupPair(
        old: Side(
          slide: old.name, background: old.backgroundColor, group: groups.old, size: first),
        new: Side(
          slide: new.name, background: new.backgroundColor, group: groups.new, size: second),
        canvas: deck.canvas, artwork: artwork)
    }
  }

  /// The first groups of one id that have layouts, and an element in both.
  private static func pair(of old: Slide, and new: Slide) -> (old: SlideElement, new: SlideElement)?
  {
    let others = new.all.filter { $0.layout != nil }
    for group in old.all where group.layout != nil {
      guard let other = others.first(where: { $0.key == group.key }) else { continue }
      let keys = Set(group.elements.flatMap(\.all).map(\.key))
      if other.elements.flatMap(\.all).contains(where: { keys.contains($0.key) }) {
        return (group, other)
      }
    }
    return nil
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
