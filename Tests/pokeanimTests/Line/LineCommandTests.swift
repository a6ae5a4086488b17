import Engine
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct LineCommandTests {
  @Test(arguments: [
    ("Left", LineCommand.move(.back, extends: false)),
    ("Shift+Left", .move(.back, extends: true)),
    ("Ctrl+Left", .move(.wordBack, extends: false)),
    ("Ctrl+Shift+Right", .move(.wordOn, extends: true)),
    ("Shift+Home", .move(.start, extends: true)),
    ("End", .move(.end, extends: false)),
    ("Ctrl+Delete", .delete(.wordOn)), ("Backspace", .delete(.back)),
    ("Ctrl+Z", .undo), ("Ctrl+Shift+Z", .redo), ("Ctrl+X", .cut), ("Ctrl+V", .paste),
  ])
  func keysHaveTheirCommands(_ key: String, _ command: LineCommand) {
    #expect(LineCommand(key: Key(rawValue: key)) == command)
  }

  @Test func otherKeysAreNotForALine() {
    for key: Key in [.return, .up, .down, .tab, .h, .space, .f11, "Ctrl+B", "Alt+Left", "Super+V"] {
      #expect(LineCommand(key: key) == nil, "\(key)")
    }
  }
}
