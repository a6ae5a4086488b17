extension Program {
  /// A place in a program that is moved from moment to moment without allocating anything.
  ///
  /// Going forwards finds each slot's part at once; a jump finds it by halving.
  ///
  ///     var cursor = Program.Cursor(animation.compiled())
  ///     cursor.move(to: 0.5)
  ///     cursor.value(ofSlot: 0)
  public struct Cursor {
    public let program: Program
    private var moment: Moment
    private var guesses: [Int]

    public init(_ program: Program) {
      self.program = program
      moment = Moment(of: program)
      guesses = [Int](repeating: 0, count: program.tracks.count)
    }

    /// Moves to a time in seconds, cut to 0…duration.
    public mutating func move(to time: Double) {
      precondition(!time.isNaN, "a time must be a number")
      program.move(&moment, to: time)
    }

    /// What a slot shows there, by its place among the program's ``Program/slots``.
    public mutating func value(ofSlot index: Int) -> Lanes {
      program.value(ofTrack: index, at: moment, guess: &guesses[index])
    }
  }
}
