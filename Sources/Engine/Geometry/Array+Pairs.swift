/// Two arrays as one.
extension Array {
  /// Both arrays as one; nil: they have not as many elements, or one of the pairs gives nothing.
  func pairs<Other, Result>(
    with others: [Other], _ make: (Element, Other) -> Result?
  ) -> [Result]? {
    guard count == others.count else { return nil }
    var results: [Result] = []
    results.reserveCapacity(count)
    for (element, other) in zip(self, others) {
      guard let result = make(element, other) else { return nil }
      results.append(result)
    }
    return results
  }
}
