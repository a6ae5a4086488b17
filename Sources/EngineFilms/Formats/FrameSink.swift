import Engine

/// The receiver of rendered frames.
protocol FrameSink: AnyObject {
  /// Takes the next frame; the bitmap may be painted over afterwards.
  func write(_ bitmap: Bitmap) throws
  /// All frames are there: what was asked for now appears, whole.
  func finish() throws
}
