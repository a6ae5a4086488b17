import JSONText

/// The parts of a file before somebody has saved it and after, each looked up once, however many changes
/// are of it.
struct SavedParts {
  /// A part that differs.
  struct Part {
    let old, new: JSONPart?
  }

  /// What the file lost with a slide or an element: it is the old part once that is there again.
  typealias Lost = [DeckPath: JSONPart]

  private let base, file: JSONDocument
  private(set) var lost: Lost
  private var parts: [DeckPath: Part?] = [:]
  /// The number of parts that were looked up.
  private(set) var count = 0

  init(from base: JSONDocument, to file: JSONDocument, lost: Lost) {
    (self.base, self.file, self.lost) = (base, file, lost)
  }

  /// A part of both texts; nil: it is the same in both, or its slide or element is gone.
  mutating func part(at path: DeckPath) -> Part? {
    if let known = parts[path] { return known }
    let part = found(at: path)
    parts[path] = .some(part)
    return part
  }

  private mutating func found(at path: DeckPath) -> Part? {
    count += 1
    let steps = path.steps(in: base.value)
    let old = steps.map { JSONPart(at: $0, in: base) } ?? lost[path]
    guard let steps = path.steps(in: file.value) else {
      lost[path] = old
      return nil
    }
    lost[path] = nil
    let new = JSONPart(at: steps, in: file)
    return old?.text == new?.text ? nil : Part(old: old, new: new)
  }
}
