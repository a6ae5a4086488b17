import Engine
import EngineTestSupport
import Output
import Testing

@testable import EngineFilms
@testable import pokeanim

@Suite struct MotionBlurTests {
  private func bitmap(_ pixels: [UInt32]) -> Bitmap {
    let bitmap = Bitmap(width: pixels.count, height: 1)
    bitmap.pixels = pixels
    return bitmap
  }

  private func mean(_ pictures: [UInt32]...) -> [UInt32] {
    var blur = MotionBlur(width: pictures[0].count, height: 1)
    for picture in pictures { blur.add(bitmap(picture)) }
    return blur.mean().pixels
  }

  @Test func whatStaysIsExact() {
    let levels: [UInt32] = Array(0..<256)
    let pixels = levels.map { 0xFF00_0000 | $0 << 16 | (255 - $0) }
    #expect(mean(pixels, pixels, pixels) == pixels)
  }

  /// Half of the light of white is level 188, not 128.
  @Test func lightIsAddedNotNumbers() {
    #expect(mean([0xFF00_0000], [0xFFFF_FFFF]) == [0xFFBC_BCBC])
    #expect(mean([0xFFFF_0000], [0xFF00_00FF]) == [0xFFBC_00BC])
  }

  @Test func transparentPixelsAddNoColour() {
    #expect(mean([0], [0xFFFF_0000]) == [0x8080_0000])
    #expect(mean([0], [0], [0], [0]) == [0])
  }

  @Test func whatIsSeenLongerCountsMore() {
    var blur = MotionBlur(width: 1, height: 1)
    blur.add(bitmap([0xFF00_0000]))
    blur.add(bitmap([0xFFFF_FFFF]), times: 3)
    // Three quarters of the light.
    #expect(blur.mean().pixels == [0xFFE1_E1E1])
  }

  // MARK: The shutter

  /// A screen that moves by itself until a time.
  private final class Clockwork: Screen {
    let end: Instant
    private(set) var now = Instant.zero
    init(end: Double) { self.end = .zero.advanced(bySeconds: end) }
    var isRunning: Bool { now < end }
    func resize(to size: Size, at time: Instant) {}
    func advance(to time: Instant) { now = time }
    func handle(_ event: InputEvent, at time: Instant) {}
    func display() -> DisplayList { DisplayList() }
  }

  private func exposures(
    samples: Int, end: Double, rate: Double = 10, duration: Double? = nil
  ) throws -> [[Double]] {
    let runTimes = RunTimes(
      rate: rate, steps: Exposures.steps(of: samples), script: InputScript(), duration: duration)
    let exposures = Exposures(
      Run(Clockwork(end: end), size: Size(1, 1), runTimes), samples: samples)
    var times: [[Double]] = []
    while let exposure = try exposures.next() {
      #expect(exposure.index == times.count)
      times.append(
        exposure.moments.map { ($0.report.time.seconds(since: .zero) * 1000).rounded() })
    }
    return times
  }

  @Test func withoutBlurEachFrameIsOneMoment() throws {
    #expect(try exposures(samples: 1, end: 0.25) == [[0], [100], [200], [300]])
  }

  /// The shutter is open in the first half of a frame's time.
  @Test func momentsLieInTheFirstHalf() throws {
    #expect(
      try exposures(samples: 2, end: 9, duration: 0.2) == [[0, 25], [100, 125], [200]])
  }

  /// Wherever the motion ends, the last frame is at rest.
  @Test(arguments: [0.2, 0.21, 0.225, 0.24, 0.25, 0.26, 0.275, 0.29])
  func theLastFrameIsOfRest(_ end: Double) throws {
    let times = try exposures(samples: 2, end: end)
    #expect((times.last?.first ?? 0) >= end * 1000)
    #expect(times.last?.count == 1 && (3...4).contains(times.count))
  }
}
