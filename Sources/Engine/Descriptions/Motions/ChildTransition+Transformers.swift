extension ChildTransition {
  /// The transformers of looks that give an entering element its look at its start; those of all
  /// props are not among them. Setting them takes the place of both.
  public var entryTransformers: [AnimationPropsTransformer] {
    get { entry.looks }
    set { entry = newValue.map(ElementTransformer.looks) }
  }

  /// The transformers of looks that give a leaving element its look at its end; those of all props
  /// are not among them. Setting them takes the place of both.
  public var leaveTransformers: [AnimationPropsTransformer] {
    get { leave.looks }
    set { leave = newValue.map(ElementTransformer.looks) }
  }
}

extension [ElementTransformer] {
  fileprivate var looks: [AnimationPropsTransformer] {
    compactMap { if case .looks(let change) = $0 { change } else { nil } }
  }
}

/// A transformer is a function of an element's looks, ``AnimationPropsTransformer``, or of all its
/// props, ``NodePropsTransformer``; a list may hold both. A closure without types is one of looks
/// where that fits.
extension Animation where Value == ChildTransition {
  /// An element's motion, to be put into `ChildrenAnimations`.
  ///
  /// `.delayed(by:)`, `.held(for:)`, `.stretched(to:)` and `.time(_:)` apply to it as to any
  /// animation.
  ///
  /// - Parameter options: further settings of the time.
  public init(
    type: AnimationType, options: AnimationOptions = AnimationOptions(),
    entryTransformers: [AnimationPropsTransformer] = [],
    leaveTransformers: [AnimationPropsTransformer] = []
  ) {
    self.init(
      type, options, entry: entryTransformers.map(ElementTransformer.looks),
      leave: leaveTransformers.map(ElementTransformer.looks))
  }

  /// The motion of an element that enters from other props.
  @_disfavoredOverload
  public init(
    type: AnimationType, options: AnimationOptions = AnimationOptions(),
    entryTransformers: [NodePropsTransformer],
    leaveTransformers: [AnimationPropsTransformer] = []
  ) {
    self.init(
      type, options, entry: entryTransformers.map(ElementTransformer.props),
      leave: leaveTransformers.map(ElementTransformer.looks))
  }

  /// The motion of an element that leaves to other props.
  @_disfavoredOverload
  public init(
    type: AnimationType, options: AnimationOptions = AnimationOptions(),
    entryTransformers: [AnimationPropsTransformer] = [],
    leaveTransformers: [NodePropsTransformer]
  ) {
    self.init(
      type, options, entry: entryTransformers.map(ElementTransformer.looks),
      leave: leaveTransformers.map(ElementTransformer.props))
  }

  // The compiler tells overloads that fit equally well by their optionals.

  /// The motion of an element that enters from, and leaves to, other props.
  @_disfavoredOverload
  public init(
    type: AnimationType, options: AnimationOptions = AnimationOptions(),
    entryTransformers: [NodePropsTransformer]?,
    leaveTransformers: [NodePropsTransformer]
  ) {
    self.init(
      type, options, entry: (entryTransformers ?? []).map(ElementTransformer.props),
      leave: leaveTransformers.map(ElementTransformer.props))
  }

  /// The motion of an element with lists in which functions of both types stand: `[looks, props]`. In
  /// and beside such a list a closure has types; anything else in it is a programmer's error.
  @_disfavoredOverload
  public init(
    type: AnimationType, options: AnimationOptions = AnimationOptions(),
    entryTransformers: [Any]? = nil, leaveTransformers: [Any]? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      type, options, entry: Self.transformers(entryTransformers ?? [], file: file, line: line),
      leave: Self.transformers(leaveTransformers ?? [], file: file, line: line))
  }

  private static func transformers(
    _ functions: [Any], file: StaticString, line: UInt
  ) -> [ElementTransformer] {
    functions.compactMap { function in
      let transformer = ElementTransformer(function)
      require(
        transformer != nil,
        "a transformer is a function of an Appearance or of AnyNodeDescriptionProps that returns "
          + "the same, and not \(Swift.type(of: function))", file: file, line: line)
      return transformer
    }
  }
}
