package import Engine

/// Two layouts of the same elements: a group that is on two slides, with a layout on each.
package struct GroupPair: Hashable, Sendable {
  /// The group on one of the slides.
  fileprivate struct Side: Hashable {
    let slide: String
    let background: Color
    let group: SlideElement
    /// In points of the design.
    let size: Size
  }

  private let old, new: Side
  private let canvas: Size
  private let artwork: Artwork
  /// The keys of those groups in it of which it has the first elements only.
  package let shortened: [String]

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
    let room = Size(
      size.width * side.size.width / self.size.width,
      size.height * side.size.height / self.size.height)
    var group = side.group
    group.place = .frame(Rect(origin: .zero, size: room))
    let element = StillElement(
      group.description(in: slideCanvas(of: group, typesetter), at: Rect(origin: .zero, size: room))
        .props)
    let isShown = group.isSeen || element.clips
    return SizeLayout(
      width: room.width, height: room.height, alignment: .topLeading,
      sublayout: StillElement.layout(of: isShown ? [element] : element.elements))
  }

  /// A canvas with the frames of all that is in a group.
  private func slideCanvas(of group: SlideElement, _ typesetter: Typesetter) -> SlideCanvas {
    let layout = IntroLayout(
      canvas: canvas, screenScale: typesetter.screenScale, design: canvas)
    let slides = [("before", old), ("after", new)].map { name, side in
      Slide(name, color: side.background, elements: [side.group])
    }
    return SlideCanvas(
      layout: layout, artwork: artwork, deck: Deck(slides, canvas: canvas),
      frames: SlideArranger(layout, artwork, typesetter).frames(of: [group]), offsets: [:],
      sorted: SortedElements(), showsAll: true)
  }
}

extension GroupPair {
  /// The pairs of layouts that slides have: one at most for each slide and the next one.
  ///
  /// - Parameter typesetter: tells how large words are, by which groups in groups have their size.
  package static func all(
    of deck: Deck, _ artwork: Artwork, _ typesetter: Typesetter
  ) -> [GroupPair] {
    Array(lazily(of: deck, artwork, typesetter))
  }

  /// The first of them; nil: there is none.
  package static func first(
    of deck: Deck, _ artwork: Artwork, _ typesetter: Typesetter
  ) -> GroupPair? {
    lazily(of: deck, artwork, typesetter).first { _ in true }
  }

  private static func lazily(
    of deck: Deck, _ artwork: Artwork, _ typesetter: Typesetter
  ) -> some Sequence<GroupPair> & LazySequenceProtocol {
    let (slides, overlong) = (deck.isArranged ? deck.shortened.slides : [], deck.overlong)
    let layout = IntroLayout(canvas: deck.canvas, design: deck.canvas)
    let arranger = SlideArranger(layout, artwork, typesetter)
    return zip(slides, slides.dropFirst()).lazy.compactMap { old, new in
      guard let groups = pair(of: old, and: new),
        let first = Side(groups.old, on: old, arranger),
        let second = Side(groups.new, on: new, arranger)
      else { return nil }
      let keys = Set((groups.old.all + groups.new.all).map(\.key))
      return GroupPair(
        old: first, new: second, canvas: deck.canvas, artwork: artwork,
        shortened: overlong.filter(keys.contains))
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

extension GroupPair.Side {
  /// A group on a slide; nil: it has no room there.
  fileprivate init?(_ group: SlideElement, on slide: Slide, _ arranger: SlideArranger) {
    let frames = arranger.frames(of: slide.elements)
    guard let size = arranger.size(of: group.key, on: slide, in: frames), !size.isEmpty else {
      return nil
    }
    var group = group
    // Without what it is in it still has the direction that it has there.
    group.layout?.isRightToLeft = frames[group.key]?.isMirrored
    self.init(slide: slide.name, background: slide.backgroundColor, group: group, size: size)
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
