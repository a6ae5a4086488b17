import Testing

@testable import Engine

/// The colours of gradients, step by step.
@Suite struct GradientTableTests {
  private func table(_ stops: (Double, Color)...) -> GradientTable {
    GradientTable(stops.map { GradientStop($0.0, $0.1) })
  }

  /// Of 1,023 steps a third and two thirds are whole ones.
  @Test func coloursChangeEvenlyBetweenStopsAndAreHeldBeside() {
    let pixels = table((1 / 3.0, Color(0, 30, 60)), (2 / 3.0, Color(255, 60, 0))).pixels
    #expect(pixels.count == 1024)
    #expect(pixels[...341].allSatisfy { $0 == 0xFF00_1E3C })
    #expect(pixels[682...].allSatisfy { $0 == 0xFFFF_3C00 })
    // 155 of 341 steps are five elevenths.
    #expect(pixels[341 + 155] == 0xFF74_2C21)
    for index in 342..<682 {
      let level = Int((255 * Double(index - 341) / 341 + 0.5).rounded(.down))
      #expect(abs(Int(pixels[index] >> 16 & 255) - level) <= 1)
    }
  }

  @Test func alphaChangesWithTheColour() {
    let pixels = table((0, Color(255, 255, 255, alpha: 0)), (1, Color(255, 255, 255))).pixels
    #expect(pixels[0] == 0 && pixels[1023] == 0xFFFF_FFFF && pixels[341] == 0x5555_5555)
  }

  @Test func equalStopsAreAnEdge() {
    let pixels = table((0, .red), (1 / 3.0, .red), (1 / 3.0, .black), (1, .black)).pixels
    #expect(pixels[340] == 0xFFFF_0000 && pixels[341] == 0xFF00_0000)
    let (first, last) = (table((0, .red), (0, .black)), table((1, .red), (1, .black)))
    #expect(first.pixels[0] == 0xFFFF_0000, "all before the gradient has the first colour")
    #expect(first.pixels[1...].allSatisfy { $0 == 0xFF00_0000 })
    #expect(last.pixels[1022] == 0xFFFF_0000 && last.pixels[1023] == 0xFF00_0000)
  }

  /// Circles have nothing before their middle.
  @Test func ofStopsBeforeTheMiddleTheLastCounts() {
    let (red, blue) = (GradientStop(0, .red), GradientStop(0, Color(0, 0, 255)))
    let (negative, white) = (GradientStop(-1, .black), GradientStop(0.5, .white))
    #expect([red, blue, white].fromWithin == [blue, white])
    #expect([negative, red, blue].fromWithin == [blue])
    #expect([red, white].fromWithin == [red, white] && [white, red].fromWithin == [white, red])
    #expect([white].fromWithin == [white] && [GradientStop]().fromWithin.isEmpty)
  }

  @Test func aTableKnowsItsLooks() {
    let smooth = table((0, .black), (1, .white))
    #expect(smooth.isOpaque && smooth.isSmooth)
    let sharp = table((0, .black), (0.5, .black), (0.5, .white))
    #expect(sharp.isOpaque && !sharp.isSmooth)
    let steep = table((0, .black), (0.125, .white))
    #expect(steep.isOpaque && !steep.isSmooth, "255 levels in 128 steps")
    let clear = table((0, .black), (1, Color.black.withAlpha(0.75)))
    #expect(!clear.isOpaque && !clear.isSmooth)
  }

  @Test func asManyTablesAsThereIsRoomForAreKept() {
    var cache = GradientCache()
    for round in 0..<2 {
      for index in 0..<20 {
        let stops = [GradientStop(0, Color(index, 0, 0)), GradientStop(1, Color(0, round, 0))]
        let table = cache.table(stops)
        #expect(table.stops == stops && table.pixels == GradientTable(stops).pixels)
        #expect(cache.table(stops).pixels == table.pixels)
      }
    }
  }
}
