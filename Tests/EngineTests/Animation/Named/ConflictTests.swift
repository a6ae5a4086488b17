import Engine
import EngineTestSupport
import Testing

@Suite struct ConflictTests {
  private let boxes = [Holder(), Holder(), Holder()]

  private func way(_ box: Int, _ duration: Double = 1, name: String? = nil) -> Animation<Effect> {
    let way = linear(from: 0, to: 1, in: duration).bind(boxes[box], with: \.value)
    return name.map(way.named) ?? way
  }

  private func texts(_ animation: Animation<Effect>) -> [String] {
    animation.conflicts.map { conflict in
      let names = conflict.names.map { $0 ?? "?" }.joined(separator: "+")
      return "\(names) \(conflict.start)–\(conflict.end)"
    }
  }

  @Test func twoWaysOfOnePropertyAtOnceAreAConflict() {
    #expect(texts(way(0, 2, name: "a") + way(0, 1, name: "b")) == ["a+b 0.0–1.0"])
    #expect(texts(way(0, 2, name: "a") + way(0, 1).delayed(by: 0.5)) == ["a+? 0.5–1.5"])
    #expect((way(1) + way(1)).conflicts.first?.property == way(1).compiled().properties.first)
  }

  @Test func oneAfterTheOtherOrElsewhereIsNone() {
    #expect(texts(way(0) * way(0)).isEmpty)
    #expect(texts(way(0) + way(1)).isEmpty)
    #expect(texts(way(0) + way(0).delayed(by: 1)).isEmpty)
    #expect(texts(.zero).isEmpty && texts(.one).isEmpty)
    #expect(texts((way(0, 0.1) * way(0, 0.2) * way(0, 0.3)).reversed.stretched(to: 7)).isEmpty)
  }

  @Test func holdingIsNoMoving() {
    let rest = const(3.0, for: 2).bind(boxes[0], with: \.value)
    #expect(texts(way(0) + rest).isEmpty)
    #expect(texts(way(0).held(for: 2) + way(0).delayed(by: 1)).isEmpty)
  }

  @Test func whatRepeatsForeverMovesForever() {
    let forever = way(0, 1, name: "forever").repeatingForever
    #expect(texts(forever + way(0, 1, name: "late").delayed(by: 5)) == ["forever+late 5.0–6.0"])
    #expect(texts(way(0, 2, name: "intro") * forever).isEmpty)
    #expect(texts(way(1) * forever + way(0, 0.5).delayed(by: 0.5)).isEmpty)
    #expect(texts(forever + (way(1) * forever.named("other"))) == ["forever+forever 1.0–inf"])
  }

  @Test func threeAtOnceAreThreePairs() {
    let sum = way(0, 3, name: "a") + way(0, 2, name: "b") + way(0, 1, name: "c")
    #expect(Set(texts(sum)) == ["a+b 0.0–2.0", "a+c 0.0–1.0", "b+c 0.0–1.0"])
  }

  @Test func theyComeInTheOrderOfTheirStarts() {
    let late = (way(0, 2, name: "a") + way(0, 1, name: "b")).delayed(by: 1)
    #expect(
      texts(late + (way(1, 2, name: "c") + way(1, 2, name: "d"))) == ["c+d 0.0–2.0", "a+b 1.0–2.0"])
    let several = way(0, 4, name: "a") + way(0, 2).delayed(by: 1) + way(0, 1).delayed(by: 3)
    #expect(texts(several) == ["a+? 1.0–3.0", "a+? 3.0–4.0"])
  }

  @Test func ofAPartAndItsWholeThePartIsTold() {
    let view = View()
    let whole = linear(from: Point.zero, to: Point(1, 1), in: 1).bind(view, with: \.center)
    let part = linear(from: 0, to: 1, in: 1).bind(view, with: \.center.y)
    let property = part.compiled().properties[0]
    #expect((whole + part).conflicts.map(\.property) == [property])
    #expect((part + whole).conflicts.map(\.property) == [property])
  }

  @Test func theInnermostNameIsTold() {
    let inner = (way(0, name: "inner") * way(1)).named("outer")
    #expect(texts(inner + way(0)) == ["inner+? 0.0–1.0"])
    #expect(texts((way(1) * way(0)).named("outer") + way(0, 2)) == ["?+outer 1.0–2.0"])
  }

  /// Against every pair of ways of the sketch, whose times are told by a recursion of its own.
  @Test func theyAreAllPairsThatOverlap() {
    let properties = boxes.map { way(0).bindless($0) }
    forAll(seeds: 0..<3_000) { random in
      let sketch = random.runnable(depth: 4, curves: false)
      let wanted = Ways(of: sketch).overlaps
      let found = sketch.bound(to: boxes).conflicts.map { conflict in
        Overlap(
          property: properties.firstIndex(of: conflict.property) ?? -1, start: conflict.start,
          end: conflict.end)
      }
      #expect(found.map(\.start) == found.map(\.start).sorted(), "\(sketch)")
      #expect(found.count == wanted.count, "\(sketch)")
      for (left, right) in zip(found.sorted(), wanted.sorted()) {
        #expect(left.isClose(to: right), "\(left) against \(right): \(sketch)")
      }
    }
  }
}

