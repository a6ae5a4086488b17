import Engine
import EngineTestSupport
import Testing

@Suite struct AlgebraVectorTests {
  @Test func measuredExpressionsAreReproduced() throws {
    let rows = try decodeVectors("algebra.json", as: AlgebraVectors.self).expressions
    #expect(rows.count == 116)
    for row in rows {
      let animation = try row.expr.animation()
      #expect(animation.kindName == row.kind, "\(row.id)")
      #expect(agree(animation.duration, row.duration), "\(row.id)")
      for sample in row.samples {
        let value = try #require(animation.value(sample.t), "\(row.id)")
        #expect(value.count == sample.count, "\(row.id) at \(sample.t)")
        #expect(
          agree(value.mean, sample.mean), "\(row.id) at \(sample.t): wanted \(sample.mean)")
      }
    }
  }

  @Test func boundExpressionsCompileToTheSameMeans() throws {
    let box = Holder()
    for row in try decodeVectors("algebra.json", as: AlgebraVectors.self).expressions {
      let bound = try row.expr.animation().bind(box, with: \.value)
      let program = bound.compiled()
      #expect(agree(program.duration, row.duration), "\(row.id)")
      guard let slot = program.slots.first else {
        #expect(row.samples.isEmpty, "\(row.id)")
        continue
      }
      for sample in row.samples {
        let time = min(1, max(0, sample.t)) * program.duration
        let value = try #require(program.value(of: slot, at: time))
        #expect(agree(value[0], sample.mean), "\(row.id) at \(sample.t): wanted \(sample.mean)")
      }
    }
  }
}

extension AlgebraVectorTests {
  @Test func pairsAreReproduced() throws {
    for row in try decodeVectors("algebra.json", as: AlgebraVectors.self).zip {
      let both = try row.l.animation() ++ row.r.animation()
      #expect(agree(both.duration, row.duration), "\(row.id)")
      for sample in row.samples {
        let value = try #require(both.value(sample.t))
        #expect(agree(value.first.mean, sample.a), "\(row.id) at \(sample.t)")
        #expect(agree(value.second.mean, sample.b), "\(row.id) at \(sample.t)")
      }
    }
  }

  @Test func scenesAreReproduced() throws {
    for row in try decodeVectors("algebra.json", as: AlgebraVectors.self).scenes {
      let scene = try Scene(row.id, row.scene.expression())
      let intervals = scene.intervals
      #expect(agree(scene.duration, row.duration), "\(row.id)")
      #expect(intervals.map(\.name) == row.rows.map(\.name), "\(row.id)")
      for (interval, wanted) in zip(intervals, row.rows) {
        #expect(agree(interval.start, wanted.start), "\(row.id): \(interval.text)")
        #expect(agree(interval.end, wanted.end), "\(row.id): \(interval.text)")
      }
    }
  }
}

@Suite struct SeamTests {
  private let rising = linear(from: 0, to: 1, in: 1)
  private let falling = linear(from: 5, to: 4, in: 1)

  @Test func leftWinsAtTheSeam() {
    #expect((rising * falling).value(0.5)?.mean == 1)
    #expect((falling * rising).value(0.5)?.mean == 4)
  }

  @Test(arguments: [0.0, 1e-13, 9e-13])
  func withinRoundingBehindTheSeamIsOnIt(distance: Double) {
    #expect((rising * falling).value(0.5 + distance)?.mean == 1)
    let box = Holder()
    let program = (rising * falling).bind(box, with: \.value).compiled()
    #expect(program.value(of: program.slots[0], at: 1 + 2 * distance)?[0] == 1)
  }

  @Test func beyondRoundingTheRightSideHasBegun() throws {
    #expect(agree(try #require((rising * falling).value(0.5 + 1e-11)?.mean), 5))
    let box = Holder()
    let program = (rising * falling).bind(box, with: \.value).compiled()
    #expect(agree(try #require(program.value(of: program.slots[0], at: 1 + 2e-11)?[0]), 5))
  }

  @Test func decimalTenthsMeetOnTheirSeams() throws {
    // 0.1 + 0.2 is not 0.3: only the tolerance puts the third moment on the seam.
    let tenths = (0..<10).map { const(Double($0), for: 0.1) }.reduce(.one, *)
    for index in 1...10 {
      let value = try #require(tenths.value(Double(index) / 10)?.mean)
      #expect(agree(value, Double(index - 1)))
    }
  }

  @Test func progressIsCutToTheEnds() {
    #expect(rising.value(-3)?.mean == 0)
    #expect(rising.value(7)?.mean == 1)
    #expect(rising.value(.infinity)?.mean == 1)
    #expect(rising.value(-.infinity)?.mean == 0)
  }
}
