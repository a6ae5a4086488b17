import Testing

@testable import EngineSDL

@Suite struct DisplayScaleTests {
  private func scale(_ environment: [String: String] = [:], _ resources: String? = nil) -> Double {
    DisplayScale(environment: { environment[$0] }).pixelsPerPoint(resources: resources)
  }

  @Test func nobodySaysAnything() {
    #expect(scale() == 1 && scale([:], "") == 1 && scale([:], "Xft.hinting: 1") == 1)
  }

  @Test(arguments: [
    ("96", 1.0), ("144", 1.5), ("192", 2), ("120", 1.25), ("115", 1.25), ("107", 1), ("72", 1),
    ("1000", 4), ("0", 1), ("-192", 1), ("nan", 1), ("big", 1),
  ])
  func textOf96DotsAnInchIsAsDesigned(_ dots: String, _ wanted: Double) {
    #expect(scale([:], "Xcursor.size:\t24\nXft.dpi:\t\(dots)\nXft.rgba:\tnone\n") == wanted)
  }

  @Test func theEnvironmentComesBeforeTheServer() {
    let server = "Xft.dpi: 288"
    #expect(scale(["GDK_SCALE": "2"], server) == 2)
    #expect(scale(["QT_SCALE_FACTOR": "1.3"], server) == 1.25)
    #expect(scale(["GDK_SCALE": "2", "QT_SCALE_FACTOR": "1.5"], server) == 2)
    for nonsense in ["0", "-1", "1.5x", "inf", "nan", ""] {
      #expect(scale(["QT_SCALE_FACTOR": nonsense, "GDK_SCALE": "two"], server) == 3)
    }
  }

  @Test func theServerIsNotAskedInVain() {
    let scale = DisplayScale(environment: { $0 == "GDK_SCALE" ? "2" : nil })
    var questions = 0
    func resources() -> String? {
      questions += 1
      return nil
    }
    #expect(scale.pixelsPerPoint(resources: resources()) == 2 && questions == 0)
  }
}
