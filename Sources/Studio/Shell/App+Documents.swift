import Engine
package import Onboarding
import Workbench

/// A person's slides as a document that the window changes and writes.
extension App {
  /// Changes a document, and shows it so.
  ///
  /// - Parameter change: returns false if all is as it was.
  func edit(_ slides: SlideFolder, _ change: (inout EditedDeck) throws -> Bool) {
    do {
      guard var document = try edits.document(of: slides) else { return }
      if try change(&document) { show(document, of: slides) }
    } catch let error as DeckFileError {
      // The places are of a text that is nowhere.
      say(error.problems.first?.text ?? "\(error)", for: 6)
    } catch {
      say(Self.firstLine(of: "\(error)"), for: 6)
    }
  }

  /// Shows a document as the window has it.
  func show(_ document: EditedDeck, of slides: SlideFolder) {
    guard let file = slides.file else { return }
    edits.documents[file] = document
    edits.writing = document.unsaved.isEmpty ? nil : now.advanced(bySeconds: Self.writingTime)
    let slides = slides.showing(document)
    options.slideFolder = slides
    for screen in documentScreens { screen.take(slides) }
  }

  /// The screens that show it as the window has it.
  var documentScreens: [any AppScreen] {
    screens.all + [comparison?.now].compactMap(\.self)
  }

  /// Slides that somebody has saved, with what the window has changed and no file has yet.
  func merged(_ slides: SlideFolder) -> SlideFolder {
    guard let file = slides.file, var document = edits.documents[file] else { return slides }
    do {
      let count = try document.take(file: slides.bytes)
      edits.documents[file] = document
      if count > 0 { say(Self.words(ofConflicts: count, in: file), for: 6) }
      return slides.showing(document)
    } catch {
      // It is read by now, so that nothing is wrong with it.
      return slides
    }
  }

  private static func words(ofConflicts count: Int, in file: String) -> String {
    "\(name(of: file)) has changed \(count == 1 ? "a motion" : "\(count) motions") that you tuned"
      + " · Ctrl+Z brings yours back"
  }

  // MARK: Writing

  /// The seconds after which changes are written, if that is done at once.
  private static let writingTime = 0.4

  /// Lets changes be written as they are made, or only when asked for.
  func turnWriting() {
    edits.areWrittenAtOnce.toggle()
    say(edits.areWrittenAtOnce ? "Written at once" : "Written with Ctrl+S", for: 1.5)
  }

  /// Asks for what was changed to be written.
  func askToWrite() {
    guard options.slideFolder?.file != nil else {
      let frames = options.slideFolder?.frames.map(Self.name) ?? []
      let origin = frames.isEmpty ? "" : " --from \(frames.joined(separator: " "))"
      return say("Only slides of your own are written: pokeanim new tour.slides\(origin)", for: 4)
    }
    noteTuning()
    edits.wantsWriting = true
  }

  /// Writes what was changed into the file of a person's slides, if it is time for that; called after a
  /// frame, so that what there is to say comes as it will in a replay, which writes nothing itself.
  func writeSlides() {
    let isDue = edits.areWrittenAtOnce && !edits.isHeld && edits.writing.map { $0 <= now } ?? false
    guard edits.wantsWriting || isDue else { return }
    let isAsked = edits.wantsWriting
    (edits.wantsWriting, edits.writing) = (false, nil)
    guard let write = options.saveSlides, let slides = options.slideFolder, let file = slides.file
    else { return }
    guard var document = edits.documents[file], !document.unsaved.isEmpty else {
      return isAsked ? takeSaved("Nothing was tuned") : ()
    }
    do {
      let words = try Self.write(&document, of: slides, write)
      show(document, of: slides)
      log?.note(.written(words))
      takeWritten(words)
    } catch {
      options.complain("\(error)")
      takeSaved(Self.firstLine(of: "\(error)"))
    }
  }

  /// - Returns: what there is to say.
  private static func write(
    _ document: inout EditedDeck, of slides: SlideFolder, _ write: Resources.SlideWriting
  ) throws -> String {
    let (file, count) = (slides.file ?? "", document.unsaved.count)
    var conflicts = 0
    while !document.unsaved.isEmpty,
      let other = try write(slides.showing(document), document.text)
    {
      do { conflicts += try document.take(file: other) } catch {
        throw Unreadable(name: name(of: file), problem: "\(error)")
      }
    }
    guard conflicts == 0 else { return words(ofConflicts: conflicts, in: file) }
    return "\(name(of: file)): \(count) \(count == 1 ? "motion" : "motions") written"
  }

  /// A file that somebody has saved with mistakes.
  private struct Unreadable: Error, CustomStringConvertible {
    let name: String
    let problem: String
    var description: String { "\(name) stays as it is, for it has mistakes by now: \(problem)" }
  }

  /// The file has what the window has.
  package func takeWritten(_ words: String) {
    options.numbers?.takeWritten()
    if let slides = options.slideFolder, let file = slides.file,
      var document = edits.documents[file]
    {
      document.takeWritten()
      show(document, of: slides)
      edits.isReadOutdated = isReadingSlides
    }
    say(words, for: 4)
  }

  // MARK: Other windows

  /// Offers what an earlier window has not written: it is made by the key that makes again what was
  /// taken back.
  package func take(draft: [DeckEdit]) {
    log?.note(.draft(draft))
    guard let slides = options.slideFolder, let file = slides.file else { return }
    do {
      guard var document = try edits.document(of: slides) else { return }
      guard document.offer(draft) else { return }
      edits.documents[file] = document
      say("Tuned before, and not written · Ctrl+Shift+Z brings it back", for: 8)
    } catch {
      say(Self.firstLine(of: "\(error)"), for: 6)
    }
  }

  /// Looks for what an earlier window has not written.
  func findDraft() {
    guard let file = options.slideFolder?.file, edits.documents[file] == nil,
      let draft = options.draft?(file), !draft.isEmpty
    else { return }
    take(draft: draft)
  }

  // MARK: The end

  /// Leaves, or first says what is not written, once.
  func quit() {
    noteTuning()
    guard notice?.lastsUntilQuit != true, let words = wordsOfUnsaved else {
      return wantsQuit = true
    }
    say(words, for: 6, untilQuit: true)
  }

  /// What there is to say to somebody who leaves; nil: all is written.
  var wordsOfUnsaved: String? {
    if current == .playground, options.numbers?.unsaved.isEmpty == false {
      return "Not written: Ctrl+S writes it, once more quits and drops it"
    }
    guard edits.unsaved.contains(where: { !$0.value.isEmpty }) else { return nil }
    let rest = options.draft == nil ? "drops it" : "keeps it for the next window"
    return "Not written: Ctrl+S writes it, once more quits and \(rest)"
  }

  package func mayClose() -> Bool {
    quit()
    return wantsQuit
  }
}
