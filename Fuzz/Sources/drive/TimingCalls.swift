internal import Engine

/// Springs and curves: finite arguments give finite values.
let timingCalls = [
  Operation("Spring.value") { random in
    let spring = Spring(duration: random.positive(), bounce: random.number(-0.9...1))
    let time = random.positive()
    let value = spring.value(at: time, from: random.finite(), to: random.finite())
    expect(value.isFinite, "\(spring) at \(time) is \(value)")
  },
  Operation("Spring.settlingDuration") { random in
    let spring = Spring(duration: random.number(0.01...9), bounce: random.number(-0.9...0.99))
    let duration = spring.settlingDuration()
    expect(duration.isFinite && duration >= 0, "\(spring) settles in \(duration) s")
  },
  Operation("TimingCurve.spring") { random in
    let spring = SpringCurve(
      duration: random.number(0.001...100), damping: random.number(0.01...1))
    let curve = TimingCurve.spring(spring)
    let value = curve.value(at: random.number(0...1))
    expect(value.isFinite, "\(curve) gives \(value)")
  },
  Operation("TimingCurve.steps") { random in
    let steps = TimingCurve.steps(Steps(1 + random.index(below: 1 << 40)))
    let value = steps.value(at: random.finite())
    expect(value.isFinite, "\(steps) gives \(value)")
  },
  Operation("TimingCurve(css:)") { random in
    let signs = [
      "cubic-bezier(", "linear(", "steps(", "ease", ",", " ", "0", "1", ".5", "-", "e9", "%", ")",
    ]
    guard let curve = try? TimingCurve(css: random.text(of: signs)) else { return }
    expect(curve.value(at: random.number(0...1)).isFinite, "\(curve) has no end")
    _ = curve.cssText
  },
]
