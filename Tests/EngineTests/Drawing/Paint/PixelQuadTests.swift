import EngineTestSupport
import Testing

@testable import Engine

/// Four pixels at once against one after the other.
@Suite struct PixelQuadTests {
  private func four(_ random: inout SeededGenerator) -> SIMD4<UInt32> {
    SIMD4(
      (0..<4).map { _ in
        random.chance(0.2)
          ? random.element(of: [0, .max, 0xFF00_0000])
          : Pixel.premultiplied(
            Color(
              red: random.double(in: 0...1), green: random.double(in: 0...1),
              blue: random.double(in: 0...1), alpha: random.double(in: 0...1)))
      })
  }

  private func levels(_ random: inout SeededGenerator) -> SIMD4<UInt32> {
    SIMD4((0..<4).map { _ in UInt32(random.int(in: 0...255)) })
  }

  @Test func theyAreScaledLikePixels() {
    forAll(seeds: 0..<300) { random in
      let (front, back, levels) = (four(&random), four(&random), levels(&random))
      let opacity = UInt32(random.int(in: 0...255))
      let factors = PixelQuad.factors(levels, opacity)
      let scaled = PixelQuad(front).scaled(by: factors)
      let over = scaled.over(back, rest: 255 &- scaled.alpha)
      for index in 0..<4 {
        let wanted = Pixel.scaled(front[index], by: Pixel.product(levels[index], opacity))
        #expect(scaled.pixels[index] == wanted)
        #expect(over[index] == Pixel.over(wanted, back[index]))
      }
    }
  }

  @Test func onePixelLiesOverFourLikeOverEach() {
    forAll(seeds: 0..<1000) { random in
      let (front, back) = (four(&random)[0], four(&random))
      let over = PixelVeil(front).over(back)
      for index in 0..<4 { #expect(over[index] == Pixel.over(front, back[index])) }
    }
  }

  @Test func allProductsAreRoundedExactly() {
    for a in UInt32(0)...255 {
      for b in stride(from: UInt32(0), to: 256, by: 4) {
        let factors = PixelQuad.factors(SIMD4(b, b + 1, b + 2, b + 3), a)
        for index in 0..<4 where factors[2 * index] != Pixel.product(a, b + UInt32(index)) {
          Issue.record("\(a)·\(b + UInt32(index)): \(factors[2 * index])")
        }
      }
    }
  }

  @Test func theyAreMixedLikePixels() {
    forAll(seeds: 0..<1000) { random in
      let (front, back) = (four(&random)[0], four(&random))
      let weights = SIMD4<UInt32>(
        (0..<4).map { _ in
          UInt32(
            random.chance(0.3)
              ? random.element(of: [0, 1, 32_768, 65_535])
              : random.int(in: 0...65_535))
        })
      let mixed = PixelQuad(SIMD4(repeating: front))
        .mixed(back, weights: PixelQuad.lanes(weights))
      for index in 0..<4 {
        let wanted = Pixel.mixed(
          Pixel.Pairs(front), back[index], weight: UInt64(weights[index]))
        #expect(mixed[index] == wanted)
      }
    }
  }

  @Test func almostOneIsOne() {
    for (front, back) in [(UInt32(0xFF00_8001), UInt32.max), (.max, 0), (0, 0xFFFF_0180)] {
      #expect(Pixel.mixed(Pixel.Pairs(front), back, weight: 65_535) == front)
    }
    #expect(ShadowPen.weight(1) == 65_535 && ShadowPen.weight(7) == 65_535)
    #expect(ShadowPen.weight(0) == 0 && ShadowPen.weight(-1) == 0 && ShadowPen.weight(.nan) == 0)
    #expect(ShadowPen.weight(0.5) == 32_768 && ShadowPen.weight(1 / 65_536) == 1)
  }

  @Test func opaqueOnesAreToldFromOthers() {
    let opaque: UInt32 = 0xFF00_1200
    #expect(SIMD4(repeating: opaque).areOpaque)
    for index in 0..<4 {
      var four = SIMD4(repeating: opaque)
      four[index] = 0xFE00_1200
      #expect(!four.areOpaque)
    }
  }
}
