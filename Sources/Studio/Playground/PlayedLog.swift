import Engine

/// Everything that a screen went through, so that another one like it is brought to the same moment.
///
/// What a screen shows depends on the times of its input and of its picture, and not on how many frames
/// lie between them. So frames without input are joined: always where nothing moves, and all of them
/// where the log is full.
struct PlayedLog {
  /// Something that happened to the screen.
  enum Entry: Equatable {
    case event(InputEvent)
    /// Whoever is around the screen has taken the keyboard's focus.
    case leaveFocus
    /// A step out of what is held.
    case stepOut
    /// A tool has brought the screen's change somewhere.
    case stand(Stand)
    case speed(Double)
    case reducesMotion(Bool)
  }

  /// The state of a change.
  struct Stand: Equatable {
    private let progress: Double
    private let isPaused, isReversed: Bool

    init(_ change: any Change) {
      (progress, isPaused, isReversed) = (change.progress, change.isPaused, change.isReversed)
    }

    /// Brings another change there.
    func apply(to change: any Change) {
      change.pause()
      change.seek(to: progress)
      if !isPaused { change.play(reversed: isReversed) }
    }
  }

  private struct Frame {
    var time: Instant
    var entries: [Entry] = []
    /// True if something moved on the screen before it.
    let hasMotion: Bool

    /// True if only the pointer has moved, with no button down.
    var isHover: Bool {
      !hasMotion && entries.count == 1
        && entries.allSatisfy { if case .event(.hover) = $0 { true } else { false } }
    }
    var isEmpty: Bool { entries.isEmpty }
  }

  /// The screen's first size; nil: it has none yet.
  private(set) var size: Size?
  private var frames: [Frame] = []
  private let most: Int
  /// True if input was forgotten since ``takeLoss()`` was asked.
  private var hasLoss = false

  /// - Parameter most: the frames that are kept; what there is beyond is forgotten, from the beginning on
  ///   to the last change of the size.
  init(most: Int = 4000) { self.most = most }

  /// The number of frames that are kept.
  var count: Int { frames.count }

  // MARK: Noting

  /// The next frame begins. One in which nothing happens or moves is a part of the next one.
  mutating func advance(to time: Instant, hasMotion: Bool) {
    if let last = frames.last, !hasMotion, last.isEmpty, !last.hasMotion {
      frames[frames.count - 1].time = time
    } else {
      frames.append(Frame(time: time, hasMotion: hasMotion))
    }
    if frames.count > most { shorten() }
  }

  mutating func resize(to size: Size) {
    guard self.size != nil else { return self.size = size }
    add(.event(.resize(size)))
  }

  mutating func add(_ entry: Entry) {
    if frames.isEmpty { frames.append(Frame(time: .zero, hasMotion: false)) }
    frames[frames.count - 1].entries.append(entry)
    // Of a pointer's way over what rests only the end counts.
    let last = frames.count - 1
    if last > 0, frames[last].isHover, frames[last - 1].isHover { frames.remove(at: last - 1) }
  }

  // MARK: Bounds

  /// Forgets frames in which nothing but time went on; if that is not enough, all until the last change
  /// of the size.
  private mutating func shorten() {
    frames = frames.enumerated().filter { $0 == frames.count - 1 || !$1.isEmpty }.map(\.element)
    guard frames.count > most / 2 else { return }
    let kept = frames.dropFirst().lastIndex { frame in frame.entries.contains(where: \.isResize) }
    forget(until: kept ?? frames.count - 1)
    if frames.count > most / 2 { forget(until: frames.count - 1) }
  }

  private mutating func forget(until index: Int) {
    hasLoss = true
    let gone = frames[..<index].flatMap(\.entries)
    for case .event(.resize(let size)) in gone { self.size = size }
    var settings = [gone.last(where: \.isSpeed), gone.last(where: \.isReduction)].compactMap(\.self)
    frames.removeFirst(index)
    settings += frames[0].entries
    frames[0].entries = settings
  }

  /// True once for input that was forgotten: a screen that plays the rest begins from its beginning.
  mutating func takeLoss() -> Bool {
    defer { hasLoss = false }
    return hasLoss
  }

  // MARK: Playing

  /// Takes a screen that was just made through all of it.
  func play(into screen: any Screen) {
    guard let size else { return }
    let runtime = Runtime(screen: screen, size: size)
    // The screen may make its change when it is asked for it first, which is as early as it was.
    _ = screen.change
    for frame in frames {
      runtime.advance(to: frame.time)
      for entry in frame.entries { play(entry, in: runtime, at: frame.time) }
      if !frame.isEmpty { runtime.update(at: frame.time) }
    }
    runtime.leaveScreen()
  }

  private func play(_ entry: Entry, in runtime: Runtime, at time: Instant) {
    let staged = runtime.screen as? StageScreen
    switch entry {
    case .event(let event): runtime.deliver(event, at: time)
    case .leaveFocus: runtime.leaveFocus()
    case .stepOut: if let staged { staged.hand.cancel(at: time, on: staged) }
    case .stand(let stand): if let change = runtime.screen.change { stand.apply(to: change) }
    case .speed(let speed): staged?.speed = speed
    case .reducesMotion(let reduces): staged?.stage.reducesMotion = reduces
    }
  }
}

extension PlayedLog.Entry {
  fileprivate var isResize: Bool { if case .event(.resize) = self { true } else { false } }
  fileprivate var isSpeed: Bool { if case .speed = self { true } else { false } }
  fileprivate var isReduction: Bool { if case .reducesMotion = self { true } else { false } }
}
