@_spi(Machinery) import Engine
import EngineSDL

/// The input of a take.
enum TakeScript {
  /// Events at given times.
  case given(InputScript)
  /// A key that is pressed a number of times, whenever the screen has rested for some seconds; the
  /// take begins `before` the press of that number, counted from 0, with as much rest.
  case turning(Key, times: Int, rest: Double, from: Int)
}

/// The times of a take, as a run before it has found them.
struct TakePlan {
  var script: InputScript
  /// The times of the first and the last moment, in seconds of the run.
  var start = 0.0
  var end = 0.0
  /// True for each frame of the run before in which something moved.
  var isMoving: [Bool] = []
  /// The times between at which something begins or ends, in seconds of the run.
  var times: Set<Double> = []
}

extension TakePlan {
  /// True if something may move at a time, in seconds of the run.
  ///
  /// - Parameter rate: the frames a second of the run before.
  func mayMove(at time: Double, rate: Double) -> Bool {
    let frame = Int(time * rate)
    return (frame - 1...frame + 1).contains { isMoving.indices.contains($0) && isMoving[$0] }
  }

  /// The moments a second that are enough: 480 for what takes a second and less, down to 120 for
  /// what takes long and so is slow.
  ///
  /// - Parameter planning: the frames a second of the run before.
  func rate(after planning: Double) -> Double {
    let seconds = Double(isMoving.count { $0 }) / planning
    return min(480, max(120, (480 / max(1, seconds)).rounded()))
  }
}
