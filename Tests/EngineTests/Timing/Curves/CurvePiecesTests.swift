import EngineTestSupport
import Testing

@testable import Engine

/// The pieces of a curve are the curve, or say that they are not.
@Suite struct CurvePiecesTests {
  /// Returns the share of the progress that the pieces know.
  @discardableResult
  private func expectAgreement(
    _ curve: TimingCurve, samples: Int = 1_000, _ text: String = ""
  ) throws -> Double {
    let rows = try #require(CurvePieces.rows(of: curve))
    #expect(rows.count == CurvePieces.count)
    var known = 0
    for sample in 1..<samples {
      let progress = Double(sample) / Double(samples)
      let value = rows.withUnsafeBufferPointer { CurvePieces.value(at: progress, $0, from: 0) }
      if value.isNaN { continue }
      known += 1
      let wanted = curve.value(at: progress)
      #expect(abs(value - wanted) <= 2e-11, "\(curve) at \(progress) \(text)")
    }
    return Double(known) / Double(samples - 1)
  }

  @Test(arguments: [
    TimingCurve.cssEase, .cssEaseIn, .cssEaseOut, .cssEaseInOut, .deckEaseIn(2), .deckEaseOut(3),
    .deckEaseInOut(2), .spring(SpringCurve(duration: 0.5, damping: 0.4)),
    .spring(SpringCurve(duration: 1, damping: 1)),
  ])
  func theUsualCurvesAreKnownNearlyEverywhere(curve: TimingCurve) throws {
    #expect(try expectAgreement(curve) >= 0.9)
  }

  @Test func allOfPennersFamilies() throws {
    for family in PennerFamily.allCases {
      for side in EaseSide.allCases { try expectAgreement(.penner(family, side)) }
    }
  }

  @Test func randomBeziers() {
    forAll(seeds: 0..<300) { random in
      let curve = CubicBezier(
        random.double(in: 0...1), random.double(in: -2...2), random.double(in: 0...1),
        random.double(in: -2...2))
      do { try expectAgreement(.cubicBezier(curve), samples: 333) } catch { Issue.record(error) }
    }
  }

  @Test func verticalPlacesAreGaps() throws {
    #expect(try expectAgreement(.cubicBezier(CubicBezier(1, 0, 0, 1))) < 0.9)
    #expect(try expectAgreement(.cubicBezier(CubicBezier(0, 1, 0, 1))) < 1)
  }

  @Test func cornersAndJumpsHaveNoPieces() {
    let curves: [TimingCurve] = [.linear, .cssStepEnd, .custom { $0 * $0 }]
    #expect(curves.allSatisfy { CurvePieces.rows(of: $0) == nil })
  }
}
