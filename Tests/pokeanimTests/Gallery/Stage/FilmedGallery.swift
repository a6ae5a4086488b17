import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

typealias FilmedGallery = FilmedScreen<GalleryScreen>

/// The gallery with its first 18 cards, driven frame by frame at 60 Hz.
func filmedGallery(
  size: Size = Size(960, 720), rate: Double = 60, reducesMotion: Bool = false,
  isDrawn: Bool = false
) -> FilmedGallery {
  let screen = GalleryScreen(
    options: AppOptions(
      Launch(place: .window, reducedMotion: reducesMotion),
      Resources(assets: "", text: SilentText())))
  let film = FilmedScreen(screen, size: size, rate: rate, isDrawn: isDrawn)
  film.frame()
  return film
}

extension PanelControl {
  /// The controls of both panels.
  static let all: [PanelControl] =
    [.add, .remove, .shuffle, .sort, .reverse, .clear, .fill, .duration, .perComponent]
    + [.nextMotion, .nextCascade, .nextPace, .nextDuration, .nextSize]
    + GalleryMode.allCases.map { .mode($0) } + MotionKind.allCases.map { .motion($0) }
    + Cascade.allCases.map { .cascade($0) } + MotionPace.allCases.map { .pace($0) }
    + CardSize.allCases.map { .size($0) }
}

extension FilmedScreen<GalleryScreen> {
  var last: Still { stills.last ?? frame() }
  var gallery: GalleryStage { screen.gallery }
  /// The cards' ids in the deck's order.
  var ids: [String] { gallery.deck.cards.map(\.id) }

  @discardableResult
  func key(_ key: Key) -> Still { frame(.key(key)) }

  /// Presses a control of the panel and lets go.
  @discardableResult
  func push(_ control: PanelControl) -> Still {
    guard let place = screen.place(of: control) else { return last }
    return frame(.press(place), .release)
  }

  @discardableResult
  func click(_ point: Point) -> Still { frame(.press(point), .release) }

  /// The middle of a card on screen.
  func middle(of id: String) -> Point {
    frame(id: id).center + gallery.room.origin - gallery.view.contentOffset
  }

  /// The middle of the cross of a card on screen, which must be seen.
  func cross(of id: String) throws -> Point {
    let card = try #require(gallery.view.view(id: id) as? CardView)
    let cross = try #require(card.cross)
    try #require(cross.presented.alpha > 0, "\(id) shows no cross")
    return cross.presentedToRoot.apply(to: cross.bounds.center)
  }

  func frame(id: String) -> Rect { gallery.view.frame(id: id) ?? .zero }

  /// A place beside the 18 cards, in a window of 960×720.
  static var beside: Point { Point(560, 570) }

  /// A drag on the background, held at a distance.
  @discardableResult
  func scrub(by distance: Double) -> Still {
    frame(.press(Self.beside))
    return frame(.move(Self.beside + Point(distance, 0)))
  }
}

/// The cards of a frame as text, sorted: a frame that can be compared.
func shapes(_ still: Still) -> [String] {
  still.shapes.map { "\($0)" }.sorted()
}

extension Still {
  /// The distance of the middle of a view from a place, in points; the view must be there.
  func distance(of id: String, to place: Point) throws -> Double {
    try #require(self[id], "\(id) is not on screen").frame.center.distance(to: place)
  }
}
