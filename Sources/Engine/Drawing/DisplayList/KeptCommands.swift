/// A list of commands that is made anew in every frame: as long as nothing in it differs, the list
/// of the frame before.
///
/// It has two lists in turns, since whoever shows one keeps it until the next is there: a frame
/// needs no memory but that of the frame before the last.
struct KeptCommands {
  private(set) var list: [DrawCommand] = []
  private var spare: [DrawCommand] = []
  private var own: [DrawCommand] = []
  /// The number of commands that this frame's list has in common with the last one's.
  private var place = 0
  private var differs = false
  /// The most commands of this frame's list.
  private var room = 0

  /// Begins a frame's list with what a view shows itself; the layers of what lies in it follow.
  ///
  /// - Parameter layers: the most layers that follow.
  mutating func begin(with own: [DrawCommand], layers: Int) {
    (place, differs, room) = (own.count, false, own.count + layers)
    // The list before the last one holds the lists of what lies in the view, whose memory is needed
    // for those of this frame.
    spare.removeAll(keepingCapacity: true)
    guard !own.sharesMemory(with: self.own) || list.count < own.count else { return }
    self.own = own
    place = 0
    branch()
    spare.append(contentsOf: own)
  }

  mutating func append(_ layer: consuming Layer) {
    if !differs {
      if holds(layer) {
        place += 1
        return
      }
      branch()
    }
    spare.append(.layer(layer))
  }

  /// Ends the list; if it is the last one's, nothing else is kept.
  mutating func end() {
    if !differs, place < list.count { branch() }
    if differs { swap(&list, &spare) } else { spare = [] }
  }

  /// True if a layer is the next one of the last list, seen without comparing its commands.
  private func holds(_ layer: Layer) -> Bool {
    guard place < list.count, case .layer(let known) = list[place] else { return false }
    return known.transform == layer.transform && known.opacity == layer.opacity
      && known.clip == layer.clip && known.alignment === layer.alignment
      && known.commands.sharesMemory(with: layer.commands)
  }

  /// Goes on with another list than the last one, whose beginning it has.
  private mutating func branch() {
    differs = true
    spare.reserveCapacity(room)
    spare.append(contentsOf: list[..<place])
  }
}

extension [DrawCommand] {
  /// True if both are one list, seen without looking at its commands.
  func sharesMemory(with other: [DrawCommand]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
