/// The known word that somebody has probably meant.
package enum Spelling {
  /// Words in a sentence: `“a”, “b” or “c”`.
  package static func list(_ words: [String]) -> String {
    let quoted = words.map { "“\($0)”" }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or \(quoted[quoted.count - 1])"
  }

  /// The nearest of the known words, if it is near: a third of its letters may be others.
  package static func nearest(to word: String, in known: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let letters = Array(word.lowercased())
    let near = known.map { ($0, distance(letters, Array($0.lowercased()))) }
      .min { $0.1 < $1.1 }
    guard let near, near.1 * 3 <= max(3, near.0.count) else { return nil }
    return near.0
  }

  /// The insertions, removals and changes of a letter, and swaps of two neighbours, between words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[b.count]
  }
}
