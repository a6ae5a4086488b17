public import Engine

/// A thing on a slide: a picture, words or a plain shape, with its place and its motions, and with the
/// elements in it, which come, go and are pressed together with it.
///
/// An element of the same key on two slides is one thing that goes from its place on the one to
/// that on the other.
public struct SlideElement: Hashable, Sendable {
  /// The things that an element can show on its box.
  public enum Content: Hashable, Sendable {
    /// The picture in a file of this name.
    case picture(String)
    case text(SlideText)
    /// Nothing but the box.
    case shape
  }

  /// The name of the element, by which it is found, reused and moved.
  public var key: String
  /// Where it lies, on the canvas or in the element that it is in.
  public var place: SlidePlace
  /// What it shows on its box.
  public var content: Content
  /// The looks of its box, and of all of it.
  public var look = SlideLook()
  /// The elements in it, back to front, whose frames are in points of the design from its corner.
  public var elements: [SlideElement] = []
  /// The rule that places those elements; nil: their own frames do.
  public var layout: SlideLayout?
  /// How it lies in the layout that it is in, if there is one.
  public var sizing = SlideSizing()
  /// How the elements in it come, go and change places that have no motion of their own; nil: as others.
  public var animator: SlideAnimator?
  /// How what is in it scrolls; nil: not at all.
  public var scroll: SlideScroll?
  /// What hands do to it, and to what is in it, beside presses and drags.
  public var gestures = SlideGestures()
  /// What becomes of it as something is scrolled; nil: nothing.
  public var scrolled: ScrolledLook?
  /// True if nothing is seen of it outside of its box, whose corners may be round.
  public var clips = false
  /// The motion that is made for the hand; nil: it is there at once.
  public var fluid: SlideMotion?
  /// The motion of the set that the original slides have.
  public var original: SlideMotion?
  /// The loop in which it goes on while its slide is shown; nil: that of its motion, if that loops.
  package var idle: SlideIdle?
  /// The names that a document has for its motions, in the sets where it has one.
  package var motionNames: [MotionSet: String] = [:]
  /// Those of them that stand for whole motions, and not only for the timing.
  package var wholeMotionNames: [MotionSet: String] = [:]
  /// The way that a press on it takes; nil: none.
  public var tap: SlideLink?
  /// The way that a drag from it takes; nil: none.
  public var drag: SlideDrag?
  /// What a press on it does to a state; nil: nothing.
  public var toggle: SlideToggle?
  /// What differs about it while it is pressed, while the pointer is over it, and in states that have
  /// other names.
  public var states: [String: SlideState] = [:]
  /// The factor of its size and place around the canvas's centre, where something covers it.
  private(set) var recess = 1.0
  /// True where another slide lies over it.
  package private(set) var isCovered = false

  /// An element with nothing in it; see the properties.
  public init(
    _ key: String, _ content: Content, place: SlidePlace, look: SlideLook = SlideLook(),
    fluid: SlideMotion? = nil, original: SlideMotion? = nil
  ) {
    self.key = key
    self.content = content
    self.place = place
    self.look = look
    self.fluid = fluid
    self.original = original
  }

  /// The name of the picture's file, if it shows one.
  package var picture: String? {
    guard case .picture(let name) = content else { return nil }
    return name
  }

  var isText: Bool {
    guard case .text = content else { return false }
    return true
  }

  /// What its text says, if it shows one.
  var words: String? {
    guard case .text(let text) = content else { return nil }
    return text.string
  }

  package func motion(in set: MotionSet) -> SlideMotion? {
    switch set {
    case .fluid: fluid
    case .original: original
    }
  }

  /// The element, and all in it, without motions.
  var still: SlideElement {
    var element = self
    (element.fluid, element.original, element.idle) = (nil, nil, nil)
    (element.motionNames, element.wholeMotionNames) = ([:], [:])
    element.elements = elements.map(\.still)
    return element
  }

  /// The element, and all in it, in the order in which they are painted.
  var all: [SlideElement] { elements.isEmpty ? [self] : [self] + elements.flatMap(\.all) }

