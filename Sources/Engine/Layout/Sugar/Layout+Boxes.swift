extension Layout {
  /// The layout with the same distance around it, in points.
  public func inset(_ all: Double) -> InsetLayout<View> { inset(Insets(all)) }

  /// The layout with distances around it.
  public func inset(_ insets: Insets) -> InsetLayout<View> {
    InsetLayout(insets: insets, sublayout: self)
  }

  /// The layout in a box of an exact width, an exact height, or both, in points, which it fills.
  ///
  /// - Parameters:
  ///   - width: nil: the layout's.
  ///   - height: nil: the layout's.
  ///   - alignment: the place of the box in its room; nil: in the middle of it, and as long as it
  ///     where the box has no length of its own.
  public func size(
    width: Double? = nil, height: Double? = nil, alignment: Alignment? = nil
  ) -> SizeLayout<View> {
    SizeLayout(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height,
      alignment: alignment, sublayout: self)
  }

  /// The layout with another one before it, in the same frame; the size stays its own.
  public func overlay(_ layout: any Layout) -> OverlayLayout<View> {
    OverlayLayout(primary: [self], overlay: [layout], flexibility: flexibility)
  }

  /// The layout with another one behind it, in the same frame; the size stays its own.
  public func background(_ layout: any Layout) -> OverlayLayout<View> {
    OverlayLayout(primary: [self], background: [layout], flexibility: flexibility)
  }
}

extension Flow {
  /// A flow of children written one under the other.
  ///
  ///     Flow(spacing: 10) {
  ///       for card in cards { Image(card.picture, id: card.name) }
  ///     }
  public init(
    axis: Axis = .horizontal, spacing: Double = 0, lineSpacing: Double? = nil,
    interitemSpacing: Double? = nil, justifyContent: Justification = .start,
    alignItems: ItemAlignment = .start, alignContent: ContentAlignment = .start,
    @LayoutBuilder content: () -> [any Layout]
  ) {
    self.init(
      axis: axis, spacing: spacing, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
      justifyContent: justifyContent, alignItems: alignItems, alignContent: alignContent,
      children: content())
  }
}

extension Waterfall {
  /// A waterfall of children written one under the other.
  public init(
    axis: Axis = .vertical, columns: Int = 2, spacing: Double = 0, columnSpacing: Double? = nil,
    interItemSpacing: Double? = nil, @LayoutBuilder content: () -> [any Layout]
  ) {
    self.init(
      axis: axis, columns: columns, spacing: spacing, columnSpacing: columnSpacing,
      interItemSpacing: interItemSpacing, children: content())
  }
}
