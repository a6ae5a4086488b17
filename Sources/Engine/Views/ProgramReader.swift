/// A program, and the moment of it that was asked last: all slots of a frame ask for the same one,
/// so its frames are gone through once.
final class ProgramReader {
  let program: Program
  private var moment: Program.Moment
  private var position = -1.0

  init(_ program: Program) {
    self.program = program
    moment = Program.Moment(of: program)
  }

  /// What a playback makes of a track's slot at a position in seconds.
  func state(
    ofTrack track: Int, at position: Double, of playback: Playback
  ) -> Playback.SlotState {
    move(to: position)
    let weight = program.weight(ofTrack: track, at: moment)
    let behind = playback.beganAtEnd ? weight : 1 - weight
    var keeps = playback.join == .adding ? 1 : behind
    if !program.startsFromScreen(track) { keeps = 0 }
    return Playback.SlotState(value: value(ofTrack: track), keeps: keeps, behind: behind)
  }

  /// What a slot shows at a position in seconds; nil if the program doesn't move it.
  func value(of slot: Slot, at position: Double) -> Lanes? {
    guard let track = program.track(of: slot) else { return nil }
    move(to: position)
    return value(ofTrack: track)
  }

  private func value(ofTrack track: Int) -> Lanes {
    var guess = 0
    return program.value(ofTrack: track, at: moment, guess: &guess)
  }

  private func move(to position: Double) {
    guard position != self.position else { return }
    self.position = position
    program.move(&moment, to: position)
  }
}
