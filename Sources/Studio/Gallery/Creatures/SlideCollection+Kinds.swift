import Engine
import Onboarding

extension SlideCollection {
  /// A kind of card for each element, of one section.
  var kinds: [CardKind] {
    items.enumerated().map { index, item in
      CardKind(
        index: index, name: item.id, section: .group(id, ground: item.background),
        figure: ElementFigure(item: item))
    }
  }

  /// The gallery's choices as the document has them.
  func options(beside options: GalleryOptions) -> GalleryOptions {
    guard let animator, let motion = MotionKind(rawValue: animator.kind.rawValue) else {
      return options
    }
    var options = options
    options.motion = motion
    options.tuned = animator.type.timing
    options.cascade = animator.stagger > 0 ? animator.from.cascade : .together
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
  var collection: SlideCollection? {
    guard self.cardFolder == nil else { return nil }
    return self.slideFolder?.collection(
      Typesetter(measuring: self.text, screenScale: self.scale))
  }
}

extension SlideFolder {
  /// The elements that the gallery shows; nil: they have none, or are the program's own.
  func collection(_ typesetter: Typesetter) -> SlideCollection? {
    file.flatMap { _ in SlideCollection(of: deck, artwork, typesetter) }
  }
}
