import Engine

/// Makes a drawing of a document's tree.
struct SVGBuilder {
  let document: SVGDocument
  var report: SVGReport
  var budget: SVGBudget
  /// The part of the drawing's coordinates that is seen.
  private(set) var picture = Rect.zero
  /// The pixels of the screen to a unit of the picture where it is shown as large as it asks for.
  private(set) var screenScale = 1.0
  /// The outlines that have been read, by their elements.
  private var paths: [Int: Path] = [:]
  var gradients: [Int: SVGGradient] = [:]
  /// Makes a picture of the bytes of its file; nil: `image` is not drawn.
  let readImage: Drawing.ImageReader?
  /// The pictures that have been read, by their elements.
  var images: [Int: ImageBitmap] = [:]
  /// True if groups have the names that design tools show, where these are others than their ids.
  private let takesLabels: Bool
  /// The document asks for too much: nothing of it is drawn.
  private(set) var isRefused = false
  /// The number of documents that this one lies in, as a picture.
  private(set) var level = 0

  static func drawing(
    of bytes: [UInt8], _ report: inout SVGReport, images: Drawing.ImageReader? = nil,
    takesLabels: Bool = false
  ) throws(SVGError) -> Drawing {
    var document = try SVGDocument(bytes, &report)
    try SVGCascade.apply(to: &document, bytes: bytes.count, &report)
    var builder = SVGBuilder(
      document: document, report: report, budget: SVGBudget(bytes: bytes.count), images,
      takesLabels: takesLabels)
    defer { report = builder.report }
    return try builder.drawing()
  }

  private init(
    document: SVGDocument, report: SVGReport, budget: SVGBudget, _ images: Drawing.ImageReader?,
    takesLabels: Bool
  ) {
    self.takesLabels = takesLabels
    readImage = images
    self.document = document
    self.report = report
    self.budget = budget
  }

  /// The drawing of a document that is a picture in this one.
  mutating func drawing(
    within bytes: [UInt8], in outer: SVGContext, _ notes: inout SVGReport
  ) throws(SVGError) -> Drawing {
    var document = try SVGDocument(bytes, &notes)
    try SVGCascade.apply(to: &document, bytes: bytes.count, &notes)
    var builder = SVGBuilder(
      document: document, report: notes, budget: budget, readImage, takesLabels: false)
    builder.level = level + 1
    defer {
      (budget, notes) = (builder.budget, builder.report)
      isRefused = isRefused || builder.isRefused
    }
    return try builder.drawing(in: outer)
  }

  /// - Parameter outer: where it lies, as a picture; nil: it is none.
  private mutating func drawing(in outer: SVGContext? = nil) throws(SVGError) -> Drawing {
    let root = document.nodes[0].element
    let frame = try SVGFrame(root: root)
    picture = frame.shown
    screenScale = frame.screenScale
    var context = SVGContext(viewport: frame.viewport, map: frame.map)
    if let outer { (context.layers, context.depth) = (outer.layers, outer.depth) }
    let drawn = try self.items(of: 0, in: context).moved(by: frame.map)
    var items = try ground(root) + drawn.items
    if drawn.blends { items = [.composited(by: Compositing(isIsolated: true), items: items)] }
    if root["overflow"]?.word != "visible", reachesOut(items, of: picture) {
      items = [.clipped(by: .rect(picture), items: items)]
    }
    return Drawing(viewBox: picture, items: items)
  }

  /// The colour of the root's box, behind all.
  private mutating func ground(_ root: SVGElement) throws(SVGError) -> [Drawing.Item] {
    let color = try report.value(nil) { () throws(SVGError) in
      try root.color("background-color", current: try root.color("color") ?? .black)
    }
    guard let color, color.alpha > 0 else { return [] }
    return [.fill(.rect(picture), .color(color))]
  }

  func element(_ node: Int) -> SVGElement { document.nodes[node].element }

  /// The name of the group that an element becomes; nil: it has none.
  private func name(of node: Int) -> String? {
    guard node != 0, level == 0 else { return nil }
    let label = takesLabels ? document.nodes[node].label : nil
    return label ?? element(node)["id"]?.text
  }

  func tooDeep(_ element: SVGElement) -> SVGError {
    element.error("lies too deep, in too many uses of one another")
  }

  /// An error that ends the reading, also where others are notes.
  mutating func refusal(_ error: SVGError) -> SVGError {
    isRefused = true
    return error
  }
}

// MARK: - Elements

extension SVGBuilder {
  /// The items that an element draws. One with an error in it is reported, and draws nothing.
  mutating func items(of node: Int, in context: SVGContext) throws(SVGError) -> SVGItems {
    let element = element(node)
    guard context.depth < SVGContext.maximumDepth else {
      throw refusal(tooDeep(element))
    }
    try spend(visit: element)
    guard element["display"]?.word != "none", element.isMeantForUs else { return SVGItems() }
    do {
      return try drawn(node, element, in: context)
    } catch {
      guard !isRefused else { throw error }
      try report.add(error)
      return SVGItems()
    }
  }

