import Engine
import Output
import Studio

/// Everything that was done since the beginning, frame by frame: what another version of the code is
/// run through.
struct PlayerHistory {
  /// The window's time at the beginning.
  private(set) var start = Instant.zero
  /// The screen's size at the beginning.
  private(set) var size: Size
  /// The frames, at times since the beginning, with the marks of the pictures of the code that is shown.
  private(set) var frames: [Recording<Launch>.Frame] = []
  /// The frames that have been marked.
  private var marked = 0
  /// True once more was done than is kept: then other code can't go through all of it.
  private(set) var isLost = false
  /// The frames that are kept, at most.
  private let most: Int
  /// The numbers that were tuned before the beginning, and are not in the file.
  var tuned: [String: Double] = [:]
  /// The times at which numbers were written into the file.
  private(set) var writes: [Write] = []

  /// Numbers that were written into the file.
  struct Write {
    /// The numbers that were in the file before.
    let before: [String: Double]
    /// The last version of the code that was begun before that.
    let version: Int
    /// The frames before that.
    fileprivate let frame: Int
  }

  /// - Parameter most: the frames that are kept, at most; an hour of motion if nobody says less.
  init(size: Size, most: Int = 216_000) { (self.size, self.most) = (size, most) }

  /// Notes that numbers were written.
  mutating func addWrite(over before: [String: Double], version: Int) {
    writes.append(Write(before: before, version: version, frame: frames.count))
  }

  /// The frames that code as it is now would show as they were shown: those since numbers were written
  /// last.
  var comparable: ArraySlice<Recording<Launch>.Frame> { frames[(writes.last?.frame ?? 0)...] }

  /// True if a person's input came since the beginning, which code may be unable to follow.
  var holdsInput: Bool {
    holdsEvent {
      if case .resize = $0 { false } else { true }
    }
  }

  /// True if a person has begun something since the beginning: a pointer that comes over the window, or
  /// the end of what was begun before, is nothing new.
  var holdsDeed: Bool {
    holdsEvent {
      switch $0 {
      case .hover, .move, .release, .cancel, .keyUp, .resize: false
      case .press, .wheel, .pinch, .key, .text, .composition: true
      }
    }
  }

  private func holdsEvent(where isMeant: (InputEvent) -> Bool) -> Bool {
    frames.contains { $0.inputs.compactMap(\.event).contains(where: isMeant) }
  }

  /// A frame at a time of the window.
  mutating func add(_ inputs: [ProgramInput], at time: Instant) -> Recording<Launch>.Frame {
    let seconds = time.nanoseconds - start.nanoseconds
    let frame = Recording<Launch>.Frame(time: Instant(nanoseconds: max(0, seconds)), inputs: inputs)
    isLost = isLost || frames.count == most
    if !isLost { frames.append(frame) }
    return frame
  }

  /// Takes the marks of the next frames' pictures.
  mutating func mark(_ marks: [PictureMark?]) {
    for mark in marks where marked < frames.count {
      frames[marked].mark = mark
      marked += 1
    }
  }

  /// The same with the marks of other code, as far as that has come.
  mutating func markAnew(_ marks: [PictureMark?]) {
    for index in frames.indices { frames[index].mark = nil }
    marked = 0
    mark(marks)
  }

  /// The code was gone for a while, and no picture of it was made.
  mutating func skipMarks() { marked = frames.count }

  /// Begins again now.
  mutating func begin(at time: Instant, size: Size) {
    self = PlayerHistory(size: size, most: most)
    start = time
  }
}
