import Foundation
import Mutator

/// Mutants that one build carries, each under a number of its own and at most one a line.
struct Sleepers {
  private struct Sleeper {
    let mutant: Mutant
    let number: Int
    let lines: [Int: [UInt8]]
  }

  private var sleepers: [String: [Sleeper]] = [:]

  /// Lays those to sleep that can.
  init(_ mutants: [Mutant]) {
    for (mutant, number) in zip(mutants, 1...) {
      let others = sleepers[mutant.file.path, default: []]
      guard let lines = mutant.asleep(number),
        others.allSatisfy({ $0.lines.keys.allSatisfy { lines[$0] == nil } })
      else { continue }
      let sleeper = Sleeper(mutant: mutant, number: number, lines: lines)
      sleepers[mutant.file.path] = others + [sleeper]
    }
  }

  var count: Int { sleepers.values.map(\.count).reduce(0, +) }

  /// The number that wakes a mutant; nil if it does not sleep here.
  func number(of mutant: Mutant) -> Int? {
    sleepers[mutant.file.path]?.first { $0.mutant.name == mutant.name }?.number
  }

  /// A file with its mutants in it; nil if it has none.
  func source(ofFileAt path: String) -> Data? {
    sleepers[path]?.first.map { source(of: $0.mutant.file) }
  }

  /// A file with the mutants that sleep in it, and one that is awake.
  func source(of file: CodeFile, awake: Mutant? = nil) -> Data {
    var lines: [Int: [UInt8]] = [:]
    for sleeper in sleepers[file.path] ?? [] { lines.merge(sleeper.lines) { $1 } }
    if let awake { lines[awake.index] = awake.awake }
    return Data(file.source(with: lines))
  }

  /// Takes those out for which a compiler has words such as "/copy/Sources/A.swift:3:7: error: …":
  /// of each file the nearest to the line. False if no error hangs on a mutant.
  mutating func remove(for errors: [String], in copy: URL) -> Bool {
    let culprits = errors.compactMap { nearest(to: $0, in: copy) }
    for culprit in culprits {
      sleepers[culprit.mutant.file.path]?.removeAll { $0.number == culprit.number }
    }
    return !culprits.isEmpty
  }

  private func nearest(to error: String, in copy: URL) -> Sleeper? {
    let parts = error.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, parts[0].hasPrefix(copy.path + "/"), let line = Int(parts[1]) else {
      return nil
    }
    func distance(_ sleeper: Sleeper) -> Int { abs(sleeper.mutant.index + 1 - line) }
    return sleepers[String(parts[0].dropFirst(copy.path.count + 1))]?
      .min { distance($0) < distance($1) }
  }
}
