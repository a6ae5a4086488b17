/// The pointer of a script: it finds the views that entries name.
package struct ScriptPointer {
  /// From the place of the last press at a view, in points of its design, to the screen's points.
  private var press = AffineTransform.identity

  /// A pointer that was nowhere yet.
  package init() {}

  /// The event of an entry, in the screen's points.
  ///
  /// - Throws: an error that names the entry's line, if the view is not there or can't be seen.
  package mutating func event(
    of entry: InputScript.Entry, in runtime: Runtime, at time: Instant
  ) throws(InputScript.ParseError) -> InputEvent {
    switch entry.origin {
    case nil: return entry.event
    case .press: return entry.event.mapped(press.apply(to:))
    case .view(let key):
      guard let view = runtime.screen.root.aim(key: key) else {
        throw entry.error(Self.missing(key, runtime.screen.root, at: time))
      }
      let tree = runtime.tree(of: view)
      guard let place = runtime.visibleBox(of: view, in: tree)?.center else {
        throw entry.error(
          "“\(key)” can't be seen at \(Self.text(time)); an event there needs some of it on the canvas"
        )
      }
      if case .press = entry.event {
        let design = AffineTransform.scale(tree.unit.width, tree.unit.height)
          .then(tree.toScreen(from: tree.root))
        let origin = design.apply(to: .zero)
        press = design.then(.translation(place.x - origin.x, place.y - origin.y))
      }
      return entry.event.mapped { place + $0 }
    }
  }

  private static func missing(_ key: String, _ root: View, at time: Instant) -> String {
    let known = root.keysThere
    let words = "there is no “\(key)” at \(text(time))"
    if let guess = Spelling.nearest(to: key, in: known) {
      return "\(words); did you mean “\(guess)”?"
    }
    let listed = known.prefix(12)
    let more = known.count > listed.count ? " and \(known.count - listed.count) more" : ""
    return known.isEmpty
      ? "\(words), nor anything else with an id"
      : "\(words); there are \(listed.map { "“\($0)”" }.joined(separator: ", "))\(more)"
  }

  private static func text(_ time: Instant) -> String {
    PlainNumber.fixed(time.seconds(since: .zero), decimals: 2) + " s"
  }
}

extension InputScript.Entry {
  fileprivate func error(_ problem: String) -> InputScript.ParseError {
    InputScript.ParseError(line: line, problem: problem, file: file)
  }
}

extension InputEvent {
  /// The same event elsewhere.
  fileprivate func mapped(_ map: (Point) -> Point) -> InputEvent {
    switch self {
    case .press(let point): .press(map(point))
    case .move(let point): .move(map(point))
    case .hover(let point): .hover(point.map(map))
    case .wheel(let point, let way): .wheel(at: map(point), by: way)
    case .pinch(let point, let factor): .pinch(at: map(point), by: factor)
    case .release, .cancel, .key, .keyUp, .text, .composition, .resize: self
    }
  }
}

extension View {
  /// The view of a key that is there, or else one that leaves.
  fileprivate func aim(key: String) -> View? {
    var (there, leaving): (View?, View?)
    forEachInPaintOrder { view in
      guard view.key == key, view !== self else { return }
      if view.phase == .leaving { leaving = leaving ?? view } else { there = there ?? view }
    }
    return there ?? leaving
  }

  /// The keys of all views below it that don't leave, each once.
  fileprivate var keysThere: [String] {
    var (keys, seen) = ([String](), Set<String>())
    forEachInPaintOrder { view in
      guard view !== self, view.phase != .leaving, let key = view.key else { return }
      if seen.insert(key).inserted { keys.append(key) }
    }
    return keys
  }
}

extension Runtime {
  /// The tree that a view takes input in, or the screen's own.
  fileprivate func tree(of view: View) -> InputTree {
    let root = view.root
    return trees.first { $0.root === root } ?? InputTree(root)
  }

  /// The part of a view that can be seen, in the screen's points; nil: nothing of it.
  package func visibleBox(of view: View) -> Rect? { visibleBox(of: view, in: tree(of: view)) }

  /// The same in the view's tree: within the screen, the tree and all
  /// that clips it; nil: nothing of it.
  fileprivate func visibleBox(of view: View, in tree: InputTree) -> Rect? {
    var box = Rect(origin: .zero, size: size)
    var next: View? = view
    while let part = next {
      guard part.presented.alpha > 0 else { return nil }
      if part === view || part.clipsToBounds || part === tree.root {
        let bounds = Rect(origin: .zero, size: part.presented.size)
        box = box.intersection(tree.toScreen(from: part).boundingBox(of: bounds))
      }
      next = part.superview
    }
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
