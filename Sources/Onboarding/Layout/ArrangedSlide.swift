import Engine

/// The elements of a slide as they were laid out, and what they follow from: many frames ask for them.
struct ArrangedSlide: Hashable {
  /// All that decides where elements lie.
  struct Source: Hashable {
    let slide: Slide
    let states: SlideStates
    let sorted: SortedElements
    let layout: IntroLayout
    let artwork: Artwork

    init(_ props: Intro.Props) {
      (slide, states, layout, artwork) = (props.step, props.states, props.layout, props.artwork)
      sorted = props.sorted.settled
    }

    /// The slide's elements in their states, and as hands have sorted them.
    var elements: [SlideElement] {
      guard !states.isEmpty || !sorted.isEmpty else { return slide.elements }
      return slide.elements.map { $0.shown(in: states).sorted(by: sorted) }
    }
  }

  let source: Source
  let elements: [SlideElement]
}
