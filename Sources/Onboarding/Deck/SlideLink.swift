public import Engine

/// Where something on a slide leads.
public enum SlideTarget: Hashable, Sendable {
  /// A slide of the deck, by its name.
  case slide(String)
  /// The slide from which the one that is shown was reached; nowhere from the first of them.
  case back
  /// The neighbours in the order of the deck.
  case next, previous
}

/// A link to another slide, and how everything moves in that change.
public struct SlideLink: Hashable, Sendable {
  /// Where it leads.
  public var target: SlideTarget
  /// The type of all elements' motions in the change there and back; nil: each as its own motion says.
  public var type: AnimationType?

  /// A link; see the properties.
  public init(to target: SlideTarget, type: AnimationType? = nil) {
    self.target = target
    self.type = type
  }
}

/// The direction of a hand.
public enum SlideDirection: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down

  /// One point in it.
  var unit: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }
}

/// A link that a drag in a direction follows: the hand scrubs the change.
public struct SlideDrag: Hashable, Sendable {
  /// The direction of the hand.
  public var direction: SlideDirection
  /// Where it leads.
  public var link: SlideLink

  /// A drag in a direction that follows a link.
  public init(_ direction: SlideDirection, _ link: SlideLink) {
    self.direction = direction
    self.link = link
  }
}

/// The gesture that leads back from a slide.
public enum SlideBack: Hashable, Sendable {
  /// A drag in a direction, from anywhere on the slide.
  case drag(SlideDirection)
  /// A press beside all elements of the slide.
  case tapOutside
}

/// A slide that goes on by itself.
public struct SlideTimeout: Hashable, Sendable {
  /// The time that it is shown at rest, ≥ 0.
  public var seconds: Double
  /// Where it leads.
  public var link: SlideLink

  /// A timeout after seconds at rest, ≥ 0.
  public init(seconds: Double, _ link: SlideLink) {
    self.seconds = seconds
    self.link = link
  }
}

/// What a slide covers, and how that looks.
public struct SlideCover: Hashable, Sendable {
  /// The name of the slide below; nil: whichever was shown.
  public var below: String?
  /// The opacity of the black over it, 0…1.
  public var dim: Double
  /// The factor of its size, around the canvas's centre, > 0.
  public var scale: Double

  /// A cover; see the properties.
  public init(below: String? = nil, dim: Double = 0, scale: Double = 1) {
    (self.below, self.dim, self.scale) = (below, dim, scale)
  }
}

extension Deck {
  /// The names of the slides that links lead to from the first one, and its own.
  var reached: Set<String> {
    var (reached, found) = (Set<String>(), [slides[0]])
    while let slide = found.popLast() {
      guard reached.insert(slide.name).inserted else { continue }
      let targets = slide.links.map(\.target) + (slide.isInLine ? [.next, .previous] : [])
      found += targets.compactMap { self.slide($0, from: slide) }
    }
    return reached
  }

  /// The names of the slides on which there is never anything to go back to: nothing leads to them but
  /// what goes on by itself from such a one.
  var slidesWithoutWayBack: Set<String> {
    let timeouts = Dictionary(
      slides.map { slide in
        (slide.name, slide.timeout.flatMap { self.slide($0.link.target, from: slide)?.name })
      }, uniquingKeysWith: { first, _ in first })
    var found = slides.flatMap { slide in
      let targets = slide.acts.map(\.target) + (slide.isInLine ? [.next, .previous] : [])
      return targets.compactMap { self.slide($0, from: slide)?.name }.filter { $0 != slide.name }
    }
    var home = Set(slides.map(\.name))
    while let name = found.popLast() {
      guard home.remove(name) != nil, let next = timeouts[name] ?? nil, next != name else {
        continue
      }
      found.append(next)
    }
    return home
  }

  /// The slide to which a target leads from one of the slides, wherever one came from.
  func slide(_ target: SlideTarget, from slide: Slide) -> Slide? {
    switch target {
    case .slide(let name): self.slide(named: name)
    case .next: self.slide(after: slide)
    case .previous: self.slide(before: slide)
    case .back: nil
    }
  }
}

extension Slide {
  /// True if it has neighbours where something leads elsewhere, too: the program's button is on it.
  var isInLine: Bool { hasButton && cover == nil }

  /// All links of the slide and of what is on it.
  var links: [SlideLink] { acts + [timeout?.link].compactMap(\.self) }

  /// The links of what is on it.
  var acts: [SlideLink] {
    all.flatMap { element in
      let acts = [element.gestures.swipe?.act, element.gestures.pull].compactMap(\.self)
      let links = acts.map { if case .follow(let link) = $0 { link } else { nil as SlideLink? } }
      return ([element.tap, element.drag?.link, element.gestures.pinch?.link] + links).compactMap(
        \.self)
    }
  }

  /// True if it leads anywhere but to its neighbours, or can be left by a gesture of its own.
  var hasLinks: Bool { !links.isEmpty || back != nil || cover != nil }
}
