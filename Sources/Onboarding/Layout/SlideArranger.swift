package import Engine

/// Lays out the elements of slides whose groups have layouts, or scroll.
package struct SlideArranger {
  let layout: IntroLayout
  let artwork: Artwork
  let typesetter: Typesetter

  /// - Parameter typesetter: tells how large words are.
  package init(_ layout: IntroLayout, _ artwork: Artwork, _ typesetter: Typesetter) {
    (self.layout, self.artwork, self.typesetter) = (layout, artwork, typesetter)
  }

  /// The frames in all groups of a slide.
  func frames(of elements: [SlideElement]) -> SlideFrames {
    var frames = SlideFrames()
    for element in elements where element.isArranged {
      place(element, in: element.place.frame(in: layout).size, &frames)
    }
    return frames
  }

  /// The size of an element on a slide with its frames; nil: it is not there.
  func size(of key: String, on slide: Slide, in frames: SlideFrames) -> Size? {
    func find(_ elements: [SlideElement], in group: SlideFrames.Group?, isInside: Bool) -> Size? {
      for (place, element) in elements.enumerated() {
        if element.key == key {
          return group?.frames[place].size
            ?? (isInside ? element.place.frame(insideIn: layout) : element.place.frame(in: layout))
            .size
        }
        let inner = frames[element.key]
        if let found = find(element.elements, in: inner, isInside: true) { return found }
      }
      return nil
    }
    return find(slide.elements, in: nil, isInside: false)
  }

  /// Places what is in an element whose size is known.
  ///
  /// - Parameter isMirrored: true if a layout around it is. What scrolls across begins at the left all
  ///   the same, unless it says otherwise itself.
  private func place(
    _ element: SlideElement, in size: Size, isMirrored: Bool = false, _ frames: inout SlideFrames
  ) {
    guard element.layout != nil || element.scroll != nil else {
      for inner in element.elements where inner.isArranged {
        place(
          inner, in: inner.place.frame(insideIn: layout).size, isMirrored: isMirrored, &frames)
      }
      return
    }
    let axis = element.scroll?.axis
    let content = SlideBoxes(arranger: self).content(of: element)
    let arrangement = content.arrangement(
      width: axis == .horizontal ? nil : size.width, height: axis == .vertical ? nil : size.height)
    var group = SlideFrames.Group(scrollAxis: axis)
    group.content = arrangement.frame.size
    group.viewport = size
    var found: [String: Rect] = [:]
    Self.collect(arrangement, from: .zero, &found)
    fill(&group, of: element, isMirrored: isMirrored && axis != .horizontal, found, &frames)
  }

  /// Takes the frames of the elements in one, and of those in them, out of an arrangement's.
  ///
  /// - Parameter found: by the elements' keys, each in the one that it is in.
  private func fill(
    _ group: inout SlideFrames.Group, of element: SlideElement, isMirrored: Bool,
    _ found: [String: Rect], _ frames: inout SlideFrames
  ) {
    let isMirrored = element.layout?.isRightToLeft ?? isMirrored
    let width = group.content.width
    group.frames = element.elements.map { inner in
      guard var frame = found[inner.key] else { return .zero }
      if isMirrored, element.layout != nil {
        frame.origin.x = width - frame.maxX
      }
      return frame
    }
    group.isMirrored = isMirrored && element.layout != nil
    group.sort()
    frames.groups[element.key] = group
    for (inner, frame) in zip(element.elements, group.frames) where inner.isArranged {
      if inner.scroll == nil, inner.layout != nil {
        var inside = SlideFrames.Group()
        (inside.content, inside.viewport) = (frame.size, frame.size)
        fill(&inside, of: inner, isMirrored: isMirrored, found, &frames)
      } else {
        place(inner, in: frame.size, isMirrored: isMirrored, &frames)
      }
    }
  }

  /// The frames of all layouts with a name, each in the nearest one around it that has one.
  private static func collect(
    _ arrangement: LayoutArrangement, from origin: Point, _ found: inout [String: Rect]
  ) {
    let frame = arrangement.frame.offset(by: origin)
    let id = arrangement.layout.viewReuseId
    if let id { found[id] = frame }
    for inner in arrangement.sublayouts {
      collect(inner, from: id == nil ? frame.origin : .zero, &found)
    }
  }
}

extension SlideElement {
  /// True if a layout places something in it, or it scrolls.
  package var isArranged: Bool {
    layout != nil || scroll != nil || elements.contains(where: \.isArranged)
  }
}
