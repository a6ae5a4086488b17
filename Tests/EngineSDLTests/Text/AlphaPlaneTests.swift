import Engine
import Testing

@testable import EngineSDL

@Suite struct AlphaPlaneTests {
  @Test func anEmptyPlaneHasNoMask() {
    #expect(
      AlphaPlane(width: 3, height: 2, bytes: [0, 0, 0, 0, 0, 0]).mask(left: 0, top: 0) == nil)
  }

  /// All planes of 3×3 pixels: the mask is the smallest that holds every pixel, at its place.
  @Test func theMaskIsTheSmallestWithEverything() {
    for pattern in 1..<512 {
      let bytes = (0..<9).map { pattern >> $0 & 1 == 1 ? UInt8(100 + $0) : 0 }
      guard let mask = AlphaPlane(width: 3, height: 3, bytes: bytes).mask(left: -1, top: -7)
      else {
        Issue.record("pattern \(pattern) has no mask")
        continue
      }
      var back = [UInt8](repeating: 0, count: 9)
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          back[(mask.top + 7 + y) * 3 + mask.left + 1 + x] = mask.coverage[y * mask.width + x]
        }
      }
      #expect(back == bytes, "pattern \(pattern)")
      let rows = (0..<3).filter { y in bytes[y * 3..<y * 3 + 3].contains { $0 > 0 } }
      let columns = (0..<3).filter { x in (0..<3).contains { bytes[$0 * 3 + x] > 0 } }
      #expect(mask.height == (rows.last ?? 0) - (rows.first ?? 0) + 1, "pattern \(pattern)")
      #expect(mask.width == (columns.last ?? 0) - (columns.first ?? 0) + 1, "pattern \(pattern)")
    }
  }
}
