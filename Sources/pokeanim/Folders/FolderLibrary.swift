import Engine
import EngineSDL
import EngineSystem
import Studio

/// The folders of the disk.
final class FolderLibrary: Library {
  private let assets: String
  /// The pictures of slides that were read.
  private let known: KnownPictures
  /// The letters of other threads about a person's slides.
  let mail = SlideMail()
  /// The folders whose files are watched.
  private var followed: (folders: Set<String>, watch: FolderWatch)?

  /// - Parameter assets: the folder with the program's pictures.
  init(assets: String, known: KnownPictures = KnownPictures()) {
    (self.assets, self.known) = (assets, known)
  }

  func subject(at path: String) -> Subject { Subject(path: path) }

  func ownSlides() throws -> SlideFolder { try SlideFolder(assets: assets, known: known) }

  func slides(
    at path: String, isStrict: Bool, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> SlideFolder {
    try SlideFolder(path, isStrict: isStrict, links: links, known: known, tell: tell)
  }

  func cards(
    at path: String, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> CardFolder {
    try CardFolder(path, links: links, tell: tell)
  }

  // MARK: Following

  func begin(waking wake: @escaping @Sendable () -> Void) { mail.open(waking: wake) }

  func end() {
    mail.close()
    followed = nil
  }

  var isFollowing: Bool { mail.isOpen }

  func follow(_ slides: SlideFolder) { follow(slides.files, of: slides.source) }
  func follow(_ slides: ReadSlides) { follow(slides.files, of: slides.file) }

  private func follow(_ files: Set<String>, of slides: String?) {
    guard isFollowing, !files.isEmpty else { return }
    mail.files = files
    let folders = Set(files.map(FileSystem.folder))
    guard folders != followed?.folders else { return }
    followed = FolderWatch(folders) { [mail] in mail.take($0) }.map { (folders, $0) }
    if followed == nil {
      printWarning(
        "changes of \(slides ?? "the slides") are not seen: \(FileSystem.lastError())")
    }
  }

  func takeNews() -> Bool { mail.takeNews() }

  func readAgain(_ slides: SlideFolder, links: LinkRule) {
    guard let file = slides.source else { return }
    mail.read { [known] in slides.readAgain(from: file, links: links, known: known) }
  }

  func takeRead() -> ReadSlides? { mail.takeRead() }
}

extension Resources {
  /// Resources from the folders of the disk.
  ///
  /// - Parameters:
  ///   - assets: the folder with the program's pictures.
  ///   - known: the pictures of slides that were read.
  init(
    assets: String, text: any TextMaker, slideFolder: SlideFolder? = nil,
    known: KnownPictures = KnownPictures(), cardFolder: CardFolder? = nil,
    links: LinkRule = .refuse
  ) {
    self.init(
      assets: assets, text: text, library: FolderLibrary(assets: assets, known: known),
      slideFolder: slideFolder, cardFolder: cardFolder, links: links, warn: printWarning,
      complain: printError)
  }
}
