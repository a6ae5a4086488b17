import Engine

/// Filters of elements.
extension SVGBuilder {
  /// The items of an element, changed by its `filter`.
  mutating func filtered(
    _ drawn: SVGItems, by element: SVGElement, in context: SVGContext
  ) throws(SVGError) -> SVGItems {
    guard let attribute = element["filter"] else { return drawn }
    var drawn = drawn
    var chain = SVGFilterChain()
    do {
      for function in try SVGFilterFunction.list(attribute, of: element) {
        if let id = function.reference {
          try add(filter: id, of: element, on: drawn, to: &chain, in: context)
        } else {
          try chain.add(function, of: element, context)
        }
      }
    } catch {
      guard !isRefused else { throw error }
      try report.add(error, once: "filter \(error.message)")
      return drawn
    }
    guard !chain.hides, let filter = chain.filter else {
      if chain.hides { drawn.items = [] }
      return drawn
    }
    let source = drawn.items
    if !chain.parts.isEmpty {
      drawn.items = [.group(transform: .identity, opacity: 1, items: source)] + chain.parts
    }
    try spend(filter, of: drawn, on: element, in: context)
    drawn.items = [.composited(by: Compositing(filter: filter), items: drawn.items)]
    drawn.blends = false
    return drawn
  }

  /// Counts a filter's steps as pictures that are painted over: each takes all the room that one of
  /// them needs.
  private mutating func spend(
    _ filter: Filter, of drawn: SVGItems, on element: SVGElement, in context: SVGContext
  ) throws(SVGError) {
    let room = filter.room(of: Drawing.Item.reach(of: drawn.items))
    guard let box = room.map(context.map.boundingBox) else { return }
    // What is seen of it may come from beyond the picture.
    let share = min(25, box.width * box.height / (picture.width * picture.height))
    let work = filter.steps.reduce(0) { $0 + $1.operation.work }
    guard budget.spend(paintings: (share + 0.02) * 4 * work) else {
      throw refusal(element.error("is too much; too many filters are used"))
    }
  }

  /// Adds the steps of a `filter` element.
  private mutating func add(
    filter id: String, of element: SVGElement, on drawn: SVGItems, to chain: inout SVGFilterChain,
    in context: SVGContext
  ) throws(SVGError) {
    guard let node = document.ids[id], self.element(node).name == "filter" else {
      throw element.invalid("filter", "names no filter of the document")
    }
    let links = try SVGReferenceChain(
      from: node, in: document, kind: "filter", names: ["filter"], &report)
    let filter = links.whole
    for link in links.elements { try spend(visit: link) }
    let fitsBox = filter["filterUnits"]?.word != "userSpaceOnUse"
    let box = drawn.box ?? .zero
    guard !fitsBox || !box.isEmpty else {
      if drawn.box != nil || !drawn.items.isEmpty { chain.hides = true }
      return
    }
    var region = Rect.zero
    do {
      region = try shareRegion(filter, fixed: !fitsBox, box: box, in: context)
    } catch {
      try report.add(error, once: "region \(id)")
    }
    guard !region.isEmpty else {
      // By the standard that hides what the filter is on.
      chain.hides = true
      return
    }
    guard let owner = links.owner else {
      chain.hides = true
      return
    }
    let children = document.nodes[owner].children
    try chain.begin(region, of: element)
    let setting = SVGFilterSetting(
      region: region, box: filter["primitiveUnits"]?.word == "objectBoundingBox" ? box : nil,
      context: context)
    try add(children, setting, to: &chain)
  }

  /// Adds the steps of a filter's primitives.
  private mutating func add(
    _ children: [Int], _ setting: SVGFilterSetting, to chain: inout SVGFilterChain
  ) throws(SVGError) {
    var reader = SVGFilterReader(setting: setting, isAlone: chain.isAlone, source: chain.source)
    for child in children {
      let primitive = self.element(child)
      try spend(visit: primitive)
      if let reason = SVGNames.refusal(of: primitive.name) { throw primitive.error(reason) }
      try noteInputs(of: primitive)
      if primitive.name == "feImage" {
        try reader.add(try part(child, primitive, setting, &chain), primitive, to: &chain)
        continue
      }
      let inner = document.nodes[child].children.map { self.element($0) }
      for element in inner { try spend(visit: element) }
      try reader.add(primitive, inner, isLinear: isLinear(child), to: &chain)
    }
  }

