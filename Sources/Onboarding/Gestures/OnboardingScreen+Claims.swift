import Engine

/// Presses that turn out to be for something on the slide: a row that is swiped or sorted, or a list
/// that scrolls. Where they are for none of these the hand has them.
extension OnboardingScreen {
  /// Takes an event of a press.
  ///
  /// - Returns: true if it is for nobody else.
  func claim(_ event: InputEvent, at time: Instant) -> Bool {
    switch event {
    case .press(let point): beginClaims(at: point, time)
    case .move(let point): followClaims(to: point, time)
    case .release, .cancel: endClaims(event, time)
    case .wheel, .pinch, .key, .hover, .keyUp, .text, .composition, .resize: false
    }
  }

  /// Lets time pass for a hand that rests.
  func followClaims(at time: Instant) {
    guard var claims, claims.taken == nil else { return }
    guard let taken = claims.waiting.first(where: { $0.claim(at: time) == .takes }) else { return }
    take(taken, &claims, time)
    self.claims = claims
  }

  private func beginClaims(at point: Point, _ time: Instant) -> Bool {
    _ = endClaims(.cancel, time)
    guard step.isArranged || step.hasGestures, let place = toHand.inverse?.apply(to: point) else {
      return false
    }
    var found = PressClaims(waiting: claimants(at: point, time), press: point)
    guard !found.waiting.isEmpty else { return false }
    for claimant in found.waiting where claimant.claim(.press(place), at: time) == .takes {
      found.taken = found.taken ?? claimant
    }
    if let taken = found.taken { take(taken, &found, time) }
    claims = found
    return found.taken != nil
  }

  private func followClaims(to point: Point, _ time: Instant) -> Bool {
    guard var claims else { return false }
    let place = toHand.inverse?.apply(to: point) ?? point
    if let taken = claims.taken {
      _ = taken.claim(.move(place), at: time)
      return true
    }
    for claimant in claims.waiting {
      switch claimant.claim(.move(place), at: time) {
      case .waits: continue
      case .takes where !leadsElsewhere(claimant, point - claims.press, from: claims.press, time):
        take(claimant, &claims, time)
        self.claims = claims
        return true
      case .takes: _ = claimant.claim(.cancel, at: time)
      case .refuses: break
      }
      claims.waiting.removeAll { $0 === claimant }
    }
    self.claims = claims.waiting.isEmpty ? nil : claims
    return self.claims != nil
  }

  /// - Returns: true if a claimant had the press.
  private func endClaims(_ event: InputEvent, _ time: Instant) -> Bool {
    guard let claims else { return false }
    self.claims = nil
    guard let taken = claims.taken else {
      for claimant in claims.waiting { _ = claimant.claim(.cancel, at: time) }
      return false
    }
    _ = taken.claim(event, at: time)
    return true
  }

  private func take(_ taken: any PressClaimant, _ claims: inout PressClaims, _ time: Instant) {
    for claimant in claims.waiting where claimant !== taken {
      _ = claimant.claim(.cancel, at: time)
    }
    (claims.waiting, claims.taken) = ([taken], taken)
    hand.cancel(at: time, on: self)
  }

  /// True if a drag that would move nothing here leads to another slide.
  private func leadsElsewhere(
    _ claimant: any PressClaimant, _ translation: Point, from press: Point, _ time: Instant
  ) -> Bool {
    guard claimant.isSpent(on: translation, at: time) else { return false }
    let isAcross = abs(translation.x) > abs(translation.y)
    let direction = SlideDirection.allCases.first { direction in
      isAcross ? direction.unit.x * translation.x > 0 : direction.unit.y * translation.y > 0
    }
    return direction.map { dragSteps(from: press)[$0] != nil } ?? false
  }

  /// Whom a press may be for, the innermost first.
  private func claimants(at point: Point, _ time: Instant) -> [any PressClaimant] {
    rowClaimants(at: point, time) + scrollers(at: point)
  }
}
