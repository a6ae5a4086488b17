package import Engine
package import JSONText

/// The motion of an element as somebody has tuned it, to be written into its document.
package struct DeckTuning: Equatable, Sendable {
  /// The element's id.
  package var id: String
  /// The type of its motion; nil: as the document has it.
  package var type: AnimationType?
  /// Its types in one role only, where they are others.
  package var roles: [ChildRole: AnimationType] = [:]
  /// The seconds for which it waits beyond what the document says; below 0: it waits for less, and never
  /// for less than none.
  package var delay: Double
  /// True if its motions are to be as the file has them, whatever the window has.
  package var isReset = false

  /// A tuned motion; see the properties.
  package init(_ id: String, type: AnimationType? = nil, delay: Double = 0) {
    (self.id, self.type, self.delay) = (id, type, delay)
  }

  /// The edits that say so on each slide that the element is on: of its own motion, or of the one in
  /// `motions` that it names, which moves all who name it.
  ///
  /// - Parameters:
  ///   - deck: the slides of the document.
  ///   - set: the set whose motions were tuned, where an element has one for each.
  package func edits(
    in document: JSONValue, of deck: Deck, _ set: MotionSet = .fluid
  ) -> [DeckEdit] {
    guard type != nil || delay != 0 || !roles.isEmpty else { return [] }
    var edits: [DeckEdit] = []
    for slide in deck.slides {
      guard let element = slide.all.first(where: { $0.key == id }),
        let motion = element.motion(in: set)
      else { continue }
      let place = DeckPath(motionOf: id, on: slide.name, in: document, set)
      for part in parts(at: place, in: document) {
        let new =
          part.path.motion(in: document).map(part.tuning.tuned) ?? part.tuning.written(motion)
        edits.append(DeckEdit(part.path, new))
      }
    }
    return edits.joined(in: document)
  }

  /// Where its time and its wait are said: in one place, unless the time has a name and the rest is the
  /// element's own.
  private func parts(
    at place: DeckPath, in document: JSONValue
  ) -> [(path: DeckPath, tuning: DeckTuning)] {
    guard case .string(let name)? = place.motion(in: document)?["timing"] else {
      return [(place, self)]
    }
    var time = self
    time.delay = 0
    let wait = DeckTuning(id, delay: delay)
    let isTimed = type != nil || !roles.isEmpty
    return (isTimed ? [(DeckPath("motions", name), time)] : [])
      + (delay != 0 ? [(place, wait)] : [])
  }

  // MARK: Members

  /// A motion that the document does not write down, with what was tuned.
  func written(_ motion: SlideMotion) -> JSONValue {
    var whole = DeckTuning(id, type: type ?? motion.type, delay: motion.delay + delay)
    let own = Dictionary(motion.typesByRole.map { ($0.role, $0.type) }) { $1 }
    whole.roles = (type == nil ? own : [:]).merging(roles) { $1 }
    return motion.json(in: whole.tuned(.object([])))
  }

  private func tuned(_ motion: JSONValue) -> JSONValue {
    var motion = motion
    if delay != 0 {
      let old = if case .number(let seconds)? = motion["delay"] { seconds } else { 0.0 }
      motion.set("delay", max(0, old + delay), usual: 0)
    }
    if let type {
      motion = Self.timed(motion, as: type)
      for role in ChildRole.allRoles { motion[role.member] = nil }
    }
    for role in ChildRole.allRoles {
      guard let type = roles[role] else { continue }
      motion[role.member] = Self.timed(motion[role.member] ?? .object([]), as: type)
    }
    return motion
  }

  /// A motion, or a part of it, of another type.
  private static func timed(_ motion: JSONValue, as type: AnimationType) -> JSONValue {
    var motion = motion
    switch type {
    case .none: return motion
    case .linear(let duration):
      motion["spring"] = nil
      // That curve is the usual one, which may be named.
      if motion.curve != .cssEaseInOut { motion["curve"] = nil }
      motion.set("duration", duration, usual: 0.5)
    case .curve(let curve, let duration):
      motion["spring"] = nil
      if motion.curve != curve { motion["curve"] = .string(curve.cssText) }
      motion.set("duration", duration, usual: 0.5)
    case .spring(let duration, let damping, let velocity):
      motion["curve"] = nil
      motion.set(duration: duration, damping: damping, velocity: velocity)
    }
    return motion
  }
}

