/// Writes down what properties are set to, while none of it shows.
///
/// | mode | records | ends as |
/// |---|---|---|
/// | `closure` | each property's first and last value | the ways of one animation |
/// | `direct` | nothing: what is set is there at once, whatever closures are around it | – |
/// | `reload` | the same as a closure, with the blocks (`animate`), animations (`play`) and sets outside of both that decide how each property goes | one ``Playback`` |
///
/// A closure is recorded inside a reload too; then the reload is the `outer` recorder.
final class ChangeRecorder {
  enum Mode {
    case closure
    /// Nothing.
    case direct
    /// Everything of one reload, which becomes this playback.
    case reload(Playback)
  }

  /// One property's change.
  struct Record {
    /// Its owner is the one that was recorded last.
    var property: Property
    /// The value at rest until now.
    var before: Lanes
    /// The value on screen.
    let shown: Lanes
    /// The value at which the motion begins.
    var start: Lanes
    var to: Lanes
    /// The block that moves it; nil: it is there at once.
    var block: Int?
    /// True if it was set by hand, which ends the motion that it was in.
    var isCut: Bool
    /// True if something else has moved the property since: it is that one's.
    var isLeft = false

    /// Goes by the name under which the property was set again: its owner may be another object.
    fileprivate mutating func follow(_ property: Property) {
      guard let way = property.owner as? ContentWay, way !== self.property.owner else { return }
      way.earlier = self.property.owner as? ContentWay
      self.property = property
    }
  }

  /// The name of a block: what happens to whom. Not a text yet, as most views are asked about that
  /// do not move.
  struct Label: Equatable {
    let event: String
    var id: String?

    var text: String { id.map { "\(event) \($0)" } ?? event }
  }

  let mode: Mode
  let outer: ChangeRecorder?
  /// The call of `View.animate` in which it records; nil: none.
  let token: ScopeToken?
  var records: [Record] = []
  private var places = PropertyIndex()
  private var players: [(Playback) -> Void] = []

  // MARK: A reload

  private(set) var blocks: [Block] = []
  /// The name of the blocks that come next.
  var label: Label?
  /// Views that were not there before: what is set of them shows at once and is no change.
  var newcomers: Set<ObjectIdentifier> = []
  /// A view on its way out that comes back: it goes on from what is on screen, whatever is set.
  private var returning: ObjectIdentifier?
  /// The records that first belong to the returning view.
  private var returningRecords: [Int] = []

  init(_ mode: Mode, in outer: ChangeRecorder? = nil) {
    self.mode = mode
    self.outer = outer
    token = .innermost
  }

  /// The innermost recorder of a reload: this one or one around it.
  var reload: ChangeRecorder? { playback == nil ? outer?.reload : self }

  /// The playback that the reload becomes; nil for a closure.
  var playback: Playback? {
    if case .reload(let playback) = mode { playback } else { nil }
  }

  /// True if what is set shows at once, and no reload is to know of it.
  var isDirect: Bool {
    if case .direct = mode { reload == nil } else { false }
  }

  /// The changes that are still its own.
  var changes: [Record] { records.filter { !$0.isLeft } }

  /// True if nothing was asked for.
  var isEmpty: Bool { blocks.isEmpty && records.isEmpty }

  /// The owners of all properties that a block moves.
  var movedOwners: Set<ObjectIdentifier> {
    Set(records.lazy.filter { $0.block != nil }.map(\.property.object))
  }

  // MARK: Recording

  /// Calls a closure with the playback that what is recorded becomes, if it is played.
  func onPlay(_ body: @escaping (Playback) -> Void) { players.append(body) }

  func tellPlayers(_ playback: Playback) {
    for body in players { body(playback) }
  }

