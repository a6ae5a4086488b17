/// A box with limits on its size, and perhaps a child that fills it.
///
/// The room given comes before the own maximum, and that before the own minimum. The maximum
/// binds while measuring: with the alignment fill the box still takes all of its room.
public struct SizeLayout<V: View>: ConfiguredLayout {
  /// In points, if there is no `box`: then the layout is exactly that large and says nothing else.
  /// So the commonest layout by far needs no memory of its own.
  @usableFromInline let exact: Size
  @usableFromInline let box: BoxContent<V>?

  /// - Parameters:
  ///   - minWidth: the limits in points; nil: none; not NaN, below 0 counts as 0.
  ///   - alignment: nil: per axis fill without a maximum, else center.
  ///   - flexibility: nil: per axis inflexible if minimum and maximum are equal, else flexible.
  ///   - config: called with the layout's view whenever views are made from it.
  public init(
    minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any Layout)? = nil, config: ((V) -> Void)? = nil
  ) {
    exact = .zero
    box = BoxContent(
      low: BoxLimits(minWidth, minHeight), high: BoxLimits(maxWidth, maxHeight),
      alignment: alignment
        ?? Alignment(
          vertical: maxHeight == nil ? .fill : .center,
          horizontal: maxWidth == nil ? .fill : .center),
      flexibility: flexibility
        ?? Flexibility(
          horizontal: isExact(minWidth, maxWidth) ? nil : 0,
          vertical: isExact(minHeight, maxHeight) ? nil : 0),
      viewReuseId: viewReuseId, sublayout: sublayout, config: config)
  }

  /// - Parameters: in points, finite.
  @inlinable init(exactly width: Double, _ height: Double) {
    exact = Size(width: max(0, width), height: max(0, height))
    box = nil
  }

  /// The least width in points; nil: none.
  public var minWidth: Double? { box.map(\.low.width) ?? exact.width }
  /// The greatest width in points; nil: none.
  public var maxWidth: Double? { box.map(\.high.width) ?? exact.width }
  /// The least height in points; nil: none.
  public var minHeight: Double? { box.map(\.low.height) ?? exact.height }
  /// The greatest height in points; nil: none.
  public var maxHeight: Double? { box.map(\.high.height) ?? exact.height }
  /// The place of its frame in the room that it is given.
  public var alignment: Alignment { box?.alignment ?? .center }
  /// The rank among its siblings, per axis.
  public var flexibility: Flexibility { box?.flexibility ?? .inflexible }
  /// The name by which its view is found again; nil: none.
  public var viewReuseId: String? { box?.viewReuseId }
  /// The layout inside; nil: it is empty.
  public var sublayout: (any Layout)? { box?.sublayout }
  /// The closure that brings its view to its looks; nil: none.
  public var config: ((V) -> Void)? { box?.config }
  /// The depth and the number of its layouts; for the engine alone.
  public var extent: LayoutExtent { box?.extent ?? .leaf }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) {
    guard let box else {
      return arena.addExactBox(exact)
    }
    box.compile(into: &arena)
  }
}

/// The settings of a size layout.
///
/// An object, so that a layout is one word: it is passed on and kept as a reference.
@usableFromInline
final class BoxContent<V: View> {
  let low: BoxLimits
  let high: BoxLimits
  let alignment: Alignment
  let flexibility: Flexibility
  let viewReuseId: String?
  let sublayout: (any Layout)?
  let config: ((V) -> Void)?
  let extent: LayoutExtent

  init(
    low: BoxLimits, high: BoxLimits, alignment: Alignment, flexibility: Flexibility,
    viewReuseId: String?, sublayout: (any Layout)?, config: ((V) -> Void)?
  ) {
    self.low = low
    self.high = high
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    self.sublayout = sublayout
    self.config = config
    extent = if let sublayout { LayoutExtent(around: sublayout) } else { .leaf }
  }

  func compile(into arena: inout LayoutArena) {
    let low = Size(low.width ?? 0, low.height ?? 0)
    let high = Size(high.width ?? .infinity, high.height ?? .infinity)
    if let sublayout {
      arena.addBox(
        min: low, max: high, alignment: alignment, flexibility: flexibility, child: sublayout)
    } else {
      arena.addBox(min: low, max: high, alignment: alignment, flexibility: flexibility)
    }
  }
}

/// The limits of a box's sides in points; nil: none.
struct BoxLimits {
  let width: Double?
  let height: Double?

  init(_ width: Double?, _ height: Double?) {
    require(
      width?.isNaN != true && height?.isNaN != true, "a size layout's limit is a number")
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }
}

private func isExact(_ low: Double?, _ high: Double?) -> Bool {
  guard let low, let high else { return false }
  return abs(low - high) < 1e-4
}
