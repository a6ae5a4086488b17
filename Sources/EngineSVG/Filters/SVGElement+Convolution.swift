import Engine

/// The primitives that look at the pixels around each.
extension SVGElement {
  /// What an `feMorphology` does; a radius that isn't above 0 changes nothing.
  func morphology(_ setting: SVGFilterSetting) throws(SVGError) -> Filter.Operation {
    let name = try word("operator", of: ["erode", "dilate"]) ?? "erode"
    let numbers = try numbers("radius") ?? [0]
    let radius = Size(numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
    guard radius.width >= 0, radius.height >= 0, numbers.count <= 2 else { return .offset(.zero) }
    let lengths = setting.lengths(radius)
    return name == "erode" ? .erode(lengths) : .dilate(lengths)
  }

  /// The kernel of an `feConvolveMatrix`; nil: it has none that can be used, and shows nothing.
  func convolution() throws(SVGError) -> Filter.Convolution? {
    let order = try numbers("order") ?? [3]
    let (columns, rows) = (order[0], order.count > 1 ? order[1] : order[0])
    let kernel = try numbers("kernelMatrix") ?? []
    let most = Double(Filter.Convolution.mostAcross)
    guard columns <= most, rows <= most, kernel.count <= Filter.Convolution.mostNumbers else {
      throw error(
        "has a kernel that is too large; at most \(Filter.Convolution.mostNumbers) numbers, "
          + "\(Filter.Convolution.mostAcross) in a row, are drawn")
    }
    guard columns >= 1, rows >= 1, columns == columns.rounded(), rows == rows.rounded(),
      kernel.count == Int(columns * rows)
    else { return nil }
    let target = (
      column: try number("targetX", (columns / 2).rounded(.down)),
      row: try number("targetY", (rows / 2).rounded(.down))
    )
    guard target.column >= 0, target.column < columns, target.row >= 0, target.row < rows else {
      return nil
    }
    let divisor = try numbers("divisor")?.first
    return Filter.Convolution(
      columns: Int(columns), kernel: kernel, target: (Int(target.column), Int(target.row)),
      divisor: divisor == 0 ? nil : divisor, bias: try number("bias", 0),
      edges: try word("edgeMode", known: Filter.Edges.allCases) ?? .duplicate,
      keepsAlpha: try word("preserveAlpha", of: ["true", "false"]) == "true")
  }
}
