/// The waning of a motion that others have taken over: the share of its way that is still to go, at
/// any time.
///
/// A class because all properties that a playback moves alike share one: it is looked at once a
/// frame for all of them, and then only read, from memory of its own.
final class Waning {
  /// The playback that made the motion, while that lives.
  private(set) weak var playback: Playback?
  let playhead: Playhead
  private let sampler: ProgramSampler
  /// A track that goes as all of them do.
  private let track: Int
  /// The time that was last asked for, and the share then.
  let latest: UnsafeMutablePointer<Reading>

  struct Reading {
    var time = Double.nan
    var share = 0.0
  }

  init(of playback: Playback, _ playhead: Playhead, _ sampler: ProgramSampler, track: Int) {
    self.playback = playback
    self.playhead = playhead
    self.sampler = sampler
    self.track = track
    latest = .allocate(capacity: 1)
    latest.initialize(to: Reading())
  }

  deinit { latest.deallocate() }

  /// The time at which nothing is left, in the stage's seconds; infinity: never.
  var end: Double { playhead.arrival }

  /// Finds the share at a time: 1 at the end it comes from, 0 at the end it goes to.
  func look(at time: Double) {
    sampler.move(to: playhead.position(at: time))
    let gone = sampler.weight(ofTrack: track)
    latest.pointee = Reading(time: time, share: playhead.isReversed ? gone : 1 - gone)
  }

  /// The share at a time.
  func share(at time: Double) -> Double {
    if latest.pointee.time != time { look(at: time) }
    return latest.pointee.share
  }

  /// True if another one is the same function of time, and nothing of either has passed at a time.
  func begins(with other: Waning, at time: Double) -> Bool {
    playhead == other.playhead && playhead.position(at: time) == playhead.start
      && sampler.program.hasOnePace(track, other.sampler.program, other.track)
  }
}

extension Playhead {
  /// The end it comes from, in seconds of the animation.
  fileprivate var start: Double { isReversed ? duration : 0 }
}

extension Program {
  /// True if a track, the only one of its property, goes at the same times along the same curve as
  /// a track of another program.
  fileprivate func hasOnePace(_ track: Int, _ other: Program, _ otherTrack: Int) -> Bool {
    let (lead, otherLead) = (tracks[track].lead, other.tracks[otherTrack].lead)
    return lead.frame == 0 && otherLead.frame == 0 && lead.start == otherLead.start
      && lead.duration == otherLead.duration
      && table.curves[lead.curve] == other.table.curves[otherLead.curve]
  }
}

extension ProgramSampler {
  /// The values at the start and at the end of a track that is one straight way; nil for others.
  func way(ofTrack number: Int) -> (from: Lanes, to: Lanes)? {
    let track = program.tracks[number]
    guard let way = program.table.onlyWay(of: track) else { return nil }
    let isBackward = program.frames[Int(track.lead.frame)].map.isBackward
    return isBackward ? (way.to, way.from) : way
  }
}
