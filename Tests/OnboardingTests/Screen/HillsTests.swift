import Engine
import Testing

@testable import Onboarding

@Suite struct HillsTests {
  private static let sizes = [Size(320, 480), Size(480, 960), Size(960, 720), Size(3840, 2160)]

  /// The outlines of a place's rows, in the window.
  private func outlines(_ size: Size, at place: Double) -> [[Point]] {
    Hills(size: size, color: Color(216, 168, 120), count: 4).drawing(at: place).items.map { item in
      guard case .group(_, let map, _, let items) = item, case .fill(let path, _)? = items.first
      else { return [] }
      return path.elements.compactMap { element in
        switch element {
        case .move(let end), .line(let end), .cubic(_, _, let end): map.apply(to: end)
        case .quad, .close: nil
        }
      }
    }
  }

  /// The summits and valleys of a row that are seen.
  private func seen(_ outline: [Point], _ size: Size) -> [Point] {
    outline.filter { (0...size.width).contains($0.x) && $0.y <= size.height }
  }

  @Test(arguments: sizes) func aRowCoversTheWindowAndItsOverscroll(_ size: Size) {
    for place in [0, 1.5, 3.999] {
      for outline in outlines(size, at: place) {
        let xs = outline.map(\.x)
        #expect((xs.min() ?? 0) <= -size.width / 2)
        #expect((xs.max() ?? 0) >= 1.5 * size.width)
      }
    }
  }

  @Test(arguments: sizes) func fourSlidesOnTheyLookAsBefore(_ size: Size) {
    for (first, last) in zip(outlines(size, at: 0), outlines(size, at: 4)) {
      let pairs = zip(seen(first, size), seen(last, size))
      #expect(seen(first, size).count == seen(last, size).count)
      #expect(pairs.allSatisfy { $0.distance(to: $1) < 1e-6 })
    }
  }

  @Test func theNearerRowGoesFarther() {
    let size = Size(960, 720)
    let ways = zip(outlines(size, at: 0), outlines(size, at: 1)).map { $0[0].x - $1[0].x }
    #expect(ways == ways.sorted() && (ways.first ?? 0) > 0 && Set(ways).count == 3)
    // A title goes 360 points there.
    #expect((ways.last ?? 360) < 180)
  }

  /// Below what is read.
  @Test(arguments: sizes) func theyLieLow(_ size: Size) {
    let highest = outlines(size, at: 0).flatMap { $0 }.map(\.y).min() ?? 0
    #expect(highest > 0.75 * size.height)
  }

  /// A row by its numbers: the way to the left, the first valley and the first summit, the last
  /// valley, and the colour.
  private struct Row: Equatable {
    var shift: Double
    var points: [Point]
    var color: Paint?
  }

  private func rows(_ size: Size, at place: Double) -> [Row] {
    Hills(size: size, color: Color(200, 100, 0), count: 4).drawing(at: place).items.map { item in
      guard case .group(nil, let map, 1, let items) = item, items.count == 1,
        case .fill(let path, let paint)? = items.first, map.b == 0, map.ty == 0
      else { return Row(shift: .nan, points: []) }
      let ends = path.elements.flatMap { element -> [Point] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .quad, .close: []
        }
      }
      let points = [
        ends[0], ends[3], ends[ends.count - 3], ends[ends.count - 2], ends[ends.count - 1],
      ]
      return Row(shift: map.tx, points: points.map(\.plain), color: paint)
    }
  }

  @Test func aRowHasItsPlaceItsHeightAndItsShade() {
    let color = Color(200, 100, 0)
    let wanted = [
      Row(
        shift: -120,
        points: [
          Point(-1488, 412.5), Point(-1328, 382.5), Point(2352, 412.5), Point(2352, 1000),
          Point(-1488, 1000),
        ], color: .color(color.interpolated(to: .white, at: 0.13))),
      Row(
        shift: -172.5,
        points: [
          Point(-1495, 447.5), Point(-1265, 410), Point(2645, 447.5), Point(2645, 1000),
          Point(-1495, 1000),
        ], color: .color(color.interpolated(to: .white, at: 0.04))),
      Row(
        shift: -240,
        points: [
          Point(-1824, 487.5), Point(-1504, 447.5), Point(2656, 487.5), Point(2656, 1000),
          Point(-1824, 1000),
        ], color: .color(color.interpolated(to: .black, at: 0.055))),
    ]
    let found = rows(Size(1000, 500), at: 1.5)
    #expect(found.map(\.points) == wanted.map(\.points))
    #expect(found.map(\.color) == wanted.map(\.color))
    #expect(zip(found, wanted).allSatisfy { abs($0.shift - $1.shift) < 1e-9 })
    // A high window counts as four fifths of its height.
    #expect(abs(rows(Size(400, 1000), at: 1)[0].shift + 64) < 1e-9)
  }

  @Test func aSlopeIsHalfACosine() {
    let items = Hills(size: Size(1000, 500), color: .white, count: 4).drawing(at: 0).items
    guard case .group(_, _, _, let row)? = items.first, case .fill(let path, _)? = row.first,
      case .cubic(let first, let second, let end) = path.elements[1]
    else {
      Issue.record("there is no slope")
      return
    }
    #expect(first.plain == Point(-1429.76, 412.5) && second.plain == Point(-1386.24, 382.5))
    #expect(end.plain == Point(-1328, 382.5))
  }
}

extension Point {
  /// Without what rounding has left.
  fileprivate var plain: Point { Point((x * 1e6).rounded() / 1e6, (y * 1e6).rounded() / 1e6) }
}
