public import Engine

/// The slides of an onboarding in their order.
public struct Deck: Hashable, Sendable {
  /// At least one, and no two of one name.
  public let slides: [Slide]
  /// The size that the slides are designed in, in points, both sides > 0.
  public let canvas: Size
  /// The order in which the elements of a change begin to move.
  public let choreography: Choreography
  /// The slides beyond the first and the last one.
  public let loop: SlideLoop
  /// True if hills lie behind the slides in a window, where the creatures live.
  public let hasHills: Bool
  /// The keys of elements that are pictures with round corners on some slide: their boxes cut off
  /// what they show on all slides, so that the corners become round on the way.
  let roundKeys: Set<String>
  /// The keys of elements that are pictures with shadows on some slide.
  let shadowedKeys: Set<String>
  /// The keys of elements that are in another element, or in none, on another slide.
  let sharedKeys: Set<String>
  /// The motions that have names in its document.
  package var namedMotions: [String: SlideMotion] = [:]
  /// True if pictures become others whose outlines have the same structure.
  package var morphsPictures = false
  /// The names of the files of its document's fonts, by the names of their families.
  package var fonts: [String: [String]] = [:]
  /// True if something on a slide leads elsewhere than to a neighbour: then there is no line of slides
  /// but where the button is.
  package let isGraph: Bool

  /// - Parameter slides: at least one, and no two of one name.
  public init(
    _ slides: [Slide], canvas: Size = IntroLayout.reference,
    choreography: Choreography = .together, loop: SlideLoop = .none, hasHills: Bool = true
  ) {
    precondition(!slides.isEmpty, "a deck has at least one slide")
    precondition(Set(slides.map(\.name)).count == slides.count, "two slides have one name")
    self.slides = slides
    self.canvas = canvas
    self.choreography = choreography
    self.loop = loop
    self.hasHills = hasHills
    let rounded = slides.flatMap(\.all).filter {
      $0.picture != nil && $0.look.cornerRadius > 0
    }
    roundKeys = Set(rounded.map(\.key))
    let shadowed = slides.flatMap(\.all).filter { $0.picture != nil && $0.hasShadow }
    shadowedKeys = Set(shadowed.map(\.key))
    sharedKeys = Self.sharedKeys(of: slides)
    isGraph = slides.contains(where: \.hasLinks)
  }

  private static func sharedKeys(of slides: [Slide]) -> Set<String> {
    var (parents, shared) = ([String: String?](), Set<String>())
    func add(_ elements: [SlideElement], in parent: String?) {
      for element in elements {
        let known = parents.updateValue(parent, forKey: element.key)
        if let known, known != parent { shared.insert(element.key) }
        add(element.elements, in: element.key)
      }
    }
    for slide in slides { add(slide.elements, in: nil) }
    return shared
  }

  /// The slide that follows one of them; nil: there is none beyond the last.
  public func slide(after slide: Slide) -> Slide? {
    let index = index(of: slide) + 1
    let next = slides[index...].first { $0.cover == nil }
    return other(next ?? (loop == .none ? nil : slides.first { $0.cover == nil }), than: slide)
  }

  /// The slide before one of them; nil: there is none beyond the first.
  public func slide(before slide: Slide) -> Slide? {
    let last = slides[..<index(of: slide)].last { $0.cover == nil }
    return other(last ?? (loop == .both ? slides.last { $0.cover == nil } : nil), than: slide)
  }

  /// Where something leads elsewhere no slide is its own neighbour.
  private func other(_ found: Slide?, than slide: Slide) -> Slide? {
    isGraph && found?.name == slide.name ? nil : found
  }

  /// The slide that the button leads to: the next one. That of the last slide leads to the first
  /// one, if the slide names a word for it; nil: there is no button.
  func slide(byButtonOf slide: Slide) -> Slide? {
    self.slide(after: slide) ?? (slide.buttonTitle == nil ? nil : slides[0])
  }

  /// The word on the button of a slide; nil: there is no button.
  func buttonTitle(of slide: Slide) -> String? {
    let slide = ground(of: slide)
    guard slide.isInLine else { return nil }
    return slide.buttonTitle ?? (self.slide(after: slide) == nil ? slide.finishTitle : "Next")
  }

  /// The lowest of the slides that a slide covers; itself if it covers none.
  func ground(of slide: Slide) -> Slide {
    slide.covered.first.flatMap { self.slide(named: $0) } ?? slide
  }

  /// A slide by its name.
  func slide(named name: String) -> Slide? { slides.first { $0.name == name } }

  /// A slide as it is shown, with those below it.
  ///
  /// - Parameter shown: the slide from which it is reached, as it is shown.
  func composed(_ slide: Slide, from shown: Slide?) -> Slide {
    composed(slide, over: (shown?.covered ?? []) + [shown?.name].compactMap(\.self))
  }

