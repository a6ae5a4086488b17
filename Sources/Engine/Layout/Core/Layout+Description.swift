extension Layout {
  /// The kind, and the name if there is one.
  var title: String {
    "\(type(of: self))" + (viewReuseId.map { " \"\($0)\"" } ?? "")
  }
}

/// A tree as text, a line a node, children indented; not by recursion, as trees may be deep.
func describe<Tree>(
  _ tree: Tree, children: (Tree) -> [Tree], line: (Tree) -> String
) -> String {
  var lines: [String] = []
  var waiting = [(tree: tree, depth: 0)]
  while let (tree, depth) = waiting.popLast() {
    lines.append(String(repeating: "  ", count: depth) + line(tree))
    for child in children(tree).reversed() { waiting.append((child, depth + 1)) }
  }
  return lines.joined(separator: "\n")
}
