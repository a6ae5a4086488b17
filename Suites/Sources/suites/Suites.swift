import Engine
import EngineSDL
import Glibc

/// Compares SVGs with the pictures of other renderers that lie beside them: paths of SVGs, one a
/// line, on standard input; counts by folder on standard output, and with `--list` each file that
/// differs. `--pictures DIR` writes what was drawn there, as PAM files. `--font PATH` is the font of texts. With `--known FILE` it fails
/// where a file differs without a word that isn't named there, one a line.
@main enum Suites {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      fail("wanted [--list] [--pictures FOLDER] [--known FILE] [--font PATH]")
    }
    let text: any TextMeasuring
    do { text = try Desktop.text(font: options.font) } catch { fail("\(error)") }
    var (folders, unknown) = (Tally(), [String]())
    while let path = readLine() {
      guard let comparison = Comparison(svg: path, text: text) else { continue }
      folders.add(comparison, of: path)
      if let folder = options.pictures { comparison.write(to: folder, of: path) }
      if options.lists, comparison.outcome != .equal { print(comparison.line(for: path)) }
      let name = Comparison.name(of: path)
      if comparison.outcome == .silent, options.known?.contains(name) == false {
        unknown.append(name)
      }
    }
    folders.show()
    guard !unknown.isEmpty else { return }
    print("These differ without a word, and are not known to:")
    for name in unknown { print(name) }
    exit(1)
  }

  private static func fail(_ problem: String) -> Never {
    let words = "suites: \(problem)\n"
    _ = write(2, words, words.utf8.count)
    exit(2)
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
