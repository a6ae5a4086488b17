package import Engine

/// Elements as layouts of the engine, which are called as the elements are.
struct SlideBoxes {
  let arranger: SlideArranger

  private var layout: IntroLayout { arranger.layout }

  /// What is in an element, as its layout, or the frames of the elements, place it.
  func content(of element: SlideElement) -> any Layout {
    guard let rule = element.layout else {
      return AbsoluteLayout(
        element.elements.map {
          .init(box($0, in: nil), $0.place.frame(insideIn: layout))
        })
    }
    let inner = arranged(element.elements, by: rule, isEndless: element.scroll?.axis)
    let insets = rule.insets
    guard insets != .zero else { return inner }
    return InsetLayout(
      insets: Insets(
        top: layout.scaled(insets.top), left: layout.scaled(insets.left),
        bottom: layout.scaled(insets.bottom), right: layout.scaled(insets.right)),
      sublayout: inner)
  }

  private func arranged(
    _ elements: [SlideElement], by rule: SlideLayout, isEndless endless: Axis?
  ) -> any Layout {
    let spacing = layout.scaled(rule.spacing)
    let lines = rule.lineSpacing.map(layout.scaled) ?? spacing
    let boxes = elements.map { box($0, in: rule) }
    switch rule.rule {
    case .stack(let axis):
      let fills = elements.count { rule.length(of: $0, along: axis) == .fill }
      if fills > 1, rule.distribution == nil {
        return SharingStack(
          axis: axis, spacing: spacing, children: boxes,
          shares: elements.map { rule.length(of: $0, along: axis) == .fill })
      }
      return StackLayout(
        axis: axis, spacing: spacing,
        distribution: rule.distribution
          ?? (fills == 1 && endless != axis ? .fillFlexing : .leading),
        sublayouts: boxes)
    case .grid(let columns):
      return StackLayout(
        axis: .vertical, distribution: rule.distribution ?? .leading,
        sublayouts: [Grid(columns: columns, spacing: spacing, rowSpacing: lines) { boxes }])
    case .flow(let axis):
      return Flow(
        axis: axis, lineSpacing: lines, interitemSpacing: spacing,
        justifyContent: (rule.distribution ?? .leading).justification, alignItems: rule.align.items,
        children: boxes)
    case .overlay: return OverlayLayout(primary: boxes)
    }
  }

  /// An element as a box of its name.
  ///
  /// - Parameter rule: the layout that it is in; nil: it fills what it is given.
  func box(_ element: SlideElement, in rule: SlideLayout?) -> any Layout {
    let (width, height) = (
      rule?.length(of: element, along: .horizontal) ?? .fill,
      rule?.length(of: element, along: .vertical) ?? .fill
    )
    let (x, y) = (limits(width), limits(height))
    let place = rule?.place(of: element, width: width, height: height)
    let alignment = place.map { Alignment(vertical: $0.vertical, horizontal: $0.horizontal) }
    let flexibility = Flexibility(
      horizontal: width == .fill ? 0 : nil, vertical: height == .fill ? 0 : nil)
    return SizeLayout<View>(
      minWidth: x.low, maxWidth: x.high, minHeight: y.low, maxHeight: y.high,
      alignment: alignment ?? .fill, flexibility: flexibility,
      viewReuseId: element.picture == nil ? element.key : nil, sublayout: inside(element))
  }

  /// What gives an element its size, where nothing else does.
  private func inside(_ element: SlideElement) -> (any Layout)? {
    if let axis = element.scroll?.axis {
      return ClosedWindow(content: content(of: element), axis: axis)
    }
    switch element.content {
    case .text(let text):
      return Words(
        content: text.content(in: layout, arranger.artwork), typesetter: arranger.typesetter)
    case .picture(let name):
      guard case .drawing(let drawing) = arranger.artwork[name] else {
        return SizeLayout<View>(viewReuseId: element.key)
      }
      return Picture(
        natural: Size(layout.scaled(drawing.viewBox.width), layout.scaled(drawing.viewBox.height)),
        viewReuseId: element.key,
        alignment: element.look.dress.fit ?? .contain == .contain ? .aspectFit : .fill)
    case .shape: return element.elements.isEmpty ? nil : content(of: element)
    }
  }

  /// The limits of a length, in points of the canvas. What fills is longer than 0: a stack leaves empty
  /// children out.
  private func limits(_ length: SlideLength) -> (low: Double?, high: Double?) {
    switch length {
    case .points(let length): (layout.scaled(length), layout.scaled(length))
    case .fit: (nil, nil)
    case .fill: (.leastNonzeroMagnitude, nil)
    case .between(let low, let high): (low.map(layout.scaled), high.map(layout.scaled))
    }
  }
}

extension SlideLayout {
  /// The length of an element in it along an axis.
  package func length(of element: SlideElement, along axis: Axis) -> SlideLength {
    if let length = element.sizing[axis] { return length }
    switch rule {
    case .stack(let main) where axis == main: return distribution == .fillEqualSize ? .fill : .fit
    case .stack, .overlay: return align == .fill ? .fill : .fit
    case .grid: return .fill
    case .flow: return .fit
    }
  }

  /// The place of an element in its room.
  package func place(
    of element: SlideElement, width: SlideLength, height: SlideLength
  ) -> Place {
    let place = element.sizing.place
    return Place(
      height == .fill ? .fill : place?.vertical ?? align.vertical,
      width == .fill ? .fill : place?.horizontal ?? align.horizontal)
  }
}

extension SlideLayout.Align {
  fileprivate var vertical: Alignment.Vertical {
    switch self {
    case .leading, .fill: .top
    case .center: .center
    case .trailing: .bottom
    }
  }

  fileprivate var horizontal: Alignment.Horizontal {
    switch self {
    case .leading, .fill: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  package var items: Flow.ItemAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .fill: .stretch
    }
  }
}

extension StackDistribution {
  /// The same along the lines of a flow.
  package var justification: Flow.Justification {
    switch self {
    case .leading, .fillFlexing: .start
    case .center: .center
    case .trailing: .end
    case .fillEqualSpacing: .spaceBetween
    case .fillEqualSize: .spaceEvenly
    }
  }
}

// MARK: Sizes

/// Words, without a view of their own.
private struct Words: LeafLayout {
  let content: TextContent
  let typesetter: Typesetter
  let alignment = Alignment.fill

  func size(within maxSize: Size) -> Size { typesetter.size(of: content, within: maxSize) }
}

/// The room that something which scrolls takes: what is in it, as far as there is room.
private struct ClosedWindow: LeafLayout {
  let content: any Layout
  let axis: Axis
  let alignment = Alignment.fill

  func size(within maxSize: Size) -> Size {
    let endless = Double.greatestFiniteMagnitude
    let room =
      axis == .vertical ? Size(maxSize.width, endless) : Size(endless, maxSize.height)
    let size = content.measurement(within: room).size
    return Size(min(size.width, maxSize.width), min(size.height, maxSize.height))
  }
}

/// A picture in its own shape.
private struct Picture: LeafLayout {
  /// As large as it is where there is room.
  let natural: Size
  let viewReuseId: String?
  /// One that fills its box in another way takes all of its room.
  let alignment: Alignment

  func size(within maxSize: Size) -> Size {
    guard natural.width > 0, natural.height > 0 else { return .zero }
    let scale = min(1, maxSize.width / natural.width, maxSize.height / natural.height)
    return natural * max(0, scale)
  }
}
