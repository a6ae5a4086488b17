import Engine
import JSONText

/// The way from a slides file to slides.
struct DeckReader {
  /// The place where each picture's and font's file is named first.
  var files: [String: [JSONStep]] = [:]
  /// The files of fonts by the names of their families, and the looks of styles.
  var fonts: [String: [String]] = [:]
  var styles: [String: SlideTextLooks] = [:]
  /// The families and styles that no text has by now, each where it stands.
  var families: [(name: String, path: [JSONStep])] = []
  var idleStyles: [String: [JSONStep]] = [:]
  /// Everything that it says.
  var texts = SlideTexts()
  var canvas = IntroLayout.reference
  var (elementCount, scrolledCount) = (0, 0)
  /// The radii of elements, with their ids.
  var radii: [(id: String, value: FileValue)] = []
  /// The shadows of texts, with their ids.
  var shadows: [(id: String, value: FileValue)] = []
  /// The ids of elements that have something round on some slide, if they have a radius.
  var boxes: Set<String> = []
  /// The elements that show nothing on their slide, and the ids of those that show something.
  var bare: [(id: String, path: [JSONStep])] = []
  var seen: Set<String> = []
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
  var motions = MotionReader(canvas: IntroLayout.reference)

  static let mostSlides = 200
  /// Of elements: that are on slides at once, and with those in what scrolls.
  static let mostElements = 2_000
  static let mostScrolled = 50_000
  /// The number of elements that an element may lie in.
  static let deepest = 50
  /// Looks on the slide that is read that follow something that scrolls, each where it stands.
  var scrolledLooks: [(look: ScrolledLook, value: FileValue)] = []
  /// The ids of the slide that is read, and the number of elements that what is read lies in.
  var (keys, depth) = (Set<String>(), 0)
  /// The language and direction of what is read, if it says none itself.
  var speech = SlideSpeech()
  /// True if a layout places what is read.
  var isPlaced = false
  /// The animator of the element that what is read lies in.
  var animator: SlideAnimator?
  /// The type of the motions of what is in its elements, if they say no motion of their own.
  var innerType: AnimationType?
  /// The axes along which elements scroll that what is read lies in.
  var scrolls: [Axis] = []
  /// The lengths and places that a file may name, in points.
  static let lengths = 0.0...10_000, places = -10_000.0...10_000

  /// The slides that nothing leads to, and what leads nowhere; and the elements that are seen on no slide, each where it stands
  /// first, and what they lack; of very many the first ones.
  var doubts: [(path: [JSONStep], text: String)] {
    var known = seen
    return (idleLooks + idle).prefix(FileValue.Notes.most)
      + bare.filter { known.insert($0.id).inserted }.prefix(FileValue.Notes.most).map {
        ($0.path, "“\($0.id)” shows nothing; give it a “text”, a “picture”, a “fill” or a “border”")
      }
  }

  /// nil: something is wrong, and noted.
  mutating func deck(_ value: FileValue) -> Deck? {
    let parts = value.members(
      [
        "$schema", "format", "canvas", "choreography", "loop", "hills", "motions", "fonts",
        "styles",
        "slides",
      ] + Self.speechMembers)
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
    checkBoxes()
    checkLinks(of: slides, in: values)
    checkStates(of: slides)
    guard !slides.isEmpty else { return nil }
    var deck = Deck(
      slides, canvas: canvas, choreography: choreography, loop: loop, hasHills: hasHills)
    (deck.namedMotions, deck.fonts) = (motions.named, fonts)
    deck.morphsPictures = parts["format"]?.json == .number(2)
    checkTimes(in: deck, values)
    noteIdle(in: deck, values)
    return deck
  }

  /// Notes what only a box has, where there is none.
  private func checkBoxes() {
    for radius in radii where !boxes.contains(radius.id) {
      radius.value.wrong(
        "“radius”: nothing of “\(radius.id)” has corners; give it a “fill”, a “border” or a"
          + " “picture”")
    }
    for shadow in shadows where !boxes.contains(shadow.id) {
      shadow.value.wrong(
        "“shadow”: “\(shadow.id)” has no box that throws it; give it a “fill” or a “border”")
    }
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
    motions.readNamed(parts["motions"]?.entries(of: "motions", most: 200) ?? [])
    readFonts(parts)
    speech = Self.speech(parts)
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
      ["name", "background", "button", "finish", "celebrate"] + Self.speechMembers
        + Self.linkMembers + ["elements"])
    let outer = speech
    speech = Self.speech(parts).inside(outer)
    defer { speech = outer }
    let name = parts["name"].map(Self.name) ?? own
    let color = parts["background"].map(Self.color) ?? .white
    motions.isOver = parts["over"] != nil
    (keys, scrolledLooks) = ([], [])
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
    (slide.hasButton, slide.speech) = (hasButton, speech)
    note(slide.buttonTitle, parts["button"], speech)
    note(finish, parts["finish"], speech)
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

  mutating func elements(_ value: FileValue?) -> [SlideElement]? {
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
  mutating func inner(
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
    scrolls += parts["scroll"].flatMap(Self.scrollAxis).map { [$0] } ?? []
    defer {
      (isPlaced, scrolls, depth) = (wasPlaced, outer, depth - 1)
      (animator, innerType) = (outerAnimator, outerType)
    }
    return elements(value)
  }
}
