import JSONText

/// The sections of a file: a section is an array of cases, `layout.trees` the array "trees" of
/// layout.json. In a file of groups each group is a section, `timing.waj.steps` the one with the id
/// "waj.steps". In a table each part that a checker knows is one: `transitions.intro.steps`.
extension VectorReport {
  mutating func replay(_ json: JSONValue, of file: VectorFile) throws {
    guard case .object(let members) = json else {
      throw VectorError("", "wanted an object of sections")
    }
    for member in members {
      try replay(VectorValue(json: member.value, place: member.key), of: file)
    }
  }

  private mutating func replay(_ part: VectorValue, of file: VectorFile) throws {
    if part.place == "groups" {
      for group in try part.elements { try replay(group: group, of: file) }
    } else if let check = file.checks[part.place] {
      try add(file, part.place, check, cases: part.elements)
    } else if case .array = part.json {
      try add(file, part.place, nil, cases: [])
    } else if case .object(let tables) = part.json {
      for table in tables {
        let table = VectorValue(json: table.value, place: "\(part.place).\(table.key)")
        guard let check = file.checks[table.place] else { continue }
        try add(file, table.place, check, cases: rows(of: table))
      }
    }
  }

  /// A group has an id, the kind of its cases, and the cases as "checks".
  private mutating func replay(group: VectorValue, of file: VectorFile) throws {
    let check = file.checks[try group.member("kind").string]
    let cases = try group.member("checks").elements
    try add(file, group.member("id").string, check, cases: cases)
  }

  /// The cases of a table: the members of an object, the objects of a list, or the whole.
  private func rows(of table: VectorValue) -> [VectorValue] {
    switch table.json {
    case .object(let members):
      return members.map { VectorValue(json: $0.value, place: "\(table.place).\($0.key)") }
    case .array(let values):
      guard case .object? = values.first else { return [table] }
      return values.enumerated().map { VectorValue(json: $1, place: "\(table.place)[\($0)]") }
    default: return [table]
    }
  }

  private mutating func add(
    _ file: VectorFile, _ name: String, _ check: VectorFile.Check?, cases: [VectorValue]
  ) throws {
    var section = VectorSection(name: "\(file.rawValue).\(name)", isSkipped: check == nil)
    for value in check == nil ? [] : cases {
      if let mismatch = try check?(value) {
        section.failures.append(VectorSection.Failure(name: value.place, mismatch: mismatch))
      } else {
        section.passed += 1
      }
    }
    sections.append(section)
  }
}
