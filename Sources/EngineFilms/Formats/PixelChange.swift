import Engine
import Glibc

/// The difference between two pictures of one size.
enum PixelChange {
  /// The smallest block around all pixels that differ; nil: none does.
  static func block(_ old: [UInt32], _ new: [UInt32], width: Int) -> PixelRect? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let rows = 0..<new.count / width
        guard let top = rows.first(where: { differs(old, new, width, $0) }),
          let bottom = rows.last(where: { differs(old, new, width, $0) })
        else { return nil }
        var (left, right) = (width, 0)
        for row in top...bottom {
          let start = row * width
          if let first = (0..<left).first(where: { old[start + $0] != new[start + $0] }) {
            left = first
          }
          if let last = (right..<width).last(where: { old[start + $0] != new[start + $0] }) {
            right = last + 1
          }
        }
        return PixelRect(left: left, top: top, right: right, bottom: bottom + 1)
      }
    }
  }

  private static func differs(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, _ width: Int, _ row: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return false }
    let start = row * width
    return memcmp(old + start, new + start, width * MemoryLayout<UInt32>.stride) != 0
  }
}
