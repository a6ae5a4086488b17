import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

typealias FilmedPairs = FilmedScreen<PairsScreen>

func squares(
  _ pair: PairName = .squares, duration: Double = 5, reducesMotion: Bool = false,
  place: Launch.Place = .canvas
) -> PairsScreen {
  PairsScreen(
    options: AppOptions(
      Launch(place: place, reducedMotion: reducesMotion, pair: pair, duration: duration),
      Resources(assets: "", text: SilentText())))
}

/// The squares before, driven frame by frame at 60 Hz.
func filmedPairs(
  duration: Double = 5, reducesMotion: Bool = false, isDrawn: Bool = false
) -> FilmedPairs {
  let film = FilmedScreen(
    squares(duration: duration, reducesMotion: reducesMotion), size: Size(350, 250),
    isDrawn: isDrawn)
  film.frame()
  return film
}

/// A pair at rest, at one of its ends.
func squaresAtRest(
  _ pair: PairName, _ size: Size, after: Bool, isMirrored: Bool
) -> Still {
  let film = FilmedScreen(squares(pair, duration: 0.01), size: size, isDrawn: false)
  film.frame()
  if isMirrored { film.key(.m) }
  if after {
    film.key(.return)
    film.rest()
  }
  return film.last
}

extension PairsScreen {
  /// The program's own pair that is shown; nil: it shows one of a document.
  var pair: PairName? { shown as? PairName }
}

extension PairsWay {
  /// True if a view goes straight, and what it is a part of too.
  func goesStraight(_ id: String) -> Bool {
    let parts = id.split(separator: ".")
    return parts.indices.allSatisfy { last in
      ways[parts[...last].joined(separator: ".")]?.course.isStraight ?? true
    }
  }
}

extension FilmedScreen<PairsScreen> {
  func goesStraight(_ id: String) -> Bool { screen.squares.way.goesStraight(id) }

  var last: Still { stills.last ?? frame() }

  @discardableResult
  func key(_ key: Key) -> Still { frame(.key(key)) }

  /// A press at (150, 100); the next frame.
  @discardableResult
  func press() -> Still { frame(.press(Point(150, 100))) }

  /// The pressed hand at a distance from there; the next frame.
  @discardableResult
  func drag(to dx: Double) -> Still { frame(.move(Point(150 + dx, 100))) }

  /// The same, and the frames until it is under the hand.
  @discardableResult
  func pull(to dx: Double) -> Still {
    drag(to: dx)
    return wait(7)
  }
}

/// The squares' places in the canvas of 350×250, measured on the original: x, y, width, height.
enum SquaresTable {
  static let before = [
    "bigSquare": [30.0, 30, 100, 100], "littleSquare": [240, 140, 80, 80],
    "redSquare": [120, 120, 10, 10],
  ]
  static let rightToLeft = [
    "bigSquare": [220.0, 30, 100, 100], "littleSquare": [30, 170, 50, 50],
    "redSquare": [60, 170, 20, 20],
  ]
  static let leftToRight = [
    "bigSquare": [30.0, 30, 100, 100], "littleSquare": [270, 170, 50, 50],
    "redSquare": [270, 170, 20, 20],
  ]

  static func after(isMirrored: Bool) -> [String: [Double]] {
    isMirrored ? leftToRight : rightToLeft
  }

  /// The largest distance of a frame from the straight way between the layouts.
  static func error(
    _ still: Still, at progress: Double, isMirrored: Bool = false
  ) -> Double {
    let after = after(isMirrored: isMirrored)
    guard Set(still.keys) == Set(before.keys) else { return .infinity }
    return still.shapes.reduce(0) { worst, shape in
      let (from, to) = (before[shape.key] ?? [], after[shape.key] ?? [])
      let got = [shape.frame.x, shape.frame.y, shape.frame.width, shape.frame.height]
      return zip(got, zip(from, to)).reduce(worst) {
        max($0, abs($1.0 - ($1.1.0 + ($1.1.1 - $1.1.0) * progress)))
      }
    }
  }

  /// cubic-bezier(0.42, 0, 0.58, 1), its parameter found by halving.
  static func easeInOut(_ x: Double) -> Double {
    guard x > 0, x < 1 else { return x <= 0 ? 0 : 1 }
    let place = { (t: Double, a: Double, b: Double) in
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if place(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
    }
    return place(low, 0, 1)
  }
}

/// The largest difference between two frames' squares.
func difference(_ a: Still, _ b: Still) -> Double {
  a.shapes.map { shape in b[shape.key].map { distance(shape, $0) } ?? .infinity }.max() ?? 0
}
