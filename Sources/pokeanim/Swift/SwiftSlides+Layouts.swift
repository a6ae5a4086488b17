import Engine
import Onboarding
import Output

/// What layouts add to the source of slides.
extension SwiftSlides {
  /// The members of the props that say where layouts place what is on a slide.
  var propsOfLayouts: [String] {
    guard isArranged else { return [] }
    return """
          /// Where layouts place what is on it.
          var placed: Placed
          /// How far something is scrolled.
          var offsets: [Keys: Point] = [:]

          /// - Parameter text: tells how large words are.
          init(slide: Slide, text: Typesetter = Typesetter(measuring: MonospacedText())) {
            (self.slide, placed) = (slide, Placed(on: slide, text))
          }

          mutating func show(_ slide: Slide, _ text: Typesetter) {
            (self.slide, placed) = (slide, Placed(on: slide, text))
          }

          /// Where a view is in another one, which may scroll it.
          func frame(_ view: Keys, in scroller: Keys? = nil) -> Rect {
            let offset = scroller.flatMap { offsets[$0] } ?? .zero
            return (placed.frames[view] ?? .zero).offset(by: Point.zero - offset)
          }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The layouts of the slides, and the words in them.
  func lines(of layouts: SwiftLayouts) -> [String] {
    let type = typeWord
    var placing: [String] = []
    for (name, lines) in zip(slideNames, layouts.placing) {
      placing += ["      case .\(name):"] + (lines.isEmpty ? ["        break"] : lines)
    }
    var lines = ["", "extension \(type) {"] + Self.placedHead
    lines += placing + ["      }", "    }"] + Self.placedRest + layouts.lines
    if layouts.scrolls { lines += Self.seen + scrolls }
    lines.append("}")
    guard !layouts.words.isEmpty else { return lines }
    lines += ["", "/// The words on the slides that layouts measure.", "private enum Words {"]
    for words in layouts.words {
      lines += SwiftValues.text(words.content).lines(
        indent: 2, after: "static let \(words.name) = ")
    }
    return lines + ["}"]
  }

  private static let placedHead = lines(
    """
      /// Where the layouts of a slide place what is on it.
      struct Placed: Hashable, Sendable {
        /// In what they are in.
        var frames: [Keys: Rect] = [:]
        /// The sizes of what lays out, and of all that is in it.
        var rooms: [Keys: Size] = [:]
        var contents: [Keys: Size] = [:]

        init(on slide: Slide, _ text: Typesetter) {
          switch slide {
    """)

  private static let placedRest = lines(
    """

        /// Places the views of a layout in one of a size.
        private mutating func place(
          _ layout: any Layout, in view: Keys, size: Size, along axis: Axis? = nil,
          mirrored: Set<Keys> = []
        ) {
          let arrangement = layout.arrangement(
            width: axis == .horizontal ? nil : size.width,
            height: axis == .vertical ? nil : size.height)
          (rooms[view], contents[view]) = (size, arrangement.frame.size)
          place(arrangement, from: .zero, in: view, width: arrangement.frame.width, mirrored)
        }

        /// - Parameters:
        ///   - view: the nearest one around the layout, of a width.
        ///   - mirrored: the views in which all is on the other side.
        private mutating func place(
          _ arrangement: LayoutArrangement, from origin: Point, in view: Keys, width: Double,
          _ mirrored: Set<Keys>
        ) {
          var frame = arrangement.frame.offset(by: origin)
          guard let key = arrangement.layout.viewReuseId.flatMap(Keys.init) else {
            for inner in arrangement.sublayouts {
              place(inner, from: frame.origin, in: view, width: width, mirrored)
            }
            return
          }
          for inner in arrangement.sublayouts {
            place(inner, from: .zero, in: key, width: frame.width, mirrored)
          }
          if mirrored.contains(view) { frame.origin.x = width - frame.maxX }
          frames[key] = frame
        }
      }
    """)

  private static let seen = lines(
    """

      /// Those of some views that are in sight in a room.
      private static func seen(
        in room: Size?, along axis: Axis, _ views: [ViewDescription]
      ) -> [ViewDescription] {
        views.filter { view in
          let frame = view.props.appearance.frame
          return axis == .vertical
            ? frame.maxY > 0 && frame.minY < room?.height ?? 0
            : frame.maxX > 0 && frame.minX < room?.width ?? 0
        }
      }

      /// Something that scrolls.
      struct Scroll {
        var view: Keys
        var axis: Axis
        /// The views in it.
        var views: [Keys]
        /// The part of a view, 0 to 1, that comes to rest at the same part of the room; nil: it rests
        /// anywhere.
        var snap: Double?
        /// True if it rests where a room's length begins.
        var isPaged = false
      }

      /// Where something that scrolls comes to rest.
      static func snaps(of scroll: Scroll, in placed: Placed) -> ScrollSnaps {
        guard let snap = scroll.snap else { return ScrollSnaps() }
        func length(_ size: Size?) -> Double {
          (scroll.axis == .vertical ? size?.height : size?.width) ?? 0
        }
        let (room, all) = (length(placed.rooms[scroll.view]), length(placed.contents[scroll.view]))
        let pages = stride(from: 0, to: max(1, all), by: max(1, room)).map { $0...$0 + room }
        let views = scroll.views.compactMap { placed.frames[$0] }.map { frame in
          scroll.axis == .vertical
            ? frame.minY...max(frame.minY, frame.maxY) : frame.minX...max(frame.minX, frame.maxX)
        }
        return ScrollSnaps(
          of: scroll.isPaged ? pages : views, at: snap, viewport: room, isMandatory: true)
      }
    """)

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The function that says what scrolls on a slide.
  private var scrolls: [String] {
    var lines = [
      "", "  /// What scrolls on a slide, each before those in it.",
      "  static func scrolls(of slide: Slide) -> [Scroll] {", "    switch slide {",
    ]
    for (slide, slideName) in zip(slides, slideNames) {
      let scrolls = slide.all.filter { $0.scroll != nil && !$0.isCovered }.map(scroll)
      lines += ["    case .\(slideName):"] + SwiftCode.array(scrolls).lines(indent: 6)
    }
    return lines + ["    }", "  }"]
  }

  private func scroll(_ element: SlideElement) -> SwiftCode {
    let views = SwiftCode.array(element.elements.map { .text("." + name($0.key)) })
    let snap: [SwiftCode] =
      switch element.scroll?.snap {
      case nil: []
      case .page: ["snap: 0", "isPaged: true"]
      case .start: ["snap: 0"]
      case .center: ["snap: 0.5"]
      case .end: ["snap: 1"]
      }
    let axis = element.scroll?.axis ?? .vertical
    return .call(
      "Scroll",
      ["view: .\(name(element.key))", "axis: .\(axis)", .labelled("views", views)] + snap)
  }
}
