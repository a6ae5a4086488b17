internal import Engine

private func animation(_ random: inout RandomArguments) -> Animation<FloatAverage> {
  let ends = (random.number(-1e6...1e6), random.number(-1e6...1e6))
  var all = linear(from: ends.0, to: ends.1, in: random.number(0.01...9))
  for _ in 0..<random.index(below: 8) {
    let other = linear(from: random.number(-9...9), to: 1, in: random.number(0.01...9))
    switch random.index(below: 6) {
    case 0: all = all * other
    case 1: all = all + other
    case 2: all = all.reversed
    case 3: all = all.looped
    case 4: all = all.repeating(count: 1 + random.index(below: 3))
    default: all = all.delayed(by: random.number(0...3))
    }
  }
  return all
}

/// Animations composed at random.
let animationCalls = [
  Operation("Animation.value") { random in
    let all = animation(&random)
    expect(all.duration.isFinite && all.duration > 0, "a duration of \(all.duration) s")
    let progress = random.number(0...1)
    let value = all.value(progress)?.mean ?? 0
    expect(value.isFinite, "\(value) at \(progress)")
  },
  Operation("Animation.value(atSecond:)") { random in
    let all = animation(&random)
    let value = all.value(atSecond: random.finite())?.mean ?? 0
    expect(value.isFinite, "a value of \(value)")
  },
]
