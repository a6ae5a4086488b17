import Attacker

/// A way to attack the program: a case of it follows from a seed.
protocol Kind: Sendable {
  /// The first part of the names of its cases.
  var name: String { get }
  /// The row of the table in which it is counted.
  var row: String { get }
  /// The share of the time that it gets, beside the others' shares: with these, two hours try ten
  /// times as much in each row as was once tried by hand.
  var weight: Double { get }

  /// Makes a case and runs it; what is wrong is noted in the arena.
  func strike(_ dice: inout Dice, in arena: Arena) throws
}

/// The rows of the table, in their order.
enum Row {
  static let commandLine = "command line, options, names"
  static let scripts = "scripts, special files"
  static let ends = "signals, disk, streams, ffmpeg, limits"
  static let faults = "faults on purpose, one call each"
  static let expressions = "expression line"
  static let files = "slides, recordings, pictures, fonts through the program"
  static let windows = "window: ends, kills, displays, settings"
  static let losses = "what was made: lost displays, two windows, state files"
  static let storms = "window storms, inputs"
  static let repeats = "determinism, recordings played back"
  static let calls = "engine, random calls"
  static let depths = "deep values, scaling"
  static let all = [
    commandLine, scripts, ends, faults, expressions, files, windows, losses, storms, repeats, calls,
    depths,
  ]
}
