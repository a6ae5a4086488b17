import Engine
import JSONText

/// The motions of a slides file.
struct MotionReader {
  /// The size of the design, in points.
  let canvas: Size

  /// The motions of both sets: each its own, or the one for both, or what is usual for the content.
  func motions(
    _ parts: [String: FileValue], of content: SlideElement.Content
  ) -> (fluid: SlideMotion?, original: SlideMotion?) {
    if let motion = parts["motion"] {
      for name in ["fluid", "original"] {
        parts[name]?.wrong("an element has a “motion”, or a “fluid” and an “original” one")
      }
      let both = self.motion(motion)
      return (both, both)
    }
    return (
      parts["fluid"].map(motion) ?? usual(content, .fluid, isPlaced: parts["frame"] != nil),
      parts["original"].map(motion) ?? usual(content, .original)
    )
  }

  /// Pictures and words move as the program's own do; what is neither fades.
  ///
  /// - Parameter isPlaced: true if it has a place of its own, where it may meet others on its way.
  private func usual(
    _ content: SlideElement.Content, _ set: MotionSet, isPlaced: Bool = false
  ) -> SlideMotion {
    let motions = set == .fluid ? SlideMotions.fluid : .original
    switch content {
    case .picture: return motions.picture
    case .text where set == .fluid:
      let end = isPlaced ? SlideMove.giveWay : .vanish
      return SlideMotion(enter: [.right(canvas.width), end], leave: [.left(canvas.width), end])
    case .text: return motions.title
    case .shape: return SlideMotion(enter: [.fade], leave: [.fade])
    }
  }

  /// nil: none is wanted, or it is wrong, which is noted.
  private func motion(_ value: FileValue) -> SlideMotion? {
    if case .string = value.json {
      _ = value.choice(["none": true])
      return nil
    }
    let timing = ["curve", "spring", "duration"]
    let parts = value.members(timing + ["delay", "arc", "leaving", "enter", "leave"])
    let leaving = parts["leaving"].map { type($0.members(timing)) }
    return SlideMotion(
      type(parts), leavingType: leaving, delay: parts["delay"]?.number(0...60) ?? 0,
      arc: (parts["arc"]?.number(-270...270) ?? 0) * .pi / 180,
      enter: parts["enter"].map(moves) ?? [], leave: parts["leave"].map(moves) ?? [])
  }

  /// Ease-in-out in half a second, unless the file says otherwise.
  private func type(_ parts: [String: FileValue]) -> AnimationType {
    let duration = parts["duration"]?.number(0...60) ?? 0.5
    if let spring = parts["spring"] {
      parts["curve"]?.wrong("a motion has a “curve” or a “spring”; remove one")
      let values = spring.members(["damping", "velocity"])
      return .spring(
        duration: duration, damping: values["damping"]?.number(0.01...10) ?? 1,
        initialVelocity: values["velocity"]?.number(-100...100) ?? 0)
    }
    guard let curve = parts["curve"], let text = curve.string("a curve, as ease-out") else {
      return .linear(duration: duration)
    }
    do {
      return .curve(try TimingCurve(css: text), duration: duration)
    } catch {
      curve.wrong("not a CSS easing: \(error)")
      return .linear(duration: duration)
    }
  }

  private func moves(_ value: FileValue) -> [SlideMove] {
    (value.elements(of: "moves", most: 20) ?? []).flatMap(move)
  }

  /// A word, or one move or several, in their order.
  private func move(_ value: FileValue) -> [SlideMove] {
    guard case .object(let members) = value.json else {
      return value.choice(["fade": SlideMove.fade, "vanish": .vanish]).map { [$0] } ?? []
    }
    let parts = value.members(["fade", "scale", "left", "right", "up", "down", "rotate"])
    return members.compactMap { member -> SlideMove? in
      guard let part = parts[member.key] else { return nil }
      switch member.key {
      case "fade": return part.number(-1...1).map { .alpha($0) }
      case "scale": return part.number(0...100).map { .scale($0) }
      case "left": return part.number(DeckReader.places).map { .left($0) }
      case "right": return part.number(DeckReader.places).map { .right($0) }
      case "up": return part.number(DeckReader.places).map { .up($0) }
      case "down": return part.number(DeckReader.places).map { .down($0) }
      default: return part.number(-3_600...3_600).map { .rotate($0 * .pi / 180) }
      }
    }
  }
}
