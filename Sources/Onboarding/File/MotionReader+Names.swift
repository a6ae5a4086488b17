import JSONText

/// The motions that have names in a file, which may name each other.
extension MotionReader {
  /// Reads them, those first that others name.
  mutating func readNamed(_ entries: [(name: String, value: FileValue)]) {
    let names = Set(entries.map(\.name))
    var waiting = entries
    while !waiting.isEmpty {
      let missing = Set(waiting.map(\.name))
      let ready = waiting.filter {
        $0.value.namedMotions.intersection(names).isDisjoint(with: missing)
      }
      guard !ready.isEmpty else { return waiting.forEach { refuse($0, among: missing) } }
      for (name, value) in ready {
        if name == "none" { value.wrong("“none” is no motion; give this one another name") }
        named[name] = motion(value)
      }
      waiting.removeAll { entry in ready.contains { $0.name == entry.name } }
    }
  }

  /// Notes a motion that can't be read before others that can't be read before it.
  private func refuse(_ entry: (name: String, value: FileValue), among missing: Set<String>) {
    let others = entry.value.namedMotions.intersection(missing).sorted()
    entry.value.wrong(
      "“\(entry.name)” leads in a circle by way of “\(others.first ?? "")”; say one of the times itself"
    )
  }
}

extension FileValue {
  /// The motions that a motion names.
  fileprivate var namedMotions: Set<String> {
    if case .string(let name) = json { return [name] }
    var names: Set<String> = []
    if case .string(let name) = json["timing"] { names.insert(name) }
    if case .object(let properties) = json["properties"] {
      for member in properties {
        if case .string(let name) = member.value { names.insert(name) }
      }
    }
    return names
  }
}