  /// Records that a property is set. Returns whether the new value is kept from the screen.
  func set(_ property: Property, from: Lanes, shown: Lanes, to: Lanes) -> Bool {
    if case .direct = mode {
      let before = leave(property) ?? from
      return reload?.set(property, from: before, shown: shown, to: to) ?? false
    }
    let isReload = playback != nil
    if let place = places.number(of: property.whole), !records[place].isLeft {
      records[place].follow(property)
      records[place].to = property.lanes.replace(records[place].to, by: to)
      if isReload, !goesOn(property) { cut(place, at: records[place].to) }
      return true
    }
    let (property, to) = (property.whole, property.lanes.replace(from, by: to))
    guard !newcomers.contains(property.object) else { return false }
    guard !isReload || from != to else { return true }
    let goesOn = !isReload || goesOn(property)
    add(
      Record(
        property: property, before: from, shown: shown, start: goesOn ? from : to, to: to,
        isCut: !goesOn))
    return true
  }

  /// Leaves a property to what moves or sets it from now on, in all closures inside of a reload: it
  /// rests as before them. Returns that value; nil: none of them has set it.
  @discardableResult
  func leave(_ property: Property) -> Lanes? {
    guard playback == nil else { return nil }
    var before: Lanes?
    if let place = places.number(of: property.whole), !records[place].isLeft {
      records[place].isLeft = true
      let record = records[place]
      record.property.owner.setRestLanes(record.before, of: record.property.number)
      before = record.before
    }
    return outer?.leave(property) ?? before
  }

  private func cut(_ place: Int, at value: Lanes) {
    records[place].start = value
    records[place].block = nil
    records[place].isCut = true
  }

  /// Adds a block to the reload: of several that move one property the last one decides how.
  func add(_ changes: [Record], in block: Block) {
    blocks.append(block)
    for var change in changes {
      if let place = places.number(of: change.property) {
        records[place].follow(change.property)
        records[place].to = change.to
        records[place].block = blocks.count - 1
      } else {
        change.block = blocks.count - 1
        add(change)
      }
    }
  }

  private func add(_ record: Record) {
    // Most closures set two properties of one view.
    if records.isEmpty {
      records.reserveCapacity(2)
      places.reserve(2)
    }
    if isReturning(record.property) { returningRecords.append(records.count) }
    let (place, isNew) = places.add(record.property)
    if isNew { records.append(record) } else { records[place] = record }
  }

  /// True if a view came with the reload: what is set of it shows at once.
  func isNew(_ view: View) -> Bool {
    reload?.newcomers.contains(ObjectIdentifier(view)) ?? false
  }

  /// True if a view was given another content, which cross-fades.
  func hasNewContent(of view: View) -> Bool { places.number(of: view.contentProperty) != nil }

  /// Lets a view's new content go with the last block that moves the view, if no block has it.
  func joinContent(of view: View) {
    guard let place = places.number(of: view.contentProperty), records[place].block == nil else {
      return
    }
    let own = records.lazy.filter { $0.property.object == ObjectIdentifier(view) }
    records[place].block = own.compactMap(\.block).filter { self.blocks[$0].value == nil }.max()
  }

  // MARK: Views that come back

  /// True if setting a property in a reload does not cut what it is about to do: a content has no
  /// place where it could be at once, and waits for a block that moves its view.
  private func goesOn(_ property: Property) -> Bool {
    isReturning(property) || property.owner is ContentWay
  }

  private func isReturning(_ property: Property) -> Bool {
    returning == property.object
  }

  func beginReturn(of view: View) {
    returning = ObjectIdentifier(view)
    returningRecords = []
  }

  /// Lets what was set of the view, and moves by no block, go with the view's last block; an
  /// animation that was given as a value moves what it names and nothing else.
  func endReturn() {
    returning = nil
    let own = returningRecords.compactMap { records[$0].block }
    let last = own.filter { blocks[$0].value == nil }.max()
    for place in returningRecords where records[place].block == nil {
      records[place].block = last
      records[place].isCut = last == nil
    }
  }
}
