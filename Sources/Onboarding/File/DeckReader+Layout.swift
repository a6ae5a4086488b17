import Engine
import JSONText

/// The layouts of a file's elements.
extension DeckReader {
  static let layoutMembers = ["layout", "scroll", "snap", "width", "height", "animator"]

  /// Reads how an element places and scrolls what is in it.
  func readLayout(_ parts: [String: FileValue], of element: inout SlideElement) {
    element.layout = parts["layout"].flatMap(Self.layout)
    if let scroll = parts["scroll"] {
      element.scroll = Self.axis(scroll).map { SlideScroll($0) }
    }
    if let snap = parts["snap"] {
      if parts["scroll"] == nil {
        snap.wrong("“snap”: nothing scrolls here; give the element a “scroll”")
      }
      element.scroll?.snap = snap.choice([
        "page": .page, "start": .start, "center": .center, "end": .end,
      ])
    }
    if element.elements.isEmpty {
      refuse(
        ["layout", "scroll"], in: parts,
        "nothing is in it that could be placed; give it “elements”")
      refuse(["animator"], in: parts, "nothing is in it that could come or go; give it “elements”")
    }
    if let direction = element.scroll?.axis, scrolls.contains(direction) {
      parts["scroll"]?.wrong(
        "“\(element.key)” scrolls \(Self.word(direction)) in something that does, too; remove one")
    }
    checkRoom(of: element, parts)
  }

  /// What fills needs room: there is none without end, nor in what is as long as that.
  private func checkRoom(of element: SlideElement, _ parts: [String: FileValue]) {
    guard let rule = element.layout else { return }
    for (axis, name) in [(Axis.horizontal, "width"), (.vertical, "height")] {
      let isEndless = element.scroll?.axis == axis
      guard isEndless || element.sizing[axis] == .fit && rule.isMain(axis) else { continue }
      let values = parts["elements"]?.elements(of: "elements", most: Self.mostScrolled) ?? []
      for value in values where value.json[name] == .string("fill") {
        value.member(name)?.wrong(
          isEndless
            ? "“fill”: “\(element.key)” scrolls \(Self.word(axis)), where room has no end; give a"
              + " number or “fit”"
            : "“fill”: “\(element.key)” is as long as what is in it; give it a length, or “fill” too"
        )
      }
    }
  }

  private static func word(_ axis: Axis) -> String {
    axis == .vertical ? "vertically" : "horizontally"
  }

  /// The axis that a value names; nil: it names none, which is not noted.
  static func scrollAxis(_ value: FileValue) -> Axis? {
    switch value.json {
    case .string("vertical"): .vertical
    case .string("horizontal"): .horizontal
    default: nil
    }
  }

  private static func axis(_ value: FileValue) -> Axis? {
    value.choice(["vertical": .vertical, "horizontal": .horizontal])
  }

  private static func layout(_ value: FileValue) -> SlideLayout? {
    let kinds = ["stack", "grid", "flow", "overlay"]
    let parts = value.members(
      kinds + ["spacing", "lineSpacing", "inset", "align", "distribute", "direction"])
    guard case .object = value.json else { return nil }
    let named = kinds.filter { parts[$0] != nil }
    guard named.count == 1, let kind = parts[named[0]] else {
      value.wrong(
        named.isEmpty
          ? "wanted a “stack”, a “grid”, a “flow” or an “overlay”"
          : "a layout is \(Spelling.list(named)); remove the others")
      return nil
    }
    guard let rule = rule(kind, named: named[0]) else { return nil }
    var layout = SlideLayout(rule)
    layout.spacing = parts["spacing"]?.number(-1_000...10_000) ?? 0
    layout.lineSpacing = parts["lineSpacing"]?.number(-1_000...10_000)
    layout.insets = parts["inset"].map(insets) ?? .zero
    layout.align = parts["align"].flatMap(align) ?? .fill
    layout.distribution = parts["distribute"].flatMap(distribution)
    layout.isRightToLeft = parts["direction"]?.choice(["ltr": false, "rtl": true])
    let isLine = named[0] == "stack" || named[0] == "overlay"
    if isLine { parts["lineSpacing"]?.wrong("“lineSpacing”: only a grid and a flow have lines") }
    if rule == .overlay {
      for name in ["spacing", "distribute"] {
        parts[name]?.wrong("“\(name)”: in an overlay elements lie on each other; leave it out")
      }
    }
    return layout
  }

  private static func rule(_ kind: FileValue, named name: String) -> SlideLayout.Rule? {
    switch name {
    case "stack": return axis(kind).map { .stack($0) }
    case "grid":
      guard let columns = kind.number(1...100) else { return nil }
      guard columns == columns.rounded() else {
        return kind.wrong(wanted: "a whole number of columns")
      }
      return .grid(Int(columns))
    case "flow": return axis(kind).map { .flow($0) }
    default: return kind.bool() == true ? .overlay : kind.wrong(wanted: "true, or no “overlay”")
    }
  }

  private static func align(_ value: FileValue) -> SlideLayout.Align? {
    value.choice([
      "leading": .leading, "center": .center, "trailing": .trailing, "fill": .fill,
    ])
  }

