import Engine

/// A take as an animated SVG picture: a group for each view, in which its box, its content and its
/// children lie around its middle; what moves is said by a style sheet.
struct SVGPicture {
  private let take: Take
  private let title: String
  /// The times it plays; 0: without end.
  private let loops: Int
  var style: StyleSheet
  var parts: SVGParts
  private var lines: [String] = []
  private var depth = 1

  init(_ take: Take, title: String, loops: Int) {
    self.init(take, title: title, loops: loops, of: SVGParts())
  }

  private init(_ take: Take, title: String, loops: Int, of parts: SVGParts) {
    self.take = take
    self.title = title
    self.loops = loops
    self.parts = parts
    style = StyleSheet(take)
    // The views' ids are theirs, whatever else needs one.
    for view in take.allViews { _ = self.parts.names.name(for: parts.prefix + view.id) }
    for view in take.views { append(view, in: nil, shown: take.always) }
  }

  /// The elements of a take as a part of a page that moves them itself, and how they move.
  ///
  /// - Parameter parts: what the page's pictures have in common; what the take needs is added.
  static func elements(
    of take: Take, in parts: inout SVGParts
  ) -> (lines: [String], motions: [(id: String, motions: [StyleSheet.Motion])]) {
    let picture = SVGPicture(take, title: "", loops: 1, of: parts)
    parts = picture.parts
    return (picture.lines, picture.style.elements)
  }

  /// The fonts that are asked for: the program's own, if it is there.
  static let fonts = "Inter, system-ui, sans-serif"

