extension DisplayList: Wired {
  package func write(to writer: inout WireWriter) { writer.write(commands) }

  package init(from reader: inout WireReader) throws(WireDamage) {
    self.init(try reader.list())
  }
}

extension DrawCommand: Wired {
  package func write(to writer: inout WireWriter) {
    switch self {
    case .fill(let path, let paint):
      writer.write(0 as UInt8)
      writer.write(path)
      writer.write(paint)
    case .stroke(let path, let style, let paint):
      writer.write(1 as UInt8)
      writer.write(path)
      writer.write(style)
      writer.write(paint)
    case .shadow(let shadow):
      writer.write(2 as UInt8)
      writer.write(shadow)
    case .text(let line, let origin):
      writer.write(3 as UInt8)
      writer.write(line)
      writer.write(origin)
    case .layer(let layer):
      writer.write(4 as UInt8)
      writer.write(layer)
    }
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: self = .fill(try reader.value(), try reader.value())
    case 1: self = .stroke(try reader.value(), try reader.value(), try reader.value())
    case 2: self = .shadow(try reader.value())
    case 3: self = .text(try reader.value(), origin: try reader.value())
    case 4:
      self = .layer(try reader.nested { reader throws(WireDamage) in try Layer(from: &reader) })
    default: throw WireDamage()
    }
  }
}

extension Layer: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(transform)
    writer.write(opacity)
    writer.write(crossFades)
    writer.write(compositing)
    writer.write(clip)
    writer.write(mask)
    writer.write(alignment.map(AlignmentOnWire.init))
    writer.write(commands)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let (map, opacity): (AffineTransform, Double) = (try reader.value(), try reader.number())
    let crossFades = try reader.flag()
    let compositing: Compositing = try reader.value()
    let (clip, mask): (Path?, Mask?) = (try reader.optional(), try reader.optional())
    let alignment: AlignmentOnWire? = try reader.optional()
    self.init(
      transform: map, opacity: opacity, clip: clip, mask: mask, commands: try reader.list())
    self.crossFades = crossFades
    self.compositing = compositing
    self.alignment = alignment?.alignment(of: commands)
  }
}

extension Mask: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(mode == .alpha)
    writer.write(commands)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let mode = try reader.flag() ? MaskMode.alpha : .luminance
    self.init(
      try reader.nested { reader throws(WireDamage) in try reader.list() }, mode)
  }
}

/// A layer's alignment as it is sent. What follows from the commands is not sent, only that it was
/// known.
private struct AlignmentOnWire: Wired {
  private let fit: PixelFit?
  private let viewBox: Rect?
  private let hasExtent: Bool

  init(_ alignment: LayerAlignment) {
    (fit, viewBox) = (alignment.fit, alignment.viewBox)
    hasExtent = alignment.extent != nil
  }

  func alignment(of commands: [DrawCommand]) -> LayerAlignment? {
    guard hasExtent, let viewBox else { return LayerAlignment(fit: fit, viewBox: viewBox) }
    return LayerAlignment(viewBox: viewBox, extent: Extent(of: commands))
  }

  func write(to writer: inout WireWriter) {
    writer.write(fit)
    writer.write(viewBox)
    writer.write(hasExtent)
  }

  init(from reader: inout WireReader) throws(WireDamage) {
    (fit, viewBox) = (try reader.optional(), try reader.optional())
    hasExtent = try reader.flag()
  }
}

extension PixelFit: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(shown)
    writer.write(floats)
    writer.write(way?.start)
    writer.write(way?.end)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let (shown, floats): (FittedBox, Bool) = (try reader.value(), try reader.flag())
    let (start, end): (FittedBox?, FittedBox?) = (try reader.optional(), try reader.optional())
    var way: Way?
    if let start, let end { way = Way(start: start, end: end) }
    self.init(shown, way: way, floats: floats)
  }
}

extension FittedBox: Wired {
  package func write(to writer: inout WireWriter) {
    writer.write(pose.toParent)
    writer.write(pose.size)
    writer.write(pose.borderWidth)
    writer.write(textOrigin)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let pose = BoxPose(
      toParent: try reader.value(), size: try reader.value(), borderWidth: try reader.number())
    self.init(pose, textOrigin: try reader.value())
  }
}
