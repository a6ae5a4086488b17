import Engine

extension FilmFormat {
  /// Players show at most 50 frames a second as they are; a shorter delay becomes 1/10 s.
  package static let gif = FilmFormat(name: "gif", loops: true, highestRate: 50, bytesPerPixel: 24)
  {
    try GIFSink($0, $1)
  }
}

/// Writes a GIF without help: of each frame the block that changed, with colours of its own.
///
/// A frame's length is told before the frame, so each waits until the next one differs from it.
final class GIFSink: FrameSink {
  /// The longest delay in ticks.
  private static let longest = 65_535

  private let name: FilmName
  private let film: FilmForm
  private let clock: TickClock
  private let file: FilmFile
  private var shown: (width: Int, pixels: [UInt32])?
  /// The frame that waits, and the tick at which it begins.
  private var waiting: (image: GIFImage, start: Int)?
  private var index = 0

  init(_ name: FilmName, _ film: FilmForm) throws {
    self.name = name
    self.film = film
    clock = TickClock(rate: film.rate, ticks: 100)
    file = try FilmFile(name)
  }

  func write(_ bitmap: Bitmap) throws {
    defer { index += 1 }
    guard let last = shown else {
      try file.append(head(bitmap))
      try wait(for: GIFImage(bitmap, in: bitmap.bounds, over: nil), bitmap)
      return
    }
    try name.check(bitmap, like: (last.width, last.pixels.count / last.width))
    guard let block = PixelChange.block(last.pixels, bitmap.pixels, width: last.width) else {
      return
    }
    try wait(for: GIFImage(bitmap, in: block, over: last.pixels), bitmap)
  }

  func finish() throws {
    try flush()
    try file.append([0x3B])
    try file.finish()
  }

  private func wait(for image: GIFImage, _ bitmap: Bitmap) throws {
    try flush()
    waiting = (image, clock.tick(ofFrame: index))
    shown = (bitmap.width, bitmap.pixels)
  }

  /// Writes the frame that waits, as long as it lasts until this one.
  private func flush() throws {
    guard let (image, start) = waiting else { return }
    waiting = nil
    var rest = clock.tick(ofFrame: index) - start
    try file.append(control(min(rest, Self.longest), image.transparent) + image.bytes)
    rest -= Self.longest
    // What lasts longer than a delay can say goes on with frames that change nothing.
    while rest > 0 {
      try file.append(control(min(rest, Self.longest), 0) + Self.nothing)
      rest -= Self.longest
    }
  }

  // MARK: Bytes

  private func head(_ bitmap: Bitmap) -> [UInt8] {
    // Colours of eight bits; the frames have their own tables.
    let screen = Array("GIF89a".utf8) + GIFImage.words(bitmap.width, bitmap.height) + [0x70, 0, 0]
    guard film.loops != 1 else { return screen }
    // It says how often the film is played again.
    let again = film.loops == 0 ? 0 : film.loops - 1
    return screen + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIFImage.words(again)
      + [0]
  }

  /// The length of the next frame, which stays where it is under the one after it.
  private func control(_ delay: Int, _ transparent: UInt8?) -> [UInt8] {
    [0x21, 0xF9, 4, transparent == nil ? 4 : 5] + GIFImage.words(delay) + [transparent ?? 0, 0]
  }

  /// One pixel that stays as it is.
  private static let nothing =
    [0x2C] + GIFImage.words(0, 0, 1, 1) + [0x80] + [UInt8](repeating: 0, count: 6)
    + GIFCompression.data([0], bits: 1)
}
