/// Everything one frame shows, as plain data in paint order.
///
/// A back end draws the commands one after the other and needs to know nothing else; the same
/// list drives the window, the export and the tests.
public struct DisplayList: Hashable, Sendable {
  /// The commands, painted one over the other.
  public var commands: [DrawCommand]

  /// A list of commands.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }

  /// Adds a command over all others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }
  /// Adds another list's commands over all others.
  public mutating func append(contentsOf list: DisplayList) {
    commands.append(contentsOf: list.commands)
  }
}

/// One step of painting, in the coordinates of the layer it is in.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a path by its own rule, see ``Path/isEvenOdd``.
  indirect case fill(Path, Paint)
  /// Draws a line along a path.
  indirect case stroke(Path, StrokeStyle, Paint)
  /// A rounded rectangle out of focus.
  indirect case shadow(BoxShadow)
  /// One line of text; `origin` is the left end of its baseline.
  indirect case text(TextLine, origin: Point)
  /// Commands that are moved, clipped and faded as one.
  case layer(Layer)
}

/// The shadow of a rounded rectangle: its shape, blurred.
public struct BoxShadow: Hashable, Sendable {
  /// The rectangle as it would be without blur.
  public var rect: Rect
  /// The corners' radius; a radius beyond half the shorter side is cut to it.
  public var radius: Double
  /// The standard deviation of the Gaussian blur, ≥ 0. Nothing is seen beyond three of them.
  public var blur: Double
  /// The colour.
  public var color: Color
  /// A part that the next commands cover wholly and with full opacity, so that it may be left out.
  public var hidden: Rect?

  /// A shadow of a rounded rectangle; lengths in points.
  public init(
    _ rect: Rect, radius: Double = 0, blur: Double, color: Color, hidden: Rect? = nil
  ) {
    self.rect = rect
    self.radius = radius
    self.blur = blur
    self.color = color
    self.hidden = hidden
  }
}

/// One line of text in one font and colour.
public struct TextLine: Hashable, Sendable {
  /// The text of the line.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color

  /// A line of text.
  public init(_ string: String, font: Font, color: Color) {
    self.string = string
    self.font = font
    self.color = color
  }
}

/// A picture that is not painted itself, but says how much is seen of a layer.
public struct Mask: Hashable, Sendable {
  /// The commands, painted one over the other, in the layer's coordinates.
  public var commands: [DrawCommand]
  /// The part of the picture that counts.
  public var mode: MaskMode

  /// A mask of commands.
  public init(_ commands: [DrawCommand], _ mode: MaskMode) {
    self.commands = commands
    self.mode = mode
  }
}

/// Commands with a coordinate system, a clip, a mask and an opacity of their own.
public struct Layer: Hashable, Sendable {
  /// From the layer's coordinates to those around it.
  public var transform: AffineTransform
  /// 0…1; below 1 the commands are painted together first, then faded as a whole.
  public var opacity: Double
  /// In the layer's coordinates; nothing outside is painted. nil clips nothing.
  public var clip: Path?
  /// The picture that lets the commands through where it is opaque or light; nil lets all through.
  public var mask: Mask? {
    didSet { nesting = LayerNesting(above: commands, mask, #fileID, #line) }
  }
  /// The commands, painted one over the other.
  public var commands: [DrawCommand] {
    didSet {
      nesting = LayerNesting(above: commands, mask, #fileID, #line)
      if alignment?.extent != nil { alignment = LayerAlignment(fit: fit, viewBox: viewBox) }
    }
  }
  /// How the layer goes together with what lies behind it.
  public var compositing = Compositing()
  /// True if each layer among the commands takes the place of what lies below it in this one, as far
  /// as its opacity says, instead of lying over it: so one picture fades into another, and nothing
  /// of what they have in common is dimmed meanwhile.
  public var crossFades = false
  /// The alignment of the layer to pixels; nil: only texts are aligned, each by itself.
  var alignment: LayerAlignment?
  private var nesting: LayerNesting

  /// A layer of commands, transformed, faded, clipped and masked as one. At most 400 layers lie in
  /// one another.
  public init(
    transform: AffineTransform = .identity, opacity: Double = 1, clip: Path? = nil,
    mask: Mask? = nil, commands: [DrawCommand] = [], file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      LayerNesting(above: commands, mask, file, line), transform, opacity, clip, mask, commands)
  }

  /// A layer of commands that are composited as one picture.
  package init(compositing: Compositing, commands: [DrawCommand]) {
    self.init(commands: commands)
    self.compositing = compositing
  }

  /// The layer of a view, made in every frame: those of other views in it are not counted.
  init(view transform: AffineTransform, opacity: Double, commands: [DrawCommand]) {
    self.init(LayerNesting(view: commands), transform, opacity, nil, nil, commands)
  }

  private init(
    _ nesting: LayerNesting, _ transform: AffineTransform, _ opacity: Double, _ clip: Path?,
    _ mask: Mask?, _ commands: [DrawCommand]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.commands = commands
    self.nesting = nesting
  }
}

extension Layer {
  /// True if some of its commands are blended with what lies behind all of them.
  var holdsBlending: Bool { nesting.holdsBlending }

  /// True if it, or something in it, is blended with what lies behind it.
  fileprivate var blends: Bool {
    guard compositing.blend == .normal else { return true }
    let isApart =
      opacity < 1 || clip != nil || mask != nil || crossFades || compositing.isIsolated
      || compositing.filter != nil
    return holdsBlending && !isApart
  }

  fileprivate var depth: Int32 { nesting.depth }
}

/// What lies in a layer: no part of what is painted, so any two are equal.
private struct LayerNesting: Hashable, Sendable {
  /// The number of layers in one another, the outermost included.
  let depth: Int32
  let holdsBlending: Bool

  /// Painting, comparing and releasing go down by recursion.
  private static let most: Int32 = 400

  /// That of a view's layer, of which those of other views are not counted.
  init(view commands: [DrawCommand]) {
    (depth, holdsBlending) = (1, Self.blends(commands))
  }

  /// That of a layer of these commands.
  init(above commands: [DrawCommand], _ mask: Mask?, _ file: StaticString, _ line: UInt) {
    var inner: Int32 = 0
    for case .layer(let layer) in commands { inner = max(inner, layer.depth) }
    for case .layer(let layer) in mask?.commands ?? [] { inner = max(inner, layer.depth) }
    require(
      inner < Self.most, "layers lie in one another at most \(Self.most) times; here is one more",
      file: file, line: line)
    (depth, holdsBlending) = (inner + 1, Self.blends(commands))
  }

  private static func blends(_ commands: [DrawCommand]) -> Bool {
    commands.contains { command in
      if case .layer(let layer) = command { layer.blends } else { false }
    }
  }

  static func == (a: Self, b: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