  private mutating func drawn(
    _ node: Int, _ element: SVGElement, in outer: SVGContext
  ) throws(SVGError) -> SVGItems {
    let isCut = outer.drawsOutlines
    let isImage = element.name == "image" && readImage != nil && !isCut
    if !isImage, let reason = SVGNames.refusal(of: element.name) {
      try report.add(element.error(reason), once: "<\(element.name)>")
      return SVGItems()
    }
    let shape = SVGShape(rawValue: element.name)
    let groups = isCut ? ["g", "a", "use", "text"] : ["svg", "g", "a", "switch", "use", "text"]
    guard shape != nil || isImage || groups.contains(element.name) else { return SVGItems() }
    let transform = try report.value(.identity) { () throws(SVGError) in
      try element.transform(around: outer.viewport, fontSize: outer.style.fontSize)
    }
    let opacity =
      try isCut
      ? 1 : report.value(1) { () throws(SVGError) in try element.opacity("opacity") ?? 1 }
    var context = try entered(outer, element, transform, opacity)
    context.style = try outer.style.inherited(
      by: element, viewport: outer.viewport, ids: document.ids, &report)
    var drawn: SVGItems
    if let shape {
      drawn = try self.items(of: shape, node, element, in: context)
    } else {
      switch element.name {
      case "text": drawn = try text(node, element, in: context)
      case "use": drawn = try used(by: node, element, in: context)
      case "switch": drawn = try firstFitting(of: node, in: context)
      case "image": drawn = try image(node, element, in: context)
      case "svg" where node != 0: drawn = try viewport(node, of: element, in: context)
      default: drawn = try children(of: node, in: context)
      }
    }
    return try composed(
      drawn, by: element, id: name(of: node), transform, opacity: opacity, in: context)
  }

  /// The context of what lies in an element, with its transform and the layer that it is painted on.
  mutating func entered(
    _ outer: SVGContext, _ element: SVGElement, _ transform: AffineTransform, _ opacity: Double
  ) throws(SVGError) -> SVGContext {
    var context = outer
    context.depth += 1
    context.map = transform.then(outer.map)
    if opacity < 1 || element["clip-path"] != nil || element["mask"] != nil || element.isComposited
    {
      try addLayer(element, to: &context)
    }
    return context
  }

  /// Counts a group that is painted on a picture of its own.
  mutating func addLayer(
    _ element: SVGElement, to context: inout SVGContext
  ) throws(SVGError) {
    context.layers += 1
    guard context.layers <= SVGContext.maximumLayers else {
      throw refusal(
        element.error(
          "lies in too many groups that are faded or clipped; "
            + "at most \(SVGContext.maximumLayers) lie in one another"))
    }
  }

  mutating func children(of node: Int, in context: SVGContext) throws(SVGError) -> SVGItems {
    var items = SVGItems()
    for child in document.nodes[node].children { items += try self.items(of: child, in: context) }
    return items
  }

  /// The first child of a `switch` that asks for nothing that isn't there.
  private mutating func firstFitting(
    of node: Int, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    try spend(steps: document.nodes[node].children.count, on: element(node))
    let fitting = document.nodes[node].children.first { child in
      element(child).name != "foreignObject" && element(child).isMeantForUs
    }
    return try fitting.map { (child) throws(SVGError) in try items(of: child, in: context) }
      ?? SVGItems()
  }
}

// MARK: - Shapes

extension SVGBuilder {
  private mutating func items(
    of shape: SVGShape, _ node: Int, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    let style = context.style
    let path = try path(of: shape, node, element, in: context)
    let box = path.tightBox
    guard style.isVisible, !path.isEmpty else { return SVGItems(box: box) }
    try spend(steps: path.elements.count, on: element)
    guard !context.drawsOutlines else {
      var outline = path
      outline.isEvenOdd = style.clipsEvenOdd
      return SVGItems(items: [.fill(outline, .color(.black))], box: box)
    }
    var parts: [SVGPart: [Drawing.Item]] = [:]
    if shape != .line, let node = try pattern(style.fill, on: path, context) {
      var filled = path
      filled.isEvenOdd = style.isEvenOdd
      parts[.fill] = try items(
        paintedBy: node, filled, nil, opacity: style.fillOpacity, in: context)
    } else if shape != .line, let paint = try paint(style.fill, style.fillOpacity, path, context) {
      var filled = path
      filled.isEvenOdd = style.isEvenOdd
      parts[.fill] = [.fill(filled, paint)]
    }
    if style.strokeStyle.width > 0, let node = try pattern(style.stroke, on: path, context) {
      let line = Drawing.Item.stroke(
        try dashed(path, shape, element, in: context), style.strokeStyle, .color(.black))
      parts[.stroke] = try items(
        paintedBy: node, path, line, opacity: style.strokeOpacity, in: context)
    } else if let line = try line(along: path, shape, element, in: context) {
      parts[.stroke] = [line]
    }
    try spend((parts[.fill] ?? []) + (parts[.stroke] ?? []), on: element, in: context)
    let markers = try markers(on: path, of: shape, element, in: context)
    parts[.markers] = markers.items
    return SVGItems(
      items: style.paintOrder.flatMap { parts[$0] ?? [] }, box: box, blends: markers.blends)
  }

