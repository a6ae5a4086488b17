package import Engine

extension OnboardingScreen {
  /// The transition on its way, or one like the last that has ended; nil: there was none.
  package func lastChange() -> LastChange? {
    if let transition { return LastChange(transition) }
    guard let lastPair else { return nil }
    let past =
      past
      ?? PastTransition(
        between: lastPair, isBack: lastProgress == 0, as: tree.props, tree.state, typesetter)
    self.past = past
    past.follow(tree.props, in: canvas, typesetter)
    let place = AffineTransform.translation(column.minX, column.minY)
    return LastChange(past.transition, copies: InputTree(past.root, transform: place))
  }
}

/// The slides between which a change leads.
struct SlidePair {
  let old: Slide
  let new: Slide

  /// The slides that take their place in another deck.
  func through(_ deck: Deck, as old: Deck) -> SlidePair {
    SlidePair(
      old: deck.counterpart(of: self.old, as: old), new: deck.counterpart(of: new, as: old))
  }
}

/// A transition that has ended, once more in a tree of its own that nobody sees: what there is to
/// look at when elements that took part have left the screen, or everything got other places since.
final class PastTransition {
  let transition: Transition
  private let stage = Stage()
  private let tree: DescriptionTree<Intro>
  private var props: Intro.Props

  /// - Parameters:
  ///   - pair: the slides at its ends.
  ///   - isBack: true if it was taken back to the first one.
  init(
    between pair: SlidePair, isBack: Bool, as props: Intro.Props, _ state: Intro.State,
    _ typesetter: Typesetter
  ) {
    var (old, new) = (props, props)
    (old.step, new.step) = (pair.old, pair.new)
    old.arrange(typesetter)
    new.arrange(typesetter)
    self.props = new
    tree = DescriptionTree(props: old, state: state, in: stage.root, stage: stage)
    transition = tree.transition(to: new)
    transition.seek(to: isBack ? 0 : 1)
  }

  /// Its views, in the coordinates of the slides' canvas.
  var root: View { stage.root }

  /// Lays it out as the slides are by now, in a canvas.
  func follow(_ props: Intro.Props, in canvas: Size, _ typesetter: Typesetter) {
    root.frame = Rect(origin: .zero, size: canvas)
    var props = props
    props.step = self.props.step
    props.arrange(typesetter)
    guard props != self.props else { return }
    self.props = props
    tree.relayout { end in
      props.step = end.step
      props.arrange(typesetter)
      end = props
    }
  }
}
