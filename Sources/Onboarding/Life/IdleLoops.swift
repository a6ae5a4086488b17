import Engine

/// The loops of all elements that are on screen.
struct IdleLoops {
  private var loops: [IdleLoop.Name: IdleLoop] = [:]

  /// Time goes on: the loops of a slide set in, all others come to rest.
  mutating func follow(
    _ slide: Slide, _ set: MotionSet, in layout: IntroLayout, at time: Double, over seconds: Double
  ) {
    let meant = Self.names(of: slide, set)
    for name in meant where loops[name] == nil {
      loops[name] = IdleLoop(name, in: layout, at: time)
    }
    for name in Array(loops.keys) {
      loops[name]?.follow(isMeant: meant.contains(name), over: seconds)
    }
    loops = loops.filter { meant.contains($0.key) || $0.value.strength > 0 }
  }

  private static func names(of slide: Slide, _ set: MotionSet) -> Set<IdleLoop.Name> {
    Set(
      slide.all.compactMap { element in
        element.idle(in: set).map {
          IdleLoop.Name(key: element.key, idle: $0, fill: element.look.fill)
        }
      })
  }

  /// All places are others now.
  mutating func begin() { loops = [:] }

  var isEmpty: Bool { loops.isEmpty }

  /// What differs of each element that has a loop, at a time.
  func sways(at time: Double, wakefulness: Double) -> [String: Sway] {
    guard wakefulness > 0 else { return [:] }
    let sways = loops.map { ($0.key, $1.sway(at: time, wakefulness: wakefulness)) }
    return Dictionary(sways) { $0.and($1) }
  }
}
