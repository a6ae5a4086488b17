import ArgumentParser
import Studio

/// A command that runs the program: it is given the way to make one.
protocol ProgramCommand: ParsableCommand {
  func run(making program: @escaping ProgramFactory) throws
}

/// A command whose first word says what it shows.
protocol SubjectCommand: ProgramCommand {
  var program: ProgramArguments { get }
}
