import Engine
import JSONText

/// The parts of motions that go other ways than straight ones in one time.
extension MotionReader {
  static let details = [
    "keyframes", "loop", "properties", "timeline", "parts", "by", "stagger", "from",
  ]

  /// The number of keyframes that a motion may have.
  private static let mostKeyframes = 100
  /// The seconds that a round of a loop may take.
  static let rounds = 0.1...60

  /// Reads whatever of a motion is more than one way in one time.
  func readDetails(_ parts: [String: FileValue], of motion: inout SlideMotion) {
    motion.isLoop = parts["loop"]?.bool() ?? false
    motion.keyframes = parts["keyframes"].map { keyframes($0, ofLoop: motion.isLoop) } ?? []
    if motion.isLoop {
      if parts["keyframes"] == nil { parts["loop"]?.wrong(Self.nothingLoops) }
      if let round = motion.type.timing?.duration, !Self.rounds.contains(round) {
        (parts["duration"] ?? parts["loop"])?.wrong(
          "“loop”: a round takes a “duration” from 0.1 to 60 seconds")
      }
    }
    motion.times = parts["properties"].map { times($0, beside: motion.type) } ?? [:]
    readTimeline(parts, of: &motion)
    motion.text = parts["by"].flatMap { textParts($0, parts) }
    for name in ["stagger", "from"] where parts["by"] == nil {
      parts[name]?.wrong("“\(name)”: nothing comes in parts; give it “by”: “word” or “letter”")
    }
  }

  static let nothingLoops = "“loop”: nothing goes round; give it “keyframes”"

  /// Notes a motion that has more than an element of a content can do.
  func checkContent(_ content: SlideElement.Content, of motion: FileValue) {
    if case .text = content { return }
    let wrong = "“by”: only a text has words and letters"
    guard case .string(let name) = motion.json else {
      motion.member("by")?.wrong(wrong)
      return
    }
    if named[name]?.text != nil { motion.wrong(wrong) }
  }

  private static let noLine = "“draw”: nothing of it is a line; give it a “border”"

  /// Notes a motion in which lines draw themselves where there are none.
  func checkDrawing(_ motion: FileValue) {
    if case .string(let name) = motion.json {
      guard let named = named[name], (named.enter + named.leave).contains(.draw) else { return }
      return motion.wrong(Self.noLine)
    }
    for end in [motion.member("enter"), motion.member("leave")] {
      guard let end, case .array(let moves) = end.json, moves.contains(.string("draw")) else {
        continue
      }
      end.wrong(Self.noLine)
    }
  }

  // MARK: Keyframes

  func keyframes(_ value: FileValue, ofLoop isLoop: Bool) -> [SlideKeyframe] {
    let values = value.elements(of: "keyframes", most: Self.mostKeyframes) ?? []
    if case .array(let list) = value.json, list.isEmpty {
      value.wrong("no keyframes; wanted at least one")
    }
    var last = -Double.infinity
    return values.compactMap { value in
      guard let frame = keyframe(value, ofLoop: isLoop) else { return nil }
      guard frame.fraction > last else {
        let (now, before) = (PlainNumber.exact(frame.fraction), PlainNumber.exact(last))
        (value.member("at") ?? value).wrong(
          "keyframes out of order: \(now) after \(before); put them in the order of their “at”")
        return nil
      }
      last = frame.fraction
      return frame
    }
  }

  private func keyframe(_ value: FileValue, ofLoop isLoop: Bool) -> SlideKeyframe? {
    let parts = value.members(Self.keyframe)
    guard case .object(let members) = value.json else { return nil }
    guard let at = parts["at"] else {
      return value.wrong(wanted: "an “at”, the part of the time after which it looks so")
    }
    guard let fraction = at.number(0...1) else { return nil }
    if !isLoop, fraction == 0 || fraction == 1 {
      at.wrong(
        "“at” lies between 0 and 1: “enter”, “leave” and the slides say how it begins and ends")
    }
    var frame = SlideKeyframe(fraction)
    frame.opacity = parts["opacity"]?.number(0...1)
    frame.scale = parts["scale"]?.number(0...100)
    frame.rotation = parts["rotation"]?.number(-3_600...3_600).map { $0 * .pi / 180 }
    frame.x = parts["x"]?.number(DeckReader.places)
    frame.y = parts["y"]?.number(DeckReader.places)
    frame.fill = parts["fill"].flatMap(DeckReader.color)
    frame.radius = parts["radius"]?.number(DeckReader.lengths)
    frame.trim = parts["trim"].flatMap(DeckReader.trim)
    for name in ["radius", "trim"] where isLoop {
      parts[name]?.wrong("“\(name)”: a loop has none; give it to a motion's keyframes")
    }
    frame.curve = parts["curve"].flatMap(curve)
    if members.allSatisfy({ ["at", "curve", "$comment"].contains($0.key) }) {
      value.wrong("a keyframe that changes nothing; give it an “opacity”, a “scale” or a place")
    }
    return frame
  }

