import Engine

/// A person's wish for the window, by key: the same on every screen, also while a line is edited.
enum AppCommand: Hashable {
  case help, timeline, onion, comparison, pin, theme, fullScreen, picture, recording, quit, stepOut
  /// Everything larger or smaller, or as large as designed.
  case larger, smaller, designedSize

  /// The command of a key; nil if it has none.
  init?(key: Key) {
    guard let command = Self.keys[key] else { return nil }
    self = command
  }

  private static let keys: [Key: AppCommand] = [
    .f1: .help, "F2": .timeline, "F4": .onion, "F7": .comparison, "Shift+F7": .pin, .f6: .theme,
    "F9": .recording,
    .f11: .fullScreen,
    .f12: .picture,
    .escape: .stepOut,
    "Ctrl+Q": .quit,
    "Ctrl++": .larger, "Ctrl+=": .larger, "Ctrl+Shift+=": .larger, "Ctrl+Keypad +": .larger,
    "Ctrl+-": .smaller, "Ctrl+Keypad -": .smaller,
    "Ctrl+0": .designedSize, "Ctrl+Keypad 0": .designedSize,
  ]
}
