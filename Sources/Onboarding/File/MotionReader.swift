import Engine
import Glibc
import JSONText

/// The motions of a slides file.
struct MotionReader {
  /// The size of the design, in points.
  let canvas: Size
  /// The motions that the file names, without those that are wrong.
  var named: [String: SlideMotion] = [:]
  /// True for what is on a slide that covers another one: it comes from below.
  var isOver = false

  /// The motions of both sets: each its own, or the one for both, or what is usual for the content.
  ///
  /// - Parameter isInside: true for an element in another one, with which it moves: it fades.
  func motions(
    _ parts: [String: FileValue], of content: SlideElement.Content, isInside: Bool
  ) -> (fluid: SlideMotion?, original: SlideMotion?) {
    for name in ["motion", "fluid", "original"] {
      guard let motion = parts[name] else { continue }
      checkContent(content, of: motion)
      if parts["picture"] == nil, parts["border"] == nil { checkDrawing(motion) }
    }
    if let motion = parts["motion"] {
      for name in ["fluid", "original"] {
        parts[name]?.wrong("an element has a “motion”, or a “fluid” and an “original” one")
      }
      let both = self.motion(motion)
      return (both, both)
    }
    let isPlaced = parts["frame"] != nil
    let fade = isInside ? Self.fading : nil
    return (
      parts["fluid"].map(motion) ?? fade ?? usual(content, .fluid, isPlaced: isPlaced),
      parts["original"].map(motion) ?? fade ?? usual(content, .original)
    )
  }

  /// Notes the names that an element has for its motions.
  static func name(_ element: inout SlideElement, _ parts: [String: FileValue]) {
    for set in MotionSet.allCases {
      guard let motion = (parts["motion"] ?? parts[set.rawValue])?.json else { continue }
      element.motionNames[set] = motion.motionName
      element.wholeMotionNames[set] = motion["timing"] == nil ? motion.motionName : nil
    }
  }

  /// Pictures and words move as the program's own do; what is neither fades.
  ///
  /// - Parameter isPlaced: true if it has a place of its own, where it may meet others on its way.
  private func usual(
    _ content: SlideElement.Content, _ set: MotionSet, isPlaced: Bool = false
  ) -> SlideMotion {
    let motions = set == .fluid ? SlideMotions.fluid : .original
    switch content {
    case _ where isOver: return fromBelow
    case .picture: return motions.picture
    case .text where set == .fluid:
      let end = isPlaced ? SlideMove.giveWay : .vanish
      return SlideMotion(enter: [.right(canvas.width), end], leave: [.left(canvas.width), end])
    case .text: return motions.title
    case .shape: return Self.fading
    }
  }

  private static let fading = SlideMotion(enter: [.fade], leave: [.fade])

  /// The motion of what lies over other slides, where the file says none.
  private var fromBelow: SlideMotion {
    SlideMotion(enter: [.down(canvas.height)], leave: [.down(canvas.height)])
  }

  /// The elements of a slide that lies over others: those without motions of their own come from below
  /// together, as far as they lie above the canvas's foot.
  func together(_ elements: [SlideElement]) -> [SlideElement] {
    let tops = elements.compactMap { element -> Double? in
      guard case .frame(let frame) = element.place else { return nil }
      return frame.minY
    }
    let way = max(1, canvas.height - max(0, tops.min() ?? 0))
    let motion = SlideMotion(enter: [.down(way)], leave: [.down(way)])
    return elements.map { element in
      var element = element
      if element.fluid == fromBelow { element.fluid = motion }
      if element.original == fromBelow { element.original = motion }
      return element
    }
  }

  /// nil: none is wanted, or it is wrong, which is noted.
  func motion(_ value: FileValue) -> SlideMotion? {
    if case .string = value.json { return name(value, of: named.mapValues { $0 }, or: "none") }
    let parts = value.members(
      ["timing"] + Self.timing + ["delay", "arc", "enter", "leave"] + Self.roles + Self.details)
    let named = parts["timing"].map { timing($0, beside: parts) }
    var motion = SlideMotion(
      named?.type ?? type(parts), delay: parts["delay"]?.number(0...60) ?? 0,
      arc: (parts["arc"]?.number(-270...270) ?? 0) * .pi / 180,
      enter: parts["enter"].map(moves) ?? [], leave: parts["leave"].map(moves) ?? [])
    let types = Self.roles.map { role in parts[role].map { type($0.members(Self.timing)) } }
    (motion.enteringType, motion.movingType, motion.leavingType) = (types[0], types[1], types[2])
    if let named {
      motion.enteringType = named.enteringType
      motion.movingType = named.movingType
      motion.leavingType = named.leavingType
    }
    readDetails(parts, of: &motion)
    return motion
  }

  /// The motion in `motions` whose timing one has that says all else itself.
  private func timing(_ value: FileValue, beside parts: [String: FileValue]) -> SlideMotion {
    for name in Self.timing + Self.roles {
      parts[name]?.wrong("“timing” says that already; leave out one of them")
    }
    return name(value, of: named.mapValues { $0 }) ?? SlideMotion(enter: [], leave: [])
  }

