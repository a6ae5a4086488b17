extension Paint: Wired {
  package func write(to writer: inout WireWriter) {
    switch self {
    case .color(let color):
      writer.write(0 as UInt8)
      writer.write(color)
    case .linearGradient(let start, let end, let stops):
      writer.write(1 as UInt8)
      writer.write(start)
      writer.write(end)
      writer.write(stops)
    case .radialGradient(let circle, let focus, let stops):
      writer.write(2 as UInt8)
      writer.write(circle)
      writer.write(focus)
      writer.write(stops)
    case .image(let picture, let map, let opacity):
      writer.write(3 as UInt8)
      writer.write(picture)
      writer.write(map)
      writer.write(opacity)
    }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: self = .color(try reader.value())
    case 1:
      self = .linearGradient(
        start: try reader.value(), end: try reader.value(), stops: try reader.list())
    case 2:
      self = .radialGradient(
        try reader.value(), focus: try reader.value(), stops: try reader.list())
    case 3:
      self = .image(try reader.picture(), try reader.value(), opacity: try reader.number())
    default: throw WireDamage()
    }
  }
}

extension GradientStop: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(offset)
    writer.write(color)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(try reader.number(), try reader.value())
  }
}

extension StrokeStyle: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(width)
    writer.write(cap.rawValue)
    writer.write(join.rawValue)
    writer.write(miterLimit)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let width = try reader.number()
    guard let cap = Cap(rawValue: try reader.text()), let join = Join(rawValue: try reader.text())
    else { throw WireDamage() }
    self.init(width: width, cap: cap, join: join)
    miterLimit = try reader.number()
  }
}

extension Font: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(size)
    writer.write(weight.rawValue)
    writer.write(style)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let size = try reader.number()
    guard let weight = Weight(rawValue: try reader.text()) else { throw WireDamage() }
    self.init(size: size, weight: weight, style: try reader.value())
  }
}

extension TextStyle: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(family ?? "")
    writer.write(isItalic)
    writer.write(isUnderlined)
    writer.write(tracking)
    writer.write(language ?? "")
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init()
    let family = try reader.text()
    self.family = family.isEmpty ? nil : family
    (isItalic, isUnderlined) = (try reader.flag(), try reader.flag())
    let tracking = try reader.number()
    guard Self.trackings.contains(tracking) else { throw WireDamage() }
    self.tracking = tracking
    let language = try reader.text()
    self.language = language.isEmpty ? nil : language
  }
}

extension TextLine: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(string)
    writer.write(font)
    writer.write(color)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(try reader.text(), font: try reader.value(), color: try reader.value())
  }
}

extension BoxShadow: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(rect)
    writer.write(radius)
    writer.write(blur)
    writer.write(color)
    writer.write(hidden)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(
      try reader.value(), radius: try reader.number(), blur: try reader.number(),
      color: try reader.value(), hidden: try reader.optional())
  }
}
