import Engine
import JSONText

/// The way from a slides file to slides.
struct DeckReader {
  /// The place where each picture is named first.
  private(set) var pictures: [String: [JSONStep]] = [:]
  private var canvas = IntroLayout.reference
  private var (elementCount, scrolledCount) = (0, 0)
  /// The radii of elements, with their ids.
  private var radii: [(id: String, value: FileValue)] = []
  /// The ids of elements that have something round on some slide, if they have a radius.
  private var boxes: Set<String> = []
  /// The elements that show nothing on their slide, and the ids of those that show something.
  private var bare: [(id: String, path: [JSONStep])] = []
  private var seen: Set<String> = []
  /// The states that something is led to, each where it stands, with the ids of the elements.
  var stateNames: [(name: String, ids: [String], value: FileValue)] = []
  /// The states of elements, each where it stands.
  var states: [(name: String, id: String, path: [JSONStep])] = []
  /// The names of slides that something leads to, or lies over, each where it stands.
  var named: [(name: String, value: FileValue)] = []
  /// Where something leads, as it stands there.
  var targets: [(target: SlideTarget, value: FileValue)] = []
  /// The slides that nothing leads to, and what leads nowhere.
  var idle: [(path: [JSONStep], text: String)] = []
  /// The motions that the file names.
  private(set) var motions = MotionReader(canvas: IntroLayout.reference)

  static let mostSlides = 200
  /// Of elements: that are on slides at once, and with those in what scrolls.
  static let mostElements = 2_000
  private static let mostScrolled = 50_000
  /// The number of elements that an element may lie in.
  private static let deepest = 50
  /// Looks that follow something that scrolls, each where it stands, with the slide's number.
  var scrolledLooks: [(look: ScrolledLook, slide: Int, value: FileValue)] = []
  /// The number of the slide that is read.
  private(set) var slideNumber = 0
  /// The ids of the slide that is read, and the number of elements that what is read lies in.
  private var (keys, depth) = (Set<String>(), 0)
  /// True if a layout places what is read.
  private var isPlaced = false
  /// The animator of the element that what is read lies in.
  private var animator: SlideAnimator?
  /// The type of the motions of what is in its elements, if they say no motion of their own.
  private var innerType: AnimationType?
  /// The axes along which elements scroll that what is read lies in.
  private(set) var scrolls: [Axis] = []
  /// The lengths and places that a file may name, in points.
  static let lengths = 0.0...10_000, places = -10_000.0...10_000

  /// The slides that nothing leads to, and what leads nowhere; and the elements that are seen on no slide, each where it stands
  /// first, and what they lack; of very many the first ones.
  var doubts: [(path: [JSONStep], text: String)] {
    var known = seen
    return idle.prefix(FileValue.Notes.most)
      + bare.filter { known.insert($0.id).inserted }.prefix(FileValue.Notes.most).map {
        ($0.path, "“\($0.id)” shows nothing; give it a “text”, a “picture”, a “fill” or a “border”")
      }
  }

  /// nil: something is wrong, and noted.
  mutating func deck(_ value: FileValue) -> Deck? {
    let parts = value.members([
      "$schema", "format", "canvas", "choreography", "loop", "hills", "motions", "slides",
    ])
    if let format = parts["format"] { Self.check(format: format) }
    readDesign(parts)
    let hasHills = parts["hills"]?.bool() ?? false
    let choreography = parts["choreography"].flatMap(Self.choreography) ?? .together
    let loop = parts["loop"].flatMap(Self.loop) ?? .none
    guard let list = parts["slides"] else {
      if case .object = value.json { value.wrong("wanted a member “slides”, a list of slides") }
      return nil
    }
    let values = list.elements(of: "slides", most: Self.mostSlides) ?? []
    if values.isEmpty, case .array(let slides) = list.json, slides.isEmpty {
      list.wrong("no slides; wanted at least one")
    }
    let slides = slides(values)
    for radius in radii where !boxes.contains(radius.id) {
      radius.value.wrong(
        "“radius”: nothing of “\(radius.id)” has corners; give it a “fill”, a “border” or a"
          + " “picture”")
    }
    checkLinks(of: slides, in: values)
    checkStates(of: slides)
    guard !slides.isEmpty else { return nil }
    var deck = Deck(
      slides, canvas: canvas, choreography: choreography, loop: loop, hasHills: hasHills)
    deck.namedMotions = motions.named
    checkTimes(in: deck, values)
    noteIdle(in: deck, values)
    return deck
  }

  /// Reads all slides, each of a name of its own.
  private mutating func slides(_ values: [FileValue]) -> [Slide] {
    let own = Self.names(of: values.map(\.json))
    var names: Set<String> = []
    var slides: [Slide] = []
    for (value, name) in zip(values, own) {
      guard let slide = slide(value, name: name) else { continue }
      if !names.insert(slide.name).inserted {
        value.wrong("a second slide of the name “\(slide.name)”; give it another one")
      } else {
        slides.append(slide)
      }
    }
    return slides
  }

