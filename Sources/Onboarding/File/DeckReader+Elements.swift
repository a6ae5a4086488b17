import Engine
import JSONText

/// The elements of a file's slides.
extension DeckReader {
  static let boxMembers =
    ["fill", "radius", "border", "opacity", "rotation", "scale"] + dressMembers
  static let all =
    ["id", "text", "picture"] + ["place", "frame"] + wordMembers + speechMembers + boxMembers + [
      "clip", "motion", "fluid", "original", "idle", "tap", "drag", "states", "elements",
    ] + layoutMembers + gestureMembers

  /// An element with what is in it; nil: something that it can't be without is wrong, and noted.
  mutating func element(_ value: FileValue) -> SlideElement? {
    var parts = value.members(Self.all)
    guard case .object = value.json else { return nil }
    let outer = speech
    speech = Self.speech(parts).inside(outer)
    defer { speech = outer }
    let scrolled = scrolledLook(&parts)
    let key = key(parts["id"], of: value)
    let content = content(parts, of: value)
    let sizing = Self.sizing(parts, isPlaced: isPlaced)
    let place = isPlaced ? placed(parts) : place(parts, content, of: value)
    let differences =
      Self.looks(parts) + [parts["text"] == nil ? nil : ownWords(parts)].compactMap(\.self)
    let idle = parts["idle"].flatMap(self.motions.idle)
    let motions = elementMotions(parts, of: content)
    let drag = parts["drag"].flatMap { self.drag($0) }
    let ownAnimator = parts["animator"].flatMap { self.animator($0) }
    let elements = parts["elements"].map { inner($0, parts, ownAnimator) } ?? []
    let gestures = gestures(parts, of: key)
    let (tap, toggle) = parts["tap"].map { self.tap($0, of: key) } ?? (nil, nil)
    guard let key, let content, let place, let elements else { return nil }
    note(key, parts, of: value)
    checkDress(parts, isPicture: parts["picture"] != nil, hasLine: parts["border"] != nil)
    var element = SlideElement(
      key, content, place: place, fluid: motions.fluid, original: motions.original)
    MotionReader.name(&element, parts)
    for difference in differences { element.apply(difference) }
    element.look.dress.leaveOutUsual()
    note(element, (parts["text"] ?? value).path)
    (element.tap, element.drag, element.toggle) = (tap, drag, toggle)
    (element.elements, element.idle, element.gestures) = (elements, idle, gestures)
    (element.sizing, element.scrolled, element.animator) = (sizing, scrolled, ownAnimator)
    readLayout(parts, of: &element)
    readBox(parts, of: &element)
    return element
  }

  /// The motions of an element: those of the animator around it, where it has none of its own.
  private func elementMotions(
    _ parts: [String: FileValue], of content: SlideElement.Content?
  ) -> (fluid: SlideMotion?, original: SlideMotion?) {
    var motions = motions.motions(parts, of: content ?? .shape, isInside: depth > 0)
    if parts["motion"] == nil, let motion = collectionMotion {
      if parts["fluid"] == nil { motions.fluid = motion }
      if parts["original"] == nil { motions.original = motion }
    }
    return motions
  }

  /// Notes the id of an element, and whether it shows anything.
  private mutating func note(_ key: String, _ parts: [String: FileValue], of value: FileValue) {
    if !keys.insert(key).inserted {
      value.wrong("a second element “\(key)” on this slide; give it another id")
    }
    if ["text", "picture", "fill", "border", "shadow", "elements"].contains(where: {
      parts[$0] != nil
    }) {
      seen.insert(key)
    } else {
      bare.append((key, value.path))
    }
    if parts["text"] != nil, let shadow = parts["shadow"] { shadows.append((key, shadow)) }
    let throwing = parts["text"] == nil ? ["shadow"] : []
    if (["fill", "border", "picture"] + throwing).contains(where: { parts[$0] != nil }) {
      boxes.insert(key)
    }
  }

  /// Reads whether an element cuts off what is in it, its states, and whether its corners are round.
  private mutating func readBox(_ parts: [String: FileValue], of element: inout SlideElement) {
    element.clips = parts["clip"]?.bool() ?? false
    if element.elements.isEmpty {
      parts["clip"]?.wrong("“clip”: nothing is in it that could be cut off; give it “elements”")
    }
    if element.clips || parts["scroll"] != nil {
      parts["shadow"]?.wrong(
        "“shadow”: it is cut off with what is in it; put it on what is around it")
    }
    if let states = parts["states"] { element.states = self.states(states, of: element) }
    let isRound = element.look.cornerRadius > 0 && !element.clips
    if isRound, let radius = parts["radius"] { radii.append((element.key, radius)) }
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
      refuse(Self.speechMembers, in: parts, "a picture says nothing")
      refuse(Self.wordMembers, in: parts, "only words have this; it is beside a “picture”")
      return self.picture(picture).map { .picture($0) }
    case (nil, nil):
      if parts["elements"] == nil {
        refuse(Self.speechMembers, in: parts, "nothing is said in it; give it a “text”")
      }
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

  /// The looks of an element's words.
  private mutating func ownWords(_ parts: [String: FileValue]) -> SlideDifference {
    var looks = words(parts)
    looks.speech = speech
    return .words(looks)
  }

  /// The name of a picture's file; nil: it is none, which is noted.
  mutating func picture(_ value: FileValue) -> String? {
    guard let name = value.string("the name of a picture's file", most: 1_000) else { return nil }
    guard DeckFile.isInFolder(name) else {
      value.wrong("wanted the name of a file in the slides' folder, as tumble.svg")
      return nil
    }
    if files[name] == nil { files[name] = value.path }
    return name
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
    let border = parts["border"]?.members(["width", "color", "side", "dash"])
    let (sides, width) = border.map(sides) ?? (nil, nil)
    let ink = border?["color"].flatMap(color)
    var dress = dress(parts)
    (dress.sides, dress.dash) = (sides, border?["dash"].flatMap(dash))
    var fill = parts["fill"]
    if case .object? = fill?.json { fill = nil }
    return [
      dress.isPlain ? nil : .dress(dress),
      fill.flatMap(color).map { .fill($0) },
      parts["radius"]?.number(lengths).map { .cornerRadius($0) },
      parts["opacity"]?.number(0...1).map { .opacity($0) },
      parts["rotation"]?.number(-3_600...3_600).map { .rotation($0 * .pi / 180) },
      parts["scale"]?.number(0...100).map { .scale($0) },
      (width ?? (border != nil && isWhole ? 1 : nil)).map { .borderWidth($0) },
      (ink ?? (border != nil && isWhole ? .black : nil)).map { .borderColor($0) },
    ].compactMap(\.self)
  }
}
