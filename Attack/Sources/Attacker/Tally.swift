/// The count of cases and finds in each row of the table.
package struct Tally: Sendable {
  private var rows: [(title: String, cases: Int, bad: Int)] = []

  /// - Parameter titles: the rows, in their order.
  package init(rows titles: [String]) { rows = titles.map { ($0, 0, 0) } }

  package var bad: Int { rows.reduce(0) { $0 + $1.bad } }
  package var cases: Int { rows.reduce(0) { $0 + $1.cases } }

  /// Adds cases to a row; one that isn't there is made.
  package mutating func add(_ title: String, cases: Int, bad: Int) {
    let index =
      rows.firstIndex { $0.title == title }
      ?? {
        rows.append((title, 0, 0))
        return rows.count - 1
      }()
    rows[index].cases += cases
    rows[index].bad += bad
  }

  /// The table, as a document has it.
  package var table: String {
    let lines = rows.map { "| \($0.title) | \(Self.grouped($0.cases)) | \(Self.grouped($0.bad)) |" }
    return (["| category | cases | bad |", "|---|---|---|"] + lines).joined(separator: "\n")
  }

  /// A number with a comma before each three digits.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
