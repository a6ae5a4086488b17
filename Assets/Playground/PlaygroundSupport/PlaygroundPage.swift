import Playground
public import UIKit

/// What a playground's page may show: a view, or a view controller.
public protocol PlaygroundLiveViewable: AnyObject {
  /// Shows it in the window.
  func showInPlayground()
}

extension UIView: PlaygroundLiveViewable {
  public func showInPlayground() { Playground.show(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  public func showInPlayground() {
    guard let view else { return }
    viewWillAppear(false)
    Playground.show(view)
    viewDidAppear(false)
  }
}

/// The page that a playground's code is on.
public final class PlaygroundPage {
  /// The only one: a playground runs on one thread.
  nonisolated(unsafe) public static let current = PlaygroundPage()

  private init() {}

  /// What the window shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { liveView?.showInPlayground() }
  }

  /// Without effect: the window stays open in any case.
  public var needsIndefiniteExecution = false

  /// The code has done what it wanted to show; the window stays open.
  public func finishExecution() { Playground.finish() }
}
