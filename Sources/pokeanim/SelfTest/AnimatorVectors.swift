import Engine

/// The cases of animators.json: the calls that a component view makes, and what is on screen.
enum AnimatorVectors {
  static let checks: [String: SelfTest.Check] = ["vectors": vector, "diffs": diff]

  private static let expectation = Expectation(tolerance: 1e-9)

  private static func vector(_ value: VectorValue) throws -> Mismatch? {
    let player = AnimatorPlayer(viewport: try value.member("viewport").rect)
    for step in try value.member("steps").elements {
      try player.play(step)
      let got: [(String, JSONValue)] = [
        ("calls", .array(player.takeCalls())), ("visible", names(player.view.visibleIds)),
        ("leaving", names(player.view.leavingIds.sorted())),
        ("zOrder", names(player.view.stackedIds)),
      ]
      for (key, got) in got {
        let wanted = try key == "leaving" ? sorted(step) : step.json[key]
        let found = expectation.mismatch(wanted: wanted, got: got, at: "\(step.place).\(key)")
        if let found { return found }
      }
    }
    return nil
  }

  /// Which ids are leaving is said, not in which order.
  private static func sorted(_ step: VectorValue) throws -> JSONValue? {
    guard let leaving = step.optional("leaving") else { return nil }
    return names(try leaving.elements.map { try $0.string }.sorted())
  }

  private static func diff(_ value: VectorValue) throws -> Mismatch? {
    let old = try value.member("old").elements.map { try $0.string }
    let new = try value.member("new").elements.map { try $0.string }
    for (place, list) in [("old", old), ("new", new)] where Set(list).count < list.count {
      throw VectorError("\(value.place).\(place)", "wanted each id once")
    }
    var got = counted(Diff.edits(from: old, to: new))
    let player = AnimatorPlayer(viewport: Rect(0, 0, 100, 100))
    player.reload(old)
    player.reload(new)
    if value.optional("zOrderWhileLeaving") != nil {
      got.append(("zOrderWhileLeaving", names(player.view.stackedIds)))
    }
    for (key, got) in got {
      let found = expectation.mismatch(wanted: value.json[key], got: got, at: key)
      if let found { return found }
    }
    player.completeAll()
    return expectation.mismatch(
      wanted: names(new), got: names(player.view.stackedIds), at: "the z-order at last")
  }

  private static func counted(_ edits: [Edit<String>]) -> [(String, JSONValue)] {
    var (deleted, inserted, moves) = ([String](), [String](), 0)
    for edit in edits {
      switch edit {
      case .remove(let id): deleted.append(id)
      case .insert(let id, _): inserted.insert(id, at: 0)
      case .move: moves += 1
      case .update: break
      }
    }
    return [
      ("deleted", names(deleted)), ("inserted", names(inserted)), ("moves", .number(Double(moves))),
    ]
  }

  private static func names(_ ids: [String]) -> JSONValue { .array(ids.map(JSONValue.string)) }
}

/// A component view with an animator that writes down what it is asked, and lets views go only when
/// it is told to.
private final class AnimatorPlayer {
  private final class Recorder: Animator {
    var calls: [JSONValue] = []
    var completions: [(id: String, complete: () -> Void)] = []

    func willUpdate(hostingView: ComponentView) { calls.append(["willUpdate"]) }

    func insert(hostingView: ComponentView, view: View, frame: Rect) {
      calls.append(["insert", name(view), numbers(frame)])
    }

    func update(hostingView: ComponentView, view: View, frame: Rect) {
      calls.append(["update", name(view), numbers(frame)])
      view.frame = frame
    }

    func delete(hostingView: ComponentView, view: View, completion: @escaping () -> Void) {
      calls.append(["delete", name(view)])
      completions.append((view.key ?? "", completion))
    }

    private func name(_ view: View) -> JSONValue { .string(view.key ?? "") }

    private func numbers(_ frame: Rect) -> JSONValue {
      .array([frame.x, frame.y, frame.width, frame.height].map(JSONValue.number))
    }
  }

  let view: ComponentView
  private let stage = Stage()
  private let recorder = Recorder()

  init(viewport: Rect) {
    view = ComponentView(frame: Rect(origin: .zero, size: viewport.size))
    view.animator = recorder
    view.scroll(to: viewport.origin)
    stage.root.addSubview(view)
  }

  func takeCalls() -> [JSONValue] {
    defer { recorder.calls = [] }
    return recorder.calls
  }

  func play(_ step: VectorValue) throws {
    switch try step.member("op").string {
    case "reload": try reload(step.member("items"))
    case "scroll":
      let origin = try step.member("origin").elements(count: 2).map { try $0.number }
      view.scroll(to: Point(origin[0], origin[1]))
    case "completeDelete":
      let id = try step.member("id").string
      let index = recorder.completions.firstIndex { $0.id == id }
      guard let index else { throw VectorError(step.place, "nothing named \"\(id)\" is leaving") }
      recorder.completions.remove(at: index).complete()
    default: throw try step.member("op").wrong("reload, scroll or completeDelete")
    }
  }

  private func reload(_ items: VectorValue) throws {
    reload(
      try items.elements.map { item in
        let parts = try item.elements(count: 2)
        return (try parts[0].string, try parts[1].rect)
      })
  }

  func reload(_ ids: [String]) { reload(ids.map { ($0, Rect(0, 0, 10, 10)) }) }

  private func reload(_ items: [(id: String, frame: Rect)]) {
    view.component = AbsoluteLayout(
      items.map { (SizeLayout<View>(config: { _ in }).id($0.id), $0.frame) })
    view.reload()
  }

  func completeAll() {
    for completion in recorder.completions { completion.complete() }
  }
}

extension VectorValue {
  /// `[x, y, width, height]`.
  fileprivate var rect: Rect {
    get throws(VectorError) {
      let parts = try elements(count: 4)
      return Rect(
        try parts[0].number, try parts[1].number, try parts[2].number, try parts[3].number)
    }
  }
}
