/// Mutants drawn at random, the same ones for the same seed.
///
/// The lines of code of all files stand in one row, folder by folder, and the row is cut into equal
/// pieces, one a mutant: so each folder has its share of them, and none has them all.
package struct Draw {
  private struct Place {
    let file: Int
    let line: Int
  }

  private let files: [CodeFile]
  private let row: [Place]
  private let pieces: Int
  private let seed: UInt64

  /// The files' paths give the row its order.
  package init(files: [CodeFile], pieces: Int, seed: UInt64) {
    let sorted = files.sorted { $0.path < $1.path }
    self.files = sorted
    self.pieces = pieces
    self.seed = seed
    row = sorted.indices.flatMap { file in
      sorted[file].linesOfCode.map { Place(file: file, line: $0) }
    }
  }

  package var linesOfCode: Int { row.count }

  /// The mutants of a piece in the order of the draw, each of them once: the first one, then those
  /// that take its place if it does not compile. They end when the dice show nothing new for long.
  package func mutants(ofPiece piece: Int) -> some Sequence<Mutant> {
    var generator = SplitMix(seed: seed &* 1_000_003 &+ UInt64(piece))
    let range = piece * row.count / pieces..<(piece + 1) * row.count / pieces
    var seen: Set<String> = []
    return sequence(state: ()) { _ in
      for _ in 0..<range.count * 8 {
        guard let mutant = mutant(in: range, &generator) else { continue }
        if seen.insert(mutant.name).inserted { return mutant }
      }
      return nil
    }
  }

  private func mutant(in range: Range<Int>, _ generator: inout SplitMix) -> Mutant? {
    let place = row[Int.random(in: range, using: &generator)]
    let file = files[place.file]
    let count = file.mutations(at: place.line).count
    guard count > 0 else { return nil }
    let number = Int.random(in: 1...count, using: &generator)
    return Mutant(file, index: place.line, number: number)
  }
}

/// The generator SplitMix64: good enough to draw lots.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
