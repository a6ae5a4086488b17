package import Engine

/// The texts of a picture, and whatever may cover them, read from its display list.
package struct ShownPicture {
  /// A line of text.
  package struct Words {
    package let string: String
    /// The part of the picture that its letters fill, in its layer's coordinates.
    let box: Rect
    let map: AffineTransform
    /// The same in the picture.
    let bounds: Rect
    /// 0…1, that of its layers included.
    package let alpha: Double
    /// Its place in paint order.
    let order: Int
    let clips: [Outline]
    /// The parts in which a mask hides it.
    let holes: [Outline]
  }

  private struct Cover {
    let outline: Outline
    let alpha: Double
    let order: Int
  }

  package private(set) var words: [Words] = []
  private var covers: [Cover] = []
  private var count = 0
  private let measuring: any TextMeasuring

  package init(_ list: DisplayList, measuring: any TextMeasuring) {
    self.measuring = measuring
    read(list.commands, .identity, alpha: 1)
  }

  private mutating func read(
    _ commands: [DrawCommand], _ map: AffineTransform, alpha: Double, clips: [Outline] = [],
    holes: [Outline] = []
  ) {
    for command in commands {
      count += 1
      switch command {
      case .fill(let path, .color(let color)) where color.alpha > 0:
        covers.append(
          Cover(outline: Outline(path, map), alpha: alpha * color.alpha, order: count))
      case .text(let line, let origin) where alpha * line.color.alpha > 0.001:
        let size = line.font.size
        let width = measuring.width(of: line.string, font: line.font)
        let box = Rect(origin.x, origin.y - 0.6 * size, width, 0.6 * size)
        words.append(
          Words(
            string: line.string, box: box, map: map, bounds: box.bounds(by: map),
            alpha: alpha * line.color.alpha, order: count, clips: clips, holes: holes))
      case .layer(let layer):
        let map = layer.transform.then(map)
        let clips = clips + (layer.clip.map { [Outline($0, map)] } ?? [])
        let holes = holes + Self.holes(layer.mask?.commands ?? [], map)
        read(layer, map, alpha: alpha * layer.opacity, clips: clips, holes: holes)
      default: break
      }
    }
  }

  private mutating func read(
    _ layer: Layer, _ map: AffineTransform, alpha: Double, clips: [Outline], holes: [Outline]
  ) {
    guard layer.crossFades else {
      return read(layer.commands, map, alpha: alpha, clips: clips, holes: holes)
    }
    // Each takes the place of those below it, as far as its opacity says.
    let shares = layer.commands.map { if case .layer(let one) = $0 { one.opacity } else { 1.0 } }
    for (index, command) in layer.commands.enumerated() {
      guard case .layer(var one) = command else { continue }
      one.opacity = shares[(index + 1)...].reduce(shares[index]) { $0 * (1 - $1) }
      read([.layer(one)], map, alpha: alpha, clips: clips, holes: holes)
    }
  }

  /// The parts that soft black boxes hide nearly wholly.
  private static func holes(_ commands: [DrawCommand], _ map: AffineTransform) -> [Outline] {
    commands.flatMap { command -> [Outline] in
      switch command {
      case .shadow(let shadow):
        [Outline(.rect(shadow.rect.inset(by: 2 * shadow.blur)), map)]
      case .layer(let layer): holes(layer.commands, layer.transform.then(map))
      case .fill, .stroke, .text: []
      }
    }
  }

  /// The opacity of some words at a point, with what is painted over them.
  private func opacity(of words: Words, at point: Point) -> Double {
    guard words.clips.allSatisfy({ $0.contains(point) }),
      !words.holes.contains(where: { $0.contains(point) })
    else { return 0 }
    return covers.reduce(words.alpha) { left, cover in
      guard cover.order > words.order, left > 0.001, cover.outline.contains(point) else {
        return left
      }
      return left * (1 - cover.alpha)
    }
  }

  /// The strongest that two words are seen at one spot: the opacity of the weaker.
  package func clash(_ a: Words, _ b: Words) -> Double {
    let common = a.bounds.intersection(b.bounds)
    guard common.width > 0.5, common.height > 0.5, let inverse = b.map.inverse else { return 0 }
    var worst = 0.0
    for column in 0..<24 {
      for row in 0..<3 {
        let place = Point(
          a.box.minX + a.box.width * (Double(column) + 0.5) / 24,
          a.box.minY + a.box.height * (Double(row) + 0.5) / 3)
        let point = a.map.apply(to: place)
        guard b.box.contains(inverse.apply(to: point)), min(a.alpha, b.alpha) > worst else {
          continue
        }
        worst = max(worst, min(opacity(of: a, at: point), opacity(of: b, at: point)))
      }
    }
    return worst
  }
}

/// The inside of a path in a picture.
struct Outline {
  private let path: Path
  private let inverse: AffineTransform?

  init(_ path: Path, _ map: AffineTransform) {
    self.path = path
    inverse = map.inverse
  }

  func contains(_ point: Point) -> Bool {
    guard let place = inverse?.apply(to: point) else { return false }
    var turns = 0
    var (start, last) = (Point.zero, Point.zero)
    func line(to next: Point) {
      let side =
        (next.x - last.x) * (place.y - last.y) - (place.x - last.x) * (next.y - last.y)
      if last.y <= place.y, next.y > place.y, side > 0 { turns += 1 }
      if last.y > place.y, next.y <= place.y, side < 0 { turns -= 1 }
      last = next
    }
    func curve(_ point: (Double) -> Point) {
      for step in 1...8 { line(to: point(Double(step) / 8)) }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        line(to: start)
        (start, last) = (to, to)
      case .line(let to): line(to: to)
      case .quad(let control, let to):
        let from = last
        curve { t in
          from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t)
        }
      case .cubic(let a, let b, let to):
        let from = last
        curve { t in
          let s = 1 - t
          return from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + to * (t * t * t)
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return path.isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
  }
}

extension Rect {
  /// The box around the rectangle in other coordinates.
  func bounds(by map: AffineTransform) -> Rect {
    let corners = [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)]
      .map(map.apply(to:))
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(left, top, (x.max() ?? 0) - left, (y.max() ?? 0) - top)
  }
}
