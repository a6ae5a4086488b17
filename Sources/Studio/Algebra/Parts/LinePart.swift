import Engine
import EngineDeck

/// The vocabulary of the expression line: what can be named, and what it does to the stage.
package enum LinePart: String, CaseIterable {
  case fadeIn, fadeOut, shrink, grow, rotate, slide, orbit, blush

  /// In seconds.
  var duration: Double {
    switch self {
    case .fadeIn, .fadeOut, .slide, .blush: 1
    case .shrink, .grow, .rotate, .orbit: 2
    }
  }

  package static var durations: [String: Double] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.duration) })
  }

  static func animations(on stage: ShapeStage) -> [String: Animation<Effect>] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.animation(on: stage)) })
  }

  private func animation(on stage: ShapeStage) -> Animation<Effect> {
    switch self {
    case .fadeIn: .fadeIn(stage.container, in: duration).time(easeInOut)
    case .fadeOut: .fadeOut(stage.container, in: duration).time(easeInOut)
    case .shrink:
      linear(from: 100, to: 10, in: duration).time(easeInOut).do(resize(stage.circle))
    case .grow: linear(from: 10, to: 100, in: duration).time(easeInOut).do(resize(stage.circle))
    case .rotate:
      .rotate(stage.square, to: 2 * .pi, in: duration).time(easeOut(1.5))
    case .slide: .translate(stage.square, to: Point(0, -50), in: duration).time(easeInOut)
    case .orbit:
      .move(stage.square, along: stage.orbit, orientsToPath: true, in: duration).time(easeInOut)
    case .blush: .colour(stage.circle, from: Palette.blue, to: Palette.red, in: duration)
    }
  }
}
