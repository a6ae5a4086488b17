import Engine
import Onboarding
import Workbench

/// The program and a person's slides and pictures: dropped on the window, and slides are followed
/// while they are edited.
extension App {
  /// The options that screens are made with.
  var options: AppOptions {
    get { screens.options }
    set { screens.options = newValue }
  }

  /// The rule for links that lead out of folders, which are in no recording.
  private var links: LinkRule {
    options.links == .show && log?.isOn == true ? .refuse : options.links
  }

  /// Begins to follow the files of the slides that the program was started with.
  ///
  /// - Parameter wake: called on other threads when there is something to see, until
  ///   ``end()``.
  func followSlides(waking wake: @escaping @Sendable () -> Void) {
    library.begin(waking: wake)
    if let slides = options.slideFolder { library.follow(slides) }
  }

  /// Files of the slides have changed, which are read from the next frame on; or presets were kept.
  func takeNews() {
    if let news = presetNews?() { take(news) }
    if library.takeNews() { slidesReading = .zero }
  }

  /// An editor that has begun to write a file has finished after so many seconds.
  private static let writingTime = 0.1

  /// Begins to read what is in the files by now, beside the frames, or shows what was read.
  func readSlides(at time: Instant) {
    if let read = library.takeRead() {
      isReadingSlides = false
      if edits.isReadOutdated { slidesReading = .zero } else { take(read, at: time) }
      edits.isReadOutdated = false
    }
    guard let due = slidesReading, due <= time, !isReadingSlides else { return }
    slidesReading = nil
    guard let slides = options.slideFolder, slides.source != nil else { return }
    isReadingSlides = true
    isFirstLook = due == .zero
    library.readAgain(slides, links: links)
  }

  /// Shows slides that were read. If they are broken somebody may be writing them: only what still
  /// is a little later is told.
  private func take(_ read: ReadSlides, at time: Instant) {
    // Others may have been dropped on the window meanwhile.
    guard read.file == options.slideFolder?.source else { return }
    for note in read.notes { tellOnce(note) }
    let slides = Result {
      let slides = try read.slides.get()
      try takeFonts(of: slides)
      return slides
    }
    switch slides {
    case .success(let slides): show(slides)
    case .failure(let error):
      library.follow(read)
      let words = "\(error)"
      guard words != slidesProblem else { return }
      if isFirstLook {
        slidesReading = slidesReading ?? time.advanced(bySeconds: Self.writingTime)
      } else {
        slidesProblem = words
        options.complain(words)
      }
    }
  }

  func take(dropped path: String) {
    log?.note(.dropped(path))
    do { try Theme.$current.withValue(theme) { try open(path) } } catch {
      let words = "\(error)"
      options.complain(words)
      say(Self.firstLine(of: words), for: 6)
    }
  }

  private func open(_ path: String) throws {
    let subject = library.subject(at: path)
    let name = PlainLine.text(Self.name(of: path))
    if case .swift = subject { return askToRun(path) }
    if subject.screen == .onboarding {
      let isStrict = options.slideFolder?.isStrict ?? false
      let slides = try library.slides(
        at: path, isStrict: isStrict, links: links, tell: tellOnce)
      try takeFonts(of: slides)
      slidesBefore.append(SlidesBefore(slides: options.slideFolder, screen: current))
      show(slides)
      say(
        "\(name): \(Self.count(slides.deck.slides.count, "slide")) · Ctrl+Z takes it back", for: 4)
    } else {
      let cards = try library.cards(at: path, links: links, tell: tellOnce)
      // A screen that is made for them begins with its own ones.
      screens[subject.screen]?.take(cards)
      options.cardFolder = cards
      say(
        "\(name): \(Self.count(cards.pictures.count, "picture")) · Ctrl+Z takes them back", for: 4)
    }
    show(subject.screen)
  }

  /// Asks whether the code that was dropped is to be run; what is presented asks nothing.
  private func askToRun(_ path: String) {
    guard hasParts else { return options.complain("\(path) is code; drop it when F8 is off") }
    question = CodeQuestion(path)
  }

  /// Takes the key that answers whether dropped code is run; false: nobody has asked, or the key means
  /// something else, too.
  func answer(_ key: Key) -> Bool {
    guard let asked = question else { return false }
    question = nil
    guard asked.isYes(key) else { return key == .escape }
    do {
      try options.runCode?(asked.path)
      say("It runs in a window of its own", for: 3)
    } catch {
      say(Self.firstLine(of: "\(error)"), for: 6)
    }
    return true
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Shows again the slides that dropped ones took the place of.
  ///
  /// - Returns: false if there are none.
  func takeBackDrop() -> Bool {
    guard current == .onboarding, let before = slidesBefore.last else { return false }
    do {
      let slides = try before.slides ?? library.ownSlides()
      try takeFonts(of: slides)
      slidesBefore.removeLast()
      show(slides)
      options.slideFolder = before.slides
      // They may have been edited meanwhile.
      if before.slides != nil, library.isFollowing { slidesReading = .zero }
      show(before.screen)
      say("Taken back", for: 1.5)
    } catch {
      say(Self.firstLine(of: "\(error)"), for: 6)
    }
    return true
  }

  /// Has the fonts of slides, and says what no font has of their texts, which is an error where pictures
  /// must be drawn whole.
  private func takeFonts(of slides: SlideFolder) throws {
    options.fonts?.take(slides.artwork.families)
    let lacks = slides.lacks(in: options.fonts)
    guard slides.isStrict, !lacks.isEmpty else { return lacks.forEach(tellOnce) }
    options.fonts?.take(options.slideFolder?.artwork.families ?? [:])
    throw Failure(lines: lacks)
  }

  /// Says what isn't drawn of a picture, not again whenever the slides are saved.
  private func tellOnce(_ note: String) {
    if slidesNotes.insert(note).inserted { options.warn(note) }
  }

  func show(_ slides: SlideFolder) {
    slidesProblem = nil
    screens.keepRemembered()
    noteTuning()
    let slides = merged(slides)
    options.slideFolder = slides
    for screen in documentScreens { screen.take(slides) }
    library.follow(slides)
    findDraft()
  }

  /// A path's last part.
  static func name(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.last.map { String(Substring($0)) } ?? path
  }

  /// The words for a problem in a single line: without the folder, which whoever edits knows.
  static func firstLine(of problem: String) -> String {
    let lines = problem.split(separator: "\n")
    let line = lines.first.map { line in
      let place = line.prefix { $0 != ":" }
      return name(of: String(place)) + line.dropFirst(place.count)
    }
    return (line ?? "") + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }
}

/// The slides that others were dropped over.
struct SlidesBefore {
  /// nil: they were the program's own.
  let slides: SlideFolder?
  /// The screen that was shown then.
  let screen: ScreenEntry
}
