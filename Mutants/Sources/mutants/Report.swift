import Foundation
import Mutator

/// The count of what came of the mutants.
struct Report {
  private var killed = 0
  private var anew = 0
  private(set) var survivors: [Mutant] = []

  /// Notes a verdict and says it. A mutant that does not compile does not count.
  mutating func note(_ verdict: Trial.Verdict, on mutant: Mutant) {
    let what = "\(mutant.name) (\(mutant.mutation.kind.rawValue))"
    switch verdict {
    case .doesNotCompile:
      anew += 1
      return
    case .killed(let test):
      killed += 1
      say("\(killed + survivors.count). \(what): killed by \(test)")
    case .survived:
      survivors.append(mutant)
      say("\(killed + survivors.count). \(what): SURVIVED\n" + Self.change(mutant))
    }
  }

  /// The figures, and how to see each survivor again.
  func end(_ seed: String) {
    say("mutants: \(killed) killed, \(survivors.count) survived, \(anew) did not compile\(seed)")
    for mutant in survivors {
      say("make mutants ARGS=\"replay \(mutant.name)\"\n" + Self.change(mutant))
    }
  }

  private static func change(_ mutant: Mutant) -> String {
    "    - \(mutant.before)\n    + \(mutant.after)"
  }
}

/// Writes a line at once, even into a file.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
