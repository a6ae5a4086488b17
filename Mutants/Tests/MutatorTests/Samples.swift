import Mutator

/// The lines that the mutations of a kind make of the last line of some code.
func mutated(_ code: String, _ kind: Mutation.Kind, below: String = "") -> [String] {
  let index = code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  let file = CodeFile(path: "Sample.swift", source: Array("\(code)\n\(below)".utf8))
  return mutants(of: file, at: index).filter { $0.mutation.kind == kind }.map(\.after)
}

/// All mutants of a line, which counts from 0.
func mutants(of file: CodeFile, at index: Int) -> [Mutant] {
  file.mutations(at: index).indices.compactMap { Mutant(file, index: index, number: $0 + 1) }
}

/// The mutants of all lines of some code.
func mutants(of code: String) -> [Mutant] {
  let file = CodeFile(path: "Sample.swift", source: Array(code.utf8))
  return file.linesOfCode.flatMap { mutants(of: file, at: $0) }
}
