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
    if finishes { onFinish?() } else { go(reversed: false) }
  }

  func connectBar() {
    guard let bar else { return }
    for (index, dot) in bar.dots.enumerated() {
      dot.action = { [unowned self] in go(to: deck.slides[index]) }
    }
    bar.back.action = { [unowned self] in go(reversed: false) }
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
    let rest = deck.index(of: step)
    guard let pair = tree.pair, let transition else {
      return SlideShares.Travel(old: rest, new: rest)
    }
    return SlideShares.Travel(
      old: deck.index(of: pair.old.step), new: deck.index(of: pair.new.step),
      progress: transition.progress, duration: stage.reducesMotion ? 0 : transition.duration,
      comesBack: transition.origin == .end)
  }

  /// The shares as they are now, with what events have done since the time of the frame.
  private var presentShares: SlideShares {
    var shares = shares
    shares.follow(travel, takesOver: takesOver, over: 0)
    return shares
  }

  /// True while dots or words move although no slide does.
  var isBarMoving: Bool { bar.map { shares.isMoving || $0.stage.isRunning } ?? false }

  /// True where a nudge tells somebody something: nobody has dragged, and all is still.
  var isNudgeMeant: Bool {
    fit == .window && living != nil && !knowsDrag && transition == nil && !hand.isDown
      && step == deck.slides.first
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
    guard let bar, case .text(var word)? = root.first(key: IntroKey.button)?.content else { return }
    word.font.size *= wordScale
    let last = lastSlides
    let words = deck.slides.indices.map { index -> String in
      let slide = deck.slides[index]
      return (last.contains(index) ? slide.finishTitle : nil) ?? slide.buttonTitle
    }
    bar.show(
      SlideBar.Look(
        shares: presentShares, ink: ink, word: word,
        words: Dictionary(grouping: words.indices) { words[$0] },
        back: last.first.map { (deck.slides[$0].buttonTitle, last) },
        hint: nudge.wordOpacity(at: now), reducesMotion: stage.reducesMotion))
    bar.back.takesInput = last.contains(deck.index(of: step))
    bar.root.transform = root.presented.transform
    bar.root.floats = root.floats
  }

  /// The bar's part of the picture.
  var barCommands: [DrawCommand] {
    guard let bar else { return [] }
    return [
      .layer(
        Layer(
          transform: .translation(column.minX + nudgeOffset, column.minY),
          commands: builder.commands(for: bar.root)))
    ]
  }
}
