/// Memory that is kept from shape to shape and only ever grows.
final class ScratchMemory<Element: BitwiseCopyable> {
  private let blank: Element
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 0

  /// New memory is filled with `blank`.
  init(blank: Element) {
    self.blank = blank
    base = UnsafeMutablePointer.allocate(capacity: 1)
  }

  deinit { base.deallocate() }

  /// At least `count` elements; when it has to grow, all are blank again.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      base.deallocate()
      capacity = count + count / 4
      base = UnsafeMutablePointer.allocate(capacity: capacity)
      base.initialize(repeating: blank, count: capacity)
    }
    return base
  }
}
