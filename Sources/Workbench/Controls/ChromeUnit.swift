package import Engine

extension Size {
  /// The size of the chrome in a window as large as this; 1 in one of 960×720.
  package var chromeUnit: Double { min(1.5, max(0.62, min(width / 960, height / 720))) }
}
