import Studio

/// The changes that a person made in one window, of those in the file's members: another window may
/// have changed others meanwhile.
struct StateChanges: Sendable {
  /// The members as this window had them when it last looked at the file.
  private var base: StateMembers
  /// The members that have been in the file: one that is gone was taken away.
  private var known: Set<StateMembers.Path>

  /// - Parameters:
  ///   - start: what the window has at its start.
  ///   - file: the file that it goes on from.
  init(from start: StateMembers, file: StateFile.Contents) throws {
    base = start
    known = Set(file.members?.texts.keys.map(\.self) ?? [])
    let read = try StateMembers(file.state)
    for path in Self.optional where known.contains(path) && base[path] != nil {
      base[path] = read[path] ?? base[path]
    }
  }

  /// The members that an option of the command line overrules, and a desktop that places windows:
  /// then these are changed at once.
  private static let optional: [StateMembers.Path] = [["screen"], ["theme"], ["pair"], ["window"]]

  /// Puts them into a file's members.
  ///
  /// - Parameters:
  ///   - state: the window's members as they are now.
  ///   - members: the file's; nil: there is no file that can be read.
  mutating func put(_ state: StateMembers, into members: inout StateMembers?) {
    var file = members ?? StateMembers()
    for path in Set(state.texts.keys).union(base.texts.keys) {
      let (old, new) = (base[path], state[path])
      if members == nil {
        file[path] = new
      } else if old != new {
        Self.change(path, from: old, to: new, in: &file)
      } else if let new, !known.contains(path), !file.isTaken(path) {
        file[path] = new
      }
    }
    base = state
    known.formUnion(file.texts.keys)
    members = file
  }

  /// Takes presets that the window has from now on, and that are in the file: they are no change.
  mutating func learn(presets: [String: TunerModel]) throws {
    for path in base.texts.keys where path.first == "presets" { base[path] = nil }
    for (path, text) in try StateMembers(Remembered(presets: presets)).texts
    where path.first == "presets" {
      base[path] = text
    }
  }

  /// Changes a member. Two presets with one name are two.
  private static func change(
    _ path: StateMembers.Path, from old: [UInt8]?, to new: [UInt8]?, in file: inout StateMembers
  ) {
    let theirs = file[path]
    guard path.first == "presets", path.count == 2, theirs != old, theirs != new else {
      return file[path] = new
    }
    guard let new else { return }
    let taken = Set(file.texts.keys.filter { $0.first == "presets" }.compactMap(\.last))
    file[["presets", TunerPresets.free(path[1], among: taken)]] = new
  }
}
