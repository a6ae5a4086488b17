public import Engine

/// A view and what belongs to it. It is made as it is asked for first: by `loadView`, then
/// `viewDidLoad` is called.
open class UIViewController {
  public var title: String?
  private var loaded: UIView?
  private var isLoading = false

  public init() {}

  /// Never nil once it was read.
  public var view: UIView! {
    get {
      if loaded == nil, !isLoading { load() }
      return loaded
    }
    set { loaded = newValue }
  }

  public var isViewLoaded: Bool { loaded != nil }

  private func load() {
    isLoading = true
    loadView()
    isLoading = false
    if let loaded, loaded.size == .zero {
      loaded.frame = CGRect(x: 0, y: 0, width: 375, height: 668)
    }
    viewDidLoad()
  }

  /// Makes the view: a white one, unless a subclass makes another.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 668), backgroundColor: .white)
  }

  /// Called when the view is there.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is shown: what is animated from here on is seen.
  open func viewDidAppear(_ animated: Bool) {}
}
