import Foundation
import Mutator
import Synchronization

/// The count of what came of the mutants.
final class Report: Sendable {
  private struct Count {
    var killed = 0
    var anew = 0
    var survivors: [Mutant] = []
  }

  private let count = Mutex(Count())

  var survivors: [Mutant] { count.withLock { $0.survivors } }

  /// Notes a verdict and says it. A mutant that does not compile does not count.
  func note(_ verdict: Trial.Verdict, on mutant: Mutant) {
    let what = "\(mutant.name) (\(mutant.mutation.kind.rawValue))"
    count.withLock { count in
      switch verdict {
      case .doesNotCompile:
        count.anew += 1
        return
      case .killed(let test):
        count.killed += 1
        say("\(count.killed + count.survivors.count). \(what): killed by \(test)")
      case .survived:
        count.survivors.append(mutant)
        let number = count.killed + count.survivors.count
        say("\(number). \(what): SURVIVED\n" + Self.change(mutant))
      }
    }
  }

  /// The figures, and how to see each survivor again.
  func end(_ seed: String) {
    let count = count.withLock { $0 }
    say(
      "mutants: \(count.killed) killed, \(count.survivors.count) survived, "
        + "\(count.anew) did not compile\(seed)")
    for mutant in count.survivors {
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
