import Engine
import EngineSystem
import JSONText
import Output
import Playground
import Studio

/// A worker as its window sees it: frames go in, pictures come out, one answer for each question.
final class Worker {
  /// What becomes of it.
  enum State {
    /// It loads the file.
    case begins
    /// It shows something.
    case plays
    /// It has gone, or is of no use: the reason.
    case over(String)
  }

  let build: PlaygroundBuild
  private(set) var state = State.begins
  /// The last picture that was wanted.
  private(set) var picture: WorkerPicture?
  private(set) var wishes = HostWishes()
  private var firstViews: [WorkerView] = []
  /// The views that have an id, as they were shown last.
  var views: [WorkerView] { picture?.views ?? firstViews }
  /// The marks of the frames' pictures, in order, until they are taken.
  private(set) var marks: [PictureMark?] = []
  /// True once it has asked for the recording to be turned on or off.
  var asksForRecording = false

  /// The nanoseconds until it was ready, in which the code ran for the first time.
  private(set) var loading: Int64 = 0

  private let process: WorkerProcess
  private let text: any TextMeasuring
  private var reader = WireReader()
  /// The frames that it has not been given yet.
  private var queue: [Recording<Launch>.Frame] = []
  private var given: Recording<Launch>.Frame?
  /// The time since which an answer is waited for; nil: none is.
  private var waiting: Int64?
  /// The seconds of a processor that it had used by then.
  private var workBefore = 0.0
  /// The factor by which what it is asked is more than one frame.
  private var work = 1.0

  /// The seconds of a processor's work after which something that does not answer is ended; on a busy
  /// machine they take longer.
  static let patience = 3.0
  /// The seconds after which it is ended if it does next to nothing meanwhile.
  private static let standstill = 20.0
  /// The work of a job, in single frames: a minute of a processor.
  private static let jobWork = 20.0
  /// The frames that are given at once, at most.
  private static let most = 60

  /// Starts a worker and tells it to begin.
  init(
    _ build: PlaygroundBuild, in engine: PlaygroundEngine, _ start: WorkerStart,
    measuring text: any TextMeasuring, printsToErrors: Bool
  ) throws {
    self.build = build
    self.text = text
    process = try WorkerProcess(build.library, in: engine, printsToErrors: printsToErrors)
    try send(.start, JSONValue(encoding: start).bytes())
  }

  /// True if all that it was given is shown.
  var isDone: Bool { queue.isEmpty && waiting == nil }

  /// True if it plays, answers, and has little left of what it was given.
  var isNearlyDone: Bool {
    guard case .plays = state, !isDone, queue.count <= Self.most else { return false }
    return waiting.map { MonotonicClock.now - $0 < 300_000_000 } ?? true
  }

  /// The reason why it has gone; nil: it has not.
  var problem: String? { if case .over(let problem) = state { problem } else { nil } }

  /// Gives it frames, which go to it one after the other.
  func take(_ frames: some Sequence<Recording<Launch>.Frame>) { queue += frames }

  /// Hands over the text for the clipboard, once.
  func takeClipboard() -> String? {
    defer { wishes.clipboard = nil }
    return wishes.clipboard
  }

  /// Hands over what is to be kept, once; nil: nothing new.
  func takeKept() -> (state: Remembered, isAsked: Bool)? {
    defer { (wishes.kept, wishes.isAsked) = (nil, false) }
    return wishes.kept.map { ($0, wishes.isAsked) }
  }

  /// Hands over the numbers that are to be written, once; nil: nobody has asked for that.
  func takeWrites() -> [TunableNumbers.Wish]? {
    defer { wishes.writes = nil }
    return wishes.writes
  }

  /// Forgets what it has asked for while it went through what was done: all that was done by then.
  func dropWishes() {
    asksForRecording = false
    _ = (takeClipboard(), takeKept(), takeWrites())
  }

  /// Hands over the marks of the frames since the last time.
  func takeMarks() -> [PictureMark?] {
    defer { marks = [] }
    return marks
  }

  /// Goes on with what it was given until a time on the machine's clock, or until all is shown.
  func work(until deadline: Int64) {
    while problem == nil {
      if waiting == nil {
        guard !queue.isEmpty else { return }
        giveFrames()
      }
      guard problem == nil else { return }
      guard let message = receive(until: deadline) else { return endStuck() }
      take(message)
    }
  }

  /// Waits until all that it was given is shown, or it has gone.
  func finish() {
    while problem == nil, !isDone { work(until: MonotonicClock.now + 50_000_000) }
  }

  private func giveFrames() {
    let part = queue.prefix(Self.most)
    queue.removeFirst(part.count)
    work = max(1, Double(part.count) / 10)
    var run = RecordedRun<Launch>()
    for frame in part {
      run.append(frame, after: given)
      given = frame
    }
    do {
      let wanted: UInt8 = queue.isEmpty ? 1 : 0
      try send(.frames, [wanted] + JSONValue(encoding: run).bytes())
    } catch {
      end("\(error)")
    }
  }

