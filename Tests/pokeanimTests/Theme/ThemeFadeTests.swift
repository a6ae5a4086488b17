import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The window fades from one theme to another as a whole.
@Suite struct ThemeFadeTests {
  /// The largest step of a fade between two frames of 60, as a share of it.
  private static func largestStep(seconds: Double) -> Double {
    let frames = seconds * 60
    return (0..<Int(frames.rounded(.up))).map { frame in
      TimingCurve.cssEaseInOut.value(at: min(1, Double(frame + 1) / frames))
        - TimingCurve.cssEaseInOut.value(at: Double(frame) / frames)
    }.max() ?? 0
  }

  @Test(arguments: ScreenEntry.allCases, [false, true])
  func noFrameChangesMoreThanTheFade(_ screen: ScreenEntry, _ reducesMotion: Bool) throws {
    let text = try FontFinder().text {}
    let world = try ThemedProgram(
      screen, rate: 60, isDrawn: true, reducesMotion: reducesMotion, text: text)
    world.film.wait(60)
    let seconds = reducesMotion ? 0.15 : 0.2
    let most = Int((255 * Self.largestStep(seconds: seconds)).rounded(.up)) + 2
    var last = try ThemedProgram.painted(world.film.picture, text, scale: 0.25)
    var changed = 0
    world.turn(to: .dark)
    for frame in 0..<20 {
      world.film.frame()
      let picture = try ThemedProgram.painted(world.film.picture, text, scale: 0.25)
      let distance = PictureDifference(last, picture).largest
      #expect(distance <= most, "\(screen), frame \(frame): \(distance)")
      if distance > 0 { changed += 1 }
      last = picture
    }
    #expect((8...Int(seconds * 60)).contains(changed), "\(screen): \(changed)")
    #expect(world.film.stills.last?.isRunning == false)
  }

  /// However often it is asked for: no jump, no end of layers, and at the end the last one.
  @Test func itIsInterruptedWithoutAJump() throws {
    let text = try FontFinder().text {}
    let world = try ThemedProgram(.algebra, rate: 60, isDrawn: true, text: text)
    let most = Int((255 * 2 * Self.largestStep(seconds: 0.2)).rounded(.up)) + 2
    var last = try ThemedProgram.painted(world.film.picture, text, scale: 0.25)
    let usual = depth(of: world.film.picture.commands)
    for frame in 0..<60 {
      if frame < 40, frame % 3 == 0 { world.turn(to: frame % 2 == 0 ? .dark : .light) }
      world.film.frame()
      #expect(depth(of: world.film.picture.commands) <= usual + 4)
      let picture = try ThemedProgram.painted(world.film.picture, text, scale: 0.25)
      let distance = PictureDifference(last, picture).largest
      #expect(distance <= most, "frame \(frame): \(distance)")
      last = picture
    }
    let fresh = try ThemedProgram(.algebra, in: .light, rate: 60, isDrawn: true, text: text)
    world.turn(to: .light)
    world.film.wait(30)
    #expect(world.film.picture == fresh.film.picture)
  }

  private func depth(of commands: [DrawCommand]) -> Int {
    commands.map { command in
      if case .layer(let layer) = command { 1 + depth(of: layer.commands) } else { 0 }
    }.max() ?? 0
  }

  @Test func inAnotherSizeItIsThereAtOnce() throws {
    let world = try ThemedProgram(.algebra, rate: 60, isDrawn: true)
    world.turn(to: .dark)
    world.film.wait(3)
    world.film.frame(.resize(Size(800, 600)))
    world.film.frame()
    let fresh = try ThemedProgram(
      .algebra, in: .dark, size: Size(800, 600), rate: 60, isDrawn: true)
    #expect(world.film.picture == fresh.film.picture)
  }
}
