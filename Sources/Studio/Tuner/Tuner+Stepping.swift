import Engine
import Workbench

/// Numbers that are moved without a slider: by the wheel over them, or by a hand on their names.
extension Tuner {
  /// A name under a hand: where the hand and the value were when it began.
  struct Scrub {
    let parameter: TunerParameter
    let x: Double
    let value: Double
    /// True once the hand has drawn it; until then it is a press.
    var isDrawn = false
  }

  /// What the wheel has turned beyond whole steps of a parameter.
  struct Wheeled {
    var parameter: TunerParameter?
    /// In steps.
    var rest = 0.0
  }

  /// Points of the design that a hand may tremble.
  private static let slop = 3.0
  /// Points of the wheel's way for a step: a notch.
  private static let notch = 60.0

  /// Takes the wheel over the card: what lies below that does not scroll.
  func takesWheel(at place: Point, by offset: Point) -> Bool {
    guard let panel, let screen = screen(), panel.layout.frame.contains(place) else { return false }
    let layout = panel.layout
    let point = (place - layout.frame.origin) * (1 / layout.unit)
    let index = panel.parameters.indices.first { layout.frame(of: .slider($0)).contains(point) }
    guard let parameter = index.map({ panel.parameters[$0] }),
      let motion = screen.motions.first(where: { $0.name == panel.name })
    else { return true }
    endTyping()
    if wheeled.parameter != parameter { wheeled = Wheeled(parameter: parameter) }
    let turned = wheeled.rest + (offset.x - offset.y) / Self.notch
    let steps = turned.rounded(.towardZero)
    wheeled.rest = turned - steps
    if steps != 0 {
      step(parameter, of: motion, from: value(of: parameter, motion), by: steps, screen)
    }
    return true
  }

  /// Follows a hand on a parameter's name; a press alone begins to type the number.
  func scrub(
    _ parameter: TunerParameter, _ tracking: Tracking, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    guard let point = tracking.point else { return scrub = nil }
    if case .began = tracking {
      scrub = Scrub(parameter: parameter, x: point.x, value: panel.value(of: parameter))
    }
    guard var hand = scrub, hand.parameter == parameter else { return }
    let way = point.x - hand.x
    hand.isDrawn = hand.isDrawn || abs(way) > Self.slop
    scrub = hand
    if hand.isDrawn, let motion = screen.motions.first(where: { $0.name == panel.name }) {
      let far = max(0, abs(way) - Self.slop) / parameter.pointsPerStep
      step(parameter, of: motion, from: hand.value, by: (way < 0 ? -far : far).rounded(), screen)
    }
    guard case .ended = tracking else { return }
    scrub = nil
    if !hand.isDrawn, parameter.isNumber { type(parameter, panel) }
  }

  private func step(
    _ parameter: TunerParameter, of motion: TunableMotion, from value: Double, by steps: Double,
    _ screen: any Tunable
  ) {
    let standard = motion.standard.timing?.duration ?? 0
    let next = parameter.value(value, stepped: steps, standard: standard)
    if next != self.value(of: parameter, motion) {
      _ = set(parameter, of: motion, to: next, screen)
    }
  }
}
