import EngineSDL
import EngineSystem
import JSONText
import Onboarding
import Studio
import Synchronization

/// The file of what windows have changed of slides and have not written, by the real paths of these: it
/// lies beside the state, and other windows write it, too.
struct DraftFile: Sendable {
  let path: String

  /// `drafts.json` beside a state file.
  init(beside state: StateFile) { path = FileSystem.folder(of: state.path) + "/drafts.json" }

  /// The most bytes that are read.
  private static let mostBytes = 16 << 20

  typealias Drafts = [String: DraftEntry]

  /// All there is; nil: the file can't be read.
  func drafts() -> Drafts? {
    guard FileSystem.exists(path) else { return [:] }
    guard let size = FileSystem.size(of: path), size <= Self.mostBytes,
      let bytes = try? FileSystem.bytes(of: path),
      case .object(let members)? = try? JSONReader.read(bytes)
    else { return nil }
    return Dictionary(members.map { ($0.key, DraftEntry(json: $0.value)) }) { $1 }
  }

  /// Replaces the file by one that is changed. One that can't be read is kept beside it.
  func update(_ change: (inout Drafts) -> Void) throws {
    try FileSystem.makeFolders(FileSystem.folder(of: path))
    let lock = FolderLock(FileSystem.folder(of: path))
    defer { withExtendedLifetime(lock) {} }
    let old = drafts()
    var new = old ?? [:]
    change(&new)
    new = new.filter { $0.value != DraftEntry() }
    guard new != old else { return }
    let bad = old == nil ? try BadFile(keeping: path) : nil
    let members = new.sorted { $0.key < $1.key }.map {
      JSONValue.Member(key: $0.key, value: $0.value.json)
    }
    do {
      try FileSystem.write(
        JSONValue.object(members).indentedLines, to: path, isSynced: true)
    } catch {
      bad?.undo()
      throw error
    }
  }
}

/// An entry of the file. What a later version has put there can't be read, and stays.
struct DraftEntry: Equatable {
  fileprivate(set) var json: JSONValue = .array([])

  /// The edits that can be read.
  var edits: [DeckEdit] { items?.compactMap { DeckEdit($0) } ?? [] }

  /// The edits, and what else is among them; nil: it is no list.
  private var items: [JSONValue]? { if case .array(let items) = json { items } else { nil } }

  /// Puts edits in place of those of parts that overlap some.
  ///
  /// - Throws: an error if the entry has no place for them.
  fileprivate mutating func replace(_ own: Set<DeckPath>, by edits: [DeckEdit]) throws(Unreadable) {
    guard let items else {
      if edits.isEmpty { return }
      throw Unreadable()
    }
    let others = items.filter { item in
      guard let path = DeckEdit(item)?.path else { return true }
      return !own.contains { $0.overlaps(path) }
    }
    json = .array(others + edits.map(\.json))
  }

  /// An entry that a later version has written.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String { "a later version has kept something else of these slides" }
  }
}

/// Keeps on the disk what a window has changed of slides and has not written.
final class DraftKeeper: Kept {
  private struct Wanted {
    var drafts: [String: [DeckEdit]] = [:]
    /// The parts that this window has ever changed, by the files of slides: in the file they are its own.
    var known: [String: Set<DeckPath>] = [:]
    var isWritten = true
  }

  private let file: DraftFile
  private let wanted = Mutex(Wanted())
  /// Whoever has it writes.
  private let writing = Mutex(())

  /// - Parameter state: the file beside which drafts lie.
  init(beside state: StateFile) { file = DraftFile(beside: state) }

  /// What windows before this one have not written.
  ///
  /// - Parameter slides: their file.
  func draft(of slides: String) -> [DeckEdit] {
    file.drafts()?[Self.place(of: slides)]?.edits ?? []
  }

  /// The real path of a file, also while it is not there.
  private static func place(of slides: String) -> String {
    let path = FileSystem.absolute(slides)
    if let real = FileCall.resolved(path) { return real }
    let folder = FileSystem.folder(of: path)
    let real = FileCall.resolved(folder) ?? folder
    return (real == "/" ? "" : real) + "/" + FileSystem.name(of: path)
  }

  /// Takes what is not written after a frame.
  ///
  /// - Parameter keeper: told if there is something to write.
  func take(_ kept: KeptState, _ keeper: Keeper) {
    let drafts = kept.unsaved
    let isNew = wanted.withLock { wanted in
      guard wanted.drafts != drafts else { return false }
      (wanted.drafts, wanted.isWritten) = (drafts, false)
      for (slides, edits) in drafts {
        wanted.known[slides, default: []].formUnion(edits.map(\.path))
      }
      return true
    }
    if isNew { keeper.writeSoon() }
  }

  func keep(isLast: Bool) {
    writing.withLock { _ in
      let wish = wanted.withLock { wanted -> Wanted? in
        guard !wanted.isWritten else { return nil }
        wanted.isWritten = true
        return wanted
      }
      guard let wish else { return }
      do {
        try write(wish)
      } catch {
        // The last write tries it again.
        wanted.withLock { $0.isWritten = false }
        if isLast { printWarning("what is tuned and not written is not kept: \(error)") }
      }
    }
  }

  private func write(_ wish: Wanted) throws {
    var problem: (any Error)?
    try file.update { file in
      for (slides, edits) in wish.drafts {
        do {
          try file[Self.place(of: slides), default: DraftEntry()]
            .replace(wish.known[slides] ?? [], by: edits)
        } catch {
          problem = error
        }
      }
    }
    if let problem { throw problem }
  }
}
