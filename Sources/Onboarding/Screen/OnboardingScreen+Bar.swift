import Engine

/// The parts that only a window has, between the screen and its bar.
extension OnboardingScreen {
  /// The slides after which the program goes on.
  private var lastSlides: [Int] {
    onFinish == nil ? [] : deck.slides.indices.filter { deck.slides[$0].finishTitle != nil }
  }

  /// True if the button means to go on with the program: as long as its word says so.
  var finishes: Bool { bar != nil && shares.share(of: lastSlides) > 0.5 }

  /// Does what the button says.
  func pressButton() {
    if finishes { onFinish?() } else { goOn() }
  }

  func connectBar() {
    guard let bar else { return }
    for (index, dot) in bar.dots.enumerated() {
      dot.action = { [unowned self] in go(to: deck.slides[index]) }
    }
    bar.back.action = { [unowned self] in goOn() }
  }

  /// Goes to a slide, also over others: there is one change between the two, taken backwards to a
  /// slide before.
  func go(to slide: Slide) {
    if let transition, let pair = tree.pair, [pair.old.step, pair.new.step].contains(slide) {
      transition.play(reversed: slide == pair.old.step)
    } else if slide != step {
      begin(to: slide, reversed: deck.index(of: slide) < deck.index(of: step), scrubbed: false)
        .play()
    }
  }

  // MARK: Time

  /// The change on its way as the dots and words see it.
  var travel: SlideShares.Travel {
    let rest = deck.index(of: deck.ground(of: step))
    guard let pair = tree.pair, let transition else {
      return SlideShares.Travel(old: rest, new: rest, isFade: stage.reducesMotion)
    }
    return SlideShares.Travel(
      old: deck.index(of: deck.ground(of: pair.old.step)),
      new: deck.index(of: deck.ground(of: pair.new.step)),
      progress: transition.progress, duration: transition.duration, isFade: stage.reducesMotion,
      comesBack: transition.origin == .end)
  }

  /// The shares as they are now, with what events have done since the time of the frame.
  private var presentShares: SlideShares {
    var shares = shares
    shares.follow(travel, takesOver: takesOver, over: 0)
    return shares
  }

  /// True while dots or words move although no slide does.
  var isBarMoving: Bool {
    guard let bar else { return isWordMoving }
    return shares.isMoving || bar.stage.isRunning
  }

  /// True while one word gives way to another.
  private var isWordMoving: Bool {
    shares.isMoving && !words.values.contains { shares.opacity(of: $0) == 1 }
  }

  /// True where a nudge tells somebody something: nobody has dragged, and all is still.
  var isNudgeMeant: Bool {
    fit == .window && !presents && living != nil && !knowsDrag && transition == nil && !hand.isDown
      && step == deck.slides.first && !deck.isGraph
  }

  /// The way of the slide aside, in points.
  var nudgeOffset: Double { nudge.offset(at: now) }

  /// White on what is dark, black on everything else.
  private var ink: Color {
    let darkness = min(1, max(0, (0.45 - ground.brightness) / 0.1))
    return darkness > 0 ? .black.interpolated(to: .white, at: darkness) : .black
  }

  /// Shows the bar as it is now.
  func showBar() {
    guard let bar else { return }
    let last = lastSlides
    let back = last.first.map { deck.slides[$0] }
      .flatMap { deck.slide(byButtonOf: $0) == nil ? nil : deck.buttonTitle(of: $0) }
    bar.show(
      SlideBar.Look(
        shares: presentShares, ink: ink, hasDots: !deck.isGraph, back: back.map { ($0, last) },
        hint: nudge.wordOpacity(at: now), reducesMotion: stage.reducesMotion))
    bar.back.takesInput = back != nil && last.contains(deck.index(of: step))
    bar.root.transform = root.presented.transform
    bar.root.floats = root.floats
  }

  // MARK: The button's word

  /// The words of slides, each with its slides.
  private var words: [String: [Int]] {
    let last = bar == nil ? [] : lastSlides
    var words: [String: [Int]] = [:]
    for (index, slide) in deck.slides.enumerated() {
      let finish = last.contains(index) ? slide.finishTitle : nil
      if let word = finish ?? deck.buttonTitle(of: slide) { words[word, default: []].append(index) }
    }
    return words
  }

  /// The size of the button's word; 1 but in a pulse and under a press.
  var wordScale: Double { detent.scale(at: now) * (bar?.wordScale ?? 1) }

  /// The button's word as it is painted: one has gone before another comes.
  func painted(_ word: TextContent) -> Content {
    let shares = presentShares
    guard let (title, slides) = words.first(where: { shares.opacity(of: $0.value) > 0 }) else {
      return .empty
    }
    var word = word
    word.string = title
    word.font.size *= wordScale
    word.color = word.color.withAlpha(word.color.alpha * shares.opacity(of: slides))
    return .text(word)
  }

  /// The bar's part of the picture.
  var barCommands: [DrawCommand] {
    guard let bar, !presents else { return [] }
    return [
      .layer(
        Layer(
          transform: .translation(column.minX + nudgeOffset, column.minY),
          commands: builder.commands(for: bar.root)))
    ]
  }
}
