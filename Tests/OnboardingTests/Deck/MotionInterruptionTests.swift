import Engine
import Testing

@testable import Onboarding

/// Motions with stops, times of single properties, timelines and texts in parts, when something comes
/// between.
@Suite struct MotionInterruptionTests {
  static let motions = [
    #"{"duration": 0.6, "keyframes": [{"at": 0.3, "x": 60, "opacity": 0.3, "fill": "blue"}, {"at": 0.6, "scale": 2, "rotation": 40}], "enter": ["fade"], "leave": [{"left": 90}]}"#,
    #"{"spring": {"damping": 0.4}, "keyframes": [{"at": 0.5, "y": 60, "curve": "ease-out"}]}"#,
    #"{"properties": {"place": {"spring": {"response": 0.3, "damping": 0.4}}, "opacity": {"duration": 0.2, "delay": 0.3}, "fill": {"curve": "ease-out"}}, "enter": [{"up": 90}, "fade"], "leave": ["fade"]}"#,
    #"{"timeline": "fade * wait(0.1) * (move + turn.time(easeOut))", "duration": 0.3, "enter": [{"up": 90, "rotate": 30}, "fade"], "leave": ["fade"]}"#,
    #"{"by": "letter", "stagger": 0.05, "enter": [{"up": 40}, "fade"], "leave": [{"down": 40}]}"#,
    #"{"by": "word", "spring": {"damping": 0.5}, "from": "center", "delay": 0.1}"#,
  ]

  private func slides(_ motion: String) throws -> PlayedSlides {
    func text(_ id: String, _ x: Double, _ fill: String) -> String {
      """
      {"id": "\(id)", "text": "Some words \(fill)", "fill": "\(fill)", "frame": [\(x), 20, 90, 90],
       "motion": "it"}
      """
    }
    return try PlayedSlides(
      text("stays", 0, "red") + "," + text("goes", 100, "red"),
      text("stays", 200, "green") + "," + text("comes", 300, "red"),
      motions: "{\"it\": \(motion)}")
  }

  @Test(arguments: motions) func aNewChangeBeginsWithWhatIsOnScreen(_ motion: String) throws {
    for moments in [[0.1], [0.3], [0.5], [0.2, 0.35], [0.4, 0.45, 0.6]] {
      let slides = try slides(motion)
      var goal = 1
      slides.go(to: goal)
      for moment in moments {
        slides.advance(to: moment)
        let before = slides.numbers
        goal = 1 - goal
        slides.go(to: goal)
        let jumps = PlayedSlides.jumps(before, slides.numbers)
        #expect(jumps.isEmpty, "\(moments), \(moment)")
      }
    }
  }

  @Test(arguments: motions) func turningRoundAndBackJumpsNowhere(_ motion: String) throws {
    let slides = try slides(motion)
    slides.go(to: 1)
    for moment in [0.2, 0.3, 0.5] {
      slides.advance(to: moment)
      let before = slides.numbers
      slides.transition?.isReversed.toggle()
      #expect(PlayedSlides.jumps(before, slides.numbers).isEmpty, "\(moment)")
    }
  }

  /// From frame to frame nothing moves faster than it does undisturbed, twice over.
  @Test(arguments: motions) func nothingIsFasterThanItsMotionAllows(_ motion: String) throws {
    func speeds(_ interruptions: [Int: Int]) throws -> [String: Double] {
      let slides = try slides(motion)
      slides.go(to: 1)
      var (speeds, last) = ([String: Double](), slides.numbers)
      for tick in 1..<1_200 {
        if let goal = interruptions[tick] { slides.go(to: goal) }
        slides.advance(to: Double(tick) / 480)
        let now = slides.numbers
        for (name, lanes) in now {
          guard let then = last[name] else { continue }
          let step = (0..<Lanes.scalarCount).map { abs(lanes[$0] - then[$0]) }.max() ?? 0
          speeds[name] = max(speeds[name] ?? 0, step)
        }
        last = now
      }
      return speeds
    }
    let free = try speeds([:])
    let fastest = Dictionary(grouping: free) { $0.key.split(separator: " ")[1] }
      .mapValues { $0.map(\.value).max() ?? 0 }
    for (name, speed) in try speeds([100: 0, 180: 1, 300: 0]) {
      let most = fastest[name.split(separator: " ")[1]] ?? 0
      #expect(speed <= 2 * most + 1e-6, "\(name): \(speed / most)")
    }
  }

  /// Once nothing runs, all is as the slide says.
  @Test(arguments: motions) func itComesToRest(_ motion: String) throws {
    let (slides, still) = (try slides(motion), try self.slides(#"{"duration": 0}"#))
    slides.go(to: 1)
    slides.advance(to: 0.2)
    slides.go(to: 0)
    slides.advance(to: 0.3)
    slides.go(to: 1)
    for tick in 1...600 { slides.advance(to: 0.3 + Double(tick) / 60) }
    still.go(to: 1)
    still.advance(to: 1)
    #expect(!slides.stage.isRunning && slides.transition == nil)
    #expect(slides.commands == still.commands)
  }

  @Test(arguments: motions) func lessMotionIsAFade(_ motion: String) throws {
    let slides = try slides(motion)
    slides.stage.reducesMotion = true
    slides.go(to: 1)
    var seen = [slides.numbers]
    for tick in 1...20 {
      slides.advance(to: Double(tick) / 60)
      seen.append(slides.numbers)
    }
    #expect(!slides.stage.isRunning)
    let places = ["center", "size", "translation", "scale", "rotation", "text"]
    for (key, place) in ["stays", "goes", "comes"].flatMap({ key in places.map { (key, $0) } }) {
      let name = "\(key) \(place)"
      for (old, new) in zip(seen, seen.dropFirst()) where old[name] != nil && new[name] != nil {
        // Nothing is seen to go to another place, and no part of a text by itself.
        let isSeen = [old, new].allSatisfy { ($0["\(key) alpha"]?[0] ?? 0) > 0 }
        #expect(!isSeen || old[name] == new[name], "\(name)")
      }
      #expect(Set(seen.compactMap { $0[name] }).count <= 2, "\(name)")
    }
    let alphas = seen.compactMap { $0["stays alpha"]?[0] }
    #expect(alphas.min() == 0 && alphas.first == 1 && alphas.last == 1)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { abs($0 - $1) < 0.5 }, "a flash")
  }
}
