extension Program {
  /// The curves of a program's straight ways.
  struct Curves {
    private var all: [TimingCurve] = []
    /// The number of values that a frame may need of each.
    private var uses: [Int] = []
    /// The pieces of the curves of which it needs many, and where those of each begin; −1: it has
    /// none.
    private var rows: [Lanes] = []
    private var firstRows: [Int32] = []

    /// The number of values from which on a curve gets pieces: those take as long as 400 values.
    static let many = 256

    /// The number of a curve; −1 for the even one.
    mutating func add(_ curve: TimingCurve) -> Int32 {
      guard curve != .linear else { return -1 }
      // Only the last few are looked at: equal ones come together.
      if let known = all.indices.suffix(4).last(where: { all[$0] == curve }) { return Int32(known) }
      all.append(curve)
      uses.append(0)
      return Int32(all.count - 1)
    }

    mutating func noteUse(of number: Int32) { if number >= 0 { uses[Int(number)] += 1 } }

    /// To be called when all curves are known.
    mutating func finish() {
      firstRows = [Int32](repeating: -1, count: all.count)
      for (number, curve) in all.enumerated() where uses[number] >= Self.many {
        guard let pieces = CurvePieces.rows(of: curve) else { continue }
        firstRows[number] = Int32(rows.count)
        rows += pieces
      }
      uses = []
    }

    subscript(number: Int32) -> TimingCurve { number >= 0 ? all[Int(number)] : .linear }

    func hasPieces(_ number: Int32) -> Bool { number >= 0 && firstRows[Int(number)] >= 0 }

    /// The share at a fraction, 0…1.
    @inline(__always)
    func share(of number: Int32, at fraction: Double) -> Double {
      number < 0 ? fraction : curvedShare(of: Int(number), at: fraction)
    }

    @inline(never)
    private func curvedShare(of number: Int, at fraction: Double) -> Double {
      let row = Int(firstRows[number])
      if row >= 0, 0 < fraction, fraction < 1 {
        let share = rows.withUnsafeBufferPointer { CurvePieces.value(at: fraction, $0, from: row) }
        if !share.isNaN { return share }
      }
      return all[number].value(at: fraction)
    }
  }
}
