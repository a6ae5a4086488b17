package import Engine
import JSONText
package import Studio

/// The messages that a window sends to a worker.
package enum WorkerRequest: UInt8 {
  /// Begin: a ``WorkerStart`` as JSON.
  case start = 1
  /// Go through frames, a line of a recording, and answer with the marks of their pictures; the byte
  /// before says whether the last one's picture is wanted, too.
  case frames
  /// The numbers that were asked for.
  case measured
  /// Asked before the window closes: may it?
  case close
  /// Work on the whole: a ``WorkerJob`` as JSON.
  case job
}

/// The messages that a worker sends to its window.
package enum WorkerAnswer: UInt8 {
  /// The file is loaded, and shows something.
  case ready = 1
  /// It can't be shown: a text.
  case refused
  /// The frames were gone through: their marks, and the last one's picture if it was wanted.
  case frames
  /// Asks for the width of a text.
  case width
  /// Asks for the distances of a font.
  case metrics
  /// Asks for the ends of the words of a text without spaces.
  case wordEnds
  /// May the window close? A byte.
  case close
  /// The bytes of a job, or with another kind the text of its problem.
  case done
  case failed
  /// Recording is to be turned on or off; the words about it come as an input.
  case record
  /// A line for the person's terminal.
  case warning
}

/// The beginning of a worker's life.
package struct WorkerStart: Codable {
  /// The version of these messages: a worker of other sources refuses it.
  package var version = Self.version
  package var launch: Launch
  /// The title of the window's one screen.
  package var title: String
  /// The window's size in points.
  package var width, height: Double
  /// The folder of the program's pictures.
  package var assets: String
  /// True if presets are kept on the disk.
  package var keepsState: Bool
  /// The numbers that were tuned before the beginning, and are not in the file.
  package var tuned: [String: Double]
  /// The numbers in the file before each of the writes that the code holds, and the writes in all that it
  /// is run through.
  package var past: [[String: Double]]
  package var writes: Int

  package static let version = 5

  package init(
    launch: Launch, title: String, size: Size, assets: String, keepsState: Bool,
    tuned: [String: Double] = [:], past: [[String: Double]] = [], writes: Int = 0
  ) {
    (self.launch, self.title, self.assets) = (launch, title, assets)
    (width, height) = (size.width, size.height)
    (self.keepsState, self.tuned) = (keepsState, tuned)
    (self.past, self.writes) = (past, writes)
  }
}

/// All that a window asks of its screen, but for the picture, after a frame.
package struct HostWishes: Codable, Equatable {
  package var wantsQuit = false
  package var wantsFullScreen = false
  package var clipboard: String?
  package var wantsClipboard = false
  package var wantsPicture = false
  package var zoom = 1.0
  /// x, y, width, height.
  package var caret: [Double]?
  package var statisticsRoom: [Double]?
  /// The time at which the picture changes by itself, in nanoseconds.
  package var nextPicture: Int64?
  package var heldKeys: [String] = []
  package var takesText = false
  package var isAdjusting = false
  package var kept: Remembered?
  package var isAsked = false
  /// The numbers that are to be written into the file, once; nil: nobody has asked for that.
  package var writes: [TunableNumbers.Wish]?
  /// The numbers that are tuned and not in the file.
  package var tuned: [String: Double] = [:]

  package init() {}
}

extension [Double] {
  /// A rectangle as numbers, and back.
  package init(_ rect: Rect) { self = [rect.x, rect.y, rect.width, rect.height] }
  package var rect: Rect? { count == 4 ? Rect(self[0], self[1], self[2], self[3]) : nil }
}
