/// A node of a tree of any depth, which is released without recursion.
///
/// A base class and not a protocol, so that a list of nodes whose values are of any type is walked
/// without looking types up: leaves are released most by far.
public class TreeNode {
  init() {}

  /// Moves the nodes that this one holds to a list; those that hold none themselves it may drop.
  func takeChildren(into list: inout [TreeNode]) {}

  /// Releases everything below this node: for a subclass's `deinit`.
  ///
  /// Nodes that nobody else holds are taken out of those around them before these go.
  final func releaseChildren() {
    var pending: [TreeNode] = []
    takeChildren(into: &pending)
    while var node = pending.popLast() {
      if isKnownUniquelyReferenced(&node) { node.takeChildren(into: &pending) }
    }
  }
}
