/// The places of a list's elements. No table is made as long as they are asked for in their order.
final class ElementPlaces {
  private let list: [Element]
  private lazy var table = makeTable()

  /// - Note: identities are unique within a list, see ``Element/resolve(_:)``.
  init(_ list: [Element]) { self.list = list }

  /// - Parameter guess: the place at which the element probably is.
  func place(of identity: Element.Identity, near guess: Int) -> Int? {
    if guess < list.count, list[guess].identity == identity { return guess }
    return list.isEmpty ? nil : table[identity]
  }

  private func makeTable() -> [Element.Identity: Int] {
    var table = [Element.Identity: Int](minimumCapacity: list.count)
    for (place, element) in list.enumerated() { table[element.identity] = place }
    return table
  }
}
