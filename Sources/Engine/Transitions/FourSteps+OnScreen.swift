extension FourSteps {
  /// What is on screen if the change is interrupted, in its order there: the elements of the list
  /// it goes to, and those that are leaving, with the props of where they leave to.
  func onScreen(goingBack: Bool) -> [Element] {
    Self.onScreen(
      order: secondIntermediate, props: goingBack ? firstIntermediate : secondIntermediate,
      target: goingBack ? initial : final)
  }

  private static func onScreen(
    order: [Element], props: [Element], target: [Element]
  ) -> [Element] {
    let table = props.byIdentity
    let staying = target.byIdentity
    return order.compactMap { place in
      guard var element = table[place.identity] else { return nil }
      let goal = staying[place.identity]
      element.isLeaving = goal?.isLeaving ?? true
      if let goal {
        element.children = onScreen(
          order: place.children, props: element.children, target: goal.children)
      }
      return element
    }
  }
}
