import Foundation
import Mutator

/// Tries a mutant from each piece of a draw.
func draw(_ count: Int, seed: UInt64, from tree: Tree) throws {
  let draw = Draw(files: try tree.mutatedFiles(), pieces: count, seed: seed)
  say("mutants: \(count) in \(draw.linesOfCode) lines of code, seed \(seed)")
  let pieces = (0..<count).map { draw.mutants(ofPiece: $0) }
  let first = pieces.compactMap { $0.first { _ in true } }
  let trial = try Trial(tree, first)
  let report = Report()
  try trial.wake(first.filter(trial.sleeps)) { report.note($1, on: $0) }
  for (piece, mutant) in zip(pieces, first) where !trial.sleeps(mutant) {
    for mutant in piece {
      let verdict = try trial.verdict(on: mutant)
      report.note(verdict, on: mutant)
      if verdict != .doesNotCompile { break }
    }
  }
  report.end(", seed \(seed)")
}

/// Tries the mutants that have these names; true if all of them are killed.
func replay(_ names: [String], in tree: Tree) throws -> Bool {
  let mutants = try names.map { name in
    let parts = name.split(separator: ":")
    guard parts.count == 3, let line = Int(parts[1]), let number = Int(parts[2]),
      let mutant = Mutant(try tree.file(String(parts[0])), index: line - 1, number: number)
    else { throw Failure("no mutant has the name \(name); a name is FILE:LINE:N") }
    return mutant
  }
  let trial = try Trial(tree, mutants)
  let report = Report()
  try trial.wake(mutants.filter(trial.sleeps)) { report.note($1, on: $0) }
  for mutant in mutants where !trial.sleeps(mutant) {
    report.note(try trial.verdict(on: mutant), on: mutant)
  }
  report.end("")
  return report.survivors.isEmpty
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  say(Options.usage)
  exit(2)
}
do {
  let tree = Tree(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
  switch options {
  case .draw(let count, let seed): try draw(count, seed: seed, from: tree)
  case .replay(let names): exit(try replay(names, in: tree) ? 0 : 1)
  }
} catch {
  say("mutants: \(error)")
  exit(1)
}
