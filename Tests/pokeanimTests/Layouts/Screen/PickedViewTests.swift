import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Whatever is picked stays under the hand, along its way between the two layouts.
@Suite struct PickedViewTests {
  /// A place in a view at the end where the pair rests, and where the same share of it lies at the
  /// other end.
  private struct Pick: CustomStringConvertible {
    let id: String
    let from, to: Point
    var description: String { "\(id) from \(from) to \(to)" }
  }

  /// A place in each view that goes far enough and is on top there.
  private func picks(of film: FilmedPairs, at other: Still, toHand: AffineTransform) -> [Pick] {
    let root = film.screen.root
    return film.last.shapes.compactMap { shape in
      guard let end = other[shape.key], shape.alpha > 0.5, end.alpha > 0.5 else { return nil }
      for share in [Point(0.5, 0.5), Point(0.1, 0.5), Point(0.5, 0.12), Point(0.92, 0.9)] {
        let from = place(share, in: shape.frame)
        guard root.seen(at: from)?.key == shape.key else { continue }
        let to = place(share, in: end.frame)
        guard toHand.apply(to: from).distance(to: toHand.apply(to: to)) > 30 else { return nil }
        return Pick(id: shape.key, from: from, to: to)
      }
      return nil
    }
  }

  private func place(_ share: Point, in frame: Rect) -> Point {
    Point(frame.x + share.x * frame.width, frame.y + share.y * frame.height)
  }

  /// The place of a share of a view, in the canvas; views are not turned.
  private func now(_ pick: Pick, _ share: Point, _ film: FilmedPairs) -> Point {
    film.screen.root.first(key: pick.id).map { place(share, in: $0.presentedBox) } ?? .zero
  }

  private func share(of point: Point, in frame: Rect) -> Point {
    Point((point.x - frame.x) / frame.width, (point.y - frame.y) / frame.height)
  }

  private func film(_ pair: PairName, _ window: Size, after: Bool, _ isMirrored: Bool)
    -> FilmedPairs
  {
    let film = FilmedScreen(
      squares(pair, duration: 0.01, place: .window), size: window, isDrawn: false)
    film.frame()
    if isMirrored { film.key(.m) }
    if after {
      film.key(.return)
      film.rest()
    }
    return film
  }

  @Test(arguments: PairName.allCases, [false, true])
  func everyViewStaysUnderTheHand(_ pair: PairName, _ isMirrored: Bool) throws {
    let windows = isMirrored ? [Size(480, 800)] : [Size(960, 720), Size(1920, 1080)]
    for window in windows {
      for after in [false, true] {
        let other = film(pair, window, after: !after, isMirrored).last
        let toHand = film(pair, window, after: after, isMirrored).screen.squares.toHand
        let picks = picks(
          of: film(pair, window, after: after, isMirrored), at: other, toHand: toHand)
        // Mirrored once more, the mirrored page is the page: nothing moves there.
        #expect(picks.isEmpty == (pair == .mirror && isMirrored), "\(pair)")
        for pick in picks.prefix(window == windows[0] ? 4 : 2) {
          follow(
            pick, film(pair, window, after: after, isMirrored),
            film(pair, window, after: after, isMirrored))
        }
      }
    }
  }

  private func follow(_ pick: Pick, _ film: FilmedPairs, _ guide: FilmedPairs) {
    guard let shape = film.last[pick.id] else { return }
    let toHand = film.screen.squares.toHand
    let share = share(of: pick.from, in: shape.frame)
    let way = way(pick, share, guide)
    film.frame(.press(toHand.apply(to: pick.from)))
    var index = 0
    for part in [0.3, 0.8, 0.55, 0.9, 0.1] {
      // Along its way, as a hand goes.
      let goal = Int(part * Double(way.count - 1))
      for step in stride(from: index, to: goal, by: goal < index ? -4 : 4) {
        film.frame(.move(toHand.apply(to: way[step])))
      }
      index = goal
      let hand = way[goal]
      film.frame(.move(toHand.apply(to: hand)))
      film.wait(7)
      // A way of a few pixels may not be a drag yet.
      guard film.screen.squares.change != nil else { continue }
      let beside = toHand.apply(to: now(pick, share, film)).distance(to: toHand.apply(to: hand))
      #expect(beside < 0.5, "\(pick) at \(part) of \(way.count)")
    }
  }

  /// The way of the picked place from the end at which the pair rests, as far as it keeps going:
  /// not beyond a turn on the spot.
  private func way(_ pick: Pick, _ share: Point, _ guide: FilmedPairs) -> [Point] {
    guard let change = guide.screen.squares.change(towards: 1) else { return [pick.from] }
    let start = change.progress
    var way: [Point] = []
    for step in 0...128 {
      change.seek(to: abs(start - Double(step) / 128))
      let place = now(pick, share, guide)
      if way.count > 1 {
        let (last, next) = (way[way.count - 1] - way[way.count - 2], place - way[way.count - 1])
        guard last.x * next.x + last.y * next.y > 0 else { break }
      }
      way.append(place)
    }
    return way
  }
}