  /// True if there is something to press in it, or it is that.
  var takesInput: Bool { isPressable || scroll != nil || elements.contains(where: \.takesInput) }

  /// True if a press on it does something, or shows.
  var isPressable: Bool {
    tap != nil || toggle != nil || showsTouch
  }

  /// True if a press on it, or the pointer over it, shows.
  var showsTouch: Bool {
    states[SlideState.pressed] != nil || states[SlideState.hover] != nil
  }

  /// What few elements have.
  package var dress: SlideDress { look.dress }

  /// True if it has a shadow in some state.
  var hasShadow: Bool {
    look.dress.shadows != nil
      || states.values.contains { state in
        state.differences.contains {
          if case .dress(let dress) = $0 { dress.shadows != nil } else { false }
        }
      }
  }

  /// True if it shows anything itself.
  var isSeen: Bool { content != .shape || look.isSeen }

  /// The element without those of some keys in it; nil: it has one of them itself.
  func without(_ keys: Set<String>) -> SlideElement? {
    guard !keys.contains(key) else { return nil }
    var element = self
    element.elements = elements.compactMap { $0.without(keys) }
    return element
  }

  /// The element below another slide: it stays where it is, and takes no input.
  func covered(recess: Double) -> SlideElement {
    var element = self
    (element.tap, element.drag, element.toggle) = (nil, nil, nil)
    element.gestures = SlideGestures()
    for name in [SlideState.pressed, SlideState.hover] { element.states[name] = nil }
    (element.recess, element.isCovered) = (recess, true)
    element.elements = elements.map { $0.covered(recess: 1) }
    return element
  }

  /// The black over what a slide covers.
  static func shade(of slide: String, _ cover: SlideCover) -> [SlideElement] {
    guard cover.dim > 0 else { return [] }
    var look = SlideLook()
    look.fill = .black.withAlpha(cover.dim)
    let fade = SlideMotion(enter: [.fade], leave: [.fade])
    return [
      SlideElement(
        shadeKey(of: slide), .shape, place: .canvas, look: look, fluid: fade, original: fade)
    ]
  }

  /// The name of the black below a slide that covers another one.
  static func shadeKey(of slide: String) -> String { "below \(slide)" }

  /// The element as a view in a canvas.
  ///
  /// - Parameters:
  ///   - given: its frame, if a layout or something that scrolls places it.
  ///   - isInside: true if it is in another element.
  func description(
    in canvas: SlideCanvas, at given: Rect? = nil, isInside: Bool = false
  ) -> ViewDescription {
    let layout = canvas.layout
    let room = given ?? (isInside ? place.frame(insideIn: layout) : place.frame(in: layout))
    var (element, look) = scrolled(
      in: canvas, fitted(in: room, canvas), isPlaced: given != nil, isInside: isInside)
    if canvas.sorted.lifted == key { look.zPosition += 1 }
    // A shadow lies outside of what is cut off: the picture alone is.
    let isShadowed = canvas.deck.shadowedKeys.contains(key)
    if isShadowed { look.contentFit = look.contentFit.rounded }
    let view = ViewDescription(
      key, look, content: element.shown(in: layout, canvas.artwork),
      takesInput: takesInput, crossFadesContent: true,
      clipsToBounds: clips || scroll != nil || !isShadowed && canvas.deck.roundKeys.contains(key),
      children: inner(in: canvas))
    return canvas.deck.sharedKeys.contains(key) ? view.shared() : view
  }

  /// The part of a frame that its picture takes, if it shows one.
  func fitted(in frame: Rect, _ canvas: SlideCanvas) -> Rect {
    guard look.dress.fit ?? .contain == .contain,
      case .drawing(let drawing) = shown(in: canvas.layout, canvas.artwork)
    else { return frame }
    return canvas.layout.fitted(drawing, in: frame)
  }

  /// The elements in it that are seen, as views.
  private func inner(in canvas: SlideCanvas) -> [ViewDescription] {
    guard let places = seenPlaces(in: canvas), let group = canvas.frames[key] else {
      return elements.map { $0.description(in: canvas, isInside: true) }
    }
    let offset = canvas.offset(of: key, along: group.scrollAxis)
    return places.map { place in
      let shift = canvas.sorted.shifts[elements[place].key] ?? .zero
      let element = group.isMirrored ? elements[place].mirrored : elements[place]
      return element.description(
        in: canvas, at: group.frames[place].offset(by: shift - offset), isInside: true)
    }
  }

