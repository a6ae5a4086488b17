import Engine
import Glibc

/// Compares SVGs with the pictures of other renderers that lie beside them: paths of SVGs, one a
/// line, on standard input; counts by folder on standard output, and with `--list` each file that
/// differs. `--pictures DIR` writes what was drawn there, as PAM files.
@main enum Suites {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let lists = arguments.contains("--list")
    let pictures = arguments.firstIndex(of: "--pictures").map { CommandLine.arguments[$0 + 1] }
    var folders = Tally()
    while let path = readLine() {
      guard let comparison = Comparison(svg: path) else { continue }
      folders.add(comparison, of: path)
      if let pictures { comparison.write(to: pictures, of: path) }
      if lists, comparison.outcome != .equal { print(comparison.line(for: path)) }
    }
    folders.show()
  }
}

/// The number of outcomes by folder.
struct Tally {
  private var folders: [String: [Outcome: Int]] = [:]

  mutating func add(_ comparison: Comparison, of path: String) {
    let folder = path.split(separator: "/").dropLast().suffix(2).joined(separator: "/")
    folders[folder, default: [:]][comparison.outcome, default: 0] += 1
    folders["all", default: [:]][comparison.outcome, default: 0] += 1
  }

  func show() {
    print("equal  told silent broken")
    for folder in folders.keys.sorted(by: { ($1 == "all" ? 1 : 0, $0) < ($0 == "all" ? 1 : 0, $1) })
    {
      let counts = Outcome.allCases.map { outcome in
        let number = String(folders[folder]?[outcome] ?? 0)
        return String(repeating: " ", count: max(0, 5 - number.count)) + number
      }
      print(counts.joined(separator: " "), folder)
    }
  }
}
