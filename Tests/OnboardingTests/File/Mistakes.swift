@testable import Onboarding

/// The complaints about a slides file: the text at the place, up to the next sign, and the mistake.
func mistakes(in text: String) -> [String] {
  do {
    _ = try DeckFile(Array(text.utf8))
    return []
  } catch {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    return error.problems.map { problem in
      let rest = lines[problem.line - 1].dropFirst(problem.column - 1)
      let part = rest.prefix { !Array(",:]}".utf8).contains($0) }
      return "\(String(decoding: part, as: UTF8.self)): \(problem.text)"
    }
  }
}

/// The mistakes of a single element.
func mistakes(inElement text: String) -> [String] {
  mistakes(in: #"{"slides": [{"elements": [\#(text)]}]}"#)
}