extension Animation where Value == Effect {
  fileprivate func bindless(_ box: Holder) -> Property {
    const(0.0, for: 1).bind(box, with: \.value).compiled().properties[0]
  }
}

private struct Overlap {
  var property: Int
  var start, end: Double

  func isClose(to other: Overlap) -> Bool {
    property == other.property && agree(start, other.start) && agree(end, other.end)
  }
}

extension [Overlap] {
  /// Times to the microsecond, so that rounding doesn't change the order.
  fileprivate func sorted() -> [Overlap] {
    sorted { a, b in
      let keys = [a, b].map {
        [Double($0.property), ($0.start * 1e6).rounded(), ($0.end * 1e6).rounded()]
      }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
  }
}

/// The intervals in which the lines of a sketch move, by recursion.
private struct Ways {
  var duration = 0.0
  var ways: [Overlap] = []

  init(of sketch: Sketch) {
    switch sketch {
    case .zero, .one: break
    case .line(_, _, let duration, let property):
      self.duration = duration
      ways = [Overlap(property: property, start: 0, end: duration)]
    case .sequence(let a, let b): self = Ways(of: a).then(Ways(of: b))
    case .parallel(let a, let b):
      let (left, right) = (Ways(of: a), Ways(of: b))
      duration = max(left.duration, right.duration)
      ways = left.ways + right.ways
    case .reversed(let a): self = Ways(of: a).reversed
    case .timed(let a, _): self = Ways(of: a)
    case .delayed(let a, let time): self = Ways(waiting: time).then(Ways(of: a))
    case .held(let a, let time): self = Ways(of: a).then(Ways(waiting: time))
    case .stretched(let a, let duration):
      let part = Ways(of: a)
      self.duration = duration
      ways = part.mapped { $0 / part.duration * duration }
    case .looped(let a): self = Ways(of: a).then(Ways(of: a).reversed)
    case .repeated(let a, let count):
      self = (1..<count).reduce(Ways(of: a)) { built, _ in built.then(Ways(of: a)) }
    }
  }

  private init(waiting time: Double) { duration = time }

  private func mapped(_ time: (Double) -> Double) -> [Overlap] {
    ways.map { Overlap(property: $0.property, start: time($0.start), end: time($0.end)) }
  }

  private func then(_ next: Ways) -> Ways {
    var both = self
    both.duration += next.duration
    both.ways += next.mapped { duration + $0 }
    return both
  }

  private var reversed: Ways {
    var back = self
    back.ways = ways.map {
      Overlap(property: $0.property, start: duration - $0.end, end: duration - $0.start)
    }
    return back
  }

  var overlaps: [Overlap] {
    ways.indices.flatMap { first in
      ways.indices.filter { $0 > first && ways[$0].property == ways[first].property }.compactMap {
        second in
        let start = max(ways[first].start, ways[second].start)
        let end = min(ways[first].end, ways[second].end)
        return end - start > 1e-9
          ? Overlap(property: ways[first].property, start: start, end: end) : nil
      }
    }
  }
}
