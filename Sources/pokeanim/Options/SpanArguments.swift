import ArgumentParser
import Engine

/// The options for a part of a run.
struct SpanArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("First second that is shown (default: 0)", valueName: "seconds"),
    transform: OptionValue.number(0...86400))
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Last second that is shown (default: the end)", valueName: "seconds"),
    transform: OptionValue.number(0...86400))
  var to: Double?

  func validate() throws {
    if let from, let to, from > to {
      throw ValidationError(
        "--from \(PlainNumber.exact(from)) is after --to \(PlainNumber.exact(to))")
    }
  }
}