  /// The type of all motions on the way to a slide.
  func type(_ value: FileValue) -> AnimationType? {
    if case .string = value.json { return name(value, of: named.mapValues(\.type)) }
    return type(value.members(Self.timing))
  }

  /// What a name in the file stands for; nil: a word that stands for nothing, or a wrong name.
  func name<Value>(
    _ value: FileValue, of values: [String: Value], or nothing: String? = nil
  ) -> Value? {
    guard let name = value.string(), name != nothing else { return nil }
    if let found = values[name] { return found }
    let known = [nothing].compactMap(\.self) + values.keys.sorted()
    let guess = Spelling.nearest(to: name, in: known)
    let right =
      guess.map { "did you mean “\($0)”?" }
      ?? (known.isEmpty ? "the file has no “motions”" : "known are \(Spelling.list(known))")
    value.wrong("no motion “\(name.prefix(40))”; \(right)")
    return nil
  }

  static let timing = ["curve", "spring", "duration"]
  private static let roles = ChildRole.allRoles.map(\.member)

  /// Ease-in-out in half a second, unless the file says otherwise.
  ///
  /// - Parameter usual: the type for what is not said.
  func type(
    _ parts: [String: FileValue], beside usual: AnimationType = .linear(duration: 0.5)
  ) -> AnimationType {
    let timing = usual.timing ?? .easeInOut()
    let duration = parts["duration"]?.number(0...60)
    if let spring = parts["spring"] {
      parts["curve"]?.wrong("a motion has a “curve” or a “spring”; remove one")
      return self.spring(spring, parts, duration: duration ?? timing.duration)
    }
    let seconds = duration ?? timing.duration
    if let curve = parts["curve"] {
      return self.curve(curve).map { .curve($0, duration: seconds) } ?? .linear(duration: seconds)
    }
    return duration.map { AnimationType(timing, in: $0) } ?? usual
  }

  private func spring(
    _ value: FileValue, _ parts: [String: FileValue], duration: Double
  ) -> AnimationType {
    let values = value.members(["damping", "velocity", "response"])
    if let response = values["response"] {
      for part in [parts["duration"], values["velocity"]] {
        part?.wrong("a spring with a “response” has its own time, and begins at rest; remove one")
      }
      return .spring(
        response: response.number(0.01...60) ?? 0.5,
        damping: values["damping"]?.number(0.01...10) ?? 1)
    }
    return .spring(
      duration: duration, damping: values["damping"]?.number(0.01...10) ?? 1,
      initialVelocity: values["velocity"]?.number(-100...100) ?? 0)
  }

  /// nil: it is none, which is noted.
  func curve(_ value: FileValue) -> TimingCurve? {
    guard let text = value.string("a curve, as ease-out") else { return nil }
    do {
      return try TimingCurve(css: text)
    } catch {
      value.wrong("not a CSS easing: \(error)")
      return nil
    }
  }

  func moves(_ value: FileValue) -> [SlideMove] {
    (value.elements(of: "moves", most: 20) ?? []).flatMap(move)
  }

  /// A word, or one move or several, in their order.
  private func move(_ value: FileValue) -> [SlideMove] {
    guard case .object(let members) = value.json else {
      return value.choice(["fade": SlideMove.fade, "vanish": .vanish, "draw": .draw]).map { [$0] }
        ?? []
    }
    let parts = value.members(["fade", "scale", "narrow", "left", "right", "up", "down", "rotate"])
    return members.compactMap { member -> SlideMove? in
      guard let part = parts[member.key] else { return nil }
      switch member.key {
      case "fade": return part.number(-1...1).map { .alpha($0) }
      case "scale": return part.number(0...100).map { .scale($0) }
      case "narrow": return part.number(0...100).map { .narrow($0) }
      case "left": return part.number(DeckReader.places).map { .left($0) }
      case "right": return part.number(DeckReader.places).map { .right($0) }
      case "up": return part.number(DeckReader.places).map { .up($0) }
      case "down": return part.number(DeckReader.places).map { .down($0) }
      default: return part.number(-3_600...3_600).map { .rotate($0 * .pi / 180) }
      }
    }
  }
}

extension AnimationType {
  /// The type of a timing in another duration; 0 is at once.
  init(_ timing: AnimatorTiming, in duration: Double) {
    self =
      duration > 0 ? AnimationType(timing.withDuration(duration)) : .linear(duration: duration)
  }

  /// A spring that takes the time it needs.
  ///
  /// - Parameters:
  ///   - response: the time of a swing without damping, in seconds, > 0.
  ///   - damping: > 0; above 1 counts as 1.
  fileprivate static func spring(response: Double, damping: Double) -> AnimationType {
    let ratio = min(1, damping)
    return .spring(
      duration: rest(ofRatio: ratio) * response / (2 * .pi), damping: ratio, initialVelocity: 0)
  }

  /// The response of a spring that begins at rest, and takes the time it needs.
  static func response(duration: Double, damping: Double) -> Double {
    duration * 2 * .pi / rest(ofRatio: min(1, damping))
  }

  /// The phase from where on less than a thousandth of the way is left.
  private static func rest(ofRatio ratio: Double) -> Double {
    ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : 9.233_41
  }
}
