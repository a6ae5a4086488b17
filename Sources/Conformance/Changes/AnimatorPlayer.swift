import Engine
import JSONText

/// A component view with an animator that writes down what it is asked, and lets views go only when
/// it is told to.
final class AnimatorPlayer {
  /// A view that is on its way out until it is completed.
  private struct Deletion {
    let id: String
    let complete: () -> Void
  }

  private final class CallRecorder: Animator {
    var calls: [JSONValue] = []
    var deletions: [Deletion] = []

    func willUpdate(componentView: ComponentView) { calls.append(["willUpdate"]) }

    func insert(componentView: ComponentView, view: View, frame: Rect) {
      calls.append(["insert", name(view), .array(frame.numbers)])
    }

    func update(componentView: ComponentView, view: View, frame: Rect) {
      calls.append(["update", name(view), .array(frame.numbers)])
      view.frame = frame
    }

    func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
      calls.append(["delete", name(view)])
      deletions.append(Deletion(id: view.key ?? "", complete: completion))
    }

    private func name(_ view: View) -> JSONValue { .string(view.key ?? "") }
  }

  let view: ComponentView
  private let stage = Stage()
  private let recorder = CallRecorder()

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
      let index = recorder.deletions.firstIndex { $0.id == id }
      guard let index else { throw VectorError(step.place, "nothing named \"\(id)\" is leaving") }
      recorder.deletions.remove(at: index).complete()
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
      items.map { .init(SizeLayout<View>(config: { _ in }).id($0.id), $0.frame) })
    view.reload()
  }

  func completeAll() {
    for deletion in recorder.deletions { deletion.complete() }
  }
}
