import Engine

/// The boxes of views, back to front: shadows, fill, inner shadows and border.
extension SVGPicture {
  mutating func appendBox(of view: TakenView) {
    for shadow in view.shadows { append(shadow, of: view) }
    let gradients = view.gradients
    if gradients.isEmpty, view.color.isSeen {
      appendRect(
        "\(view.id)-box", sides(view.size, radius: view.radius) + ink("fill", view.color))
    }
    for gradient in gradients { append(gradient, of: view) }
    let inner = view.innerShadows
    if !inner.isEmpty {
      insideBox(of: view) { picture in
        for shadow in inner { picture.append(falling: shadow, of: view) }
      }
    }
    guard view.hasBorder else { return }
    guard let line = view.line else {
      return appendRect("\(view.id)-border", outline(of: view) + pen(of: view))
    }
    append(line, of: view)
  }

  /// Things that are cut at the edges of a view's box.
  mutating func insideBox(of view: TakenView, _ body: (inout Self) -> Void) {
    let clip = appendClip(of: view)
    inside("g", ["clip-path=\"url(#\(clip))\""], body)
  }

  // MARK: Shadows

  private mutating func append(_ shadow: TakenShadow, of view: TakenView) {
    let box = TakenShadowBox(shadow, of: view, side: 1)
    let attributes = sides(box.size, radius: box.radius) + ink("fill", shadow.color)
    appendRect("\(view.id)-shadow", attributes + blur(of: shadow))
  }

  /// A shadow that falls into a box is thrown by a frame around it.
  private mutating func append(falling shadow: TakenShadow, of view: TakenView) {
    let box = TakenShadowBox(shadow, of: view, side: -1)
    // So wide that neither its outer edge nor the blur of that is ever seen in the box.
    let width = shadow.reach.rounded(.up) + 2
    let size = box.size.map { $0 + Lanes(repeating: width) }
    let radius = box.radius.map { ($0[0] + width / 2).lanes }
    let attributes =
      sides(size, radius: radius) + ["fill=\"none\""] + ink("stroke", shadow.color)
      + ["stroke-width=\"\(CSSText.number(width))\""]
    appendRect("\(view.id)-inner-shadow", attributes + blur(of: shadow))
  }

  private mutating func blur(of shadow: TakenShadow) -> [String] {
    let offset = style.add(.translate, shadow.offset)
    let blur = style.add(.blur, shadow.blur)
    return Self.style([(offset, .translate), (blur, .blur)])
  }

  // MARK: Borders

  /// The rectangle in the middle of a border that is the same on all sides.
  private mutating func outline(of view: TakenView) -> [String] {
    sides(view.borderSize, radius: view.borderRadius)
  }

  private mutating func pen(of view: TakenView) -> [String] {
    ["fill=\"none\""] + ink("stroke", view.borderColor) + length("stroke-width", view.borderWidth)
  }

  private mutating func append(_ line: TakenLine, of view: TakenView) {
    switch line.shape {
    case .ring(let ring):
      let fill = ink("fill", view.borderColor)
      appendPath("\(view.id)-border", ring, fill) { TakenLine.ring($0) }
    case .outline: appendOutline(line, of: view)
    case .sides(let sides):
      insideBox(of: view) { picture in
        for side in sides {
          let pen =
            ["fill=\"none\""] + picture.ink("stroke", view.borderColor)
            + picture.length("stroke-width", side.width) + picture.dashes(line.dash)
          picture.appendPath("\(view.id)-side", side.ends, pen) { TakenLine.side($0) }
        }
      }
    }
  }

  /// Dashes of a line that is drawn in part are those of all of it, behind a mask that is the part.
  private mutating func appendOutline(_ line: TakenLine, of view: TakenView) {
    guard let trim = line.trim else {
      return appendRect("\(view.id)-border", outline(of: view) + pen(of: view) + dashes(line.dash))
    }
    let (lengths, longest) = (view.borderLengths(of: trim), view.longestBorder)
    guard let dash = line.dash else {
      let attributes = outline(of: view) + pen(of: view) + dashes(lengths, longest)
      return appendRect("\(view.id)-border", attributes)
    }
    let id = parts.names.name(for: "\(parts.prefix)\(view.id)-part")
    let room = view.size.values.reduce(Lanes.zero, pointwiseMax)
    let edges = CSSProperty.sides(of: room).map { "\($0.name)=\"\(CSSText.number($0.value))\"" }
    inside("mask", ["id=\"\(id)\"", "maskUnits=\"userSpaceOnUse\""] + edges) { picture in
      let pen = ["fill=\"none\"", "stroke=\"#ffffff\""]
      let width = picture.length("stroke-width", view.borderWidth)
      picture.appendRect(
        "\(view.id)-part",
        picture.outline(of: view) + pen + width + picture.dashes(lengths, longest))
    }
    inside("g", ["mask=\"url(#\(id))\""]) { picture in
      let start = lengths.map { (longest - $0[1]).lanes }
      let attributes = picture.outline(of: view) + picture.pen(of: view) + picture.dashes(dash)
      let offset = picture.length("stroke-dashoffset", start)
      picture.appendRect("\(view.id)-border", attributes + offset)
    }
  }

