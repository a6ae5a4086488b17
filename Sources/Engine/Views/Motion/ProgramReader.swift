/// A program, and the moment of it that was asked last: all slots of a frame ask for the same one,
/// so its frames and its curves are gone through once.
final class ProgramReader {
  let program: Program
  private var moment: Program.Moment
  private var position = -1.0
  /// The share of the way that is gone at each pace, as far as it was asked for; else not a number.
  private var shares: [Double]

  init(_ program: Program) {
    self.program = program
    moment = Program.Moment(of: program)
    shares = [Double](repeating: .nan, count: program.paces.count)
  }

  /// The state that a playback gives a track's slot at a position in seconds.
  func state(
    ofTrack track: Int, at position: Double, of playback: Playback
  ) -> Playback.SlotState {
    move(to: position)
    let (value, weight) = valueAndWeight(ofTrack: track)
    let behind = playback.beganAtEnd ? weight : 1 - weight
    var keeps = playback.join == .adding ? 1 : behind
    if !program.startsFromScreen(track) { keeps = 0 }
    return Playback.SlotState(value: value, keeps: keeps, behind: behind)
  }

  /// The value of a slot at a position in seconds; nil if the program doesn't move it.
  func value(of slot: Slot, at position: Double) -> Lanes? {
    program.track(of: slot).map { value(ofTrack: $0, at: position) }
  }

  /// The value of a track's slot at a position in seconds.
  func value(ofTrack track: Int, at position: Double) -> Lanes {
    move(to: position)
    if let line = program.tracks[track].line { return line.value(share(of: line)) }
    var guess = 0
    return program.value(ofTrack: track, at: moment, guess: &guess)
  }

  private func valueAndWeight(ofTrack track: Int) -> (value: Lanes, weight: Double) {
    if let line = program.tracks[track].line {
      let share = share(of: line)
      return (line.value(share), program.weight(of: line, share: share))
    }
    var guess = 0
    return (
      program.value(ofTrack: track, at: moment, guess: &guess),
      program.weight(ofTrack: track, at: moment)
    )
  }

  private func share(of line: Program.Line) -> Double {
    let known = shares[line.pace]
    guard known.isNaN else { return known }
    let share = program.paces[line.pace].share(at: moment)
    shares[line.pace] = share
    return share
  }

  private func move(to position: Double) {
    guard position != self.position else { return }
    self.position = position
    program.move(&moment, to: position)
    for pace in shares.indices { shares[pace] = .nan }
  }
}
