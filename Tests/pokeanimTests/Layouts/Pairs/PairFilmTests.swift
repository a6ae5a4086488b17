import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Every pair's way, frame by frame, and what its two ends are.
@Suite struct PairFilmTests {
  private func filmed(_ pair: PairName, _ script: String) throws -> [Still] {
    try film(
      squares(pair, duration: 1), size: pair.pair.naturalSize, rate: 4, duration: 1, script)
  }

  @Test(arguments: PairName.allCases)
  func theWholeWay(_ pair: PairName) throws {
    let stills = try filmed(pair, "0 key Return")
    #expect(stills.map(\.progress).last == 1)
    try expectGolden(stills.text, "Squares/Pairs/\(pair).txt")
  }

  @Test(arguments: PairName.allCases)
  func theWayBackIsTheSameBackwards(_ pair: PairName) {
    for isMirrored in [false, true] {
      let film = FilmedScreen(
        squares(pair, duration: 1), size: pair.pair.naturalSize, rate: 8, isDrawn: false)
      film.frame()
      if isMirrored { film.key(.m) }
      let start = film.stills.count - 1
      film.key(.return)
      film.wait(8)
      let middle = film.stills.count - 1
      film.key(.return)
      film.wait(8)
      let forth = film.stills[(start + 1)...middle]
      let back = film.stills[(middle + 1)...].reversed()
      #expect(forth.count == back.count)
      for (a, b) in zip(forth, back) {
        #expect(abs(a.progress - b.progress) < 1e-6)
        #expect(visibleDifference(a, b) < 1e-3, "\(a.time) and \(b.time)")
      }
    }
  }

  /// A view that keeps aside, or is lifted, in one of both layouts alone goes there and back.
  @Test(arguments: PairName.allCases) func mirroredOnItsWayNothingJumps(_ pair: PairName) {
    let film = FilmedScreen(
      squares(pair, duration: 1), size: pair.pair.naturalSize, isDrawn: false)
    film.frame(.key(.return))
    film.wait(25)
    film.key(.space)
    for _ in 0..<2 {
      var before = looks(film)
      film.again([.key(.m)])
      for _ in 0..<40 {
        let after = looks(film)
        for (key, look) in before {
          guard let other = after[key] else { continue }
          for (property, most) in [(ViewProperty.translation, 3), (.scale, 0.06), (.shadow, 1)] {
            let way = other[property] - look[property]
            let largest = (0..<8).map { abs(way[$0]) }.max() ?? 0
            #expect(largest < most, "\(key)'s \(property)")
          }
        }
        before = after
        film.frame()
      }
    }
  }