  private mutating func dashes(_ dash: TakeTrack?) -> [String] {
    guard let dash else { return [] }
    return dashes(style.add(.dashes(2, within: TakenLine.dashTolerance), dash).first, 2)
  }

  /// A dash that is the part of a line that is drawn.
  ///
  /// - Parameter before: the length that lies before the line.
  private mutating func dashes(_ lengths: TakeTrack, _ before: Double) -> [String] {
    dashes(style.add(.dashes(4, within: 0.1), lengths).first, 4)
      + ["stroke-dashoffset=\"\(CSSText.number(before))\""]
  }

  private func dashes(_ first: Lanes, _ count: Int) -> [String] {
    let lengths = (0..<count).map { CSSText.number(max(0, first[$0]), decimals: 4) }
    return ["stroke-dasharray=\"\(lengths.joined(separator: " "))\""]
  }

  /// The dashes of all lines of a drawing, of which each counts as 1 long.
  mutating func dashes(trim: TakeTrack, of drawing: Drawing) -> [String] {
    // Of no length round ends are still drawn: there the dash lies behind the line.
    let hasEnds = drawing.lineStyles.contains { $0.cap != .butt }
    let lengths = trim.map { trim in
      let length = max(0, trim[1] - trim[0])
      return Lanes(0, hasEnds && length == 0 ? 9 : 1 + trim[0], length, 9, 0, 0, 0, 0)
    }
    return dashes(style.add(.dashes(4, within: 0.002), lengths).first, 4)
  }

  private mutating func appendPath(
    _ name: String, _ track: TakeTrack, _ attributes: [String],
    _ path: @escaping @Sendable (Lanes) -> Path
  ) {
    let first = style.add(.path(path), track).first
    let id = end(name).map { ["id=\"\($0)\""] } ?? []
    let all = id + attributes + ["d=\"\(SVGText.path(path(first)))\""]
    add("<path \(all.joined(separator: " "))/>")
  }
}

extension TakenView {
  /// A length that no line of the border has.
  fileprivate var longestBorder: Double {
    let (sizes, radii) = (borderSize.values, borderRadius.values)
    return zip(sizes, radii).map { Self.length($0, $1) }.reduce(0, max).rounded(.up) + 1
  }

  /// The lengths of dashes that are a part of the border's line: nothing, the way to the part, the part,
  /// and a gap behind it.
  fileprivate func borderLengths(of trim: TakeTrack) -> TakeTrack {
    let (sizes, radii, longest) = (borderSize, borderRadius, longestBorder)
    let values = trim.values.indices.map { moment in
      let length = Self.length(sizes.values[moment], radii.values[moment])
      let (start, end) = (trim.values[moment][0], trim.values[moment][1])
      return Lanes(
        0, longest + start * length, max(0, end - start) * length, longest, 0, 0, 0, 0)
    }
    return TakeTrack(values: values, breaks: trim.breaks + sizes.breaks + radii.breaks)
  }

  /// The length of a rectangle's outline, in points.
  private static func length(_ size: Lanes, _ radius: Lanes) -> Double {
    2 * (size[0] + size[1]) - (8 - 2 * .pi) * radius[0]
  }
}

extension Drawing {
  /// The styles of all its lines.
  var lineStyles: [StrokeStyle] { items.flatMap(\.lineStyles) }
}

extension Drawing.Item {
  fileprivate var lineStyles: [StrokeStyle] {
    switch self {
    case .fill, .text: []
    case .stroke(_, let style, _): [style]
    case .group(_, _, _, let items), .clipped(_, let items), .masked(_, _, let items),
      .composited(_, let items):
      items.flatMap(\.lineStyles)
    }
  }
}
