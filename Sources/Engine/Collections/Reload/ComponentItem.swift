/// A component that is shown, and its view.
struct ComponentItem {
  let view: View
  var renderable: Renderable

  var key: RenderableKey { renderable.key }

  /// True if the view was given, and somebody else shows it by now.
  func isElsewhere(than tree: View) -> Bool {
    guard renderable.fixedView != nil, let parent = view.superview else { return false }
    return parent !== tree
  }
}

/// A component that is shown no more, whose view is on its way out.
final class LeavingItem {
  enum Life {
    /// Its animator holds the completion and has not called it yet.
    case waiting
    /// Its animator will never call: it goes when the change ends.
    case released
    /// Its animator has called: it may go.
    case completed
    /// Off the tree.
    case off
    /// It came back: nothing that was promised about its leaving counts any more.
    case returned
  }

  let item: ComponentItem
  /// The view's transform and opacity when it is wholly there.
  let transform: Transform
  let alpha: Double
  var life: Life
  /// The change that it goes with, until that ends.
  weak var change: ComponentChange?

  init(_ item: ComponentItem, life: Life, change: ComponentChange?) {
    self.item = item
    transform = item.view.transform
    alpha = item.view.alpha
    self.life = life
    self.change = change
  }

  var view: View { item.view }
}

/// The token that an animator's completion holds: when it is let go of uncalled, its item knows.
final class LeavingToken {
  private weak var item: LeavingItem?
  private weak var host: ComponentView?
  private var isUsed = false

  init(_ item: LeavingItem, _ host: ComponentView) {
    self.item = item
    self.host = host
  }

  func complete() {
    guard !isUsed, let item else { return }
    isUsed = true
    host?.complete(item)
  }

  deinit {
    guard !isUsed, let item, item.life == .waiting else { return }
    host?.release(item)
  }
}
