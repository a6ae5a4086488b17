import Engine

/// Slides that take the place of those that are shown, as their file is edited.
extension OnboardingScreen {
  /// Shows other slides from now on: at the one of the same name, or else at the same place.
  ///
  /// A change on its way keeps its progress; at rest, elements that there were before go to their
  /// new places and colours, unless movement is to be avoided. Other motions are gone over to without a
  /// jump; what was tuned stays, but where the slides say another motion.
  public func take(_ deck: Deck, _ artwork: Artwork) {
    let old = self.deck
    let artwork = artwork.setting(by: builder.measuring)
    guard deck != old || artwork != tree.props.artwork else { return }
    let isLaidOut = size != .zero
    let layout = isLaidOut ? layout(of: deck) : tree.props.layout
    let isRetuned = artwork == tree.props.artwork && deck.still == old.still
    let shown = step
    goOn(through: deck)
    let typesetter = typesetter
    let change = { (props: inout Intro.Props) in
      (props.artwork, props.layout) = (artwork, layout)
      props.show(deck)
      props.arrange(typesetter)
    }
    if isRetuned {
      tree.retune(change)
      leftSlide = leftSlide.map { deck.counterpart(of: $0, as: old) }
      lastPair = lastPair?.through(deck, as: old)
    } else if isLaidOut, isAnimated(shown, deck.slide(named: shown.name)) {
      goOver(change)
    } else if isLaidOut, transition == nil, !stage.reducesMotion {
      stage.animate(withDuration: Self.newsDuration) { self.tree.relayout(change) }
    } else {
      tree.relayout(change)
    }
    past = nil
    keepTextsApart()
    connectSlide()
    guard !isRetuned else { return }
    life = lives ? Life(deck, artwork, after: life) : nil
    (leftSlide, lastPair) = (nil, nil)
    if deck.slides.count != old.slides.count { count(deck.slides.count) }
    bar?.place(in: layout)
    showBar()
  }

  /// The time that elements take to what an edited file has for them, in seconds.
  static let newsDuration = 0.3

  /// True if elements of a slide come and go by animators when it is edited.
  private func isAnimated(_ slide: Slide, _ edited: Slide?) -> Bool {
    guard let edited, transition == nil, !stage.reducesMotion else { return false }
    return !(slide.elements + edited.elements).animated.isEmpty
  }

  /// Lets what an edited file has for the slide that is shown come, go and change places.
  private func goOver(_ change: (inout Intro.Props) -> Void) {
    var props = tree.props
    change(&props)
    props.edition += 1
    let begun = tree.transition(to: props)
    edit = begun
    begun.play()
  }

  /// Makes everything anew that goes by the number of slides.
  private func count(_ slides: Int) {
    (shares, parallax) = (SlideShares(slides: slides), Parallax(slides: slides))
    guard bar != nil else { return }
    bar = SlideBar(slides: slides)
    bar?.stage.reducesMotion = stage.reducesMotion
    bar?.stage.advance(to: now)
    connectBar()
  }
}
