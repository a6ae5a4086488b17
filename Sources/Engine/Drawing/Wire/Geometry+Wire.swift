extension Point: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(x)
    writer.write(y)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(try reader.number(), try reader.number())
  }
}

extension Size: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(width)
    writer.write(height)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(try reader.number(), try reader.number())
  }
}

extension Rect: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(origin)
    writer.write(size)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(origin: try reader.value(), size: try reader.value())
  }
}

extension AffineTransform: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(Point(a, b))
    writer.write(Point(c, d))
    writer.write(Point(tx, ty))
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let (x, y, move): (Point, Point, Point) = (
      try reader.value(), try reader.value(), try reader.value()
    )
    self.init(a: x.x, b: x.y, c: y.x, d: y.y, tx: move.x, ty: move.y)
  }
}

extension Color: Wired {
  package func write(to writer: inout WireWriter) {
    for part in [red, green, blue, alpha] { writer.write(part) }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(
      red: try reader.number(), green: try reader.number(), blue: try reader.number(),
      alpha: try reader.number())
  }
}

extension Path: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(isEvenOdd)
    writer.write(elements)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let isEvenOdd = try reader.flag()
    self.init(try reader.list())
    self.isEvenOdd = isEvenOdd
  }
}

extension Path.Element: Wired {
  package func write(to writer: inout WireWriter) {
    switch self {
    case .move(let point): writer.write(kind: 0, point)
    case .line(let point): writer.write(kind: 1, point)
    case .quad(let control, let point): writer.write(kind: 2, control, point)
    case .cubic(let control1, let control2, let point):
      writer.write(kind: 3, control1, control2, point)
    case .close: writer.write(4 as UInt8)
    }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: self = .move(try reader.value())
    case 1: self = .line(try reader.value())
    case 2: self = .quad(control: try reader.value(), to: try reader.value())
    case 3:
      self = .cubic(
        control1: try reader.value(), control2: try reader.value(), to: try reader.value())
    case 4: self = .close
    default: throw WireDamage()
    }
  }
}

extension WireWriter {
  /// A kind, then points.
  fileprivate mutating func write(kind: UInt8, _ points: Point...) {
    write(kind)
    for point in points { write(point) }
  }
}
