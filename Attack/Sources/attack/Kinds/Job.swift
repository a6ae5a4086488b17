import Attacker

/// A run that ends by itself, and what it writes.
struct Job {
  let words: [String]
  private let output: String?
  private let writesMany: Bool

  /// - Parameters:
  ///   - line: the words after the program's name.
  ///   - output: the file that it is to write; nil: none.
  ///   - writesMany: true for a folder, or a name that stands for many files.
  init(_ line: String, writes output: String? = nil, many writesMany: Bool = false) {
    words = line.split(separator: " ").map(String.init)
    (self.output, self.writesMany) = (output, writesMany)
  }

  /// A judge who knows what it writes.
  var judge: Judge {
    var judge = Judge()
    (judge.output, judge.writesMany) = (output, writesMany)
    return judge
  }
}
