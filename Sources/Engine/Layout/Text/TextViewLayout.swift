/// Text of any number of lines with a margin around it.
///
/// The text is measured in the room without the margin. Empty text is one line high, and takes no
/// width but the margin's. Follows LayoutKit's text view, whose text lies at the top left.
public struct TextViewLayout<V: View>: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - insets: the margin in points, finite.
  ///   - lineFragmentPadding: in points, added to the margin on the left and on the right; finite.
  ///   - typesetter: the host's; nil: one that takes every character for half an em wide.
  public init(
    text: String, font: Font = .label, lineHeight: Double? = nil, color: Color = .black,
    insets: Insets = .zero, lineFragmentPadding: Double = 0, typesetter: Typesetter? = nil,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let insets = Insets(
      top: insets.top, left: insets.left + lineFragmentPadding, bottom: insets.bottom,
      right: insets.right + lineFragmentPadding)
    require(insets.isFinite, "a text view's margin is finite", file: file, line: line)
    require(
      font.size > 0 && font.size.isFinite,
      "a text view's font is finite and > 0 in size, not \(font.size)", file: file, line: line)
    let label = Label<View>(
      content: TextContent(
        text, font: font, color: color, wrapping: .words, lineHeight: lineHeight),
      typesetter: typesetter ?? .standIn)
    layout = TextView(
      label: label, insets: insets, alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, config: config)
  }
}

private struct TextView<V: View>: ContainerLayout, RuledContainer, ConfiguredLayout {
  let label: Label<View>
  /// In points; finite.
  let insets: Insets
  let alignment: Alignment
  let flexibility: Flexibility
  let viewReuseId: String?
  let config: ((V) -> Void)?

  var children: [any Layout] { [label] }

  private var margin: Size { Size(insets.left + insets.right, insets.top + insets.bottom) }

  func room(forChild index: Int, within maxSize: Size) -> Size {
    Size(maxSize.width - margin.width, maxSize.height - margin.height)
  }

  func size(of children: [Size], within maxSize: Size) -> Size {
    let text = children[0]
    let height = label.content.string.isEmpty ? label.lineHeight : text.height
    return Size(
      max(0, min(text.width + margin.width, maxSize.width)),
      max(0, min(height + margin.height, maxSize.height)))
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    [Rect(origin: .zero, size: size).inset(by: insets)]
  }

  func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? TextView else { return false }
    return insets == other.insets && label.measuresLike(other.label)
  }

  var needsView: Bool { true }
}

extension Insets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension Label {
  /// One line's height in points, rounded up to whole pixels.
  var lineHeight: Double {
    typesetter.roundedUp(
      content.lineHeight ?? typesetter.measuring.metrics(of: content.font).lineHeight)
  }
}