extension DeckPath {
  /// The place of an element's motion on a slide: its own, or the one in `motions` that it names. Where
  /// it has none it is that of both sets, unless the other one is to stay as it is.
  ///
  /// - Parameters:
  ///   - set: the set that is meant, where the element has a motion for each.
  ///   - isOwn: true for the element's own, whatever that names.
  init(
    motionOf id: String, on slide: String, in document: JSONValue, _ set: MotionSet,
    isOwn: Bool = false
  ) {
    func path(_ name: String) -> DeckPath { DeckPath(slide: slide, element: id, name) }
    let (fluid, original, both) = (path("fluid"), path("original"), path("motion"))
    let isAlone = set == .fluid && original.value(in: document) == nil
    let hasOwn = fluid.value(in: document) != nil || !isAlone
    self =
      both.value(in: document) == nil && hasOwn ? (set == .fluid ? fluid : original) : both
    if !isOwn, case .string(let name)? = value(in: document), name != "none" {
      self = DeckPath("motions", name)
    }
  }

  /// The motion that is there; nil: none is, or it is `none`.
  func motion(in document: JSONValue) -> JSONValue? {
    guard case .object? = value(in: document) else { return nil }
    return value(in: document)
  }
}

extension JSONValue {
  /// The name that a motion has, or its timing; nil: it has none.
  var motionName: String? {
    let name: JSONValue? = if case .object = self { self["timing"] } else { self }
    guard case .string(let name)? = name, name != "none" else { return nil }
    return name
  }

  /// The curve that a motion names.
  fileprivate var curve: TimingCurve? {
    guard case .string(let text)? = self["curve"] else { return nil }
    return try? TimingCurve(css: text)
  }

  /// Sets a number, unless it is the usual one and not there.
  fileprivate mutating func set(_ name: String, _ value: Double, usual: Double) {
    let value = JSONValue.short(value)
    if self[name] != nil || value != .number(usual) { self[name] = value }
  }

  /// Sets a motion's spring: by its response, if it had one, which says the duration, too.
  fileprivate mutating func set(duration: Double, damping: Double, velocity: Double) {
    var spring = self["spring"] ?? .object([])
    spring.set("damping", damping, usual: 1)
    if spring["response"] != nil, velocity == 0 {
      spring["response"] = .short(AnimationType.response(duration: duration, damping: damping))
      self["duration"] = nil
    } else {
      spring["response"] = nil
      spring.set("velocity", velocity, usual: 0)
      set("duration", duration, usual: 0.5)
    }
    self["spring"] = spring
  }

  /// A number as somebody would write it: to a millionth.
  fileprivate static func short(_ value: Double) -> JSONValue {
    .number((value * 1e6).rounded() / 1e6)
  }
}

extension SlideMotion {
  /// The motion as a document says it.
  ///
  /// - Parameter timing: its time, as an object.
  func json(in timing: JSONValue) -> JSONValue {
    var motion = timing
    if !enter.isEmpty { motion["enter"] = .array(enter.map(\.json)) }
    if !leave.isEmpty { motion["leave"] = .array(leave.map(\.json)) }
    return motion
  }
}

extension SlideMove {
  fileprivate var json: JSONValue {
    switch self {
    case .fade: "fade"
    case .vanish: "vanish"
    case .draw: "draw"
    case .alpha(let alpha): ["fade": .number(alpha)]
    case .scale(let factor): ["scale": .number(factor)]
    case .left(let distance): ["left": .number(distance)]
    case .right(let distance): ["right": .number(distance)]
    case .up(let distance): ["up": .number(distance)]
    case .down(let distance): ["down": .number(distance)]
    case .narrow(let factor): ["narrow": .number(factor)]
    case .rotate(let angle): ["rotate": .number(angle * 180 / .pi)]
    }
  }
}