  /// Reads what all slides need: the canvas, and the motions that have names.
  private mutating func readDesign(_ parts: [String: FileValue]) {
    if let size = parts["canvas"]?.numbers("[width, height]", in: [16...4096, 16...4096]) {
      canvas = Size(size[0], size[1])
    }
    motions = MotionReader(canvas: canvas)
    for (name, value) in parts["motions"]?.entries(of: "motions", most: 200) ?? [] {
      if name == "none" { value.wrong("“none” is no motion; give this one another name") }
      motions.named[name] = MotionReader(canvas: canvas).motion(value)
    }
  }

  /// Both ways, or only from the last slide to the first.
  private static func loop(_ value: FileValue) -> SlideLoop? {
    if case .string = value.json { return value.choice(["forward": .forward]) }
    guard case .bool(let loops) = value.json else {
      return value.wrong(wanted: "true, false or “forward”")
    }
    return loops ? .both : SlideLoop.none
  }

  /// A word, or the seconds from one entering element to the next.
  private static func choreography(_ value: FileValue) -> Choreography? {
    if case .object = value.json {
      return value.members(["stagger"])["stagger"]?.number(0...60).map { .stagger($0) }
    }
    return value.choice(["together": .together, "out then in": .outThenIn])
  }

  /// The names of a file's slides, those that the file names and those of the others.
  static func names(of slides: [JSONValue]) -> [String] {
    var taken = Set(slides.compactMap(givenName))
    return slides.enumerated().map { place, slide in
      let name = givenName(slide) ?? freeName(place, beside: taken)
      taken.insert(name)
      return name
    }
  }

  /// The name of a slide that has none: it is called by its place, or the next one that is free.
  private static func freeName(_ place: Int, beside taken: Set<String>) -> String {
    var number = place + 1
    while taken.contains("slide-\(number)") { number += 1 }
    return "slide-\(number)"
  }

  /// The name that the file gives a slide.
  private static func givenName(_ slide: JSONValue) -> String? {
    guard case .string(let name) = slide["name"] else { return nil }
    return name
  }

  /// - Parameter name: that of a slide that is given none.
  private mutating func slide(_ value: FileValue, name own: String) -> Slide? {
    let parts = value.members(
      ["name", "background", "button", "finish", "celebrate"] + Self.linkMembers + ["elements"])
    let name = parts["name"].map(Self.name) ?? own
    let color = parts["background"].map(Self.color) ?? .white
    motions.isOver = parts["over"] != nil
    keys = []
    slideNumber += 1
    let elements = elements(parts["elements"])
    let hasButton = parts["button"]?.json != .bool(false)
    let button = hasButton ? parts["button"].map { $0.string("a word, or false", most: 200) } : nil
    let finish = parts["finish"]?.string(most: 200)
    let isCelebrated = parts["celebrate"]?.bool() ?? false
    guard let name, let color, let elements, button != .some(nil), case .object = value.json
    else { return nil }
    if isCelebrated, !elements.contains(where: { $0.picture != nil }) {
      parts["celebrate"]?.wrong(
        "“celebrate”: confetti is thrown around a picture; give the slide one")
    }
    if parts["over"] != nil {
      for name in ["background", "finish"] + (hasButton ? ["button"] : []) {
        parts[name]?.wrong("“\(name)”: a slide over another one has that one's; leave it out")
      }
    }
    var slide = Slide(
      name, color: color, elements: motions.isOver ? motions.together(elements) : elements,
      button: button ?? nil, finish: finish,
      isCelebrated: isCelebrated)
    slide.hasButton = hasButton
    readLinks(parts, of: &slide)
    checkScrolledLooks(of: slide)
    return slide
  }