  /// The same, where these were shown: what lies over whichever slide was shown covers them, but neither
  /// itself nor what covers it.
  func composed(_ slide: Slide, over names: [String]) -> Slide {
    var (covered, top) = ([Slide](), slide)
    while let cover = top.cover, covered.count < slides.count {
      guard let below = cover.below else {
        let own = Set(covered.map(\.name) + [slide.name])
        covered = names.prefix { !own.contains($0) }.compactMap(self.slide(named:)) + covered
        break
      }
      guard let next = self.slide(named: below), next != top else { break }
      covered.insert(next, at: 0)
      top = next
    }
    return slide.over(covered)
  }

  /// The distance from slide to slide, in slides; from the last one to the first it is one on.
  func way(from old: Slide, to new: Slide) -> Int {
    let (start, end) = (index(of: old), index(of: new))
    return start > 0 && start == slides.count - 1 && end == 0 ? 1 : end - start
  }

  /// The place of one of its slides in the order.
  func index(of slide: Slide) -> Int {
    guard let index = slides.firstIndex(where: { $0.name == slide.name }) else {
      preconditionFailure("the deck has no slide “\(slide)”")
    }
    return index
  }

  /// The slide that takes the place of one of another deck: that of the same name, or else the one
  /// at the same place.
  func counterpart(of slide: Slide, in other: Deck) -> Slide {
    slides.first { $0.name == slide.name } ?? slides[min(other.index(of: slide), slides.count - 1)]
  }

  /// The same of a slide as it is shown, with those below it.
  func counterpart(of slide: Slide, as other: Deck) -> Slide {
    composed(counterpart(of: slide, in: other), over: slide.covered)
  }

  /// The same slides without any motions of elements.
  var still: Deck {
    Deck(
      slides.map(\.still), canvas: canvas, choreography: choreography, loop: loop,
      hasHills: hasHills)
  }

  /// The names of everything on its slides, each once.
  public var keys: [String] {
    var seen: Set<String> = []
    return ([IntroKey.background, IntroKey.button] + slides.flatMap { $0.all.map(\.key) })
      .filter { seen.insert($0).inserted }
  }

  /// All elements of its slides, and of two of them once more, as they are shown.
  func allElements(with old: Slide, _ new: Slide) -> [SlideElement] {
    (slides + [old, new]).flatMap(\.all)
  }

  /// The keys of the elements in each one that holds some, by its key and by the names of the slides that
  /// it is on.
  var groups: [String: [String: [String]]] {
    var groups: [String: [String: [String]]] = [:]
    for slide in slides {
      for group in slide.all where !group.elements.isEmpty {
        groups[group.key, default: [:]][slide.name] = group.elements.map(\.key)
      }
    }
    return groups
  }

  /// True if a layout places an element of it, or one scrolls.
  package var isArranged: Bool { slides.contains(where: \.isArranged) }

  /// True if an element has a place of its own in the design.
  var hasFrames: Bool {
    slides.contains { slide in
      slide.elements.contains { if case .frame = $0.place { true } else { false } }
    }
  }

  /// The motions that an element has, one for each slide it is on, in each set.
  func motions(of key: String) -> [[SlideMotion?]] {
    slides.flatMap(\.all).filter { $0.key == key }.map { [$0.fluid, $0.original] }
  }

  /// Seconds within which every change of two of its slides comes to rest, at the usual speed.
  package var longestChange: Double {
    let elements = slides.flatMap(\.all)
    let longest = elements.flatMap { element in
      [element.fluid, element.original].compactMap { $0?.longest(with: element.words) }
    }
    let backgrounds = MotionSet.allCases.compactMap(\.backgroundType.timing?.duration)
    let waits = elements.compactMap { group in
      group.animator.map { $0.stagger * Double(group.mostInSight) }
    }
    let one = ((longest + backgrounds).max() ?? 0) + (waits.max() ?? 0)
    return switch choreography {
    case .together: one
    case .outThenIn: 3 * one
    case .stagger(let seconds):
      one + seconds * Double(slides.flatMap(\.elements).map(\.countInSight).reduce(0, +))
    }
  }
}

extension SlideElement {
  /// The most elements in it that are in sight at once.
  fileprivate var mostInSight: Int {
    scroll == nil ? elements.count : min(elements.count, SlideFrames.mostSeen)
  }

  /// The most that are in sight at once of the element itself and all that are in it.
  fileprivate var countInSight: Int {
    let counts = elements.map(\.countInSight).sorted(by: >)
    return 1 + counts.prefix(mostInSight).reduce(0, +)
  }
}

/// The slides that lie beyond a deck's first and last one.
public enum SlideLoop: Hashable, Sendable {
  /// None: there the slides give way like rubber.
  case none
  /// The last one leads on to the first.
  case forward
  /// The last one leads on to the first, and the first one back to the last.
  case both
}
