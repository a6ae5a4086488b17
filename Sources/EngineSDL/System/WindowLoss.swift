import Glibc
import Synchronization

/// The end of the program because its window is gone, at a moment that nobody chose: in the middle of
/// a call of a library that does not come back.
package enum WindowLoss {
  /// Ready before it is needed: at such a moment nothing is to be made.
  private static let work = Mutex<(@Sendable () -> Void)?>(nil)
  private static let isEnding = Atomic<Bool>(false)

  /// Gives the program something to do before it ends so; nil: nothing any more.
  ///
  /// - Parameter work: done at most once, on any thread, while others go on or stand still for ever
  ///   in such a library. It must wait for none of them.
  package static func prepare(_ work: (@Sendable () -> Void)?) {
    self.work.withLock { $0 = work }
  }

  /// Does what was prepared, says why the program ends, and ends it.
  ///
  /// - Parameter words: a line for the standard error, with its line break.
  static func end(saying words: UnsafeRawBufferPointer) -> Never {
    // Whoever comes second, on another thread, waits for the end that is on its way.
    while isEnding.exchange(true, ordering: .acquiringAndReleasing) { pause() }
    let work = work.withLockIfAvailable { $0 } ?? nil
    work?()
    // Nobody is left to be told if this fails.
    _ = write(2, words.baseAddress, words.count)
    // Nothing is left to be done, and other threads may still run.
    if work != nil { _exit(1) }
    exit(1)
  }

  /// A line that is ready, for ever.
  static func line(_ problem: String) -> UnsafeRawBufferPointer {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "EngineSDL"
    let text = Array("\(program): error: the window is gone: \(problem)\n".utf8)
    let line = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    line.copyBytes(from: text)
    return UnsafeRawBufferPointer(line)
  }
}
