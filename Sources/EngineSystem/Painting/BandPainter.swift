import Dispatch
import Engine

/// Paints blocks of a picture over a colour; large ones in bands, on several cores at once.
///
/// The bytes are the same in any number of bands. Dispatch's threads take no signals that end
/// the program, and sleep when there is nothing to paint.
final class BandPainter {
  private let cores: Int
  private let smallestBand: Int
  private let ground: Color
  private(set) var painters: [Painter] = []
  /// The pixels of the largest picture that the painters may have memory for.
  private var largest = 0

  /// - Parameters:
  ///   - cores: ≥ 1; 1 paints on the calling thread alone.
  ///   - smallestBand: the pixels a band has at least, ≥ 1: for fewer no thread is woken.
  ///   - ground: lies under everything.
  init(cores: Int = Cores.usable, smallestBand: Int = 65_536, ground: Color = .white) {
    precondition(cores >= 1 && smallestBand >= 1, "bands need a core and a pixel")
    self.cores = cores
    self.smallestBand = smallestBand
    self.ground = ground
  }

  /// Clears the blocks and paints the list there, at `scale` pixels a point.
  func paint(
    _ list: DisplayList, into pixels: PixelPlane, blocks: [PixelRect], scale: Double,
    glyphs: any GlyphMasking
  ) {
    let bands = bands(of: blocks)
    guard !bands.isEmpty else { return }
    forgetLarger(than: pixels.bounds.width * pixels.bounds.height)
    while painters.count < bands.count { painters.append(Painter()) }
    let painters = painters
    let ground = ground
    // The fonts belong to this thread.
    let masks =
      bands.count > 1 ? GlyphTable(list, scale: scale, glyphs: glyphs) : glyphs
    func paint(_ index: Int) {
      for block in blocks {
        let part = block.rows(bands[index])
        guard !part.isEmpty else { continue }
        pixels.clear(ground, in: part)
        painters[index].paint(list, into: pixels, scale: scale, clip: part, glyphs: masks)
      }
    }
    if bands.count == 1 {
      paint(0)
    } else {
      // Each call has its own painter and its own rows; the list and the masks are only read.
      nonisolated(unsafe) let paint = paint
      DispatchQueue.concurrentPerform(iterations: bands.count) { paint($0) }
    }
  }

  /// Lets go of memory for pictures more than twice as large, as when a window is no longer
  /// full-screen.
  private func forgetLarger(than area: Int) {
    if area < largest / 2 { (painters, largest) = ([], 0) }
    largest = max(largest, area)
  }

  private func bands(of blocks: [PixelRect]) -> [Range<Int>] {
    let area = blocks.reduce(0) { $0 + $1.width * $1.height }
    // Twice as many as cores, because some bands have more to paint than others.
    let wanted = cores == 1 ? 1 : min(cores * 2, area / smallestBand)
    return Bands.rows(of: blocks, count: wanted)
  }
}