  /// The picture as text, with a line break at its end.
  var text: String {
    let (width, height) = (CSSText.number(take.size.width), CSSText.number(take.size.height))
    let sides = "width=\"\(width)\" height=\"\(height)\""
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \(sides) \
      role="img" class="take" font-family="\(Self.fonts)">
      """
    let ground = "  <rect \(sides) \(SVGPaints.fill(take.ground))/>"
    return
      ([head, "  <title>\(CSSText.escaped(title))</title>", "  <style>"] + sheet + ["  </style>"]
      + parts.paints.definitions.map { "  " + $0 } + [ground] + lines + ["</svg>", ""])
      .joined(separator: "\n")
  }

  private var sheet: [String] {
    let seconds = CSSText.number(take.duration, decimals: 6) + "s"
    let count = loops == 0 ? "infinite" : "\(loops)"
    return """
      .take { overflow: hidden }
      .take text { white-space: pre }
      .take * { animation: \(seconds) linear \(count) both }
      @media (prefers-reduced-motion: reduce) {
        .take * { animation: \(seconds) linear -\(seconds) 1 both paused }
      }
      @supports (translate: none) { .moves { transform: none } }
      """.split(separator: "\n").map(String.init)
        + parts.fonts.rules + style.rules
  }

  // MARK: Lines

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func inside(_ tag: String, _ attributes: [String], _ body: (inout Self) -> Void) {
    add("<\(([tag] + attributes).joined(separator: " "))>")
    depth += 1
    body(&self)
    depth -= 1
    add("</\(tag)>")
  }

  // MARK: Views

  /// - Parameter around: true at the moments at which what it lies in is seen.
  private mutating func append(_ view: TakenView, in parent: TakenView?, shown around: [Bool]) {
    let clip = view.clips ? appendClip(of: view) : nil
    let faceClip = view.cutsFaces && clip == nil ? appendClip(of: view) : nil
    let shown = around.and(view.isThere)
    var attributes = pose(of: view, in: parent) + visibility(shown, in: around)
    let id = parts.prefix + view.id
    if style.moves || view.isNamed { attributes.insert("id=\"\(id)\"", at: 0) }
    attributes += parts.attributes(of: view)
    style.end(id: id)
    if let clip { attributes.append("clip-path=\"url(#\(clip))\"") }
    inside("g", attributes) { picture in
      picture.appendBox(of: view)
      for face in view.faces {
        guard let faceClip, case .drawing = face.content else {
          picture.append(face, of: view, shown: shown)
          continue
        }
        picture.inside("g", ["clip-path=\"url(#\(faceClip))\""]) {
          $0.append(face, of: view, shown: shown)
        }
      }
      picture.appendChildren(of: view, shown: shown)
      if picture.parts.isTouched(view) {
        let sides = picture.sides(view.size, radius: view.radius)
        picture.appendRect("\(view.id)-area", ["class=\"area\"", "fill=\"none\""] + sides)
      }
    }
  }

  /// - Parameter shown: true at the moments at which the view is seen.
  private mutating func appendChildren(of view: TakenView, shown: [Bool]) {
    guard let scroll = parts.scroll(in: view) else {
      for child in view.children { append(child, in: view, shown: shown) }
      return
    }
    inside("g", scroll) { picture in
      for child in view.children { picture.append(child, in: view, shown: shown) }
    }
  }

  /// The view's place and opacity, as attributes of the first moment, and as rules.
  private mutating func pose(of view: TakenView, in parent: TakenView?) -> [String] {
    pose(view.place(in: parent), view.rotation, view.scale, view.alpha)
  }

  /// - Parameter turn: nil: it never turns.
  mutating func pose(
    _ place: TakeTrack, _ turn: TakeTrack?, _ scale: TakeTrack, _ alpha: TakeTrack
  ) -> [String] {
    let place = (value: style.add(.translate, place), property: CSSProperty.translate)
    let turn = turn.map { (value: style.add(.rotate, $0), property: CSSProperty.rotate) }
    let scale = (value: style.add(.scale, scale), property: CSSProperty.scale)
    let transform = SVGText.transform(
      place.value.first, turn?.value.first ?? .zero, scale.value.first)
    var attributes = transform.isEmpty ? [] : ["transform=\"\(transform)\""]
    let parts = [place, turn, scale].compactMap(\.self)
    if self.parts.isShared || parts.contains(where: \.value.moves) {
      attributes.append("class=\"moves\"")
      attributes += Self.style(parts)
    }
    let alpha = style.add(.opacity, alpha)
    if alpha.first[0] < 1 { attributes.append("opacity=\"\(CSSText.share(alpha.first[0]))\"") }
    return attributes
  }

  /// The properties that don't move, as an attribute beside the rules of those that do.
  static func style(
    _ properties: [(value: (first: Lanes, moves: Bool), property: CSSProperty)]
  ) -> [String] {
    let still = properties.filter { !$0.value.moves }
      .map { $0.property.declaration($0.value.first) }
    return still.isEmpty ? [] : ["style=\"\(still.joined(separator: "; "))\""]
  }

  /// Ends an element whose id is its own affair.
  ///
  /// - Returns: the id, if it needs one for its rules.
  mutating func end(_ name: String) -> String? {
    guard style.moves || parts.isShared else { return nil }
    let id = parts.names.name(for: parts.prefix + name)
    style.end(id: id)
    return id
  }

  /// A rule and an attribute, for all that is not seen just as long as what it lies in.
  private mutating func visibility(_ shown: [Bool], in around: [Bool]) -> [String] {
    guard shown != around else { return [] }
    let isSeen = style.add(.visibility, TakeTrack(shown)).first[0] > 0.5
    return isSeen ? [] : ["visibility=\"hidden\""]
  }

  // MARK: Boxes

  /// - Returns: the clip's id.
  mutating func appendClip(of view: TakenView) -> String {
    let id = parts.names.name(for: "\(parts.prefix)\(view.id)-clip")
    inside("clipPath", ["id=\"\(id)\""]) { picture in
      picture.appendRect("\(view.id)-bounds", picture.sides(view.size, radius: view.radius))
    }
    return id
  }

  mutating func appendRect(_ name: String, _ attributes: [String]) {
    let id = end(name).map { ["id=\"\($0)\""] } ?? []
    add("<rect \((id + attributes).joined(separator: " "))/>")
  }

  /// A rectangle around the origin.
  mutating func sides(_ size: TakeTrack, radius: TakeTrack) -> [String] {
    let first = style.add(.sides, size).first
    let sides = CSSProperty.sides(of: first).map { "\($0.name)=\"\(CSSText.number($0.value))\"" }
    return radius.values.contains { $0[0] > 0 } ? sides + length("rx", radius) : sides
  }

  mutating func length(_ name: String, _ track: TakeTrack) -> [String] {
    ["\(name)=\"\(CSSText.number(style.add(.length(name), track).first[0]))\""]
  }

  /// A colour and its alpha.
  ///
  /// - Parameter opacity: the name of the alpha; nil: the usual one.
  mutating func ink(
    _ name: String, alpha opacity: String? = nil, _ track: TakeTrack
  ) -> [String] {
    let opacity = opacity ?? name + "-opacity"
    let alpha = style.add(.share(opacity), track.map { $0[3].lanes })
    let color = style.add(.color(name), track.map { Lanes($0[0], $0[1], $0[2], 1, 0, 0, 0, 0) })
    let ink = "\(name)=\"\(Color(lanes: color.first).hexText)\""
    return alpha.first[0] < 1
      ? [ink, "\(opacity)=\"\(CSSText.share(alpha.first[0]))\""] : [ink]
  }

  // MARK: Contents

  private mutating func append(_ face: TakenFace, of view: TakenView, shown around: [Bool]) {
    let shown = visibility(around.and(Array(face.isShown)), in: around)
    switch face.content {
    case .text(let lines, let alignment):
      if let way = face.way {
        let pose = pose(view.fit(of: face), nil, view.scale(of: way), view.alpha(of: way))
        let id = end("\(view.id)-text").map { ["id=\"\($0)\""] } ?? []
        return inside("g", id + pose + shown) { $0.append(lines, alignment, by: .zero) }
      }
      let shift = style.add(.translate, view.fit(of: face))
      let place = shift.moves ? .zero : Point(lanes: shift.first)
      guard let id = end("\(view.id)-text") else { return append(lines, alignment, by: place) }
      inside("g", ["id=\"\(id)\""] + shown) { $0.append(lines, alignment, by: place) }
    case .drawing(let drawing):
      let name = "\(view.id)-picture"
      guard let trim = view.trim, !drawing.lineStyles.isEmpty else {
        return append(drawing, view.fit(of: face), name, shown)
      }
      let dashes = dashes(trim: trim, of: drawing)
      let id = end("\(view.id)-lines").map { ["id=\"\($0)\""] } ?? []
      inside("g", id + dashes + shown) {
        $0.append(drawing, view.fit(of: face), name, [], isMeasured: true)
      }
    }
  }

  private mutating func append(
    _ lines: [TakenFace.PlacedLine], _ alignment: TextContent.Alignment, by shift: Point
  ) {
    for placed in lines {
      if !parts.fonts.embed(placed.line.font, take.file), let shapes = take.outlines(placed.line) {
        add(SVGText.shapes(of: placed, shapes, by: shift))
      } else {
        add(SVGText.element(placed, alignment, by: shift))
      }
    }
  }

  private mutating func append(
    _ drawing: Drawing, _ fit: TakeTrack, _ name: String, _ shown: [String],
    isMeasured: Bool = false
  ) {
    let fit = style.add(.scale, fit)
    let middle = drawing.viewBox.center
    let back = "translate(\(CSSText.number(-middle.x)) \(CSSText.number(-middle.y)))"
    let scale = SVGText.transform(.zero, .zero, fit.first)
    let attributes = shown + (end(name).map { ["id=\"\($0)\""] } ?? [])
    guard fit.moves else {
      let map = [scale, back].filter { !$0.isEmpty }.joined(separator: " ")
      return inside("g", attributes + ["transform=\"\(map)\""]) {
        $0.appendShapes(of: drawing, isMeasured)
      }
    }
    inside("g", attributes + ["class=\"moves\"", "transform=\"\(scale)\""]) { picture in
      picture.inside("g", ["transform=\"\(back)\""]) { $0.appendShapes(of: drawing, isMeasured) }
    }
  }

  /// - Parameter isMeasured: true for lines of which each counts as 1 long.
  private mutating func appendShapes(of drawing: Drawing, _ isMeasured: Bool) {
    if parts.isShared {
      return add("<use href=\"#\(parts.id(of: drawing, isMeasured: isMeasured))\"/>")
    }
    lines += SVGShapes.lines(
      of: drawing.items, depth: depth, &parts.paints, &parts.names, isMeasured: isMeasured)
  }
}

extension [Bool] {
  /// True where both are.
  fileprivate func and(_ others: [Bool]) -> [Bool] { zip(self, others).map { $0 && $1 } }
}