  private static func distribution(_ value: FileValue) -> StackDistribution? {
    value.choice([
      "leading": .leading, "center": .center, "trailing": .trailing, "fill": .fillFlexing,
      "equal spacing": .fillEqualSpacing, "equal size": .fillEqualSize,
    ])
  }

  /// One distance from all edges, or each by itself.
  private static func insets(_ value: FileValue) -> Insets {
    guard case .object = value.json else { return Insets(value.number(lengths) ?? 0) }
    let parts = value.members(["top", "leading", "bottom", "trailing"])
    let edges = parts.mapValues { $0.number(lengths) ?? 0 }
    return Insets(
      top: edges["top"] ?? 0, left: edges["leading"] ?? 0, bottom: edges["bottom"] ?? 0,
      right: edges["trailing"] ?? 0)
  }

  /// How an element lies in the layout that it is in.
  ///
  /// - Parameter isPlaced: false if no layout places it.
  static func sizing(_ parts: [String: FileValue], isPlaced: Bool) -> SlideSizing {
    var sizing = SlideSizing()
    guard isPlaced else {
      for name in ["width", "height"] {
        parts[name]?.wrong("“\(name)”: no layout places this; its size is in its “frame”")
      }
      return sizing
    }
    sizing.width = parts["width"].flatMap(length)
    sizing.height = parts["height"].flatMap(length)
    sizing.place = parts["place"]?.choice([
      "top leading": .init(.top, .leading), "top": .init(.top, .center),
      "top trailing": .init(.top, .trailing), "leading": .init(.center, .leading),
      "center": .init(.center, .center), "trailing": .init(.center, .trailing),
      "bottom leading": .init(.bottom, .leading), "bottom": .init(.bottom, .center),
      "bottom trailing": .init(.bottom, .trailing),
    ])
    return sizing
  }

  /// A number, a word, or limits.
  private static func length(_ value: FileValue) -> SlideLength? {
    switch value.json {
    case .string: return value.choice(["fit": .fit, "fill": .fill])
    case .object:
      let parts = value.members(["min", "max"])
      let (low, high) = (parts["min"]?.number(lengths), parts["max"]?.number(lengths))
      if let low, let high, low > high {
        value.wrong("“min” is above “max”; swap them")
      }
      if parts.isEmpty { value.wrong("wanted a “min”, a “max” or both") }
      return .between(low, high)
    case .number: return value.number(lengths).map { .points($0) }
    default: return value.wrong(wanted: "a number, “fit”, “fill” or {“min”, “max”}")
    }
  }
}

/// Looks that follow how far something is scrolled.
extension DeckReader {
  /// Reads and removes a “motion” of an element that goes by scrolling.
  mutating func scrolledLook(_ parts: inout [String: FileValue]) -> ScrolledLook? {
    guard let motion = parts["motion"], motion.json["with"] != nil else { return nil }
    parts["motion"] = nil
    let members = motion.members(["with", "of", "from", "to", "curve", "leave", "state"])
    _ = members["with"]?.choice(["scroll": true])
    guard let scroller = members["of"]?.string("the id of an element that scrolls", most: 100),
      let from = members["from"].map({ $0.number(Self.places) }) ?? 0,
      let to = members["to"]?.number(Self.places)
    else {
      for name in ["of", "to"] where members[name] == nil {
        motion.wrong(
          "wanted “\(name)”: as {\"with\": \"scroll\", \"of\": ID, \"from\": 0, \"to\": 120}")
      }
      return nil
    }
    if from == to { members["to"]?.wrong("“from” and “to” are the same; give the look a way") }
    var look = ScrolledLook(along: scroller, from: from, to: to)
    if let curve = members["curve"]?.string("a curve, as ease-out") {
      do { look.curve = try TimingCurve(css: curve) } catch {
        members["curve"]?.wrong("not a CSS easing: \(error)")
      }
    }
    look.moves = members["leave"].map(motions.moves) ?? []
    look.state = members["state"]?.string("the name of a state", most: 100)
    if look.moves.isEmpty, look.state == nil {
      motion.wrong("nothing of it changes; say with “leave” or a “state” what becomes of it")
    }
    let id: String? = if case .string(let id)? = parts["id"]?.json { id } else { nil }
    scrolledLooks.append((look, motion))
    if let state = look.state, let id, let value = members["state"] {
      stateNames.append((state, [id], value))
    }
    return look
  }

  /// Looks whether what is to scroll does so on the slide.
  func checkScrolledLooks(of slide: Slide) {
    for (look, value) in scrolledLooks {
      guard !slide.scrolling.contains(where: { $0.key == look.scroller }) else { continue }
      let known = slide.scrolling.map(\.key)
      let guess = Spelling.nearest(to: look.scroller, in: known)
      value.member("of")?.wrong(
        "nothing of the id “\(look.scroller.prefix(40))” scrolls on this slide; "
          + (guess.map { "did you mean “\($0)”?" }
            ?? (known.isEmpty ? "give an element a “scroll”" : "known are \(Spelling.list(known))"))
      )
    }
  }
}

extension SlideLayout {
  /// True if elements follow each other along an axis.
  fileprivate func isMain(_ axis: Axis) -> Bool {
    switch rule {
    case .stack(let main): main == axis
    case .grid: axis == .vertical
    case .flow, .overlay: false
    }
  }
}
