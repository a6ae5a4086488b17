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
}
