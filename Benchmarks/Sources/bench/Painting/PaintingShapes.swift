import Engine

extension Benchmark {
  /// A thousand rounded rectangles of 40×40 points, each turned a little, into 1280×720 pixels.
  static func paintingShapes() -> Benchmark {
    let count = 1_000
    let list = DisplayList(
      (0..<count).map { index in
        let place = Point(Double(index % 40) * 31, Double(index / 40) * 27)
        return .layer(
          Layer(
            transform: AffineTransform.rotation(Double(index) * 0.01)
              .then(.translation(place.x, place.y)),
            commands: [
              .fill(
                .roundedRect(Rect(0, 0, 40, 40), radius: 8),
                .color(Color(red: 0.3, green: 0.5, blue: 0.9, alpha: 0.8)))
            ]))
      })
    let painter = Painter()
    let bitmap = Bitmap(width: 1280, height: 720)
    return Benchmark(name: "paint a turned rounded rectangle", items: count) {
      painter.paint(list, into: bitmap, glyphs: nil)
      return Double(bitmap.pixels[0] & 0xff)
    }
  }
}
