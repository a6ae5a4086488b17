import Engine

extension Benchmark {
  /// Lists of commands painted into one bitmap, one after the other, against Cairo painting the
  /// same where there is Cairo.
  ///
  /// - Parameters:
  ///   - items: the number of things in a list.
  ///   - ratio: the goal, as a part of Cairo's time.
  static func painting(
    _ name: String, _ lists: [DisplayList], width: Int, height: Int, scale: Double = 1,
    items: Int = 1, atMost ratio: Double
  ) -> Benchmark {
    let (painter, bitmap) = (Painter(), Bitmap(width: width, height: height))
    let count = items * lists.count
    let own = Benchmark(name: "paint \(name)", items: count) {
      for list in lists { painter.paint(list, into: bitmap, scale: scale, glyphs: nil) }
      return Double(bitmap.pixels[0] & 0xff)
    }
    #if canImport(CCairo)
      let cairo = CairoPainter(width: width, height: height)
      let peer = Benchmark(name: "Cairo", items: count) {
        lists.reduce(0) { _, list in cairo.paint(list, scale: scale) }
      }
      return own.against(peer, atMost: ratio)
    #else
      return own
    #endif
  }
}
