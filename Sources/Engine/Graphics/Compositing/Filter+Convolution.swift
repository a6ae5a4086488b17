/// Pixels that are sums of those around them.
extension Filter {
  /// Numbers by which a pixel's neighbours go into it: a kernel, which is laid on turned by half.
  public struct Convolution: Hashable, Sendable {
    /// The columns of the kernel.
    public var columns: Int
    /// Its numbers, row by row.
    public var kernel: [Double]
    /// The column and the row of the kernel that lie on the pixel itself.
    public var targetColumn: Int
    /// See `targetColumn`.
    public var targetRow: Int
    /// What sums are divided by.
    public var divisor: Double
    /// What is added to the share of each pixel.
    public var bias: Double
    /// What lies outside of the picture.
    public var edges: Edges
    /// True to leave alpha as it is, and to change colours that aren't multiplied by it.
    public var keepsAlpha: Bool

    /// The most numbers of a kernel.
    public static let mostNumbers = 256
    /// The most columns or rows of a kernel.
    public static let mostAcross = 32

    /// A kernel whose middle lies on each pixel, and whose sums are divided by that of its numbers.
    public init(
      columns: Int, kernel: [Double], target: (column: Int, row: Int)? = nil,
      divisor: Double? = nil, bias: Double = 0, edges: Edges = .duplicate,
      keepsAlpha: Bool = false
    ) {
      let rows = columns > 0 ? kernel.count / columns : 0
      let sum = kernel.reduce(0, +)
      (self.columns, self.kernel) = (columns, kernel)
      (targetColumn, targetRow) = target ?? (columns / 2, rows / 2)
      self.divisor = divisor ?? (abs(sum) < 1e-6 ? 1 : sum)
      (self.bias, self.edges, self.keepsAlpha) = (bias, edges, keepsAlpha)
    }

    /// Its rows.
    public var rows: Int { columns > 0 ? kernel.count / columns : 0 }
  }

  /// What a convolution takes for the pixels outside of the filter's region.
  public enum Edges: String, Hashable, Sendable, CaseIterable {
    /// The nearest pixel, the one at the other end, or nothing.
    case duplicate, wrap, none
  }
}

extension Filter.Convolution {
  /// True if it has whole rows, and numbers that can be used.
  var isValid: Bool {
    (1...Self.mostAcross).contains(columns) && (1...Self.mostAcross).contains(rows)
      && kernel.count == columns * rows && kernel.count <= Self.mostNumbers
      && (0..<columns).contains(targetColumn) && (0..<rows).contains(targetRow)
      && divisor != 0 && ([divisor, bias] + kernel).allSatisfy(\.isFinite)
  }

  /// The farthest pixels that go into one, across and down.
  var spread: (across: Int, down: Int) {
    (max(targetColumn, columns - 1 - targetColumn), max(targetRow, rows - 1 - targetRow))
  }
}
