import Engine
import JSONText

/// The timing of an element's motion under a name in `motions`.
struct DeckNaming {
  /// The element's id.
  let id: String
  let name: String
  /// The set that is meant, where an element has a motion for each.
  let set: MotionSet
  let document: JSONValue
  let deck: Deck

  /// The members that are a motion's timing.
  private static let timing = ["curve", "spring", "duration"] + ChildRole.allRoles.map(\.member)

  /// The edits that let the element move by a motion that has the name.
  var using: [DeckEdit] {
    motions.map { path, motion in
      var motion = motion
      for member in Self.timing { motion[member] = nil }
      motion["timing"] = .string(name)
      return DeckEdit(path, motion)
    }
  }

  /// The edits that give the timing of the element's motion the name.
  ///
  /// - Parameter slide: the slide whose motion is meant, where it has others elsewhere.
  func naming(on slide: String) -> [DeckEdit] {
    let motion = (motions.first { $0.path.slide == slide } ?? motions.first)?.motion
    guard case .object(let members)? = motion else { return [] }
    var own = JSONValue.object(members.filter { Self.timing.contains($0.key) })
    if case .string(let old)? = motion?["timing"] {
      own = DeckPath("motions", old).motion(in: document) ?? own
      for member in ["enter", "leave", "delay", "arc"] { own[member] = nil }
    }
    return [DeckEdit(DeckPath("motions", name), own)] + using
  }

  /// The element's own motion on each slide that it is on, all written down.
  private var motions: [(path: DeckPath, motion: JSONValue)] {
    deck.slides.compactMap { slide in
      guard let element = slide.all.first(where: { $0.key == id }),
        let motion = element.motion(in: set)
      else { return nil }
      let place = DeckPath(motionOf: id, on: slide.name, in: document, set, isOwn: true)
      let (own, named) = (
        place.motion(in: document),
        place.value(in: document)?.motionName.flatMap {
          DeckPath("motions", $0).motion(in: document)
        }
      )
      let whole = DeckTuning(id, type: motion.type, delay: motion.delay)
      return (place, own ?? named ?? whole.written(motion))
    }
  }
}

/// A name for a motion that another one in the document has.
struct NameTaken: Error, CustomStringConvertible {
  let name: String
  var description: String { "the slides have a motion “\(name)” already; choose another name" }
}

extension EditedDeck {
  /// The motions that have names, in their order.
  package var namedMotions: [(name: String, motion: SlideMotion)] {
    deck.namedMotions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Gives the timing of an element's motion a name, under which others move, too.
  ///
  /// - Parameters:
  ///   - ids: the element, and others that are to move by it.
  ///   - slide: the slide whose motion is meant, where it has others elsewhere.
  /// - Returns: false if there is no such element, or it does not move.
  /// - Throws: a ``NameTaken`` for a name that a motion has already, a `DeckFileError` for one that none
  ///   can have.
  package mutating func name(
    _ ids: [String], on slide: String, as name: String, _ set: MotionSet
  ) throws -> Bool {
    guard let id = ids.first else { return false }
    guard value(of: DeckPath("motions", name)) == nil else { throw NameTaken(name: name) }
    let edits = naming(id, name, set).naming(on: slide)
    return try make(edits + ids.dropFirst().flatMap { naming($0, name, set).using })
  }

  /// Lets elements move by the timing that has a name; see ``name(_:on:as:_:)``.
  package mutating func use(_ name: String, for ids: [String], _ set: MotionSet) throws -> Bool {
    try make(ids.flatMap { naming($0, name, set).using })
  }
}
