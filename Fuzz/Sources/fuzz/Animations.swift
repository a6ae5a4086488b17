internal import Engine

private let curves: [TimingCurve] = [
  .linear, .deckEaseOut(2), .deckEaseInOut(1), .cssEaseInOut,
  .spring(SpringCurve(duration: 1, damping: 0.5)),
]

/// The object whose value an animation moves.
private final class Box {
  var value = 0.0
}

/// The same animation as a value that says numbers, and as one that moves a box.
private struct Pair {
  var plain: Animation<FloatAverage>
  var bound: Animation<Effect>
  var leaves: Int

  init(_ plain: Animation<FloatAverage>, _ bound: Animation<Effect>, leaves: Int) {
    self.plain = plain
    self.bound = bound
    self.leaves = leaves
  }

  func map(
    _ plain: (Animation<FloatAverage>) -> Animation<FloatAverage>,
    _ bound: (Animation<Effect>) -> Animation<Effect>, times: Int = 1
  ) -> Pair { Pair(plain(self.plain), bound(self.bound), leaves: leaves * times) }

  static func * (a: Pair, b: Pair) -> Pair {
    Pair(a.plain * b.plain, a.bound * b.bound, leaves: a.leaves + b.leaves)
  }

  static func + (a: Pair, b: Pair) -> Pair {
    Pair(a.plain + b.plain, a.bound + b.bound, leaves: a.leaves + b.leaves)
  }
}

/// Stacks of animations, changed by one operation after the other.
func composeAnimations(_ given: Choices) {
  var choices = given
  let box = Box()
  let first = linear(from: 0, to: 1, in: 1)
  var stack = [Pair(first, first.bind(box, with: \.value), leaves: 1)]
  while !choices.isOver, stack.count < 40 { operate(&choices, &stack, box) }
  var all = stack.removeLast()
  while let next = stack.popLast(), all.leaves < most { all = next + all }
  check(all)
  check(all.map(\.reversed, \.reversed))
}

/// Doubled again and again, an animation of few bytes has more leaves than can be looked at.
private let most = 500

private func operate(_ choices: inout Choices, _ stack: inout [Pair], _ box: Box) {
  let top = stack.removeLast()
  let operation = choices.index(below: 10)
  guard top.leaves < most else { return stack.append(top.map(\.reversed, \.reversed)) }
  switch operation {
  case 0...2:
    let way = (choices.number(-100...100), choices.number(-100...100))
    let line = linear(from: way.0, to: way.1, in: choices.seconds())
    stack += [top, Pair(line, line.bind(box, with: \.value), leaves: 1)]
  case 3, 4: stack.append((stack.popLast() ?? top) * top)
  case 5, 6: stack.append((stack.popLast() ?? top) + top)
  case 7:
    stack.append(
      choices.bool() ? top.map(\.reversed, \.reversed) : top.map(\.looped, \.looped, times: 2))
  case 8:
    let count = 1 + choices.index(below: 3)
    stack.append(
      top.map({ $0.repeating(count: count) }, { $0.repeating(count: count) }, times: count))
  default:
    let curve = choices.element(of: curves)
    stack.append(top.map({ $0.time(curve) }, { $0.time(curve) }))
  }
}

private func check(_ pair: Pair) {
  let duration = pair.plain.duration
  let program = pair.bound.compiled()
  expect(
    abs(program.duration - duration) <= 1e-9 * duration,
    "a program takes \(program.duration) s, its animation \(duration)")
  let sampler = ProgramSampler(program)
  for step in 0...16 {
    // Beside the seams, where the sides may be told apart by a last bit of the time.
    let progress = (Double(step) * 0.061 + 0.0123).truncatingRemainder(dividingBy: 1)
    guard let value = pair.plain.value(progress)?.mean else { continue }
    sampler.move(to: progress * program.duration)
    let moved = sampler.value(ofTrack: 0)[0]
    expect(value.isFinite, "a value is \(value) at \(progress)")
    expect(
      abs(moved - value) < 1e-6, "\(progress): \(value), compiled \(moved)")
  }
}
