import Engine
import EngineSDL
import Onboarding

/// The program and a person's slides and pictures: dropped on the window, and slides are followed
/// while they are edited.
extension App {
  private var story: OnboardingScreen? { screens[.onboarding] as? OnboardingScreen }

  /// The rule for links that lead out of folders, which are in no recording.
  private var links: LinkRule {
    options.links == .show && recorder?.isOn == true ? .refuse : options.links
  }

  /// Begins to follow the files of the slides that the program was started with.
  func followSlides() {
    guard let slides = options.slides, let file = slides.file else { return }
    let folders = slides.pictureFolders.union([FileSystem.folder(of: file)])
    guard folders != followed?.folders else { return }
    followed = FolderWatch(folders) { [slidesNews] in
      slidesNews.come()
      Desktop.wake()
    }.map { (folders, $0) }
    if followed == nil {
      printWarning("changes of \(file) are not seen: \(FileSystem.lastError())")
    }
  }

  /// The files may have changed, which are then read in the next frame; or presets were kept.
  func takeNews() {
    let (news, haveChanged) = (stateKeeper?.takeNews(), slidesNews.take())
    if let news { take(news) }
    if news == nil || haveChanged { slidesReading = .zero }
  }

  /// An editor that has begun to write a file has finished after so many seconds.
  private static let writingTime = 0.1

  /// Shows what is in the files by now. If they are broken somebody may be writing them: only what
  /// still is a little later is told.
  func readSlides(at time: Instant) {
    guard let due = slidesReading, due <= time else { return }
    slidesReading = nil
    guard let slides = options.slides, let file = slides.file else { return }
    do {
      try show(
        SlideFolder(
          file, isStrict: slides.isStrict, links: links, tell: tellOnce))
    } catch {
      let words = "\(error)"
      guard words != slidesProblem else { return }
      let isFirstLook = due == .zero
      if isFirstLook {
        slidesReading = time.advanced(bySeconds: Self.writingTime)
      } else {
        slidesProblem = words
        printError(words)
      }
    }
  }

  func take(dropped path: String) {
    recorder?.note(.dropped(FileSystem.absolute(path)))
    do { try Theme.$current.withValue(theme) { try open(path) } } catch {
      let words = "\(error)"
      printError(words)
      say(Self.firstLine(of: words), for: 6)
    }
  }

  private func open(_ path: String) throws {
    if SlideFolder.lies(at: path) || CardFolder.names(in: path).isEmpty {
      try show(
        SlideFolder(
          path, isStrict: options.slides?.isStrict ?? false, links: links, tell: tellOnce))
      show(.onboarding)
    } else {
      let cards = try CardFolder(path, links: links, tell: tellOnce)
      options.cards = cards
      (screens[.gallery] as? GalleryScreen)?.take(cards)
      show(.gallery)
    }
    say(PlainLine.text(FileSystem.name(of: path)), for: 1.5)
  }

  /// Says what isn't drawn of a picture, not again whenever the slides are saved.
  private func tellOnce(_ note: String) {
    if slidesNotes.insert(note).inserted { printWarning(note) }
  }

  private func show(_ slides: SlideFolder) {
    slidesProblem = nil
    screens.keepRemembered()
    options.slides = slides
    story?.take(slides.deck, slides.artwork)
    followSlides()
  }

  /// The words for a problem in a single line: without the folder, which whoever edits knows.
  static func firstLine(of problem: String) -> String {
    let lines = problem.split(separator: "\n")
    let line = lines.first.map { line in
      let place = line.prefix { $0 != ":" }
      return FileSystem.name(of: String(place)) + line.dropFirst(place.count)
    }
    return (line ?? "") + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }
}
