import Engine
import Workbench

/// Something that a key asks of the window, the same on every screen, also while a line is edited:
/// its row in the list of keys, and what it does.
///
/// A new one is an entry in ``all``.
struct AppCommand: Sendable {
  let row: KeyRow
  /// Keys that do the same and are not in the list.
  var otherKeys: [Key] = []
  /// True if it is there while the screen is presented, too.
  var worksInPresent = false
  /// False if it does nothing in a canvas without a window around it.
  var worksInCanvas = true
  let perform: @Sendable (App, Key, Instant) -> Void

  /// The command of a key; nil: it has none.
  ///
  /// - Parameter isEdited: true while a line is edited, to which letters belong.
  static func command(of key: Key, whileLineIsEdited isEdited: Bool) -> AppCommand? {
    if isEdited, key.rawValue.count == 1 { return nil }
    return all.first { $0.row.keys.contains(key) || $0.otherKeys.contains(key) }
  }

  /// In the order of the list of keys.
  static let all = [
    AppCommand(row: KeyRow("H  ·  F1", [.h, .f1], "show or hide the keys")) { app, _, _ in
      app.keys.turn()
    },
    AppCommand(
      row: KeyRow("F2", ["F2"], "the timeline of the last change"), worksInCanvas: false
    ) { app, _, _ in app.turn(.timeline) },
    // The host takes this key before it comes here.
    AppCommand(row: KeyRow("F3", [.f3], "how even frames are")) { _, _, _ in },
    AppCommand(
      row: KeyRow("F4", ["F4"], "the whole way of what moves"), worksInCanvas: false
    ) { app, _, _ in app.turn(.onionSkin) },
    AppCommand(
      row: KeyRow("F6", [.f6], "theme: desktop, light or dark"), worksInCanvas: false
    ) { app, _, _ in app.turnTheme() },
    AppCommand(row: KeyRow("F7", ["F7"], "compare with what was designed")) { app, _, _ in
      app.turnComparison()
    },
    AppCommand(row: KeyRow("Shift+F7", ["Shift+F7"], "compare with what moves now")) {
      app, _, _ in app.pinMotion()
    },
    AppCommand(
      row: KeyRow("B  ·  \\", ["B", "\\"], "hold: as before tuning"), worksInCanvas: false
    ) { app, _, _ in
      if app.tunable == nil { app.say("Nothing to compare on this screen", for: 1.5) }
      app.tuner.compare(true)
    },
    AppCommand(
      row: KeyRow("Ctrl+L", ["Ctrl+L"], "tune: again and again"), worksInCanvas: false
    ) { app, _, time in
      if !app.tuner.isShown { app.turnTuner(at: time) }
      if app.tunable != nil { app.tuner.loop.turn(at: time) }
    },
    AppCommand(
      row: KeyRow("F8", ["F8"], "present what is shown"), worksInPresent: true,
      worksInCanvas: false
    ) { app, _, time in app.turnPresent(at: time) },
    AppCommand(
      row: KeyRow("F9", ["F9"], "record, and save the recording"), worksInPresent: true
    ) { app, _, _ in
      app.wantsRecording = true
    },
    AppCommand(row: KeyRow("F11", [.f11], "full screen"), worksInPresent: true) { app, _, _ in
      app.wantsFullScreen.toggle()
    },
    AppCommand(
      row: KeyRow("F12", [.f12], "save a picture of the window"), worksInPresent: true
    ) { app, _, _ in
      app.wantsPicture = true
    },
    AppCommand(
      row: KeyRow(
        "Ctrl  +  −  0", ["Ctrl++", "Ctrl+-", "Ctrl+0"], "larger, smaller, as designed"),
      otherKeys: [
        "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Keypad +", "Ctrl+Keypad -", "Ctrl+Keypad 0",
      ], worksInPresent: true
    ) { app, key, _ in app.enlarge(by: key) },
    AppCommand(
      row: KeyRow("Esc", [.escape], "close what is open; twice: quit"), worksInPresent: true
    ) { app, _, time in app.stepOut(at: time) },
    AppCommand(row: KeyRow("Q  ·  Ctrl+Q", [.q, "Ctrl+Q"], "quit")) { app, _, _ in
      app.quit()
    },
  ]
}
