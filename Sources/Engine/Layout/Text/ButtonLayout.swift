/// A button: a picture, then a title, side by side in the middle of its frame.
///
/// Its size is that of LayoutKit's button, in whole points: at least 30 wide and 12 higher than
/// what it holds, unless it has a picture or a margin of its own, or is a round one.
public struct ButtonLayout<V: View>: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - contentInsets: in points around the picture and the title; finite.
  ///   - font: nil: 18 points for a custom button, 15 for the others.
  ///   - minimumScale: the smallest factor (0…1] by which the title shrinks where it has no room.
  ///   - typesetter: the host's; nil: one that takes every character for half an em wide.
  public init(
    style: ButtonStyle = .custom, title: String, image: ButtonImage = .ofStyle,
    font: Font? = nil, color: Color = .black, minimumScale: Double = 1,
    contentInsets: Insets = .zero, typesetter: Typesetter? = nil,
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
    let font = font ?? style.font
    require(
      font.size > 0 && font.size.isFinite,
      "a button's font is finite and > 0 in size, not \(font.size)", file: file, line: line)
    let title = Label<View>(
      content: TextContent(
        title, font: font, color: color, minimumScale: minimumScale, wrapping: .words,
        lineLimit: 1),
      typesetter: typesetter ?? .standIn, alignment: .center)
    let picture = SizeLayout<View>(
      size: size, alignment: .center,
      config: image.drawing.map { drawing in { $0.content = .drawing(drawing) } })
    layout = Button(
      style: style, image: image, contentInsets: contentInsets, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, config: config,
      children: [picture, title], title: title)
  }
}

private struct Button<V: View>: ContainerLayout, RuledContainer, ConfiguredLayout {
  let style: ButtonStyle
  let image: ButtonImage
  let contentInsets: Insets
  let alignment: Alignment
  let flexibility: Flexibility
  let viewReuseId: String?
  let config: ((V) -> Void)?
  /// The picture and the title.
  let children: [any Layout]
  let title: Label<View>

  func room(forChild index: Int, within maxSize: Size) -> Size {
    let picture = image.size(in: style)
    if index == 0 { return picture }
    return Size(
      maxSize.width - margin.width - picture.width, maxSize.height - margin.height)
  }

  func size(of children: [Size], within maxSize: Size) -> Size {
    let (picture, text) = (image.size(in: style), children[1])
    let width = max(leastWidth, (picture.width + text.width + margin.width).rounded(.up))
    let height = max(picture.height, max(titleHeight, text.height)) + margin.height + padding
    return Size(
      max(0, min(width, maxSize.width)), max(0, min(height.rounded(.up), maxSize.height)))
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let inner = Rect(origin: .zero, size: size).inset(by: contentInsets)
    let (picture, title) = (children[0].width, children[1].width)
    let x = inner.x + (inner.width - (picture + title)) / 2
    return [
      Rect(x, inner.y, picture, inner.height), Rect(x + picture, inner.y, title, inner.height),
    ]
  }

  func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? Button else { return false }
    return style == other.style && image == other.image && contentInsets == other.contentInsets
      && title.measuresLike(other.title)
  }

  var needsView: Bool { true }
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
