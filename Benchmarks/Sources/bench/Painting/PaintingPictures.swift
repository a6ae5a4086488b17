import Engine
import EngineSVG
import Glibc

extension Benchmark {
  /// A picture of 44 shapes, and a gallery of 500 cards on their way; times are per picture.
  static var paintingPictures: [Benchmark] {
    [
      creature(200, atMost: 0.25), creature(800, atMost: 0.3),
      gallery("960×720", Size(960, 720), scale: 1, atMost: galleryGoal),
      gallery("4K", Size(960, 540), scale: 4, atMost: galleryGoal4K),
    ]
  }

  /// Assets/creature.svg, painted as large as the bitmap.
  private static func creature(_ side: Int, atMost ratio: Double) -> Benchmark {
    let root = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    let file = "/\(root)/Assets/creature.svg"
    guard let drawing = try? Drawing(svg: bytes(of: file)) else {
      preconditionFailure("no picture in \(file)")
    }
    let layer = Layer(
      transform: AffineTransform.translation(-drawing.viewBox.minX, -drawing.viewBox.minY)
        .then(
          .scale(Double(side) / drawing.viewBox.width, Double(side) / drawing.viewBox.height)),
      commands: drawing.items.map(\.command))
    return painting(
      "creature.svg at \(side) pixels", [DisplayList([.layer(layer)])], width: side,
      height: side, atMost: ratio)
  }

  /// The file's bytes; none if it can't be read.
  private static func bytes(of file: String) -> [UInt8] {
    guard let stream = fopen(file, "r") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes[..<count])
  }
}

// MARK: Gallery

extension Benchmark {
  // A third of the times before issue 18, which were 0.64 and 0.56 of Cairo's.
  private static let galleryGoal = 0.64 / 3
  private static let galleryGoal4K = 0.56 / 3

  /// Cards with creatures of few shapes, each halfway between two places of a grid.
  private static func gallery(
    _ name: String, _ size: Size, scale: Double, atMost ratio: Double
  ) -> Benchmark {
    let stage = Stage()
    let (columns, card) = (25, Size(size.width / 25 * 0.9, size.height / 20 * 0.9))
    func place(_ index: Int) -> Rect {
      Rect(
        origin: Point(
          Double(index % columns) * size.width / 25, Double(index / columns) * size.height / 20),
        size: card)
    }
    let cards = (0..<500).map { index in
      let view = View(frame: place(index))
      view.content = .drawing(face(index % 7))
      stage.root.addSubview(view)
      return view
    }
    stage.animate(withDuration: 2, curve: .linear) {
      for (index, card) in cards.enumerated() { card.frame = place((index * 7 + 3) % 500) }
    }
    stage.advance(to: .zero.advanced(bySeconds: 0.9))
    let builder = DisplayListBuilder(measuring: NoText())
    let list = DisplayList(
      [.fill(.rect(Rect(origin: .zero, size: size)), .color(Color(240, 240, 245)))]
        + builder.commands(for: stage.root))
    return painting(
      "a gallery of 500 cards, \(name)", [list], width: Int(size.width * scale),
      height: Int(size.height * scale), scale: scale, atMost: ratio)
  }

  /// A card: sheet, ground, feet and ears, body, eyes.
  private static func face(_ kind: Int) -> Drawing {
    func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> [Path.Element] {
      Path.ellipse(in: Rect(x - rx, y - ry, 2 * rx, 2 * ry)).elements
    }
    let limbs =
      oval(38, 78, 7, 4.5) + oval(62, 78, 7, 4.5) + oval(34, 35, 8.5, 9)
      + oval(66, 35, 8.5, 9)
    let eyes = oval(42, 52, 2.5, 3) + oval(58, 52, 2.5, 3)
    return Drawing(
      viewBox: Rect(0, 0, 100, 120),
      items: [
        .fill(.roundedRect(Rect(0, 0, 100, 120), radius: 13), .color(.white)),
        .fill(.roundedRect(Rect(5, 5, 90, 110), radius: 9), .color(Color(210, 225 + kind, 200))),
        .group(
          transform: .identity, opacity: 1,
          items: [
            .fill(Path(limbs), .color(Color(90, 60 + 10 * kind, 40))),
            .fill(
              Path(oval(50, 56, 25, 22 + Double(kind) / 2)), .color(Color(230, 120 + 9 * kind, 70))),
            .fill(Path(eyes), .color(Color(59, 42, 42))),
          ]),
      ])
  }
}
