import Engine

extension CodeFormat {
  /// A `UIViewPropertyAnimator`, which takes springs by their physics; lines and steps are the keys of
  /// a `CAKeyframeAnimation`.
  static let uiKit = CodeFormat(
    title: "UIKit", text: uiKitText, read: uiKitReading, element: uiKitElement)

  @Sendable private static func uiKitText(_ motion: CodedMotion) -> String {
    guard let animator = motion.uiKitAnimator else { return keyframes(motion) }
    return "let animator = \(animator)"
      + (motion.delay > 0
        ? "\nanimator.startAnimation(afterDelay: \(CodeNumber.text(motion.delay)))" : "")
  }

  private static func keyframes(_ motion: CodedMotion) -> String {
    var (stops, mode) = (motion.stops, "linear")
    if case .steps(let steps) = motion.curve {
      // One value for each span between two times.
      stops = (0..<steps.count).map { step in
        let place = Double(step) / Double(steps.count)
        return .init(steps.value(at: place + 0.5 / Double(steps.count)), at: place)
      }
      mode = "discrete"
    }
    let times = stops.map(\.position) + (mode == "discrete" ? [1] : [])
    func list(_ numbers: [Double]) -> String {
      numbers.map { PlainNumber.text($0, decimals: 6) }.joined(separator: ", ")
    }
    var lines = [
      "let animation = CAKeyframeAnimation()", "animation.values = [\(list(stops.map(\.value)))]",
      "animation.keyTimes = [\(list(times))]", "animation.calculationMode = .\(mode)",
      "animation.duration = \(CodeNumber.text(motion.duration))",
    ]
    if motion.delay > 0 {
      lines.append("animation.beginTime = CACurrentMediaTime() + \(CodeNumber.text(motion.delay))")
    }
    return lines.joined(separator: "\n")
  }

  @Sendable private static func uiKitReading(_ text: PastedText) -> PastedReading? {
    let words = text.words
    if words.contains("keytimes") { return keyframes(words) }
    let points = words.matches(of: /point\(x: ?([^,()]+), ?y: ?([^,()]+)\)/)
    if words.contains("controlpoint"), points.count >= 2 {
      let numbers = points.prefix(2).flatMap { [$0.output.1, $0.output.2] }.map(PastedText.value)
      return PastedCurve.bezier(numbers).map { PastedReading(.curve($0)) }
    }
    if words.contains("ui") || words.contains("usingspring"),
      let damping = text.number("usingspringwithdamping") ?? text.number("dampingratio")
    {
      guard damping > 0 else { return nil }
      return PastedReading(.settling(damping: damping, velocity: text.velocity))
    }
    guard words.contains("springduration") || words.contains("uispringtimingparameters(duration")
    else { return nil }
    return swinging(
      response: text.number("springduration") ?? text.number("duration") ?? 0.5,
      bounce: text.number("bounce") ?? 0, text)
  }

  private static func keyframes(_ words: String) -> PastedReading? {
    func numbers(_ name: String) -> [Double]? {
      let list = words.matches(of: /([a-z]+) = \[([^\]]*)\]/).first { $0.output.1 == name }
      let numbers = list?.output.2.split(separator: ",").map(PastedText.value)
      return numbers.flatMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
    }
    guard let values = numbers("values"), let times = numbers("keytimes"), !values.isEmpty else {
      return nil
    }
    let wait = words.firstMatch(of: /cacurrentmediatime\(\) \+ ([\d.]+)/)
    let delay = wait.flatMap { Double($0.output.1) }
    if words.contains(".discrete") {
      guard times.count == values.count + 1 else { return nil }
      return PastedCurve.steps(at: values).map { PastedReading(.curve($0), delay: delay) }
    }
    guard times.count == values.count else { return nil }
    return PastedCurve.lines(zip(values, times).map { PiecewiseLinear.Stop($0, at: $1) })
      .map { PastedReading(.curve($0), delay: delay) }
  }
}

extension CodedMotion {
  /// The animator that goes along the curve; nil: none does.
  var uiKitAnimator: String? {
    let make = "UIViewPropertyAnimator(duration: "
    if let (spring, velocity) = spring {
      let speed = CodeNumber.text(velocity)
      // A spring has its own time.
      return make + "0, timingParameters: UISpringTimingParameters(mass: 1, "
        + "stiffness: \(CodeNumber.text(spring.stiffness)), "
        + "damping: \(CodeNumber.text(spring.damping)), "
        + "initialVelocity: CGVector(dx: \(speed), dy: \(speed))))"
    }
    let time = CodeNumber.text(duration)
    switch curve {
    case .cssEaseInOut: return make + "\(time), curve: .easeInOut)"
    case .linear: return make + "\(time), curve: .linear)"
    case .cubicBezier(let curve):
      let list = CodeNumber.list(curve)
      return make + "\(time), controlPoint1: CGPoint(x: \(list[0]), y: \(list[1])), "
        + "controlPoint2: CGPoint(x: \(list[2]), y: \(list[3])))"
    default: return nil
    }
  }
}
