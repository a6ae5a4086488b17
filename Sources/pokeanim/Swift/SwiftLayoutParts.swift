/// What the layouts of slides are made of in source, beside the engine's own.
enum SwiftLayoutParts: CaseIterable {
  case box, picture, scrolling, sharing

  /// The lines of its type.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : "  " + line
    }
  }

  private var text: String {
    switch self {
    case .box: Self.boxText
    case .picture: Self.pictureText
    case .scrolling: Self.scrollingText
    case .sharing: Self.sharingText
    }
  }

  private static let boxText = """
    /// The room of a view, as large as what is in it, or as its limits say.
    private struct Box: ComposedLayout {
      let layout: any Layout

      init(
        _ view: Keys?, minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        maxHeight: Double? = nil, alignment: Alignment = .fill,
        flexibility: Flexibility = .inflexible, @LayoutBuilder content: () -> [any Layout] = { [] }
      ) {
        layout = SizeLayout<View>(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment, flexibility: flexibility, viewReuseId: view?.rawValue,
          sublayout: content().first)
      }
    }
    """

  private static let pictureText = """
    /// A picture in its own shape, as large as it is where there is room.
    private struct Picture: LeafLayout {
      let view: Keys
      let natural: Size
      let alignment = Alignment.aspectFit

      var viewReuseId: String? { view.rawValue }

      func size(within room: Size) -> Size {
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let scale = min(1, room.width / natural.width, room.height / natural.height)
        return Size(natural.width * max(0, scale), natural.height * max(0, scale))
      }
    }
    """

  private static let scrollingText = """
    /// The room that something which scrolls takes: what is in it, as far as there is room.
    private struct ScrollRoom: LeafLayout {
      let content: any Layout
      let axis: Axis
      let alignment = Alignment.fill

      func size(within room: Size) -> Size {
        let endless = Double.greatestFiniteMagnitude
        let size = content.measurement(
          within: axis == .vertical ? Size(room.width, endless) : Size(endless, room.height)
        ).size
        return Size(min(size.width, room.width), min(size.height, room.height))
      }
    }
    """

  private static let sharingText = """
    /// A stack of which several children share what the others leave over, in equal parts.
    private struct SharingStack: ContainerLayout {
      let axis: Axis
      let spacing: Double
      let shares: [Bool]
      let children: [any Layout]

      init(
        _ axis: Axis, spacing: Double, shares: [Bool], @LayoutBuilder content: () -> [any Layout]
      ) {
        (self.axis, self.spacing, self.shares, children) = (axis, spacing, shares, content())
      }

      /// What shares is measured in its share: words in it wrap there.
      func room(forChild index: Int, within room: Size) -> Size {
        guard shares[index], length(room) < 1e9 else { return room }
        let taken = zip(children, shares).reduce(gaps) { taken, child in
          taken + (child.1 ? 0 : length(child.0.measurement(within: room).size))
        }
        let share = max(0, length(room) - taken) / Double(max(1, shares.count { $0 }))
        return axis == .horizontal ? Size(share, room.height) : Size(room.width, share)
      }

      func size(of children: [Size], within room: Size) -> Size {
        let lengths = children.map(length).reduce(gaps, +)
        let cross = children.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
        let whole = length(room) < 1e9 ? length(room) : lengths
        return axis == .horizontal ? Size(whole, cross) : Size(cross, whole)
      }

      func cells(for children: [Size], within room: Size, in size: Size) -> [Rect] {
        let taken = zip(children, shares).reduce(gaps) { $0 + ($1.1 ? 0 : length($1.0)) }
        let share = max(0, length(size) - taken) / Double(max(1, shares.count { $0 }))
        var start = 0.0
        return zip(children, shares).map { child, shares in
          let length = shares ? share : length(child)
          defer { start += length + spacing }
          return axis == .horizontal
            ? Rect(start, 0, length, size.height) : Rect(0, start, size.width, length)
        }
      }

      private var gaps: Double { spacing * Double(max(0, children.count - 1)) }

      private func length(_ size: Size) -> Double {
        axis == .horizontal ? size.width : size.height
      }
    }
    """
}
