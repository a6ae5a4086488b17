/// Layouts on top of each other, the first one at the back: an ``OverlayLayout``.
///
/// It is as wide as the widest and as high as the highest; every layout gets all of that room.
public struct ZStack: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// Layouts on top of each other, the first at the back.
  public init(
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil,
    @LayoutBuilder content: () -> [any Layout]
  ) {
    layout = OverlayLayout<View>(
      primary: content(), alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId)
  }

  /// The same with a view of its own, which `config` is called with.
  public init<V: View>(
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil,
    config: @escaping (V) -> Void, @LayoutBuilder content: () -> [any Layout]
  ) {
    layout = OverlayLayout<V>(
      primary: content(), alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, config: config)
  }
}
