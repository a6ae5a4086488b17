/// Done; the environment or the input is at fault; the arguments are.
enum ExitStatus {
  static let done: Int32 = 0, failure: Int32 = 1, usage: Int32 = 2

  /// All of them in words, for help.
  static let words = """
    EXIT STATUS:
      0 success, 1 runtime or input error, 2 wrong usage,
      \(signals)
    """
  /// The words for a signal that ended the program.
  static let signals = "128 + n ended by signal n: 130 Ctrl-C, 143 SIGTERM"
}
