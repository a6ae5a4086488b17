extension SizeLayout {
  /// A box of an exact size in points.
  @inlinable public init(
    width: Double, height: Double, alignment: Alignment? = nil, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    if alignment == nil && flexibility == nil && viewReuseId == nil && sublayout == nil
      && config == nil && width.isFinite && height.isFinite
    {
      self.init(exactly: width, height)
      return
    }
    self.init(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height,
      alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, config: config)
  }

  /// A box of an exact width in points.
  public init(
    width: Double, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      minWidth: width, maxWidth: width, minHeight: minHeight, maxHeight: maxHeight,
      alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, config: config)
  }

  /// A box of an exact height in points.
  public init(
    height: Double, minWidth: Double? = nil, maxWidth: Double? = nil,
    alignment: Alignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      minWidth: minWidth, maxWidth: maxWidth, minHeight: height, maxHeight: height,
      alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, config: config)
  }

  /// A box of an exact size.
  public init(
    size: Size, alignment: Alignment? = nil, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      width: size.width, height: size.height, alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, sublayout: sublayout, config: config)
  }

  /// A box of at most a size.
  public init(
    maxSize: Size, alignment: Alignment? = nil, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      maxWidth: maxSize.width, maxHeight: maxSize.height, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayout: sublayout, config: config)
  }

  /// A box of at least a size.
  public init(
    minSize: Size, alignment: Alignment? = nil, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    self.init(
      minWidth: minSize.width, minHeight: minSize.height, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayout: sublayout, config: config)
  }
}
