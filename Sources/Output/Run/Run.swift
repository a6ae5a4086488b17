package import Engine

/// A screen on exact times, frame by frame: what films, strips, traces, timelines, exports and
/// replays are made of.
package struct Run {
  package typealias Frame = FrameSequence.Frame
  package typealias Step = FrameSequence.Step

  package let screen: any Screen
  /// The runtime of the screen, with its views as the last frame shows them.
  package let runtime: Runtime
  private var frames: FrameSequence

  private init(_ screen: any Screen, size: Size, _ frames: (Runtime) -> FrameSequence) {
    self.screen = screen
    runtime = Runtime(screen: screen, size: size)
    self.frames = frames(runtime)
  }

  /// A run of all frames of a rate.
  package init(_ screen: any Screen, size: Size, _ times: RunTimes) {
    self.init(screen, size: size) { times.frames(of: $0, size: size) }
  }

  /// A run of given frames.
  package init(_ screen: any Screen, size: Size, steps: [Step]) {
    self.init(screen, size: size) { FrameSequence(runtime: $0, size: size, steps: steps) }
  }

  /// A run whose frames depend on those before them.
  ///
  /// - Parameter source: makes the next frame's step, given the frame before it; nil ends the run.
  package init(_ screen: any Screen, size: Size, source: @escaping (Frame?) -> Step?) {
    self.init(screen, size: size) { FrameSequence(runtime: $0, size: size, source: source) }
  }

  /// Called with every frame.
  package var watch: ((Frame) -> Void)? {
    get { frames.watch }
    set { frames.watch = newValue }
  }

  /// The next frame; nil after the last one.
  package mutating func next() throws -> Frame? {
    do {
      let frame = try frames.next()
      if let problem = screen.problem { throw problem }
      return frame
    } catch let problem as Failure {
      throw problem
    } catch let error as InputScript.ParseError {
      throw Failure(error.description)
    } catch {
      throw Failure("\(error) (--duration)")
    }
  }

  // MARK: All of it

  /// The time of the last frame, in seconds.
  package consuming func end() throws -> Double {
    var end = 0.0
    while let frame = try next() { end = frame.report.time.seconds(since: .zero) }
    return end
  }

  /// The changes that were on their way, as timelines.
  package consuming func timelines() throws -> [ChangeTimeline] {
    var seen = SeenChanges()
    while let frame = try next() { seen.look(at: screen, at: frame.report.time) }
    return seen.timelines
  }
}
