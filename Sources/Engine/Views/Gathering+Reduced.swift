extension Gathering {
  /// For people who asked for less motion: nothing changes its place on its way, what is elsewhere
  /// fades in there, and everything takes at most 150 ms.
  mutating func reduceMotion() {
    let timing = Timing(duration: 0.15, delay: 0, curve: .cssEaseInOut)
    shortenBlocks(timing)
    var moved: [ObjectIdentifier: any SlotOwner] = [:]
    var fading: Set<ObjectIdentifier> = []
    for index in stories.indices where stories[index].block != nil {
      let slot = stories[index].slot
      let owner = ObjectIdentifier(slot.owner)
      if Self.places.contains(slot.property) {
        stories[index].block = nil
        stories[index].isCut = true
        moved[owner] = slot.owner
      } else {
        fading.insert(owner)
      }
    }
    for story in stories where !fading.contains(ObjectIdentifier(story.slot.owner)) {
      guard let view = moved.removeValue(forKey: ObjectIdentifier(story.slot.owner)) as? View
      else { continue }
      fadeIn(view, timing)
    }
  }

  private static let places: Set<Int> = Set(
    [ViewProperty.center, .size, .translation, .scale, .rotation].map(\.rawValue))
}
