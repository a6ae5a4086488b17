import Engine
import Output
import Studio

extension TakeRun {
  /// A run of the program with some options.
  ///
  /// - Parameters:
  ///   - size: the canvas, in points.
  ///   - rate: see ``rate``.
  ///   - duration: see ``duration``.
  init(
    _ options: AppOptions, size: Size, rate: Double? = nil, duration: Double? = nil,
    making make: @escaping ProgramFactory
  ) {
    self.init(
      make: { try make(options) }, size: size, text: options.text,
      ground: options.theme.theme().paper, speed: options.speed,
      direction: options.screen == .onboarding ? -1 : 1, rate: rate, duration: duration)
  }
}
