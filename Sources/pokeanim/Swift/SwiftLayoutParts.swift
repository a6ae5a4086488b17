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
      /// Those that take their own lengths, then those that share the rest.
      let children: [any Layout]
      /// The place of each child in the stack.
      private let places: [Int]
      /// The number of children that take their own lengths.
      private let fixed: Int

      init(
        _ axis: Axis, spacing: Double, shares: [Bool], @LayoutBuilder content: () -> [any Layout]
      ) {
        let layouts = content()
        (self.axis, self.spacing) = (axis, spacing)
        places = shares.indices.filter { !shares[$0] } + shares.indices.filter { shares[$0] }
        children = places.map { layouts[$0] }
        fixed = shares.count { !$0 }
      }

      func room(forChild index: Int, within room: Size) -> Size { room }

      /// What shares is measured in its share: words in it wrap there.
      func room(forChild index: Int, after sizes: [Size], within room: Size) -> Size {
        guard index >= fixed, length(room) < 1e9 else { return room }
        let share = share(of: length(room), beside: sizes)
        return axis == .horizontal ? Size(share, room.height) : Size(room.width, share)
      }

      func size(of children: [Size], within room: Size) -> Size {
        let lengths = children.map(length).reduce(gaps, +)
        let cross = children.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
        let whole = length(room) < 1e9 ? length(room) : lengths
        return axis == .horizontal ? Size(whole, cross) : Size(cross, whole)
      }

      func cells(for children: [Size], within room: Size, in size: Size) -> [Rect] {
        let share = share(of: length(size), beside: children)
        var lengths = Array(repeating: share, count: children.count)
        for (child, place) in places.enumerated().prefix(fixed) {
          lengths[place] = length(children[child])
        }
        var (starts, start) = ([Double](), 0.0)
        for length in lengths {
          starts.append(start)
          start += length + spacing
        }
        return places.map { place in
          axis == .horizontal
            ? Rect(starts[place], 0, lengths[place], size.height)
            : Rect(0, starts[place], size.width, lengths[place])
        }
      }

      private func share(of room: Double, beside sizes: [Size]) -> Double {
        let taken = sizes.prefix(fixed).map(length).reduce(gaps, +)
        return max(0, room - taken) / Double(max(1, children.count - fixed))
      }

      private var gaps: Double { spacing * Double(max(0, children.count - 1)) }

      private func length(_ size: Size) -> Double {
        axis == .horizontal ? size.width : size.height
      }
    }
    """
}
