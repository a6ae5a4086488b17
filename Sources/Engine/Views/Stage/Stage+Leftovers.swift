extension Stage {
  /// True while something moves a property of a view, also a motion that was taken over.
  func isMoving(_ view: View, _ property: ViewProperty) -> Bool {
    !properties.isEmpty && properties.contains(view.property(property))
  }

  /// True while something that was taken over moves a view to its end.
  func hasLeftovers(of view: View) -> Bool {
    ViewProperty.allCases.contains { property in
      properties.read(view.property(property)) { $0.hasEndingLeftovers } ?? false
    }
  }

  /// True while something that was taken over moves any of some views to its end.
  func hasLeftovers(of views: @autoclosure () -> Set<ObjectIdentifier>) -> Bool {
    guard hasLeftovers else { return false }
    let views = views()
    return properties.entries.contains {
      $0.hasEndingLeftovers && views.contains($0.property.object)
    }
  }

  /// True while a playback that was taken over still moves anything.
  func hasLeftovers(of playback: Playback) -> Bool {
    playback.program.properties.contains { property in
      properties.read(property) { $0.hasLeftovers(of: playback) } ?? false
    }
  }

  /// The time that motion taken over from a playback still takes, in seconds > 0; nil if there is
  /// none, or if it never ends.
  func secondsLeft(of playback: Playback) -> Double? {
    let now = seconds
    let arrival = playback.program.properties.compactMap { property in
      properties.read(property) { $0.arrival(of: playback) }
    }.max()
    return arrival.flatMap { $0 > now && $0 < .infinity ? $0 - now : nil }
  }

  /// Sets what a view rests at; what is on its way to it goes on.
  func rest(_ view: View, at appearance: Appearance) {
    for property in ViewProperty.allCases where view.rest[property] != appearance[property] {
      if isMoving(view, property) {
        view.setRestLanes(appearance[property], of: property.rawValue)
      } else {
        view.set(property, to: appearance[property])
      }
    }
  }

  /// Forgets everything that was taken over and is still on its way: a jump to where it goes.
  public func dropLeftovers() {
    properties.changeAll { $0.dropLeftovers() }
    present()
  }

  /// The same of some views.
  func dropLeftovers(of views: Set<ObjectIdentifier>) {
    properties.changeAll {
      if views.contains($0.property.object) { $0.dropLeftovers() }
    }
    present()
  }

  /// Lets what was taken over from a playback go on in other places, at the same progress.
  func relayLeftovers(of playback: Playback, by animation: Animation<Effect>) {
    playback.relay(by: animation)
    let now = seconds
    properties.changeAll { $0.relay(playback, at: now) }
    present()
  }
}
