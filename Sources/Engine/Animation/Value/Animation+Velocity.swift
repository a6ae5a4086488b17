extension Animation {
  /// The velocity of the value at a time in seconds since the start, in the value's units a second;
  /// nil for zero and one.
  ///
  /// At its ends it is that of the motion there; at a seam that of what begins. It is worked out
  /// from the values, so it is as exact as they are smooth.
  public func velocity<Part: Interpolatable>(
    atSecond time: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Part? where Value == Average<Part> {
    require(time.isFinite, "a time must be a finite number", file: file, line: line)
    guard case .runnable(let node) = self else { return nil }
    let whole = node.duration
    let step = whole.isFinite ? whole * 1e-6 : 1e-6
    let time = min(max(time, 0), whole)
    // Beside ends and seams, which belong to what lies before them.
    let first = time + 2 * step <= whole ? time + step : whole - 2 * step
    let last = first + step
    guard let here = value(atSecond: first), let next = value(atSecond: last) else { return nil }
    return Part(lanes: (next.mean.lanes - here.mean.lanes) / (last - first))
  }
}
