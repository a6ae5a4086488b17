/// Pictures with an even number of rows and columns, as formats want whose pixels share colours:
/// where one is missing, the last one is there twice.
enum EvenSides {
  static func of(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    (size.width + size.width % 2, size.height + size.height % 2)
  }

  /// - Parameter width: that of the picture, in pixels.
  static func extended(_ pixels: [UInt32], width: Int) -> [UInt32] {
    let height = pixels.count / width
    guard width % 2 + height % 2 > 0 else { return pixels }
    var rows = (0..<height).map { pixels[$0 * width..<($0 + 1) * width] }
    if height % 2 == 1, let last = rows.last { rows.append(last) }
    return rows.flatMap { width % 2 == 1 ? $0 + $0.suffix(1) : $0 }
  }
}
