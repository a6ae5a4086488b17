/// A button: a picture, then a title, side by side in the middle of its frame.
///
/// Its size is that of LayoutKit's button, in whole points: at least 30 wide and 12 higher than
/// what it holds, unless it has a picture or a margin of its own, or is a round one.
public struct ButtonLayout<V: View>: Layout {
  public let style: ButtonStyle
  public let image: ButtonImage
  /// In points around the picture and the title; finite.
  public let contentInsets: Insets
  public let alignment: Alignment
  public let flexibility: Flexibility
  public let viewReuseId: String?
  public let config: ((V) -> Void)?
  let title: LabelLayout<View>

  /// - Parameters:
  ///   - font: nil: 18 points for a custom button, 15 for the others.
  ///   - minimumScale: the smallest factor (0…1] by which the title shrinks where it has no room.
  public init(
    style: ButtonStyle = .custom, title: String, image: ButtonImage = .ofStyle,
    font: Font? = nil, color: Color = .black, minimumScale: Double = 1,
    contentInsets: Insets = .zero, typesetter: Typesetter = .standIn,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)? = nil
  ) {
    let size = image.size(in: style)
    precondition(contentInsets.isFinite, "a button's margin is finite")
    precondition(
      size.width >= 0 && size.width.isFinite && size.height >= 0 && size.height.isFinite,
      "a button's picture is finite and ≥ 0 in size, not \(size.width) × \(size.height)")
    self.style = style
    self.image = image
    self.contentInsets = contentInsets
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.config = config
    self.title = LabelLayout(
      content: TextContent(
        title, font: font ?? style.font, color: color, minimumScale: minimumScale,
        wrapping: .words, lineLimit: 1),
      typesetter: typesetter, alignment: .center)
  }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let margin = Size(
      contentInsets.left + contentInsets.right, contentInsets.top + contentInsets.bottom)
    let picture = image.size(in: style)
    let text = title.measurement(
      within: Size(
        maxSize.width - margin.width - picture.width, maxSize.height - margin.height))
    let width = max(leastWidth, (picture.width + text.size.width + margin.width).rounded(.up))
    let height = max(picture.height, max(titleHeight, text.size.height)) + margin.height + padding
    let size = Size(
      max(0, min(width, maxSize.width)), max(0, min(height.rounded(.up), maxSize.height)))
    return LayoutMeasurement(
      layout: self, size: size, maxSize: maxSize,
      sublayouts: [pictureLayout.measurement(within: picture), text])
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = alignment.position(size: measurement.size, in: rect)
    let inner = Rect(origin: .zero, size: frame.size).inset(by: contentInsets)
    let widths = measurement.sublayouts.map(\.size.width)
    var x = inner.x + (inner.width - widths.reduce(0, +)) / 2
    var parts: [LayoutArrangement] = []
    for (part, width) in zip(measurement.sublayouts, widths) {
      parts.append(part.arrangement(within: Rect(x, inner.y, width, inner.height)))
      x += width
    }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: parts)
  }

  public func measuresLike(_ other: any Layout) -> Bool {
    guard let other = other as? ButtonLayout else { return false }
    return style == other.style && image == other.image && contentInsets == other.contentInsets
      && title.measuresLike(other.title)
  }

  public var needsView: Bool { true }
  public var viewType: View.Type { V.self }
  public func configure(_ view: View) { (view as? V).map { config?($0) } }
}

extension ButtonLayout {
  /// True if the button is roomier than what it holds.
  private var isRoomy: Bool { !image.isOwn && contentInsets == .zero && !style.isBare }
  private var leastWidth: Double { isRoomy ? 30 : 0 }
  private var padding: Double { isRoomy ? 12 : 0 }

  /// Without a title there is still one line's height, unless the button is a round one.
  private var titleHeight: Double {
    title.content.string.isEmpty && style.hasTitleOnly ? title.lineHeight : 0
  }

  private var pictureLayout: SizeLayout<View> {
    SizeLayout(
      size: image.size(in: style), alignment: .center,
      config: image.drawing.map { drawing in { $0.content = .drawing(drawing) } })
  }
}

extension ButtonStyle {
  fileprivate var isBare: Bool { self == .infoDark || self == .infoLight || self == .contactAdd }
}
