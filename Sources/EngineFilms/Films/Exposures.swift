package import Engine

/// The frames of a film, each with all the moments in which the shutter is open.
///
/// With blur the run is at a rate so much higher that half of its frames lie in the first
/// half of a film's frame: the shutter is open for 180°. A film that ends at rest ends with a frame
/// of rest.
package final class Exposures {
  /// A frame of the film.
  struct Exposure {
    /// Counted from 0.
    let index: Int
    /// The frames of the run that it is the mean of; at least one.
    var moments: [FrameSequence.Frame]
  }

  private let source: () throws -> FrameSequence.Frame?
  private let samples: Int
  private var index = 0
  /// The last frame of the run so far.
  private var last: FrameSequence.Frame?

  /// - Parameters:
  ///   - samples: the moments in a frame, ≥ 1; 1 is no blur.
  ///   - source: gives the frames of a run at the film's rate, times ``steps(of:)``; nil after the
  ///     last one.
  package init(samples: Int, source: @escaping () throws -> FrameSequence.Frame?) {
    self.samples = samples
    self.source = source
  }

  /// The frames of a run for one of a film.
  package static func steps(of samples: Int) -> Int { samples == 1 ? 1 : 2 * samples }

  /// The next frame; nil after the last one.
  func next() throws -> Exposure? {
    let steps = Self.steps(of: samples)
    defer { index += 1 }
    var moments: [FrameSequence.Frame] = []
    while moments.count < samples, let frame = try source() { moments.append(frame) }
    guard !moments.isEmpty else {
      defer { last = nil }
      // It came to rest after the shutter had opened.
      return last.flatMap { $0.index % steps == 0 ? nil : Exposure(index: index, moments: [$0]) }
    }
    last = moments.last
    let isWhole = moments.count == samples && samples > 1
    while isWhole, let at = last?.index, at % steps != steps - 1, let frame = try source() {
      last = frame
    }
    return Exposure(index: index, moments: moments)
  }
}