  /// The element with words that are read from right to left, unless they say otherwise.
  private var mirrored: SlideElement {
    guard case .text(var text) = content else { return self }
    text.speech = text.speech.inside(SlideSpeech(direction: .rightToLeft))
    var element = self
    element.content = .text(text)
    return element
  }

  /// The places of the elements in it that are seen; nil: their own frames place them.
  private func seenPlaces(in canvas: SlideCanvas) -> [Int]? {
    guard let group = canvas.frames[key], group.frames.count == elements.count else { return nil }
    if canvas.showsAll { return Array(group.frames.indices.prefix(SlideFrames.mostRows)) }
    return group.visible(at: canvas.offset(of: key, along: group.scrollAxis))
  }

  /// It, and all in it that are seen.
  func seen(in canvas: SlideCanvas) -> [SlideElement] {
    guard !elements.isEmpty else { return [self] }
    let places = seenPlaces(in: canvas) ?? Array(elements.indices)
    return [self] + places.flatMap { elements[$0].seen(in: canvas) }
  }

  /// The content of its view.
  func shown(in layout: IntroLayout, _ artwork: Artwork) -> Engine.Content {
    switch content {
    case .picture(let name): artwork[name]
    case .text(let text): .text(text.content(in: layout, artwork))
    case .shape: .empty
    }
  }
}

/// The place of an element in a canvas.
public enum SlidePlace: Hashable, Sendable {
  /// The place of the picture in the original's design, or of the words below it.
  case picture, title
  /// A box of the design, in its points. In a canvas of other proportions it keeps its shape, its
  /// distance from the middle line, and its share of the height.
  case frame(Rect)
  /// All of the canvas.
  case canvas

  /// The same box, in another element.
  package func frame(insideIn layout: IntroLayout) -> Rect {
    guard case .frame(let box) = self else { return frame(in: layout) }
    return layout.frame(ofInner: box)
  }

  package func frame(in layout: IntroLayout) -> Rect {
    switch self {
    case .picture: layout.image
    case .title: layout.title
    case .frame(let box): layout.frame(of: box)
    case .canvas: layout.background
    }
  }
}

/// The looks of an element's box.
public struct SlideLook: Hashable, Sendable {
  /// The colour of the box behind the content.
  public var fill = Color.clear
  /// Of the box, and of a picture in it; in points of the design.
  public var cornerRadius = 0.0
  /// In points of the design.
  public var borderWidth = 0.0
  public var borderColor = Color.clear
  /// 0…1, of all of the element.
  public var opacity = 1.0
  /// In radians, clockwise around its centre.
  public var rotation = 0.0
  /// The factor of its size, around its centre, ≥ 0.
  public var scale = 1.0
  /// What few elements have.
  package var dress = SlideDress()

  public init() {}

  /// True if something is seen of the box itself.
  var isSeen: Bool {
    fill.alpha > 0 || borderWidth > 0 || dress.gradient != nil || dress.shadows?.isEmpty == false
  }

  /// - Parameter recess: the factor of size and place around the canvas's centre.
  func appearance(in frame: Rect, _ layout: IntroLayout, recess: Double = 1) -> Appearance {
    var transform = rotation == 0 ? Transform.identity : .rotation(rotation)
    if scale != 1 { transform.scale = Point(scale, scale) }
    if recess != 1 {
      transform.translation = (layout.background.center - frame.center) * (1 - recess)
      transform.scale = Point(recess * scale, recess * scale)
    }
    var look = Appearance(
      frame: frame, alpha: opacity, transform: transform,
      backgroundColor: fill, cornerRadius: layout.scaled(cornerRadius),
      borderWidth: layout.scaled(borderWidth), borderColor: borderColor)
    if !dress.isPlain { dress.apply(to: &look, layout) }
    return look
  }
}