  /// A name is a part of a file's name, where every slide becomes a film.
  private static func name(_ value: FileValue) -> String? {
    guard let name = value.string("a name") else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
      default: false
      }
    }
    guard isPlain, 1...60 ~= name.count else {
      return value.wrong(wanted: "a name of 1 to 60 letters a–z, digits, - and _")
    }
    return name
  }

  static func color(_ value: FileValue) -> Color? {
    let wanted = "a colour, as #ffa848, rgb(255 168 72) or tomato"
    guard case .string(let text) = value.json else { return value.wrong(wanted: wanted) }
    return Color(css: text) ?? value.wrong(wanted: wanted)
  }

  private mutating func elements(_ value: FileValue?) -> [SlideElement]? {
    guard let value else { return [] }
    let isSeen = scrolls.isEmpty
    let most = isSeen ? Self.mostElements - elementCount : Self.mostScrolled - scrolledCount
    guard let values = value.elements(of: "elements", most: most) else { return nil }
    if isSeen { elementCount += values.count } else { scrolledCount += values.count }
    return values.compactMap { element($0) }
  }

  /// The elements in an element.
  ///
  /// - Parameters:
  ///   - parts: the members of the element.
  ///   - own: its animator.
  private mutating func inner(
    _ value: FileValue, _ parts: [String: FileValue], _ own: SlideAnimator?
  ) -> [SlideElement]? {
    guard depth < Self.deepest else {
      value.wrong("“elements” \(Self.deepest + 1) deep; at most \(Self.deepest) are read")
      return nil
    }
    let (wasPlaced, outer, outerAnimator, outerType) = (isPlaced, scrolls, animator, innerType)
    depth += 1
    (animator, innerType) = (own, own?.type ?? innerType)
    isPlaced = parts["layout"] != nil
    scrolls +=
      ["vertical", "horizontal"].contains { parts["scroll"]?.json == .string($0) }
      ? [parts["scroll"]?.json == .string("vertical") ? .vertical : .horizontal] : []
    defer {
      (isPlaced, scrolls, depth) = (wasPlaced, outer, depth - 1)
      (animator, innerType) = (outerAnimator, outerType)
    }
    return elements(value)
  }
}

extension DeckReader {
  static let boxMembers = ["fill", "radius", "border", "opacity", "rotation", "scale"]
  static let wordMembers = ["size", "weight", "color", "align", "wrap"]
  static let all =
    ["id", "text", "picture"] + ["place", "frame"] + wordMembers + boxMembers + [
      "clip", "motion", "fluid", "original", "idle", "tap", "drag", "states", "elements",
    ] + layoutMembers + gestureMembers

  private mutating func element(_ value: FileValue) -> SlideElement? {
    var parts = value.members(Self.all)
    guard case .object = value.json else { return nil }
    let scrolled = scrolledLook(&parts)
    let key = key(parts["id"], of: value)
    let content = content(parts, of: value)
    let sizing = Self.sizing(parts, isPlaced: isPlaced)
    let place = isPlaced ? placed(parts) : place(parts, content, of: value)
    let differences = Self.looks(parts) + (parts["text"] == nil ? [] : Self.words(parts))
    let idle = parts["idle"].flatMap(self.motions.idle)
    var motions = motions.motions(parts, of: content ?? .shape, isInside: depth > 0)
    if parts["motion"] == nil, let motion = collectionMotion {
      if parts["fluid"] == nil { motions.fluid = motion }
      if parts["original"] == nil { motions.original = motion }
    }
    let drag = parts["drag"].flatMap { self.drag($0) }
    let ownAnimator = parts["animator"].flatMap { self.animator($0) }
    let elements = parts["elements"].map { inner($0, parts, ownAnimator) } ?? []
    let gestures = gestures(parts, of: key)
    let (tap, toggle) = parts["tap"].map { self.tap($0, of: key) } ?? (nil, nil)
    guard let key, let content, let place, let elements else { return nil }
    if !keys.insert(key).inserted {
      value.wrong("a second element “\(key)” on this slide; give it another id")
    }
    if ["text", "picture", "fill", "border", "elements"].contains(where: { parts[$0] != nil }) {
      seen.insert(key)
    } else {
      bare.append((key, value.path))
    }
    if parts["fill"] != nil || parts["border"] != nil || parts["picture"] != nil {
      boxes.insert(key)
    }
    var element = SlideElement(
      key, content, place: place, fluid: motions.fluid, original: motions.original)
    MotionReader.name(&element, parts)
    element.idle = idle
    for difference in differences { element.apply(difference) }
    (element.tap, element.drag, element.toggle) = (tap, drag, toggle)
    element.elements = elements
    (element.sizing, element.scrolled, element.animator) = (sizing, scrolled, ownAnimator)
    readLayout(parts, of: &element)
    element.clips = parts["clip"]?.bool() ?? false
    if elements.isEmpty {
      parts["clip"]?.wrong("“clip”: nothing is in it that could be cut off; give it “elements”")
    }
    element.gestures = gestures
    if let states = parts["states"] { element.states = self.states(states, of: element) }
    let isRound = element.look.cornerRadius > 0 && !element.clips
    if isRound, let radius = parts["radius"] { radii.append((key, radius)) }
    return element
  }

  /// The motion of an element in a group with an animator that says none of its own: what is in one of
  /// its elements keeps step with that.
  private var collectionMotion: SlideMotion? {
    animator?.motion ?? innerType.map { SlideMotion($0, enter: [.fade], leave: [.fade]) }
  }