  // MARK: Messages

  private func send(_ request: WorkerRequest, _ bytes: [UInt8]) throws {
    (waiting, workBefore) = (MonotonicClock.now, process.work)
    do { try process.socket.send(request, bytes) } catch { endGone() }
  }

  /// The next message that is no question about text; nil: none by then.
  private func receive(until deadline: Int64) -> WireSocket.Message? {
    do {
      while true {
        // What it says to the terminal is taken meanwhile: else it could wait for that.
        let soon = MonotonicClock.now + 20_000_000
        let message = try process.socket.receive(until: min(deadline, soon))
        process.listen()
        if let message {
          if try !process.socket.answer(message, measuring: text) { return message }
        } else if MonotonicClock.now >= deadline {
          return nil
        }
      }
    } catch {
      endGone()
    }
    return nil
  }

  private func take(_ message: WireSocket.Message) {
    switch WorkerAnswer(rawValue: message.kind) {
    case .ready:
      if let waiting { loading = MonotonicClock.now - waiting }
      (waiting, state) = (nil, .plays)
      var reader = WireReader()
      reader.take(message.bytes)
      do { firstViews = try reader.list() } catch { end("its views can't be read") }
    case .refused: end(String(decoding: message.bytes, as: UTF8.self))
    case .frames:
      waiting = nil
      do { try take(frames: message.bytes) } catch { end("its pictures can't be read") }
    case .record: asksForRecording = true
    case .warning: printWarning(String(decoding: message.bytes, as: UTF8.self))
    case .close, .done, .failed, .width, .metrics, .wordEnds, nil:
      end("it says what nobody has asked for")
    }
  }

  private func take(frames bytes: ArraySlice<UInt8>) throws {
    reader.take(bytes)
    for _ in 0..<(try reader.count()) { marks.append(PictureMark(try reader.text())) }
    guard try reader.flag() else { return }
    let picture: WorkerPicture = try reader.value()
    self.picture = picture
    if let bytes = picture.wishes {
      wishes = try JSONReader.decode(HostWishes.self, from: bytes)
    }
  }

  // MARK: Questions of a command

  /// True if the window may be closed.
  func mayClose() -> Bool {
    guard let answer = ask(.close, [], .close, until: MonotonicClock.now + 300_000_000) else {
      return true
    }
    return answer.first != 0
  }

  /// Does work on the whole of what the file shows.
  func result(of job: WorkerJob) throws -> WorkerJob.Result {
    finish()
    if let problem { throw Failure(problem) }
    let bytes = try JSONValue(encoding: job).bytes()
    guard let answer = ask(.job, bytes, .done, until: nil) else {
      throw Failure(problem ?? "the work can't be done")
    }
    return try JSONReader.decode(WorkerJob.Result.self, from: Array(answer))
  }

  /// - Parameter deadline: the time on the machine's clock at which it is given up; nil: none, but what
  ///   does not come back is ended.
  private func ask(
    _ request: WorkerRequest, _ bytes: [UInt8], _ wanted: WorkerAnswer, until deadline: Int64?
  ) -> ArraySlice<UInt8>? {
    if let deadline { work(until: deadline) }
    guard problem == nil, isDone, (try? send(request, bytes)) != nil else { return nil }
    work = Self.jobWork
    defer { waiting = nil }
    while problem == nil, deadline.map({ MonotonicClock.now < $0 }) ?? true {
      let soon = MonotonicClock.now + 50_000_000
      guard let message = receive(until: min(deadline ?? soon, soon)) else {
        endStuck()
        continue
      }
      if message.kind == wanted.rawValue { return message.bytes }
      if message.kind == WorkerAnswer.failed.rawValue {
        end(String(decoding: message.bytes, as: UTF8.self))
      } else {
        take(message)
      }
    }
    return nil
  }

  // MARK: The end

  /// Ends it; it is of no use any more.
  func stop() { process.stop() }

  private func end(_ problem: String) {
    guard self.problem == nil else { return }
    state = .over(problem)
    process.stop()
  }

  private func endGone() {
    guard problem == nil else { return }
    let hasBegun = if case .plays = state { true } else { false }
    state = .over(process.reasonOfEnd(hasBegun: hasBegun))
  }

  private func endStuck() {
    guard problem == nil, let waiting else { return }
    let seconds = Double(MonotonicClock.now - waiting) / 1e9
    let patience = Self.patience * work
    guard seconds > patience,
      process.work - workBefore > patience || seconds > Self.standstill * work
    else { return }
    state = .over(process.interrupt(after: seconds))
  }
}
