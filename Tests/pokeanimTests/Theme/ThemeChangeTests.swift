import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// After a change of the theme everything looks as in a program that was started in it.
@Suite struct ThemeChangeTests {
  private static let contrast = Theme(scheme: .light, highContrast: true)

  @Test(arguments: ThemedProgram.states.indices)
  func itLooksAsIfStartedSo(_ index: Int) throws {
    let (screen, keys) = ThemedProgram.states[index]
    let changed = try ThemedProgram(screen, keys)
    let fresh = try [Theme.dark, Self.contrast].map { try ThemedProgram(screen, keys, in: $0) }
    for (theme, program) in zip([Theme.dark, Self.contrast], fresh) {
      changed.turn(to: theme)
      for film in [changed.film] + fresh.map(\.film) { film.wait(14) }
      let (shown, wanted) = (changed.picture, program.picture)
      #expect(shown.commands.count > 1)
      if shown != wanted {
        #expect(
          try ThemedProgram.painted(shown).pixels == ThemedProgram.painted(wanted).pixels,
          "\(screen), \(keys.map(\.rawValue)), \(theme)")
      }
    }
  }

  /// The same with screens that were left in another theme.
  @Test func screensThatAreNotShownFollowWhenTheyAre() throws {
    let changed = try ThemedProgram(.gallery)
    let fresh = try ThemedProgram(.gallery, in: .dark)
    for key in [Key.one, .two, .three, .four] {
      changed.turn(to: key == .two ? .light : .dark)
      for film in [changed.film, fresh.film] {
        film.frame(.key(key))
        film.wait(20)
      }
    }
    for key in [Key.two, .three, .one] {
      for film in [changed.film, fresh.film] {
        film.frame(.key(key))
        film.wait(20)
      }
      #expect(
        try ThemedProgram.painted(changed.picture).pixels
          == ThemedProgram.painted(fresh.picture).pixels,
        "\(key)")
    }
  }

  /// A card in the hand, a slider, squares on their way: the hand keeps what it holds.
  @Test(arguments: [
    (ScreenEntry.squares, [Key](), Point(300, 300)), (.gallery, [], Point(200, 200)),
    (.gallery, [.right], Point(300, 700)), (.gallery, ["L"], Point(400, 200)),
    (.algebra, [], Point(300, 300)), (.onboarding, [], Point(480, 300)),
    (.squares, [.t], Point(790, 470)), (.squares, [.return, .space], Point(480, 622)),
    (.algebra, [.down], Point(400, 640)), (.gallery, ["I"], Point(300, 400)),
  ])
  func aHandKeepsWhatItHolds(_ screen: ScreenEntry, _ keys: [Key], _ place: Point) throws {
    let (changed, plain) = (try ThemedProgram(screen, keys), try ThemedProgram(screen, keys))
    for (index, program) in [changed, plain].enumerated() {
      program.film.frame(.press(place))
      for step in 1...4 { program.film.frame(.move(place + Point(-20 * Double(step), 6))) }
      if index == 0 { program.turn(to: .dark) }
      program.film.wait(4)
      #expect(program.film.stills.last?.isRunning == true, "\(screen): nothing is held")
      program.film.frame(.move(place + Point(-130, 10)))
      program.film.wait(1)
      if index == 0 { program.turn(to: .light) }
      program.film.wait(2)
    }
    #expect(
      try ThemedProgram.painted(changed.picture).pixels
        == ThemedProgram.painted(plain.picture).pixels,
      "in the hand")
    for program in [changed, plain] {
      program.film.frame(.release)
      program.film.wait(40)
    }
    #expect(
      try ThemedProgram.painted(changed.picture).pixels
        == ThemedProgram.painted(plain.picture).pixels, "put down"
    )
  }
}
