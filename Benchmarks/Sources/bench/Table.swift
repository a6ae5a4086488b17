/// The results as lines of text in columns.
struct Table {
  private let nameWidth: Int
  private let columns: [String]

  /// - Parameters:
  ///   - names: what stands in the first column.
  ///   - title: the heading of the first column.
  init(_ names: [String], title: String, columns: [String]) {
    nameWidth = (names + [title]).map(\.count).max() ?? 0
    self.columns = columns
    header = Self.row(title, columns, nameWidth: nameWidth)
  }

  let header: String

  func row(_ name: String, _ cells: [String]) -> String {
    Self.row(name, cells, nameWidth: nameWidth)
  }

  /// The number with two decimals, or with three digits if it is small.
  static func fixed(_ value: Double) -> String {
    if value > 0, value < 0.1 { return fixed(value, decimals: 4) }
    return fixed(value, decimals: 2)
  }

  private static func fixed(_ value: Double, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let parts = Int((value * Double(unit)).rounded())
    let fraction = "\(parts % unit)"
    return "\(parts / unit)." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  private static func row(_ name: String, _ columns: [String], nameWidth: Int) -> String {
    let first = name + String(repeating: " ", count: max(0, nameWidth - name.count))
    return ([first] + columns.map { padded($0, to: 12) }).joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