  /// The line of a shape; nil if it has none.
  private mutating func line(
    along path: Path, _ shape: SVGShape, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> Drawing.Item? {
    let style = context.style
    guard style.strokeStyle.width > 0,
      let paint = try paint(style.stroke, style.strokeOpacity, path, context)
    else { return nil }
    let screen = context.map.then(.scale(screenScale, screenScale))
    guard style.keepsWidth, let inverse = screen.inverse, screen.isFinite else {
      let line = try dashed(path, shape, element, in: context)
      return .stroke(line, style.strokeStyle, paint)
    }
    let line = try dashed(path, shape, element, in: context, by: screen)
    let item = Drawing.Item.stroke(line, style.strokeStyle, paint.mapped(by: screen))
    return .group(transform: inverse, opacity: 1, items: [item])
  }

  /// Counts how often the whole picture is painted over.
  mutating func spend(
    _ items: [Drawing.Item], on element: SVGElement, in context: SVGContext
  ) throws(SVGError) {
    for item in items {
      guard let box = item.reach.map(context.map.boundingBox) else { continue }
      let seen = box.intersection(picture)
      let share = seen.width * seen.height / (picture.width * picture.height)
      guard budget.spend(paintings: share * Double(1 + context.layers)) else {
        throw refusal(element.error("is too much; the picture is painted over too often"))
      }
      guard budget.spend(crossings: crossings(of: item, context.map)) else {
        throw refusal(element.error("is too much; outlines run through the picture too often"))
      }
    }
  }

  /// The number of times that an outline runs from the picture's top to its bottom.
  private func crossings(of item: Drawing.Item, _ map: AffineTransform) -> Double {
    switch item {
    case .fill(let path, _): path.height(within: picture, map) / picture.height
    // Both sides of a line, and its corners.
    case .stroke(let path, _, _): 3 * path.height(within: picture, map) / picture.height
    case .group(_, let transform, _, let items):
      items.reduce(0) { $0 + crossings(of: $1, transform.then(map)) }
    // Each letter is about as one of its own height.
    case .text(let text):
      text.lines.flatMap(\.runs).reduce(0) { sum, run in
        let height = run.font.size * abs(map.determinant).squareRoot()
        return sum + 6 * Double(run.string.count) * height / picture.height
      }
    case .clipped, .masked, .composited: 0
    }
  }

  mutating func path(
    of shape: SVGShape, _ node: Int, _ element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> Path {
    if let path = paths[node] { return path }
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    // One that can't be read is reported once, and not read again.
    if shape.isFixed { paths[node] = Path() }
    var problem: SVGError?
    let path = try shape.path(of: element, in: units, &problem)
    if let problem { try report.add(problem) }
    if shape.isFixed { paths[node] = path }
    return path
  }

  private mutating func dashed(
    _ outline: Path, _ shape: SVGShape, _ element: SVGElement, in context: SVGContext,
    by map: AffineTransform = .identity
  ) throws(SVGError) -> Path {
    let style = context.style
    guard !style.dashes.isEmpty else { return outline.mapped(by: map) }
    let isRound = shape == .circle || shape == .ellipse
    let path = (isRound ? outline.fromTheRight : outline).mapped(by: map)
    try spend(steps: style.dashes.count, on: element)
    var scale = 1.0
    let units = SVGUnits(viewport: context.viewport, fontSize: style.fontSize)
    if let length = try element.extent("pathLength", .diagonal, in: units), length > 0 {
      scale = path.length / length
    }
    let lengths = style.dashes.map { $0 * scale }
    guard let dashes = path.dashed(lengths, offset: style.dashOffset * scale, most: budget.dashes)
    else {
      try report.add(
        element.error("has too many dashes; its line is drawn without gaps"), once: "dashes")
      return path
    }
    budget.spend(dashes: dashes.elements.count)
    return dashes
  }
}

extension SVGElement {
  /// True if it asks for no extension, and is in English if in any language.
  var isMeantForUs: Bool {
    guard self["requiredExtensions"]?.word ?? "" == "" else { return false }
    guard let languages = self["systemLanguage"]?.word.lowercased() else { return true }
    return languages.split(separator: ",").contains { language in
      let language = language.drop { $0 == " " }
      return language == "en" || language.hasPrefix("en-")
    }
  }
}
