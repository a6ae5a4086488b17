/// The source of the motions of a list of children, and the choreography that they follow.
struct MotionScope {
  enum Source {
    /// From what their parent's description says.
    case described(ChildMotions)
    /// All move as their parent does, whose description says nothing.
    case parents(Animation<ChildTransition>)
    /// From a function, for all elements and everything below them.
    case function((Element) -> Animation<ChildTransition>)
  }

  let source: Source
  /// The number of the choreography they follow.
  let group: Int

  /// True if what comes and goes is transformed.
  var transforms: Bool { if case .parents = source { false } else { true } }

  func motion(of element: Element, _ role: ChildRole) -> Animation<ChildTransition> {
    switch source {
    case .described(let motions): motions.motion(of: element.key, role)
    case .parents(let motion): motion
    case .function(let function): function(element)
    }
  }
}
