/// One step from an old list of ids to a new one. Each says all it needs: no edit is an index
/// into the middle of the others' work.
public enum Edit<ID: Hashable & Sendable>: Hashable, Sendable {
  case remove(ID)
  /// Puts a new id in front of another; nil: at the end.
  case insert(ID, before: ID?)
  /// Takes an id from where it is and puts it in front of another; nil: at the end.
  case move(ID, before: ID?)
  /// The id stays where it is.
  case update(ID)
}
