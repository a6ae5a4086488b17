/// Text of any number of lines with a margin around it.
///
/// The text is measured in the room without the margin. Empty text is one line high, and takes no
/// width but the margin's. Follows LayoutKit's text view, whose text lies at the top left.
public struct TextViewLayout<V: View>: ContainerLayout, RuledContainer, ConfiguredLayout {
  package let label: LabelLayout<View>
  /// In points; finite.
  package let insets: Insets
  /// The place of its frame in the room that it is given.
  public let alignment: Alignment
  /// The rank among its siblings, per axis.
  public let flexibility: Flexibility
  /// The name by which its view is found again; nil: none.
  public let viewReuseId: String?
  /// The closure that brings its view to its looks; nil: none.
  public let config: ((V) -> Void)?
  /// The children, back to front.
  public let children: [any Layout]

  /// - Parameters:
  ///   - insets: the margin in points, finite.
  ///   - lineFragmentPadding: in points, added to the margin on the left and on the right; finite.
  public init(
    text: String, font: Font = .label, lineHeight: Double? = nil, color: Color = .black,
    insets: Insets = .zero, lineFragmentPadding: Double = 0, typesetter: Typesetter = .standIn,
    alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    label = LabelLayout(
      text: text, font: font, lineHeight: lineHeight, color: color, typesetter: typesetter)
    self.insets = Insets(
      top: insets.top, left: insets.left + lineFragmentPadding, bottom: insets.bottom,
      right: insets.right + lineFragmentPadding)
    require(self.insets.isFinite, "a text view's margin is finite", file: file, line: line)
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.config = config
    children = [label]
  }

  private var margin: Size { Size(insets.left + insets.right, insets.top + insets.bottom) }

  /// The room in which a child measures.
  public func room(forChild index: Int, within maxSize: Size) -> Size {
    Size(maxSize.width - margin.width, maxSize.height - margin.height)
  }

  /// The size around its children, in points.
  public func size(of children: [Size], within maxSize: Size) -> Size {
    let text = children[0]
    let height = label.content.string.isEmpty ? label.lineHeight : text.height
    return Size(
      max(0, min(text.width + margin.width, maxSize.width)),
      max(0, min(height + margin.height, maxSize.height)))
  }

  /// The cells in which its children lie, one for each.
  public func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    [Rect(origin: .zero, size: size).inset(by: insets)]
  }

  package func hasRules(of other: any Layout) -> Bool {
    guard let other = other as? TextViewLayout else { return false }
    return insets == other.insets && label.measuresLike(other.label)
  }

  /// True if a view stands for it.
  public var needsView: Bool { true }
}

extension Insets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension LabelLayout {
  /// One line's height in points, rounded up to whole pixels.
  var lineHeight: Double {
    typesetter.roundedUp(
      content.lineHeight ?? typesetter.measuring.metrics(of: content.font).lineHeight)
  }
}
