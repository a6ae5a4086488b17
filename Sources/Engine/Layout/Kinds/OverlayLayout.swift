/// Children on top of each other: those behind, the primary ones that give the size, those before.
///
/// All groups measure in the whole room; every child then gets the primary group's frame.
public struct OverlayLayout<V: View>: ConfiguredLayout {
  /// The layouts that give it its size.
  public let primary: [any Layout]
  /// The layouts behind those.
  public let background: [any Layout]
  /// The layouts in front of them.
  public let overlay: [any Layout]
  /// The place of its frame in the room that it is given.
  public let alignment: Alignment
  /// The rank among its siblings, per axis.
  public let flexibility: Flexibility
  /// The name by which its view is found again; nil: none.
  public let viewReuseId: String?
  /// The closure that brings its view to its looks; nil: none.
  public let config: ((V) -> Void)?
  /// The depth and the number of its layouts; for the engine alone.
  public let extent: LayoutExtent

  /// A layout of these parts; nil leaves a choice to the layout.
  public init(
    primary: [any Layout], background: [any Layout] = [], overlay: [any Layout] = [],
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible,
    viewReuseId: String? = nil, config: ((V) -> Void)?
  ) {
    self.primary = primary
    self.background = background
    self.overlay = overlay
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.config = config
    extent = LayoutExtent(around: background + primary + overlay)
  }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) {
    arena.addOverlay(
      background: background, primary: primary, overlay: overlay, alignment: alignment,
      flexibility: flexibility)
  }
}

extension OverlayLayout where V == View {
  /// A layout of these parts; nil leaves a choice to the layout.
  public init(
    primary: [any Layout], background: [any Layout] = [], overlay: [any Layout] = [],
    alignment: Alignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil
  ) {
    self.init(
      primary: primary, background: background, overlay: overlay, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, config: nil)
  }
}
