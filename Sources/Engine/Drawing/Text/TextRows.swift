/// The memory for the rows that are made of a text's masks on their way to the device.
final class TextRows {
  let sums = ScratchMemory<UInt16>(blank: 0)
  let levels = ScratchMemory<UInt8>(blank: 0)
  /// The memory for reading a text's mask, and for its second one.
  let first = MaskMemory()
  let second = MaskMemory()
}

/// The memory of what reads a mask through a map.
final class MaskMemory {
  /// The coverage in a row of the device.
  let values = ScratchMemory<Double>(blank: 0)
  let columns = ScratchMemory(blank: MaskColumn.none)
  let rows = ScratchMemory<Double>(blank: 0)
}
