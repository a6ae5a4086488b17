import Engine
import Onboarding

/// What is on the cards, the pointer and the keyboard's focus on those of a window, and the pill that
/// tells of one that has gone.
extension GalleryScreen {
  /// Shows the pictures of a folder instead of the cards that there are; that can be taken back.
  func take(_ cards: CardFolder) {
    (hasPictures, slideCards) = (true, nil)
    takeChoices(follows: false)
    showCards()
    gallery.perform("Pictures", at: now) { $0.deal(cards.kinds) }
  }

  private func showCards() {
    letGo(at: now)
    if isInterrupt { choose(at: now) { $0.mode = .cards } }
  }

  /// Shows the elements of other slides, or as they are by now: what is new among them comes, and what
  /// is gone goes. Pictures stay.
  func take(_ slides: SlideFolder) {
    let isSame = slides.file == slideFile
    slideFile = slides.file
    guard !hasPictures else { return }
    let wanted = slides.collection(typesetter)
    // Somebody who takes all of them out of a file may be about to write others.
    guard wanted != slideCards?.collection, !(isSame && wanted == nil) else { return }
    let follows = isSame && slideCards != nil
    let old = slideCards
    slideCards = wanted.map { SlideCards($0, after: old) }
    letGo(at: now)
    takeChoices(follows: follows)
    let kinds = slideCards?.kinds ?? CardKind.dealt
    gallery.perform("Slides", at: now) { deck in
      if follows { deck.follow(kinds) } else { deck.deal(kinds) }
    }
    tellShortened()
  }

  /// Takes the choices that came with what is on the cards.
  ///
  /// - Parameter follows: true if they are those that came before as they are by now: then those that a
  ///   person has changed since stay.
  private func takeChoices(follows: Bool) {
    let old = given
    if !follows { own = ownChoices }
    given = slideCards?.collection.options(beside: own) ?? own
    let new = given
    choose(at: now) { options in
      if follows { options.follow(new, from: old) } else { options.move(like: new) }
    }
  }

  /// A person's choices by now: what came with slides is theirs.
  private var ownChoices: GalleryOptions {
    var choices = options
    choices.follow(own, from: given)
    return choices
  }

  /// Says once of a group that it has more elements than there are cards.
  func tellShortened() {
    guard let collection = slideCards?.collection, collection.isShortened else { return }
    shortened.report([collection.id], to: warn)
  }

  func remember(in state: inout Remembered) {
    let choices = ownChoices
    guard slideCards == nil || state.gallery != nil || choices != remembered else { return }
    state.gallery = choices
  }

  func rememberTuning(in state: inout Remembered) {
    var tuning = GalleryOptions()
    tuning.move(like: options)
    state.gallery = tuning
  }

  func recallTuning(_ state: Remembered) {
    if let tuning = state.gallery { tune { $0.move(like: tuning) } }
  }

  func connectCards() {
    guard isWindow else { return }
    gallery.onCross = { [unowned self] id in
      letGo(at: now)
      guard let card = gallery.deck.cards.first(where: { gallery.itemID(of: $0) == id }) else {
        return
      }
      gallery.remove(at: now) { $0.remove(id: card.id) }
    }
    gallery.onRemove = { [unowned self] words, time in
      pill.tell(of: words, leaving: gallery.deck.cards, at: time)
      liftAbovePill()
    }
    gallery.view.onKey = { [unowned self] key in
      // What a hand is about to carry, the keyboard can't pick up.
      key == .space && hand.isDown || keys.handle(key, at: now, on: gallery)
    }
    pill.onUndo = { [unowned self] in handle("Ctrl+Z", at: now) }
  }

  /// Sees where the pointer is; a press puts down what the keyboard has picked up.
  func follow(_ event: InputEvent) {
    switch event {
    case .press(let point), .move(let point): pointer = point
    case .hover(let point): pointer = point
    case .cancel: pointer = nil
    case .release, .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: return
    }
    if case .press = event { keys.drop(at: now, gallery) }
    hovered = itemUnderPointer
  }

  /// Looks what has become of the focus, the pointer and the cards.
  func followCards(at time: Instant) {
    guard isWindow else { return }
    let hasFocus = gallery.view.hasFocus && !isInterrupt
    if !hasFocus { keys.drop(at: time, gallery) }
    if hasFocus, !hadFocus { keys.arrive(at: time, gallery) }
    hadFocus = hasFocus
    let focused = hasFocus ? keys.focused(gallery).map(gallery.itemID) : nil
    // A card that comes below a pointer at rest has no cross: a second click is not for it.
    if hand.isDown, let held = gallery.held { hovered = held }
    if hovered != itemUnderPointer, !hand.isDown { hovered = nil }
    gallery.view.takesFocus = !gallery.deck.cards.isEmpty
    bar.takesFocus = gallery.change != nil
    gallery.view.activeDescendant = focused.flatMap { gallery.view.view(id: $0) }
    if gallery.held != nil {
      gallery.showCrosses(on: [])
    } else if !hand.isDown {
      gallery.showCrosses(on: Set([focused, hovered].compactMap(\.self)))
    }
    pill.follow(gallery.deck.cards, isHidden: isInterrupt, at: time)
    liftAbovePill()
  }

  /// Lets the keyboard's card be scrolled to above the pill.
  private func liftAbovePill() {
    gallery.foot = gallery.view.hasFocus && pill.words != nil ? RemovedPill.reach(in: places) : 0
  }

  private var itemUnderPointer: String? {
    guard let pointer, !isInterrupt else { return nil }
    let isOnPill = hasPill && pill.inputTree?.hitTest(pointer) != nil
    return isOnPill ? nil : gallery.id(at: pointer)
  }

  /// False where there is no room below the cards: in films of the canvas.
  var hasPill: Bool { isWindow }
}
