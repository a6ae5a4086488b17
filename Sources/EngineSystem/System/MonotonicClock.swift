import Glibc

/// The system's clock that never jumps, in nanoseconds.
package enum MonotonicClock {
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Sleeps until a time on this clock; returns at once if it has passed.
  package static func sleep(until deadline: Int64) {
    var time = timespec()
    time.tv_sec = Int(deadline / 1_000_000_000)
    time.tv_nsec = Int(deadline % 1_000_000_000)
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }
}
