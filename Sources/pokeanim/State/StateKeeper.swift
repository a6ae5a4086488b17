import EngineSDL
import EngineSystem
import Studio
import Synchronization

/// Keeps what a window remembers on the disk: presets as soon as a person saves them, the rest a moment
/// later, and all of it before the window ends.
final class StateKeeper: Kept {
  private struct Wanted {
    /// The state after the first frame, and now.
    var first: Remembered?
    var state: Remembered?
    var isWritten = true
    /// True if a person waits for the presets.
    var isAsked = false
    var news: TunerPresets.News?
    /// The presets of the news that the window has taken, and has in its state from the next frame on;
    /// and those that it has there.
    var taken: [String: TunerModel]?
    var known: [String: TunerModel]?
  }

  /// The state that the window goes on from.
  var remembered: Remembered { found.state }
  private let file: StateFile
  private let found: StateFile.Contents
  private let wanted = Mutex(Wanted())
  /// The changes that are written by now; nil: none are. Whoever has it writes.
  private let written = Mutex<StateChanges?>(nil)

  init(_ file: StateFile) {
    self.file = file
    found = file.contents(warn: printWarning)
  }

  // MARK: The window

  /// Takes the state as it is after a frame.
  ///
  /// - Parameter placement: the window's.
  func take(_ kept: KeptState, at placement: WindowPlacement, _ keeper: Keeper) {
    var state = kept.state
    state.window = Remembered.WindowPlace(placement)
    take(state, isAsked: kept.isAsked, keeper)
  }

  /// Takes the state as it is after a frame.
  ///
  /// - Parameters:
  ///   - isAsked: true if a person waits for the presets to be kept.
  ///   - keeper: told if there is something to write.
  func take(_ state: Remembered, isAsked: Bool, _ keeper: Keeper) {
    let isNew = wanted.withLock { wanted in
      let isNew = wanted.state != state
      wanted.first = wanted.first ?? state
      wanted.state = state
      wanted.known = wanted.taken ?? wanted.known
      wanted.taken = nil
      wanted.isAsked = wanted.isAsked || isAsked
      if isNew || isAsked { wanted.isWritten = false }
      return isNew
    }
    if isAsked { keeper.writeNow() } else if isNew { keeper.writeSoon() }
  }

  /// The news since the last look; nil: there is none.
  func takeNews() -> TunerPresets.News? {
    wanted.withLock { wanted in
      guard let news = wanted.news else { return nil }
      wanted.news = nil
      if case .kept(let presets) = news { wanted.taken = presets }
      return news
    }
  }

  // MARK: The disk

  func keep(isLast: Bool) {
    written.withLock { written in
      let wish = wanted.withLock { wanted -> Wanted? in
        guard !wanted.isWritten else { return nil }
        defer { (wanted.isWritten, wanted.isAsked, wanted.known) = (true, false, nil) }
        return wanted
      }
      guard let wish, let first = wish.first, let state = wish.state else { return }
      do {
        var changes = try written ?? StateChanges(from: StateMembers(first), file: found)
        if let known = wish.known { try changes.learn(presets: known) }
        let presets = try put(state, into: &changes)
        written = changes
        if wish.isAsked { tell(.kept(presets)) }
      } catch {
        // The last write tries it again.
        wanted.withLock { wanted in
          wanted.isWritten = false
          wanted.known = wanted.known ?? wish.known
        }
        if isLast { printWarning("nothing is remembered for the next start: \(error)") }
        if wish.isAsked { tell(.failed("\(error)")) }
      }
    }
  }

  /// The presets that are on the disk then.
  private func put(
    _ state: Remembered, into changes: inout StateChanges
  ) throws -> [String: TunerModel] {
    let members = try StateMembers(state)
    var file: StateMembers?
    try self.file.update { contents in
      changes.put(members, into: &contents)
      file = contents
    }
    return file?.state { _, _ in }.presets ?? [:]
  }

  private func tell(_ news: TunerPresets.News) {
    wanted.withLock { $0.news = news }
    Desktop.wake()
  }
}
