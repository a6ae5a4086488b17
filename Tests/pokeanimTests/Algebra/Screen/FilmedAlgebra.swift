import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

typealias FilmedAlgebra = FilmedScreen<AlgebraScreen>

func algebra() -> AlgebraScreen {
  AlgebraScreen(
    options: AppOptions(Launch(place: .canvas), Resources(assets: "", text: SilentText())))
}

/// The algebra's screen after its first frame, driven at 60 Hz.
func filmedAlgebra(page: Int = 0, size: Size = Size(960, 720)) -> FilmedAlgebra {
  let film = FilmedScreen(algebra(), size: size, isDrawn: false)
  film.frame()
  for _ in 0..<page { film.key(.down) }
  // The tabs' marker comes to its place.
  if page > 0 { film.rest(within: 30) }
  return film
}

extension FilmedScreen<AlgebraScreen> {
  var last: Still { stills.last ?? frame() }

  @discardableResult
  func key(_ key: Key) -> Still { frame(.key(key)) }

  /// A press away from everything that can be tapped, and a drag that far from where it begins to
  /// be one.
  @discardableResult
  func drag(by dx: Double) -> Still {
    frame(.press(Point(480, 300)))
    frame(.move(Point(480 + dx, 300)))
    return wait(7)
  }

  func shape(_ key: String) -> Still.Shape? { last.shapes.first { $0.key == key } }
}
