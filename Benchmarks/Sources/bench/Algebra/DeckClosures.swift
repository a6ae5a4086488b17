/// The deck's way to animate, written plainly: every animation is a closure over closures.
///
/// Compiled programs are compared with it.
struct DeckAnimation {
  let duration: Double
  let value: (Double) -> (sum: Double, count: Double)

  static func linear(from: Double, to: Double, in duration: Double) -> DeckAnimation {
    DeckAnimation(duration: duration) { (from * (1 - $0) + to * $0, 1) }
  }

  func time(_ curve: @escaping (Double) -> Double) -> DeckAnimation {
    DeckAnimation(duration: duration) { [value] in value(curve($0)) }
  }

  static func * (a: DeckAnimation, b: DeckAnimation) -> DeckAnimation {
    let duration = a.duration + b.duration
    let ratio = a.duration / duration
    return DeckAnimation(duration: duration) {
      $0 <= ratio ? a.value($0 / ratio) : b.value(($0 - ratio) / (1 - ratio))
    }
  }

  static func + (a: DeckAnimation, b: DeckAnimation) -> DeckAnimation {
    let duration = max(a.duration, b.duration)
    return DeckAnimation(duration: duration) {
      let (first, second) = (
        a.value(min(1, $0 * duration / a.duration)), b.value(min(1, $0 * duration / b.duration))
      )
      return (first.sum + second.sum, first.count + second.count)
    }
  }
}
