import Engine

extension [ScreenEntry] {
  /// The row of the keys that show the screens.
  var keys: KeyRow {
    let numbers = map { number(of: $0) }
    return KeyRow(
      numbers.joined(separator: KeyRow.separator), numbers.map { Key(rawValue: $0) },
      map(\.title).joined(separator: ", "))
  }

  /// The rows for a screen's keys: its own ones first, then those that all screens have.
  func rows(of entry: ScreenEntry) -> [KeyRow] { entry.keys + common }

  /// The rows that all screens have.
  var common: [KeyRow] {
    KeyRow.playing + KeyRow.controls + [keys] + AppCommand.all.map(\.row)
  }
}
