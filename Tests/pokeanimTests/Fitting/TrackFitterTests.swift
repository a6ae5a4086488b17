import Engine
import EngineTestSupport
import MotionCode
import Testing

@testable import Output
@testable import pokeanim

extension [TrackKey] {
  /// The value at a time in seconds, by the keys alone; nil without keys.
  fileprivate func value(at time: Double) -> Lanes? {
    guard let next = firstIndex(where: { $0.time > time }), next > 0 else {
      return first.map { time < $0.time ? $0.value : self[count - 1].value }
    }
    let (from, to) = (self[next - 1], self[next])
    let share = (time - from.time) / (to.time - from.time)
    return lerp(from.value, to.value, from.curve.value(at: share))
  }
}

/// Tracks as keys.
@Suite struct TrackFitterTests {
  /// 240 moments a second, for a second.
  private static let times = (0...240).map { Double($0) / 240 }

  private func keys(
    _ curves: [TimingCurve] = [], paces: [ChangePace] = [], breaks: [Double] = [],
    within tolerance: Double = 0.1, _ value: (Double) -> Double
  ) -> [TrackKey] {
    let track = TakeTrack(
      values: Self.times.map { Lanes(repeating: value($0)) }, breaks: breaks)
    return TrackFitter(times: Self.times, curves: curves, paces: paces)
      .keys(of: track, within: tolerance)
  }

  @Test func whatIsStillHasNoKeys() {
    #expect(keys { _ in 7 }.isEmpty)
    #expect(keys { 7 + 1e-4 * $0 }.isEmpty)
  }

  @Test func aKnownCurveIsMet() {
    let curves: [TimingCurve] = [
      .cssEase, .deckEaseInOut(1), .spring(SpringCurve(duration: 0.5, damping: 0.4)),
    ]
    for curve in curves {
      let met = keys(curves) { 100 + 300 * curve.value(at: $0) }
      #expect(met.map(\.curve) == [curve, .linear] && met.map(\.time) == [0, 1])
    }
  }

  @Test func aPartOfAChangesCurveIsMet() {
    for curve in [CubicBezier(0.42, 0, 0.58, 1), CubicBezier(0.3, -0.4, 0.2, 1.5)] {
      let pace = ChangePace(start: 0, end: 1, curve: curve)
      let met = keys(paces: [pace], breaks: [0.25, 0.5]) {
        100 * curve.value(at: min(max(0.25, $0), 0.5))
      }
      #expect(met.map(\.time) == [0, 0.25, 0.5, 1])
      guard case .cubicBezier(let part) = met[1].curve else { Issue.record("\(met)"); continue }
      #expect(TimingCurve.cubicBezier(part) != .cubicBezier(curve))
      for time in Self.times {
        let wanted = 100 * curve.value(at: min(max(0.25, time), 0.5))
        #expect(abs((met.value(at: time) ?? .zero)[0] - wanted) < 0.001)
      }
    }
    let pace = ChangePace(start: 0, end: 1, curve: CubicBezier(0.42, 0, 0.58, 1))
    let half = keys(paces: [pace], breaks: [0.5]) { 200 * TimingCurve.cssEaseInOut.value(at: $0) }
    #expect(half.count == 3)
    for key in half.dropLast() {
      if case .cubicBezier = key.curve {} else { Issue.record("\(key)") }
    }
  }

  @Test func aStepIsAStep() {
    let steps = keys(breaks: [0.5]) { $0 < 0.5 ? 3 : 9 }
    #expect(
      steps.map(\.time) == [0, 0.5, 1] && steps.map(\.curve) == [.cssStepEnd, .linear, .linear])
    let track = TakeTrack(values: Self.times.map { $0 < 0.5 ? .zero : Lanes(repeating: 1) })
    let fitter = TrackFitter(times: Self.times, curves: [], paces: [])
    #expect(fitter.steps(of: track).map(\.time) == [0, 0.5, 1])
  }

  /// Whatever a track is, its keys are within the tolerance of it at every moment.
  @Test func anyTrackIsMetWithinItsTolerance() {
    forAll(seeds: 0..<300) { generator in
      var value = Lanes.zero
      var speed = Lanes.zero
      let values = Self.times.map { _ -> Lanes in
        for lane in 0..<2 {
          speed[lane] += Double.random(in: -1...1, using: &generator)
          value[lane] += speed[lane]
        }
        return value
      }
      let breaks = (0..<3).map { _ in Double(Int.random(in: 0...240, using: &generator)) / 240 }
      let tolerance: Double = [0.1, 2, 30].randomElement(using: &generator) ?? 1
      let keys = TrackFitter(times: Self.times, curves: [.cssEase], paces: [])
        .keys(of: TakeTrack(values: values, breaks: breaks), within: tolerance)
      let worst =
        zip(Self.times, values).map { time, value in
          (keys.value(at: time) ?? values[0]).distance(to: value)
        }.max() ?? 0
      #expect(worst <= tolerance + 1e-9, "\(worst) of \(tolerance)")
      #expect(keys.map(\.time) == keys.map(\.time).sorted())
    }
  }

  @Test func linesAreCloseToEveryCurve() {
    let curves: [TimingCurve] = [
      .deckEaseIn(2), .deckEaseOut(3), .penner(.bounce, .out), .penner(.elastic, .inOut),
      .spring(SpringCurve(duration: 1, damping: 0.1)), .cssEase,
    ]
    for curve in curves {
      let lines = curve.lines(within: 0.001)
      let worst =
        (0...5000).map { step in
          let place = Double(step) / 5000
          return abs(lines.value(at: place) - curve.value(at: place))
        }.max() ?? 1
      #expect(worst <= 0.001, "\(curve): \(worst)")
      #expect(lines.stops.count < 400, "\(curve): \(lines.stops.count)")
    }
  }

  @Test func cubicPiecesAreCloseToEveryCurve() {
    let curves: [TimingCurve] = [
      .deckEaseIn(2), .deckEaseInOut(1), .penner(.bounce, .out), .cssEase,
      .spring(SpringCurve(duration: 1, damping: 0.2)),
    ]
    for curve in curves {
      let pieces = CubicFit(curve: curve, tolerance: 0.001).pieces
      #expect(pieces.first?.start == 0 && pieces.last?.end == 1)
      for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.end == next.start) }
      for piece in pieces where piece.end - piece.start > 0.001 {
        for share in [0.1, 0.33, 0.5, 0.77] {
          let wanted = curve.value(at: lerp(piece.start, piece.end, share))
          #expect(abs(piece.value(at: share) - wanted) <= 0.001, "\(curve)")
        }
      }
      #expect(pieces.count < 100, "\(curve): \(pieces.count)")
    }
  }
}