  /// Tells of inputs that are not drawn: they are the same as names of no step.
  private mutating func noteInputs(of primitive: SVGElement) throws(SVGError) {
    let refused = ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"]
    for name in ["in", "in2"] {
      guard let word = primitive[name]?.word, refused.contains(word) else { continue }
      try report.add(
        primitive.invalid(name, "is not drawn; what the filter is on takes its place"), once: word)
    }
  }

  /// True if a primitive mixes light: it inherits that from what it lies in.
  private func isLinear(_ node: Int) -> Bool {
    var current: Int? = node
    while let number = current {
      let word = element(number)["color-interpolation-filters"]?.word
      if word == "sRGB" { return false }
      if word == "linearRGB" || word == "auto" { return true }
      current = document.nodes[number].parent
    }
    return true
  }
}

/// Steps of one filter after the other.
struct SVGFilterChain {
  private(set) var steps: [Filter.Step] = []
  /// The items that steps show, which stand behind a group of what the filter is on.
  private(set) var parts: [Drawing.Item] = []
  /// The picture that the next filter changes.
  private(set) var source = Filter.Input.source
  /// The region of the only filter.
  private var region: Rect?
  private var count = 0
  /// Nothing is seen of what it is on.
  var hides = false

  /// True if there is one filter with a region so far.
  var isAlone: Bool { count == 1 }

  /// nil: there is none.
  var filter: Filter? { steps.isEmpty ? nil : Filter(region: region, steps: steps) }

  /// Begins a filter with a region of its own.
  mutating func begin(_ region: Rect, of element: SVGElement) throws(SVGError) {
    count += 1
    guard count > 1 || !steps.isEmpty else {
      self.region = region
      return
    }
    count = max(count, 2)
    shareRegion()
    source = try add(Filter.Step(.offset(.zero), [source], region: region), of: element)
  }

  /// Makes the region of the only filter so far that of its steps alone: others follow.
  mutating func shareRegion() {
    guard let region else { return }
    for index in steps.indices where steps[index].region == nil { steps[index].region = region }
    self.region = nil
  }

  /// Adds a step, whose picture the next one may change.
  @discardableResult
  mutating func add(_ step: Filter.Step, of element: SVGElement) throws(SVGError) -> Filter.Input {
    guard steps.count < Filter.mostSteps else {
      throw element.error("has too many steps; at most \(Filter.mostSteps) are drawn")
    }
    steps.append(step)
    return .step(steps.count - 1)
  }

  /// Adds an item that steps show.
  mutating func add(_ item: Drawing.Item) -> Filter.Input {
    parts.append(item)
    return .part(parts.count)
  }

  /// Ends a filter: its last step is what the next filter changes.
  mutating func end(_ last: Filter.Input) { source = last }
}

/// What the steps of a filter are measured by.
struct SVGFilterSetting {
  let region: Rect
  /// The box that lengths are shares of; nil: they are those of the element.
  let box: Rect?
  let context: SVGContext

  private var units: SVGUnits {
    SVGUnits(
      viewport: box == nil ? context.viewport : Size(1, 1), fontSize: context.style.fontSize)
  }

  /// The part of the filter's region that a step says, of no extent where that is 0 or below; nil:
  /// it says none.
  func region(of element: SVGElement) throws(SVGError) -> Rect? {
    try place(of: element)?.intersection(region)
  }

  /// The same, wherever it lies.
  func place(of element: SVGElement) throws(SVGError) -> Rect? {
    guard ["x", "y", "width", "height"].contains(where: { element[$0] != nil }) else { return nil }
    let (x, y) = (
      try element.length("x", .horizontal, in: units), try element.length("y", .vertical, in: units)
    )
    let (width, height) = (
      try element.length("width", .horizontal, in: units).map { max(0, $0) },
      try element.length("height", .vertical, in: units).map { max(0, $0) }
    )
    let (scale, start) = (box?.size ?? Size(1, 1), box?.origin ?? .zero)
    return Rect(
      x.map { start.x + $0 * scale.width } ?? region.x,
      y.map { start.y + $0 * scale.height } ?? region.y,
      width.map { $0 * scale.width } ?? region.width,
      height.map { $0 * scale.height } ?? region.height)
  }

  /// A length across and one down, as the element measures them.
  func lengths(_ size: Size) -> Size {
    Size(size.width * (box?.width ?? 1), size.height * (box?.height ?? 1))
  }
}
