extension View {
  /// The number of the property of a view's contents, behind those that an appearance has.
  static let contentNumber = ViewProperty.allCases.count

  /// The property of the shares of a view's contents, to be looked up.
  final var contentProperty: Property { Property(self, Self.contentNumber) }

  /// True if the content is not on screen or not alone there, or something may still move it.
  final var fadesContent: Bool {
    guard let knownMix else { return false }
    return !knownMix.isAtRest || root.stageAtRoot?.properties.contains(contentProperty) ?? false
  }

  /// Sets the content: recorded, if the view cross-fades and a recorder listens, else at once.
  final func change(content new: Content) {
    if probed != nil {
      probed = new
    } else if !crossFadesContent || !record(new) {
      showAtOnce(new)
    }
  }

  /// Returns false if nobody records what is set, or the new content has no room beside the others.
  private final func record(_ new: Content) -> Bool {
    let root = root
    guard let recorder = root.stageAtRoot?.innermostRecorder ?? root.recorder, !recorder.isNew(self)
    else { return false }
    guard !recorder.isDirect else {
      recorder.leave(contentProperty)
      return false
    }
    if new.isSame(as: ownContent), !fadesContent { return true }
    guard let way = contentWay(from: ownContent, to: new, mayTakeOver: true), let mix = knownMix
    else { return false }
    _ = recorder.set(way.property, from: mix.rest, shown: mix.shown, to: way.to)
    setContentShares(way.to, in: mix)
    return true
  }

  private final func showAtOnce(_ new: Content) {
    if let known = knownMix {
      root.stageAtRoot?.cut(contentProperty)
      if let lane = known.lane(for: new) {
        known.rest = ContentMix.all(of: lane)
        known.shown = known.rest
      } else {
        knownMix = nil
      }
      mix = nil
    }
    ownContent = new
  }

  /// The way from one content to another; nil if they have no room beside those that are known.
  ///
  /// - Parameter mayTakeOver: true if the new content may have the old one's place where there is no
  ///   other: for a way that begins with what is on screen.
  final func contentWay(
    from old: Content, to new: Content, mayTakeOver: Bool = false
  ) -> ContentWay? {
    let mix = knownMix ?? ContentMix(ownContent)
    guard let from = mix.lane(for: old) else { return nil }
    // The second content does not get the place of the first one.
    mix.use([from], 1)
    defer { mix.use([from], -1) }
    guard let to = mix.lane(for: new, keeping: mayTakeOver ? nil : from) else { return nil }
    let way = ContentWay(of: self, in: mix, from: from, to: to)
    knownMix = mix
    return way
  }

  /// The content that a closure would give the view, which keeps the one it has.
  final func content(after body: () -> Void) -> Content {
    probed = ownContent
    body()
    defer { probed = nil }
    return probed ?? ownContent
  }

  // MARK: Shares

  /// Lets the contents of a mix rest at some shares, unless the view has forgotten the mix.
  final func setContentShares(_ shares: Lanes, in mix: ContentMix) {
    guard mix === knownMix else { return }
    mix.rest = shares
    ownContent = mix.restContent
  }

  /// Shows the contents of a mix with some shares; once only the one at rest shows, it is a content
  /// as any other.
  final func showContentShares(_ shares: Lanes, in mix: ContentMix) {
    guard mix === knownMix else { return }
    mix.shown = shares
    self.mix = mix.isAtRest ? nil : mix
  }

  /// Ends what moves the content, which is there at once.
  final func settleContent() {
    if knownMix != nil { showAtOnce(ownContent) }
  }
}

extension Content {
  /// True if both show the same.
  func isSame(as other: Content) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.text(let text), .text(let other)): text == other
    case (.drawing(let drawing), .drawing(let other)): drawing == other
    default: false
    }
  }
}
