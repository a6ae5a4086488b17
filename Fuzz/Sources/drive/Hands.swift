internal import Engine

/// A few of a change's controls, in any order.
func hand(on change: any Change, _ random: inout RandomArguments) {
  for _ in 0..<random.index(below: 5) {
    switch random.index(below: 6) {
    case 0: change.seek(to: random.finite())
    case 1: change.reverse()
    case 2: change.pause()
    case 3: change.play()
    case 4: change.step(by: random.finite())
    default: change.release(velocity: random.number(-50...50))
    }
    expect((0...1).contains(change.progress), "a progress of \(change.progress)")
  }
}

/// Lets a stage come to rest: nothing may run for ever.
func rest(_ stage: Stage, from time: Double) {
  stage.advance(to: Instant(seconds: time))
  for step in 1...600 where stage.isRunning {
    stage.advance(to: Instant(seconds: time + Double(step) / 4))
  }
  expect(!stage.isRunning, "a stage runs on after 150 s")
}

extension Array {
  func shuffled(by random: inout RandomArguments) -> [Element] {
    var list = self
    for place in list.indices.dropFirst() {
      list.swapAt(place, random.index(below: place + 1))
    }
    return list
  }
}
