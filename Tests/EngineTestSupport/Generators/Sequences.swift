import Foundation

/// The seeds of one part of a number of random sequences.
///
/// - Parameter usual: the number of sequences in all parts together; `SEQUENCES=100000` asks for as
///   many instead.
package func sequences(_ usual: UInt64, part: UInt64 = 0, of parts: UInt64 = 1) -> Range<UInt64> {
  let asked = ProcessInfo.processInfo.environment["SEQUENCES"].flatMap { UInt64($0) }
  let count = (asked ?? usual) / parts
  return part * count..<(part + 1) * count
}

/// The list without everything that it is wrong without as well.
public func shortest<Element>(
  _ list: [Element], where isWrong: ([Element]) -> Bool
) -> [Element] {
  var list = list
  var place = list.count
  while place > 0 {
    place -= 1
    var shorter = list
    shorter.remove(at: place)
    guard isWrong(shorter) else { continue }
    list = shorter
    place = list.count
  }
  return list
}
