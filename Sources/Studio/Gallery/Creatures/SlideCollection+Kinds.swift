import Engine
import Onboarding

/// The elements of slides that are on the gallery's cards.
struct SlideCards {
  let collection: SlideCollection
  /// A kind of card for each element, of one section.
  let kinds: [CardKind]

  /// - Parameter old: those before them, whose kinds stay where the same is seen.
  init(_ collection: SlideCollection, after old: SlideCards? = nil) {
    self.collection = collection
    let known = old?.collection.id == collection.id ? old : nil
    kinds = collection.items.enumerated().map { index, item in
      if let known, index < known.kinds.count, known.collection.items[index] == item {
        return known.kinds[index]
      }
      return CardKind(
        index: index, name: item.id, section: .group(collection.id, ground: item.background),
        figure: ElementFigure(item: item))
    }
  }
}

extension SlideCollection {
  /// The gallery's choices as the document has them.
  func options(beside options: GalleryOptions) -> GalleryOptions {
    guard let animator, let motion = MotionKind(rawValue: animator.kind.rawValue) else {
      return options
    }
    var options = options
    options.motion = motion
    options.tuned = animator.type.timing
    options.cascade = animator.stagger > 0 ? animator.from.cascade : .together
    if animator.stagger > 0 {
      // From the first card to the last.
      options.take(wave: animator.stagger * Double(max(1, items.count - 1)))
    }
    return options
  }
}

extension SlideAnimator.Origin {
  /// The wave that is most like it.
  fileprivate var cascade: Cascade {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .center: .radial
    }
  }
}

extension AppOptions {
  /// The elements of a person's slides that the gallery shows; nil: they have none, or there are
  /// pictures for it.
  var slideCards: SlideCards? {
    guard self.cardFolder == nil else { return nil }
    return self.slideFolder?.collection(
      Typesetter(measuring: self.text, screenScale: self.scale)
    )
    .map { SlideCards($0) }
  }
}

extension SlideFolder {
  /// The elements that the gallery shows; nil: they have none, or are the program's own.
  func collection(_ typesetter: Typesetter) -> SlideCollection? {
    file.flatMap { _ in SlideCollection(of: deck, artwork, typesetter) }
  }
}
