@testable import Engine

/// Two trees: in the upper one is a button, in the lower one two buttons, a slider, and a field that
/// only tracks.
final class FocusWorld {
  let root = View(frame: Rect(0, 0, 400, 100))
  private let upper = View(frame: Rect(0, 0, 400, 10))
  private var views: [String: View] = [:]
  private(set) var log: [String] = []
  private(set) var looks: [PressLook] = []
  var isModal = false { didSet { placeTrees() } }
  /// The focus comes to the upper tree last.
  var focusRank = 0 { didSet { placeTrees() } }
  let tracker = FocusTracker()

  private func placeTrees() {
    tracker.trees = [
      InputTree(upper, isModal: isModal, focusRank: focusRank), InputTree(root),
    ]
  }

  static let names = ["a", "b", "slider", "field"]

  init() {
    placeTrees()
    add("top", to: upper).action = { [unowned self] in log.append("top") }
    for name in ["a", "b"] {
      add(name, to: root).action = { [unowned self] in log.append(name) }
    }
    let slider = add("slider", to: root)
    slider.tracking = { _ in }
    slider.adjust = { [unowned self] in log.append("\($0)") }
    add("field", to: root).tracking = { [unowned self] in log.append("\($0)") }
    self["a"].onLook = { [unowned self] in looks.append($0) }
  }

  private func add(_ name: String, to parent: View) -> View {
    let holder = View(frame: Rect(20 * Double(views.count), 20, 20, 10))
    let view = View(frame: Rect(0, 0, 20, 10), key: name)
    holder.addSubview(view)
    parent.addSubview(holder)
    views[name] = view
    return view
  }

  subscript(name: String) -> View { views[name] ?? View() }

  /// The name of the view that has the focus.
  var focused: String? { tracker.view?.key }

  func press(_ key: Key) -> Bool { tracker.handle(key, at: .zero) }
}
