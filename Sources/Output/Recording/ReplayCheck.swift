import Engine

/// A recording played again without a display, as fast as that goes, each picture compared with the
/// mark of the recorded one; and each looked at for what holds in every frame.
package struct ReplayCheck {
  private var replay: Replay
  private let path: String

  /// - Parameter path: the recording's name, for messages.
  package init(_ replay: Replay, path: String) {
    (self.replay, self.path) = (replay, path)
  }

  /// The frame at which the two are not the same, as it is shown now.
  package struct Difference {
    package let frame: Run.Frame
    package let recorded: Replay.Recorded
    /// The frames before it that are equal.
    package let equal: Int
  }

  /// The result of a whole check.
  package enum Outcome {
    /// So many frames were compared, > 0.
    case equal(Int)
    case differs(Difference)
  }

  /// The result; asked for once.
  package mutating func run() throws -> Outcome {
    let watch = FrameWatch(replay.run.runtime)
    var equal = 0
    while let frame = try replay.next() {
      if let recorded = frame.recorded, let isEqual = recorded.isShown(by: frame.shown) {
        guard isEqual else {
          return .differs(Difference(frame: frame.shown, recorded: recorded, equal: equal))
        }
        equal += 1
      }
      let broken = watch.brokenRules(
        in: frame.shown.report, size: frame.shown.size, isAsked: frame.isAsked)
      if let rule = broken.first { throw wrong(frame, rule) }
    }
    return .equal(equal)
  }

  private func wrong(_ frame: Replay.Frame, _ broken: String) -> Failure {
    let time = Self.time(of: frame.shown)
    let name = frame.recorded.map { "frame \($0.index), at \(time) s," } ?? "the frame at \(time) s"
    return Failure("\(path): \(name) is wrong: \(broken)")
  }

  private static func time(of frame: Run.Frame) -> String {
    PlainNumber.fixed(frame.report.time.seconds(since: .zero), decimals: 3)
  }

  /// The frame of a number, as it is shown now.
  package mutating func frame(_ index: Int) throws -> Run.Frame {
    while let frame = try replay.next() {
      if frame.recorded?.index == index { return frame.shown }
    }
    throw Failure(
      "\(path): there is no frame \(index); the last one is \(replay.count - 1)")
  }

  /// The message about a difference, in one line.
  ///
  /// - Parameters:
  ///   - picture: the file of what is shown now; nil: none was asked for.
  ///   - other: the program whose picture is at the left of it; nil: none.
  ///   - fonts: the fingerprint of the fonts that set texts now; nil: nobody knows.
  package func words(
    _ difference: Difference, picture: String?, other: String? = nil, fonts: String? = nil
  ) -> String {
    let time = Self.time(of: difference.frame)
    let recorded = difference.recorded
    let shown = PictureMark(difference.frame.report.display)
    let words =
      "\(path): frame \(recorded.index), at \(time) s, is not as it was recorded: its mark is"
      + " \(shown) and was \(recorded.mark?.description ?? "none");"
      + " \(difference.equal) frames before it are equal; " + fontWords(fonts)
    let old =
      "pokeanim \(replay.recorder), which recorded it, makes the other picture with"
      + " --frame \(recorded.index) -o FILE"
    if let picture, let other {
      return words + "\(picture) is its picture, at the left as \(other) makes it"
    }
    guard let picture else { return words + "-o FILE writes its picture, and " + old }
    return words + "its picture is \(picture), and " + old
  }

  private func fontWords(_ fonts: String?) -> String {
    guard let fonts, let recorded = replay.fonts, fonts != recorded else { return "" }
    return "it was recorded with other fonts, in which texts have other widths; "
  }
}
