public import Engine

/// A slide: what it says and shows, and how everything on it moves.
public struct Slide: Hashable, Sendable, CustomStringConvertible {
  /// The slide's name in its deck.
  public let name: String
  /// The colour of the canvas; it may be seen through.
  public let backgroundColor: Color
  /// Everything between the button, which lies on the background, and the eye; back to front.
  public let elements: [SlideElement]
  /// The same with all elements that are in them, in the order in which they are painted.
  package let all: [SlideElement]
  /// The word that the slide names for the button; nil: it is the usual one, where that leads on.
  public let buttonTitle: String?
  /// The word on the button of a window where the program goes on after the slide; nil: it doesn't.
  public let finishTitle: String?
  /// True if confetti is thrown where the slide is reached.
  public let isCelebrated: Bool
  /// False if the program's button is not on it.
  public var hasButton = true
  /// The language and direction of what is said on it.
  public var speech = SlideSpeech()
  /// The gesture that leads back to where one came from; nil: none of its own.
  public var back: SlideBack?
  /// The way on after a time; nil: it stays.
  public var timeout: SlideTimeout?
  /// What it covers; nil: it is a whole slide.
  public var cover: SlideCover?
  /// The names of the slides that it covers while it is shown, from the lowest one up.
  package private(set) var covered: [String] = []

  /// - Parameters:
  ///   - elements: no two of one key, nor of those in them.
  ///   - finish: the word on the button where the program goes on after the slide.
  public init(
    _ name: String, color: Color, elements: [SlideElement], button: String? = nil,
    finish: String? = nil, isCelebrated: Bool = false
  ) {
    self.name = name
    backgroundColor = color
    self.elements = elements
    all = elements.flatMap(\.all)
    scrolling = all.filter { $0.scroll != nil }
    idles = all.idles
    hasGestures = all.contains { $0.gestures.swipe != nil || $0.gestures.reorders }
    isArranged = !scrolling.isEmpty || all.contains { $0.layout != nil }
    buttonTitle = button
    finishTitle = finish
    self.isCelebrated = isCelebrated
  }

  /// A slide of the original's design: a picture in a file that is called after the slide, and words
  /// below it.
  ///
  /// - Parameters:
  ///   - fluid: the motions that are made for the hand.
  ///   - original: those of the set that the original slides have.
  public init(
    _ name: String, title: String, color: Color, button: String? = nil, finish: String? = nil,
    isCelebrated: Bool = false, fluid: SlideMotions = .fluid, original: SlideMotions = .original
  ) {
    let picture = SlideElement(
      name + "Image", .picture(name + ".svg"), place: .picture, fluid: fluid.picture,
      original: original.picture)
    let words = SlideElement(
      name + "Title", .text(SlideText(title)), place: .title, fluid: fluid.title,
      original: original.title)
    self.init(
      name, color: color, elements: [picture, words], button: button, finish: finish,
      isCelebrated: isCelebrated)
  }

  /// The slide's name.
  public var description: String { name }
  /// The names of the files that its pictures are in, back to front.
  public var pictures: [String] { all.flatMap(\.pictures) }
  /// The key of its first picture, which lives; of a slide that has none, one that no element has.
  public var imageKey: String { all.first { $0.picture != nil }?.key ?? name + "Image" }
  /// The key of its first words, which the hand holds; of a slide that has none, one that no element
  /// has.
  public var titleKey: String { all.first(where: \.isText)?.key ?? name + "Title" }

  /// The first words on it; of a slide without any, its name.
  public var title: String {
    for case .text(let text) in all.map(\.content) { return text.string }
    return name
  }

  /// The keys of its elements, but of those that only hold others.
  package var ownKeys: [String] { all.filter { $0.elements.isEmpty || $0.isSeen }.map(\.key) }

  /// True if a layout places an element, or one scrolls.
  package let isArranged: Bool
  /// True if a hand can draw elements aside, or sort them.
  let hasGestures: Bool
  /// The elements that scroll.
  let scrolling: [SlideElement]
  /// The loops of its elements in each set of motions that has some.
  let idles: [MotionSet: [SlideIdle.Name]]

  /// The slide with the elements of those that it covers below its own.
  ///
  /// - Parameter slides: from the lowest one up; each covers those before it.
  func over(_ slides: [Slide]) -> Slide {
    guard let ground = slides.first else { return self }
    let layers = slides + [self]
    var (shown, recess) = (layers.last?.elements ?? [], 1.0)
    for (layer, above) in zip(slides, layers.dropFirst()).reversed() {
      recess *= above.cover?.scale ?? 1
      let keys = Set(shown.flatMap(\.all).map(\.key))
      let below = layer.elements.compactMap { $0.without(keys)?.covered(recess: recess) }
      shown = below + (above.cover.flatMap { SlideElement.shade(of: above.name, $0) } ?? []) + shown
    }
    var slide = with(shown, color: ground.backgroundColor)
    slide.covered = slides.map(\.name)
    return slide
  }

  /// The same slide without any motions of elements.
  var still: Slide {
    with(elements.map(\.still), color: backgroundColor, finish: finishTitle)
  }

  /// The same slide, on which no look follows a scroll.
  var withoutScrolledLooks: Slide {
    var slide = with(
      elements.map(\.withoutScrolledLooks), color: backgroundColor, finish: finishTitle)
    slide.covered = covered
    return slide
  }

  /// The same slide with other elements.
  func with(_ elements: [SlideElement], color: Color, finish: String? = nil) -> Slide {
    var slide = Slide(
      name, color: color, elements: elements, button: buttonTitle, finish: finish,
      isCelebrated: isCelebrated)
    (slide.hasButton, slide.back, slide.timeout, slide.cover) = (hasButton, back, timeout, cover)
    slide.speech = speech
    return slide
  }

  /// A deck has no two slides of one name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SlideElement {
  /// The element, and all in it, whose looks follow no scroll.
  fileprivate var withoutScrolledLooks: SlideElement {
    var element = self
    element.scrolled = nil
    element.elements = elements.map(\.withoutScrolledLooks)
    return element
  }
}
