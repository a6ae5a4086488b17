public import Engine

/// A thing on a slide: a picture, words or a plain shape, with its place and its motions.
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
  public var place: SlidePlace
  public var content: Content
  public var look = SlideLook()
  /// The motion that is made for the hand; nil: it is there at once.
  public var fluid: SlideMotion?
  /// The motion of the set that the original slides have.
  public var original: SlideMotion?
  /// The way that a press on it takes; nil: none.
  public var tap: SlideLink?
  /// The way that a drag from it takes; nil: none.
  public var drag: SlideDrag?
  /// The factor of its size and place around the canvas's centre, where something covers it.
  private(set) var recess = 1.0
  /// True where another slide lies over it.
  private(set) var isCovered = false

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
  var picture: String? {
    guard case .picture(let name) = content else { return nil }
    return name
  }

  var isText: Bool {
    guard case .text = content else { return false }
    return true
  }

  package func motion(in set: MotionSet) -> SlideMotion? {
    switch set {
    case .fluid: fluid
    case .original: original
    }
  }

  /// The element below another slide: it stays where it is, and takes no input.
  func covered(recess: Double) -> SlideElement {
    var element = self
    (element.tap, element.drag) = (nil, nil)
    (element.recess, element.isCovered) = (recess, true)
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
  /// - Parameter clips: true if its box cuts off what it shows.
  func description(
    in layout: IntroLayout, _ artwork: Artwork, clips: Bool = false
  ) -> ViewDescription {
    let content = shown(in: layout, artwork)
    var frame = place.frame(in: layout)
    if case .drawing(let drawing) = content { frame = layout.fitted(drawing, in: frame) }
    return ViewDescription(
      key, look.appearance(in: frame, layout, recess: recess), content: content,
      takesInput: tap != nil, crossFadesContent: true, clipsToBounds: clips)
  }

  private func shown(in layout: IntroLayout, _ artwork: Artwork) -> Engine.Content {
    switch content {
    case .picture(let name): artwork[name]
    case .text(let text): .text(text.content(in: layout))
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

  func frame(in layout: IntroLayout) -> Rect {
    switch self {
    case .picture: layout.image
    case .title: layout.title
    case .frame(let box): layout.frame(of: box)
    case .canvas: layout.background
    }
  }
}

/// Words on a slide.
public struct SlideText: Hashable, Sendable {
  public var string: String
  /// In points of the design; smaller where the words don't fit their box.
  public var size: Double
  public var weight: Font.Weight
  public var color: Color
  public var alignment: TextContent.Alignment
  public var wrapping: TextWrapping

  public init(
    _ string: String, size: Double = 29, weight: Font.Weight = .semibold,
    color: Color = .black.withAlpha(0.62), alignment: TextContent.Alignment = .center,
    wrapping: TextWrapping = .wholeWords
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.wrapping = wrapping
  }

  func content(in layout: IntroLayout) -> TextContent {
    TextContent(
      string, font: Font(size: layout.scaled(size), weight: weight), color: color,
      alignment: alignment, minimumScale: 0.1, wrapping: wrapping)
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

  public init() {}

  /// - Parameter recess: the factor of size and place around the canvas's centre.
  func appearance(in frame: Rect, _ layout: IntroLayout, recess: Double = 1) -> Appearance {
    var transform = rotation == 0 ? Transform.identity : .rotation(rotation)
    if recess != 1 {
      transform.translation = (layout.background.center - frame.center) * (1 - recess)
      transform.scale = Point(recess, recess)
    }
    return Appearance(
      frame: frame, alpha: opacity, transform: transform,
      backgroundColor: fill, cornerRadius: layout.scaled(cornerRadius),
      borderWidth: layout.scaled(borderWidth), borderColor: borderColor)
  }
}
