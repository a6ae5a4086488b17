import Engine

/// A card that a hand takes out of the room.
extension GalleryStage {
  /// The scale and the opacity of a card that goes when the hand lets go of it.
  private static let (small, pale) = (Point(0.8, 0.8), 0.85)

  /// The place that a card which is out of the room takes among the others, so that they close the
  /// gap: the last one that is rendered, which is out of sight if there are more.
  var placeOutOfSight: Int {
    let bottom = view.visibleFrame.maxY
    return deck.cards.indices.last { grid.frame($0).minY < bottom } ?? 0
  }

  /// Lets the part of the raised card that is out of the room be seen, or fades it out.
  func showOverhang(_ isSeen: Bool) {
    guard wayOut != nil else { return }
    stage.animate(withDuration: isSeen ? 0.12 : 0.25, delay: isSeen ? 0 : 0.15) {
      overhang.alpha = isSeen ? 1 : 0
    }
  }

  /// The part of the raised card that is out of the room, in the window.
  func overhangCommands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    guard let wayOut, let raised, let content = raised.superview, overhang.presented.alpha > 0
    else { return [] }
    let card = Layer(transform: content.presentedToRoot, commands: builder.commands(for: raised))
    return [
      .layer(
        Layer(
          opacity: overhang.presented.alpha, clip: wayOut.area(in: stage.root.size),
          commands: [.layer(card)]))
    ]
  }

  /// Shows that the card in the hand goes when it is let go of, or no more.
  func showGoing(_ isGoing: Bool) {
    guard let held, let card = view.view(id: held) as? CardView else { return }
    let timing = AnimatorTiming.spring(duration: 0.3, damping: 0.8)
    stage.animate(withDuration: timing.duration, curve: timing.curve) {
      card.alpha = isGoing ? Self.pale : 1
      if !stage.reducesMotion { card.scale = isGoing ? Self.small : Self.grown }
    }
    let cross = card.makeCross()
    cross.place(in: card.presented.size)
    cross.show(isGoing)
    cross.warn(isGoing)
  }

  /// The hand lets go of the card out of the room: it goes where it is.
  ///
  /// As when it is put among the others, what the hand has done becomes one change: the card begins
  /// to go to where it was taken, and at the same instant from there to the hand.
  func throwAway(at time: Instant) {
    guard let id = held, let taken, let view = view.view(id: id),
      let card = taken.deck.cards.first(where: { $0.id == id })
    else { return }
    let timing = options.motion == .none ? nil : options.timing
    thrown = ThrownCard(id: id, place: view.center, timing: timing)
    letGo(of: view)
    (view as? CardView)?.cross?.show(false)
    (view as? CardView)?.cross?.warn(false)
    view.floats = false
    settle(view, in: timing)
    remember(taken.deck)
    var wanted = taken.deck
    wanted.remove(id: id)
    change(from: taken.deck, to: wanted, named: "Remove", at: time)
    thrown = nil
    onRemove(card.kind.name, time)
  }

  /// The card is to be as none is that a hand holds.
  private func settle(_ card: View, in timing: AnimatorTiming?) {
    let change = {
      card.scale = Point(1, 1)
      card.rotation = 0
      card.alpha = 1
    }
    guard let timing else { return change() }
    stage.animate(withDuration: timing.duration, curve: timing.curve, animations: change)
  }
}

/// A card that was let go of out of the room, and goes where it is.
struct ThrownCard {
  let id: String
  /// The middle of the card in the hand, in the content.
  let place: Point
  /// The timing of all cards; nil: they are elsewhere at once.
  let timing: AnimatorTiming?

  /// The card's component: it comes and stays as all do, and goes to the hand.
  func leaving(_ face: any Layout) -> any Layout {
    face.animateDelete { [place, timing] host, view, completion in
      guard let timing else { return completion() }
      let way = place - view.center
      host.animate(
        timing,
        animations: {
          view.translation = view.translation + way
          view.scale = Point(0.4, 0.4)
          view.alpha = 0
        }
      ) { _ in completion() }
    }
  }
}
