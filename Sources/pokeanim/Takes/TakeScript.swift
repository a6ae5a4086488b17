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
  /// The times between at which something begins or ends, in seconds of the run.
  var times: Set<Double> = []
}
