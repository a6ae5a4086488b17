/// A button: a picture, then a title, side by side in the middle of its frame.
///
/// Its size is that of LayoutKit's button, in whole points: at least 30 wide and 12 higher than
/// what it holds, unless it has a picture or a margin of its own, or is a round one.
public struct ButtonLayout<V: View>: ContainerLayout, RuledContainer, ConfiguredLayout {
  package let style: ButtonStyle
  package let image: ButtonImage
  /// In points around the picture and the title; finite.
  package let contentInsets: Insets
  /// The place of its frame in the room that it is given.
  public let alignment: Alignment
  /// The rank among its siblings, per axis.
  public let flexibility: Flexibility
  /// The name by which its view is found again; nil: none.
  public let viewReuseId: String?
  /// The closure that brings its view to its looks; nil: none.
  public let config: ((V) -> Void)?
  /// The picture and the title.
  public let children: [any Layout]
  let title: LabelLayout<View>

  /// - Parameters:
  ///   - font: nil: 18 points for a custom button, 15 for the others.
  ///   - minimumScale: the smallest factor (0…1] by which the title shrinks where it has no room.
  public init(
    style: ButtonStyle = .custom, title: String, image: ButtonImage = .ofStyle,
    font: Font? = nil, color: Color = .black, minimumScale: Double = 1,
    contentInsets: Insets = .zero, typesetter: Typesetter = .standIn,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let size = image.size(in: style)
    require(contentInsets.isFinite, "a button's margin is finite", file: file, line: line)
    require(
      size.width >= 0 && size.width.isFinite && size.height >= 0 && size.height.isFinite,
      "a button's picture is finite and ≥ 0 in size, not \(size.width) × \(size.height)",
      file: file, line: line)
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
    let picture = SizeLayout<View>(
      size: size, alignment: .center,
      config: image.drawing.map { drawing in { $0.content = .drawing(drawing) } })
    children = [picture, self.title]
  }

  /// The room in which a child measures.
  public func room(forChild index: Int, within maxSize: Size) -> Size {
    let picture = image.size(in: style)
    if index == 0 { return picture }
    return Size(
      maxSize.width - margin.width - picture.width, maxSize.height - margin.height)
  }

  /// The size around its children, in points.
  public func size(of children: [Size], within maxSize: Size) -> Size {
    let (picture, text) = (image.size(in: style), children[1])
    let width = max(leastWidth, (picture.width + text.width + margin.width).rounded(.up))
    let height = max(picture.height, max(titleHeight, text.height)) + margin.height + padding
    return Size(
      max(0, min(width, maxSize.width)), max(0, min(height.rounded(.up), maxSize.height)))
  }

  /// The cells in which its children lie, one for each.
  public func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let inner = Rect(origin: .zero, size: size).inset(by: contentInsets)
    let (picture, title) = (children[0].width, children[1].width)
    let x = inner.x + (inner.width - (picture + title)) / 2
    return [
      Rect(x, inner.y, picture, inner.height), Rect(x + picture, inner.y, title, inner.height),
    ]
  }

  package func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? ButtonLayout else { return false }
    return style == other.style && image == other.image && contentInsets == other.contentInsets
      && title.measuresLike(other.title)
  }

  /// True if a view stands for it.
  public var needsView: Bool { true }
}

extension ButtonLayout {
  private var margin: Size {
    Size(contentInsets.left + contentInsets.right, contentInsets.top + contentInsets.bottom)
  }

  /// True if the button is roomier than what it holds.
  private var isRoomy: Bool { !image.isOwn && contentInsets == .zero && !style.isBare }
  private var leastWidth: Double { isRoomy ? 30 : 0 }
  private var padding: Double { isRoomy ? 12 : 0 }

  /// Without a title there is still one line's height, unless the button is a round one.
  private var titleHeight: Double {
    title.content.string.isEmpty && style.hasTitleOnly ? title.lineHeight : 0
  }
}

extension ButtonStyle {
  fileprivate var isBare: Bool { self == .infoDark || self == .infoLight || self == .contactAdd }
}
