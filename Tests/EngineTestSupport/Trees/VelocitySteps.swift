package import Engine

/// The changes of velocity from frame to frame around a moment: a step shows when time is cut
/// finer, as it stays as large then.
package struct VelocitySteps {
  private let size: Size
  private let events: [(time: Double, event: InputEvent)]
  private let moment: Double
  /// The seconds before and after the moment that are looked at.
  private static let window = 0.1

  /// - Parameters:
  ///   - events: in seconds, multiples of 1/60.
  ///   - moment: the time at which something is turned round, in seconds.
  package init(size: Size, _ events: [(time: Double, event: InputEvent)], around moment: Double) {
    self.size = size
    self.events = events
    self.moment = moment
  }

  /// The factor by which the largest step is smaller at 960 frames a second than at 60: 16 for
  /// motion without any step, 1 for a jump.
  package func fall(_ makeScreen: () -> some Screen) -> Double {
    largest(makeScreen(), rate: 60) / largest(makeScreen(), rate: 960)
  }

  /// The largest change of a view's velocity from one frame to the next, in points a second.
  package func largest(_ screen: some Screen, rate: Double) -> Double {
    let stills = shoot(screen, rate: rate)
    var largest = 0.0
    for index in stills.indices.dropFirst(2) {
      for shape in stills[index].shapes {
        guard let last = stills[index - 1][shape.key], let first = stills[index - 2][shape.key]
        else { continue }
        let turn = shape.frame.center - last.frame.center * 2 + first.frame.center
        largest = max(largest, Point.zero.distance(to: turn) * rate)
      }
    }
    return largest
  }

  private func shoot(_ screen: some Screen, rate: Double) -> [Still] {
    let film = FilmedScreen(screen, size: size, rate: rate, isDrawn: false)
    let step = Int(rate / 60)
    let frames = Int((moment + Self.window) * 60) * step
    var stills: [Still] = []
    for index in 0...frames {
      let now = events.filter { Int(($0.time * 60).rounded()) * step == index }.map(\.event)
      let still = film.frame(now)
      if Double(index) / rate >= moment - Self.window { stills.append(still) }
    }
    return stills
  }
}
