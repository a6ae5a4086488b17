import Engine

extension FilmFormat {
  package static let apng = FilmFormat(name: "apng", hasAlpha: true, loops: true, bytesPerPixel: 24)
  {
    try APNGSink($0, $1)
  }
}

/// Writes an animated PNG without help: of each frame the block that changed.
///
/// A frame's length is told before the frame, so each waits until the next one differs from it.
final class APNGSink: FrameSink {
  /// The longest delay in ticks, and the most ticks a second.
  private static let most = 65_535

  private let name: FilmName
  private let film: FilmForm
  private let clock: TickClock
  private let file: FilmFile
  private var shown: (width: Int, pixels: [UInt32])?
  /// The frame that waits, its block, and the tick at which it begins.
  private var waiting: (stream: [UInt8], block: PixelRect, start: Int)?
  private var index = 0
  /// The place of the chunk that says how many frames there are.
  private var countPlace = 0
  private var frames: UInt32 = 0
  /// The number of the next chunk of a frame.
  private var sequence: UInt32 = 0

  init(_ name: FilmName, _ film: FilmForm) throws {
    self.name = name
    self.film = film
    let isWhole = film.rate == film.rate.rounded() && film.rate <= Double(Self.most)
    clock = TickClock(rate: film.rate, ticks: isWhole ? Int(film.rate) : 10_000)
    file = try FilmFile(name)
  }

  func write(_ bitmap: Bitmap) throws {
    defer { index += 1 }
    guard let last = shown else {
      let head = PNG.head(bitmap, isTransparent: film.isTransparent)
      countPlace = head.count
      try file.append(head + control)
      return try wait(for: bitmap, in: bitmap.bounds)
    }
    try name.check(bitmap, like: (last.width, last.pixels.count / last.width))
    guard let block = PixelChange.block(last.pixels, bitmap.pixels, width: last.width) else {
      return try splitLong()
    }
    try wait(for: bitmap, in: block)
  }

  func finish() throws {
    try flush()
    var end: [UInt8] = []
    PNG.append(chunk: "IEND", [], to: &end)
    try file.append(end)
    try file.replace(control, at: countPlace)
    try file.finish()
  }

  private func wait(for bitmap: Bitmap, in block: PixelRect) throws {
    try flush()
    let stream = PNG.compressed(
      bitmap, in: block, by: .zlib, isTransparent: film.isTransparent)
    waiting = (stream, block, clock.tick(ofFrame: index))
    shown = (bitmap.width, bitmap.pixels)
  }

  /// Begins the frame that waits once more if it would last longer than can be said.
  private func splitLong() throws {
    guard let waiting, clock.tick(ofFrame: index + 1) - waiting.start > Self.most else { return }
    try flush()
    self.waiting = (waiting.stream, waiting.block, clock.tick(ofFrame: index))
  }

  /// Writes the frame that waits, as long as it lasts until this one.
  private func flush() throws {
    guard let (stream, block, start) = waiting else { return }
    waiting = nil
    var bytes: [UInt8] = []
    PNG.append(
      chunk: "fcTL", header(block, lasting: clock.tick(ofFrame: index) - start), to: &bytes)
    if frames == 0 {
      PNG.append(chunk: "IDAT", stream, to: &bytes)
    } else {
      PNG.append(chunk: "fdAT", numbered() + stream, to: &bytes)
    }
    frames += 1
    try file.append(bytes)
  }

  // MARK: Chunks

  /// The number of frames, and of times that they play.
  private var control: [UInt8] {
    var (bytes, chunk): ([UInt8], [UInt8]) = ([], [])
    PNG.append(frames, to: &bytes)
    PNG.append(UInt32(film.loops), to: &bytes)
    PNG.append(chunk: "acTL", bytes, to: &chunk)
    return chunk
  }

  private func numbered() -> [UInt8] {
    defer { sequence += 1 }
    var bytes: [UInt8] = []
    PNG.append(sequence, to: &bytes)
    return bytes
  }

  /// A frame's place and length; it replaces what was in its block, and stays there.
  private func header(_ block: PixelRect, lasting delay: Int) -> [UInt8] {
    var bytes = numbered()
    for value in [block.width, block.height, block.left, block.top] {
      PNG.append(UInt32(value), to: &bytes)
    }
    PNG.append(UInt32(delay) << 16 | UInt32(clock.ticks), to: &bytes)
    return bytes + [0, 0]
  }
}
