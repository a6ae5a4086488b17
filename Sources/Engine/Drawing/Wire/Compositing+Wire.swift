extension Compositing: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(blend.rawValue)
    writer.write(isIsolated)
    writer.write(filter)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    guard let blend = BlendMode(rawValue: try reader.text()) else { throw WireDamage() }
    let isIsolated = try reader.flag()
    self.init(blend: blend, isIsolated: isIsolated, filter: try reader.optional())
  }
}

extension Filter: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(region)
    writer.write(steps)
  }

  package convenience init(from reader: inout WireReader) throws(WireDamage) {
    let region: Rect? = try reader.optional()
    let steps: [Filter.Step] = try reader.list()
    guard Filter.isValid(steps) else { throw WireDamage() }
    self.init(region: region, steps: steps)
  }
}

extension Filter.Step: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(operation)
    writer.write(inputs)
    writer.write(region)
    writer.write(isLinear)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let (operation, inputs): (Filter.Operation, [Filter.Input]) = (
      try reader.value(), try reader.list()
    )
    self.init(operation, inputs, region: try reader.optional(), isLinear: try reader.flag())
  }
}

extension Filter.Input: Wired {
  package func write(to writer: inout WireWriter) {
    switch self {
    case .source: writer.write(0 as UInt8)
    case .sourceAlpha: writer.write(1 as UInt8)
    case .step(let number): writer.write(UInt8(2 + number))
    case .part(let item): writer.write(UInt8(128 + item))
    }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: self = .source
    case 1: self = .sourceAlpha
    case let byte where byte < 128: self = .step(Int(byte) - 2)
    case let byte: self = .part(Int(byte) - 128)
    }
  }
}

extension Filter.Operation: Wired {
  package func write(to writer: inout WireWriter) {
    switch self {
    case .blur(let size): Self.write(0, size, to: &writer)
    case .offset(let way): Self.write(1, way, to: &writer)
    case .flood(let color): Self.write(2, color, to: &writer)
    case .shadow(let way, let size, let color):
      writer.write(3 as UInt8)
      writer.write(way)
      writer.write(size)
      writer.write(color)
    case .blend(let mode):
      writer.write(4 as UInt8)
      writer.write(mode.rawValue)
    case .composite(let composite): Self.write(5, composite, to: &writer)
    case .merge: writer.write(6 as UInt8)
    case .matrix(let rows):
      writer.write(7 as UInt8)
      for number in rows { writer.write(number) }
    case .transfer(let tables):
      writer.write(8 as UInt8)
      for level in tables.joined() { writer.write(level) }
    case .erode(let radius): Self.write(9, radius, to: &writer)
    case .dilate(let radius): Self.write(10, radius, to: &writer)
    case .convolve(let convolution): Self.write(11, convolution, to: &writer)
    case .tile(let rect): Self.write(12, rect, to: &writer)
    }
  }

  private static func write(_ kind: UInt8, _ value: some Wired, to writer: inout WireWriter) {
    writer.write(kind)
    writer.write(value)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: self = .blur(try reader.value())
    case 1: self = .offset(try reader.value())
    case 2: self = .flood(try reader.value())
    case 3:
      self = .shadow(offset: try reader.value(), blur: try reader.value(), try reader.value())
    case 4:
      guard let mode = BlendMode(rawValue: try reader.text()) else { throw WireDamage() }
      self = .blend(mode)
    case 5: self = .composite(try reader.value())
    case 6: self = .merge
    case 7:
      var rows: [Double] = []
      for _ in 0..<20 { rows.append(try reader.number()) }
      self = .matrix(rows)
    case 8:
      var tables: [[UInt8]] = []
      for _ in 0..<4 { tables.append(Array(try reader.bytes(256))) }
      self = .transfer(tables)
    case 9: self = .erode(try reader.value())
    case 10: self = .dilate(try reader.value())
    case 11: self = .convolve(try reader.value())
    case 12: self = .tile(try reader.value())
    default: throw WireDamage()
    }
  }
}

extension Filter.Convolution: Wired {
  package func write(to writer: inout WireWriter) {
    for number in [columns, rows, targetColumn, targetRow] { writer.write(UInt8(number)) }
    for number in kernel + [divisor, bias] { writer.write(number) }
    writer.write(edges.rawValue)
    writer.write(keepsAlpha)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let (columns, rows) = (Int(try reader.byte()), Int(try reader.byte()))
    let target = (column: Int(try reader.byte()), row: Int(try reader.byte()))
    var numbers: [Double] = []
    for _ in 0..<(columns * rows + 2) { numbers.append(try reader.number()) }
    let bias = numbers.removeLast()
    let divisor = numbers.removeLast()
    guard let edges = Filter.Edges(rawValue: try reader.text()) else { throw WireDamage() }
    self.init(
      columns: columns, kernel: numbers, target: target, divisor: divisor, bias: bias,
      edges: edges, keepsAlpha: try reader.flag())
  }
}

extension Filter.Operator: Wired {
  private static let plain: [Filter.Operator] = [.over, .in, .out, .atop, .xor, .lighter]

  package func write(to writer: inout WireWriter) {
    guard case .arithmetic(let k1, let k2, let k3, let k4) = self else {
      writer.write(UInt8(Self.plain.firstIndex(of: self) ?? 0))
      return
    }
    writer.write(UInt8(Self.plain.count))
    for number in [k1, k2, k3, k4] { writer.write(number) }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let number = Int(try reader.byte())
    if number < Self.plain.count {
      self = Self.plain[number]
    } else {
      self = .arithmetic(
        try reader.number(), try reader.number(), try reader.number(), try reader.number())
    }
  }
}
