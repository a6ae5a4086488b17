import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Another size of the window while a change of the cards is on its way: it goes on in the new
/// places.
@Suite struct GalleryRelayoutTests {
  /// The change of the cards.
  enum Step: CaseIterable {
    case shuffle, add, remove, list, size

    func take(_ film: FilmedGallery) {
      switch self {
      case .shuffle: film.key("S")
      case .add: film.key("A")
      case .remove: film.gallery.remove(at: .zero) { $0.remove(id: film.ids[3]) }
      case .list: film.screen.choose(at: .zero) { $0.mode = .list }
      case .size: film.screen.choose(at: .zero) { $0.size = .small }
      }
    }
  }

  /// The acts of the hand on it until the window changes.
  enum Moment: CaseIterable {
    case running, paused, reversed, ended, taken, listed, chosen

    func come(_ film: FilmedGallery) {
      film.wait(7)
      switch self {
      case .running: break
      case .paused: film.key(.space)
      case .reversed: film.key(.r)
      case .ended: film.rest()
      case .taken: film.key("S")
      case .listed: film.key("L")
      case .chosen: film.key("P")
      }
      film.wait(3)
    }
  }

  private static let narrower = Size(959, 720)
  private static let size = Size(960, 720)

  private func film(
    _ step: Step, _ moment: Moment, _ motion: MotionKind, reducesMotion: Bool = false
  ) -> FilmedGallery {
    let film = filmedGallery(reducesMotion: reducesMotion)
    film.screen.choose(at: .zero) { $0.motion = motion }
    step.take(film)
    moment.come(film)
    return film
  }

  /// The largest distance of a card from where it was, in points; infinity if others are there.
  private func farthest(_ before: Still, _ after: Still) -> Double {
    guard Set(before.keys) == Set(after.keys) else { return .infinity }
    return before.shapes.reduce(0) { farthest, shape in
      max(farthest, shape.frame.center.distance(to: after[shape.key]?.frame.center ?? .zero))
    }
  }

  @Test(arguments: Step.allCases, Moment.allCases)
  func aPointLessMovesNothingFar(_ step: Step, _ moment: Moment) {
    for motion in MotionKind.allCases where motion != .none {
      let film = film(step, moment, motion)
      let before = film.last
      let after = film.again([.resize(Self.narrower)])
      let distance = farthest(before, after)
      #expect(distance < 2, "\(motion)")
      #expect(abs(after.progress - before.progress) < 1e-9, "\(motion)")
      #expect(after.isRunning == before.isRunning, "\(motion)")
      for end in [0.0, 1] {
        film.gallery.lastChange?.seek(to: end)
        #expect(film.frame().progress == end, "\(motion): nothing to go through")
      }
    }
  }

  @Test(arguments: Step.allCases, Moment.allCases)
  func thereAndBackWithinAFrameIsNothing(_ step: Step, _ moment: Moment) {
    for (motion, reducesMotion) in [
      (MotionKind.scale, false), (.spring, false), (.none, false), (.scale, true),
    ] {
      let film = film(step, moment, motion, reducesMotion: reducesMotion)
      let other = self.film(step, moment, motion, reducesMotion: reducesMotion)
      film.again([.resize(Self.narrower), .resize(Self.size)])
      other.again([])
      for frame in 0..<20 {
        let (seen, wanted) = (film.last, other.last)
        guard farthest(wanted, seen) < 1e-6, shapes(seen) == shapes(wanted) else {
          Issue.record("\(motion), less motion: \(reducesMotion), frame \(frame)")
          break
        }
        for film in [film, other] {
          film.skip(3)
          film.frame()
        }
      }
    }
  }

  /// However often it is laid out on its way, a card comes to lie as one of its size does.
  @Test(arguments: Step.allCases, Moment.allCases)
  func atRestEveryCardLiesAsOneOfItsSize(_ step: Step, _ moment: Moment) {
    for motion in MotionKind.allCases {
      let film = film(step, moment, motion)
      for size in [Size(640, 480), Self.size, Size(700, 720)] {
        film.frame(.resize(size))
        film.wait(2)
      }
      if film.screen.isPaused { film.key(.space) }
      film.rest()
      for case let card as CardView in film.gallery.view.contentView.subviews {
        #expect(CardEdge(width: card.size.width).isShown(by: card), "\(motion): \(card.key ?? "")")
      }
    }
  }

  /// A change that stands at its beginning, where cards were in the air as it began, goes on from
  /// there in a larger room.
  @Test func cardsThatStoodAtTheBeginningLieAsThoseOfTheirSize() {
    let film = filmedGallery()
    film.frame(.resize(Size(320, 480)))
    for key in [Key("S"), "L", "L"] {
      film.key(key)
      film.wait(3)
    }
    film.gallery.lastChange?.seek(to: 0)
    film.frame(.resize(Self.size))
    film.wait(90)
    film.key(.space)
    film.rest()
    for case let card as CardView in film.gallery.view.contentView.subviews {
      #expect(CardEdge(width: card.size.width).isShown(by: card), "\(card.key ?? "")")
    }
  }

  /// A card that went out of sight as it grew is on its way there when a hand takes another card.
  @Test func whatIsOnItsWayOutOfSightGoesOnInAnotherTheme() {
    let film = filmedGallery()
    film.screen.choose(at: .zero) { $0.size = .large }
    film.wait(6)
    let place = film.middle(of: film.ids[0])
    film.frame(.press(place))
    film.frame(.move(place + Point(140, 0)))
    film.wait(3)
    let before = film.last
    film.screen.recolour(at: film.screen.now)
    #expect(farthest(before, film.again([])) < 1e-6)
  }

  /// Cards that come back in a small room were never out of a larger one.
  @Test func noneIsThereTwiceInALargerRoom() {
    let film = filmedGallery()
    film.frame(.resize(Size(320, 480)))
    film.key("Z")
    film.wait(3)
    film.key("S")
    film.frame(.resize(Size(800, 600)))
    #expect(Set(film.last.keys).count == film.last.keys.count)
    film.rest()
    #expect(film.last.keys == film.ids)
  }

  /// A card that was on its way out by one animator, and is wanted again, comes by another one.
  @Test func whatComesBackByAnotherAnimatorEndsInItsPlace() throws {
    for first in MotionKind.allCases {
      for second in MotionKind.allCases {
        let film = filmedGallery()
        film.screen.choose(at: .zero) { $0.motion = first }
        film.key("A")
        film.wait(3)
        film.scrub(by: -400)
        film.screen.choose(at: .zero) { $0.motion = second }
        film.key("A")
        film.rest()
        let added = try #require(film.ids.last)
        let view = try #require(film.gallery.view.view(id: added))
        #expect(view.transform == .identity && view.alpha == 1, "\(first), then \(second)")
        #expect(view.presented.transform == .identity, "\(first), then \(second)")
      }
    }
  }
}
