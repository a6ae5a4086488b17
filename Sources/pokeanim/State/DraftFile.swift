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

  typealias Drafts = [String: [DeckEdit]]

  /// All there is; what can't be read is not there.
  func drafts() -> Drafts? {
    guard FileSystem.exists(path) else { return [:] }
    guard let size = FileSystem.size(of: path), size <= Self.mostBytes,
      let bytes = try? FileSystem.bytes(of: path),
      case .object(let members)? = try? JSONReader.read(bytes)
    else { return nil }
    return Dictionary(members.map { ($0.key, [DeckEdit]($0.value) ?? []) }) { $1 }
  }

  /// Replaces the file by one that is changed. One that can't be read is kept beside it.
  func update(_ change: (inout Drafts) -> Void) throws {
    try FileSystem.makeFolders(FileSystem.folder(of: path))
    let lock = FolderLock(FileSystem.folder(of: path))
    defer { withExtendedLifetime(lock) {} }
    let old = drafts()
    var new = old ?? [:]
    change(&new)
    new = new.filter { !$0.value.isEmpty }
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

/// Keeps on the disk what a window has changed of slides and has not written.
final class DraftKeeper: Kept {
  private struct Wanted {
    var drafts = DraftFile.Drafts()
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
    file.drafts()?[Self.place(of: slides)] ?? []
  }

  private static func place(of slides: String) -> String {
    FileCall.resolved(slides) ?? FileSystem.absolute(slides)
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
        try file.update { file in
          for (slides, edits) in wish.drafts {
            let (place, own) = (Self.place(of: slides), wish.known[slides] ?? [])
            file[place] = (file[place] ?? []).filter { !own.contains($0.path) } + edits
          }
        }
      } catch {
        // The last write tries it again.
        wanted.withLock { $0.isWritten = false }
        if isLast { printWarning("what is tuned and not written is not kept: \(error)") }
      }
    }
  }
}