  private func key(_ value: FileValue?, of element: FileValue) -> String? {
    guard let value else {
      element.wrong("wanted an “id”: an element of the same id on two slides is one thing")
      return nil
    }
    guard let key = value.string("an id", most: 100) else { return nil }
    guard !key.isEmpty, ![IntroKey.background, IntroKey.button].contains(key) else {
      value.wrong("“\(key)” can't be an id; background and button are on every slide")
      return nil
    }
    return key
  }

  private mutating func content(
    _ parts: [String: FileValue], of element: FileValue
  ) -> SlideElement.Content? {
    switch (parts["text"], parts["picture"]) {
    case (let text?, nil): return text.string().map { .text(SlideText($0)) }
    case (nil, let picture?):
      refuse(Self.wordMembers, in: parts, "only words have this; it is beside a “picture”")
      return self.picture(picture).map { .picture($0) }
    case (nil, nil):
      refuse(Self.wordMembers, in: parts, "only words have this; give the element a “text”")
      return .shape
    case (.some, let picture?):
      picture.wrong("an element shows a “text” or a “picture”; make it two elements")
      return nil
    }
  }

  func refuse(_ names: [String], in parts: [String: FileValue], _ text: String) {
    for name in names { parts[name]?.wrong("“\(name)”: \(text)") }
  }

  /// The name of a picture's file; nil: it is none, which is noted.
  mutating func picture(_ value: FileValue) -> String? {
    guard let name = value.string("the name of a picture's file", most: 1_000) else { return nil }
    guard DeckFile.isInFolder(name) else {
      value.wrong("wanted the name of a file in the slides' folder, as tumble.svg")
      return nil
    }
    if pictures[name] == nil { pictures[name] = value.path }
    return name
  }

  /// The looks of words.
  static func words(_ parts: [String: FileValue]) -> [SlideDifference] {
    [
      parts["size"]?.number(1...1_000).map { .textSize($0) },
      parts["color"].flatMap(color).map { .textColor($0) },
      parts["weight"]?.choice(
        ["regular": Font.Weight.regular, "semibold": .semibold, "bold": .bold]
      ).map { .weight($0) },
      parts["align"]?.choice(
        ["leading": TextContent.Alignment.leading, "center": .center, "trailing": .trailing]
      ).map { .alignment($0) },
      parts["wrap"]?.choice(
        ["whole words": TextWrapping.wholeWords, "words": .words, "characters": .characters]
      ).map { .wrapping($0) },
    ].compactMap(\.self)
  }

  private func place(
    _ parts: [String: FileValue], _ content: SlideElement.Content?, of element: FileValue
  ) -> SlidePlace? {
    if let frame = parts["frame"] {
      parts["place"]?.wrong("an element has a “place” or a “frame”; remove one")
      return Self.frame(frame)
    }
    if depth > 0 {
      (parts["place"] ?? element).wrong(
        "wanted a “frame”: [x, y, width, height], in points, from the corner of what it is in")
      return nil
    }
    if let place = parts["place"] { return place.choice(["picture": .picture, "title": .title]) }
    switch content {
    case .picture: return .picture
    case .text: return .title
    case nil: return nil
    case .shape where parts["elements"] != nil: return .frame(Rect(origin: .zero, size: canvas))
    case .shape:
      element.wrong("wanted a “frame”: [x, y, width, height], in points of the canvas")
      return nil
    }
  }

  /// The place of what a layout places: it has none of its own.
  private func placed(_ parts: [String: FileValue]) -> SlidePlace {
    parts["frame"]?.wrong(
      "“frame”: the layout around it places this; give it a “width” and a “height”")
    return .frame(.zero)
  }

  static func frame(_ value: FileValue) -> SlidePlace? {
    value.numbers("[x, y, width, height]", in: [places, places, lengths, lengths])
      .map { .frame(Rect($0[0], $0[1], $0[2], $0[3])) }
  }

  /// The looks of a box.
  ///
  /// - Parameter isWhole: false where a border has only what is said of it.
  static func looks(_ parts: [String: FileValue], isWhole: Bool = true) -> [SlideDifference] {
    let border = parts["border"]?.members(["width", "color"])
    let width = border?["width"].map { $0.number(lengths) ?? 0 }
    let ink = border?["color"].flatMap(color)
    return [
      parts["fill"].flatMap(color).map { .fill($0) },
      parts["radius"]?.number(lengths).map { .cornerRadius($0) },
      parts["opacity"]?.number(0...1).map { .opacity($0) },
      parts["rotation"]?.number(-3_600...3_600).map { .rotation($0 * .pi / 180) },
      parts["scale"]?.number(0...100).map { .scale($0) },
      (width ?? (border != nil && isWhole ? 1 : nil)).map { .borderWidth($0) },
      (ink ?? (border != nil && isWhole ? .black : nil)).map { .borderColor($0) },
    ].compactMap(\.self)
  }
}
