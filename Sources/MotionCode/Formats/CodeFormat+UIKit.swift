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
    if case .steps(let steps) = motion.curve, steps.count <= CodedMotion.mostStops {
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

  @Sendable private static func uiKitReading(
    _ text: PastedText
  ) throws(PastedProblem) -> PastedReading? {
    let words = text.words
    if words.contains("keytimes") { return try keyframes(words) }
    if let curve = text.call(["camediatimingfunction"]),
      curve.arguments.words.contains(".default")
    {
      return PastedReading(.curve(.cssEase))
    }
    if words.contains("caspringanimation"), text.number("perceptualduration") == nil {
      return try .spring(
        mass: text.number("mass") ?? 1, stiffness: text.number("stiffness") ?? 100,
        damping: text.number("damping") ?? 10, velocity: text.velocity)
    }
    let animator = text.call(["uiviewpropertyanimator", "uispringtimingparameters"])
    if let damping = text.number("usingspringwithdamping")
      ?? animator.flatMap({ _ in text.number("dampingratio") })
    {
      guard damping > 0 else {
        throw PastedProblem("A spring’s damping ratio is above 0: 0.7 is")
      }
      return PastedReading(.settling(damping: damping, velocity: text.velocity))
    }
    let spring = text.call(["uispringtimingparameters"])?.arguments
    guard
      let time = text.number("springduration") ?? text.number("perceptualduration")
        ?? spring?.number("duration") ?? spring?.number("bounce").map({ _ in 0.5 })
    else { return nil }
    return try swinging(
      response: time, bounce: text.number("bounce") ?? 0, velocity: text.velocity)
  }

  private static func keyframes(
    _ words: String
  ) throws(PastedProblem) -> PastedReading {
    func numbers(_ name: String) -> [Double] {
      let list = words.matches(of: /([a-z]+) = \[([^\[\]]*)\]/).first { $0.output.1 == name }
      let numbers = list?.output.2.split(separator: ",").map { PastedText.value(of: $0) } ?? []
      return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
    }
    let (values, times) = (numbers("values"), numbers("keytimes"))
    let wait = words.firstMatch(of: /cacurrentmediatime\(\) \+ ([\d.]+)/)
    let delay = wait.flatMap { PastedText.value(of: $0.output.1) }
    let isDiscrete = words.contains(".discrete")
    guard !values.isEmpty, times.count == values.count + (isDiscrete ? 1 : 0) else {
      throw PastedProblem(
        "Keyframes have a time for each value: values = [0, 1] and keyTimes = [0, 1]")
    }
    if isDiscrete { return PastedReading(.curve(try PastedCurve.steps(at: values)), delay: delay) }
    let stops = zip(values, times).map { PiecewiseLinear.Stop($0, at: $1) }
    return PastedReading(.curve(try PastedCurve.lines(stops)), delay: delay)
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
