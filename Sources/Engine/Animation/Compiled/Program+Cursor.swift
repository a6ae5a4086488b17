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
    /// In seconds of the whole.
    private var time = 0.0
    private let seam: Double
    /// True if all parts keep the whole's own time.
    private let isPlain: Bool
    private var guesses: [Int]

    public init(_ program: Program) {
      self.program = program
      moment = Moment(of: program)
      seam = Seam.width(in: program.duration)
      isPlain = program.frames.count <= 1
      guesses = [Int](repeating: 0, count: program.tracks.count)
    }

    /// Moves to a time in seconds, cut to 0…duration.
    public mutating func move(to time: Double) {
      precondition(!time.isNaN, "a time must be a number")
      self.time = time < .infinity ? min(program.duration, max(0, time)) : 0
      if !isPlain { program.move(&moment, to: time) }
    }

    /// The lanes that a slot shows there, by its place among the program's ``Program/slots``.
    public mutating func value(ofSlot index: Int) -> Lanes {
      let track = program.tracks[index]
      if let scalars = track.scalars {
        if scalars.areAlwaysShown { return scalars.mean(at: time, seam: seam).lanes }
        if !track.ends.isEmpty {
          let place = track.place(at: time, seam: seam, guess: guesses[index])
          guesses[index] = place
          return scalars.value(of: place, at: time, seam: seam).lanes
        }
      }
      if isPlain { program.move(&moment, to: time) }
      return program.value(ofTrack: index, at: moment, guess: &guesses[index])
    }
  }
}