  static let keyframe = [
    "at", "opacity", "scale", "rotation", "x", "y", "fill", "radius", "trim", "curve",
  ]

  // MARK: Parts

  /// The times of properties, by their names.
  private func times(_ value: FileValue, beside type: AnimationType) -> [MotionProperty: SlideTime]
  {
    let parts = value.members(MotionProperty.allCases.map(\.rawValue))
    return MotionProperty.allCases.reduce(into: [:]) { times, part in
      times[part] = parts[part.rawValue].map { time($0, beside: type) }
    }
  }

  func time(_ value: FileValue, beside type: AnimationType) -> SlideTime {
    if case .string = value.json {
      return name(value, of: named.mapValues(\.type)).map { SlideTime($0) } ?? SlideTime()
    }
    let parts = value.members(Self.timing + ["delay"])
    var time = self.time(parts, beside: type)
    time.delay = parts["delay"]?.number(0...60) ?? 0
    return time
  }

  /// The curve and the duration that a file says, without those that are the motion's.
  func time(_ parts: [String: FileValue], beside type: AnimationType) -> SlideTime {
    let timing = self.type(parts, beside: type).timing
    let hasCurve = parts["curve"] != nil || parts["spring"] != nil
    let hasDuration = parts["duration"] != nil || parts["spring"]?.member("response") != nil
    return SlideTime(
      hasCurve ? timing?.curve : nil, duration: hasDuration ? timing?.duration : nil)
  }

  private func textParts(_ value: FileValue, _ parts: [String: FileValue]) -> SlideTextParts? {
    guard let unit = value.choice(["word": TextSplit.Unit.word, "letter": .letter]) else {
      return nil
    }
    let stagger = parts["stagger"]?.number(0...10) ?? 0.03
    let origin = parts["from"]?.choice([
      "start": TextSplit.Origin.start, "end": .end, "center": .center,
    ])
    return SlideTextParts(by: unit, stagger: stagger, from: origin ?? .start)
  }

  // MARK: Idle

  /// The loop in which an element goes on as long as its slide is shown.
  func idle(_ value: FileValue) -> SlideIdle? {
    if case .string(let name) = value.json {
      guard let motion = self.name(value, of: named) else { return nil }
      guard !motion.keyframes.isEmpty else {
        value.wrong("the motion “\(name)” has no “keyframes” to go round in")
        return nil
      }
      guard !motion.keyframes.contains(where: \.hasLooksOfChanges) else {
        value.wrong(
          "the motion “\(name)” has a “radius” or “trim” in its keyframes; a loop has none")
        return nil
      }
      let idle = SlideIdle(motion)
      guard Self.rounds.contains(idle.duration) else {
        value.wrong(
          "the motion “\(name)” is no loop; a round takes a “duration” from 0.1 to 60 seconds")
        return nil
      }
      return idle
    }
    let parts = value.members(["keyframes", "loop"] + ["duration", "curve", "delay"])
    guard case .object = value.json else { return nil }
    guard let frames = parts["keyframes"] else {
      return value.wrong(wanted: "“keyframes” to go round in")
    }
    if parts["loop"]?.bool() == false { parts["loop"]?.wrong("an “idle” motion always loops") }
    return SlideIdle(
      keyframes(frames, ofLoop: true), duration: parts["duration"]?.number(Self.rounds) ?? 2,
      curve: parts["curve"].flatMap(curve) ?? .cssEaseInOut,
      delay: parts["delay"]?.number(0...60) ?? 0)
  }
}