  /// A place of the way looks the same from whichever end it was come to.
  @Test(arguments: PairName.allCases, [false, true])
  func bothWaysShowTheSame(_ pair: PairName, isMirrored: Bool) throws {
    func shown(from key: Key?) throws -> [(keys: [String], looks: [String: Appearance])] {
      let film = FilmedScreen(
        squares(pair, duration: 0.1), size: pair.pair.naturalSize, isDrawn: false)
      film.frame()
      if isMirrored { film.key(.m) }
      if let key {
        film.key(key)
        film.rest()
      }
      let change = try #require(film.screen.squares.begin(reversed: key != nil))
      return [0.1, 0.25, 0.5, 0.75, 0.9].map { progress in
        change.seek(to: progress)
        return (film.frame().keys, looks(film))
      }
    }
    for (there, back) in zip(try shown(from: nil), try shown(from: .right)) {
      #expect(there.keys == back.keys && there.looks.keys == back.looks.keys)
      for (key, look) in there.looks {
        guard let other = back.looks[key] else { continue }
        for property in ViewProperty.allCases {
          let way = other[property] - look[property]
          #expect((0..<8).allSatisfy { abs(way[$0]) < 1e-6 }, "\(key)'s \(property)")
        }
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func halfOfTheProgressIsHalfOfAStraightWay(_ pair: PairName) {
    let film = FilmedScreen(squares(pair), size: pair.pair.naturalSize, isDrawn: false)
    let before = film.frame()
    let width = pair.pair.naturalSize.width
    film.frame(.press(Point(0, 0)))
    film.frame(.move(Point(width / 2, 0)))
    let half = film.wait(7)
    let after = film.frame(.move(Point(width, 0)))
    var kept = 0
    for shape in before.shapes {
      guard let middle = half[shape.key], let end = after[shape.key], end.phase == .present else {
        continue
      }
      guard film.goesStraight(shape.key) else { continue }
      kept += 1
      let wanted = (shape.frame.lanes + end.frame.lanes) * 0.5
      #expect((0..<4).allSatisfy { abs(middle.frame.lanes[$0] - wanted[$0]) < 1e-9 })
    }
    #expect(kept >= 3 || pair == .grid || pair == .text)
    #expect(after.progress == 1 && half.progress == 0.5)
  }

  @Test(arguments: PairName.allCases)
  func mirroredAtItsEndItIsWhereItWouldHaveGoneMirrored(_ pair: PairName) {
    let size = pair.pair.naturalSize
    let film = FilmedScreen(squares(pair, duration: 0.5), size: size, isDrawn: false)
    film.frame(.key(.return))
    film.rest()
    for isMirrored in [true, false] {
      film.key(.m)
      film.rest()
      let wanted = squaresAtRest(pair, size, after: true, isMirrored: isMirrored)
      #expect(wanted.keys == film.last.keys)
      #expect(difference(wanted, film.last) < 1e-9, "mirrored: \(isMirrored)")
    }
  }

  /// In a window of another shape a pair goes on in the design that was made for it.
  @Test(arguments: PairName.allCases, LayoutPair.pages)
  func resizedOnItsWayItGoesOnInTheDesignForThat(_ pair: PairName, _ size: Size) {
    let other = LayoutPair.pages[size == LayoutPair.pages[0] ? 1 : 0]
    func half(_ first: Size) -> FilmedPairs {
      let film = FilmedScreen(squares(pair, duration: 1), size: first, isDrawn: false)
      film.frame(.key(.return))
      film.wait(30)
      film.key(.space)
      film.screen.squares.change?.seek(to: 0.5)
      return film
    }
    let film = half(size)
    let resized = film.frame(.resize(other))
    let wanted = half(other).frame()
    #expect(Set(wanted.keys) == Set(resized.keys))
    for shape in wanted.shapes {
      guard let other = resized[shape.key] else { continue }
      #expect(distance(shape, other) < 1e-6, "\(other)")
    }
    film.key(.space)
    #expect(film.rest() != nil)
    let end = squaresAtRest(pair, other, after: true, isMirrored: false)
    #expect(end.keys == film.last.keys && difference(end, film.last) < 1e-9)
  }

  /// Colours, borders and corners do not change as a view sets off or comes to rest.
  @Test(arguments: PairName.allCases, [false, true])
  func noPaintJumpsAtTheEnds(_ pair: PairName, isMirrored: Bool) {
    let film = FilmedScreen(
      squares(pair, duration: 1), size: pair.pair.naturalSize, isDrawn: false)
    film.frame()
    if isMirrored { film.key(.m) }
    for key in [Key.right, .left] {
      let end = key == .right ? 1.0 : 0
      var before = looks(film)
      film.key(key)
      expectSame(before, looks(film), "\(pair) sets off to \(end)")
      film.key(.space)
      film.screen.squares.change?.seek(to: abs(end - 1e-9))
      before = looks(film)
      film.key(.space)
      film.rest()
      #expect(film.last.progress == end)
      expectSame(before, looks(film), "\(pair) arrives at \(end)")
    }
  }

  private func looks(_ film: FilmedPairs) -> [String: Appearance] {
    var looks: [String: Appearance] = [:]
    film.screen.root.forEachInPaintOrder { view in
      if let key = view.key, view.presented.alpha > 1e-6 { looks[key] = view.presented }
    }
    return looks
  }

  private func expectSame(
    _ before: [String: Appearance], _ after: [String: Appearance], _ moment: String
  ) {
    for (key, look) in before {
      guard let other = after[key] else { continue }
      for property in [ViewProperty.backgroundColor, .cornerRadius, .borderWidth, .borderColor] {
        let way = other[property] - look[property]
        let largest = (0..<8).map { abs(way[$0]) }.max() ?? 0
        #expect(largest < 1e-6, "\(key)'s \(property), when \(moment)")
      }
    }
  }
}

/// The largest difference that can be seen: a view that is not there counts as its opacity.
func visibleDifference(_ a: Still, _ b: Still) -> Double {
  func alone(_ still: Still, not other: Still) -> Double {
    // A part fades with what it lies in.
    still.shapes.filter { other[$0.key] == nil && !$0.key.contains(".") }.map(\.alpha).max() ?? 0
  }
  let both = a.shapes.compactMap { shape in b[shape.key].map { distance(shape, $0) } }.max() ?? 0
  return max(both, alone(a, not: b), alone(b, not: a))
}
