import Engine

extension Benchmark {
  /// A reload of a thousand items of which a tenth is taken out, added and moved, all of them in
  /// sight.
  static func reloading(_ count: Int, visible: Int) -> Benchmark {
    let gallery = Gallery(size: Size(1000, Double(visible) * 0.8))
    let lists = Gallery.lists(of: count)
    for list in lists { gallery.show(list) }
    var turn = 0
    return Benchmark(name: "reload of \(count) cards, \(visible) in sight", items: count) {
      turn += 1
      gallery.show(lists[turn % lists.count])
      gallery.advance()
      return Double(gallery.view.visibleIds.count)
    }
  }

  /// A reload in which one of many is another: the layout is made anew, but for what is the same.
  static func reloadingOneChanged(_ count: Int) -> Benchmark {
    let gallery = Gallery(size: Size(1000, 80))
    let flows = [36.0, 37].map { width in
      Flow(
        spacing: 4,
        children: (0..<count).map { index in
          SizeLayout<View>(width: index == count / 2 ? width : 36, height: 18, config: { _ in })
            .id("\(index)")
        })
    }
    return gallery.showing(flows, name: "reload of \(count) cards in a flow, one changed")
  }

  /// The same with texts in a column.
  static func reloadingOneText(_ count: Int) -> Benchmark {
    let gallery = Gallery(size: Size(1000, 80))
    let columns = ["a card", "another card"].map { text in
      VStack {
        for index in 0..<count { Text(index == count / 2 ? text : "card").id("\(index)") }
      }
    }
    return gallery.showing(columns, name: "reload of \(count) texts in a column, one changed")
  }

  /// A frame in which all cards move: the stage's part.
  static func moving(_ count: Int) -> Benchmark {
    let gallery = Gallery.shuffling(count)
    return Benchmark(name: "a frame of \(count) moving cards: places", items: count) {
      gallery.scrub()
      return gallery.view.lastChange?.progress ?? 0
    }
  }

  /// The same frame: its picture as data.
  static func listing(_ count: Int) -> Benchmark {
    let gallery = Gallery.shuffling(count)
    return Benchmark(name: "a frame of \(count) moving cards: display list", items: count) {
      gallery.scrub()
      return Double(gallery.display().commands.count)
    }
  }

  /// The same frame, painted into 1280×720 pixels.
  static func painting(_ count: Int) -> Benchmark {
    let gallery = Gallery.shuffling(count)
    gallery.scrub()
    let (list, painter) = (gallery.display(), Painter())
    let bitmap = Bitmap(width: 1280, height: 720)
    return Benchmark(name: "a frame of \(count) moving cards: painting", items: count) {
      painter.paint(list, into: bitmap, glyphs: nil)
      return Double(bitmap.pixels[0] & 0xff)
    }
  }
}

/// Cards in a component view on a stage.
final class Gallery {
  let stage = Stage()
  let view: ComponentView
  private let builder = DisplayListBuilder(measuring: NoText())
  private var frames = 0

  init(size: Size) {
    view = ComponentView(frame: Rect(origin: .zero, size: size))
    view.animator = TransformAnimator(transform: .scale(0.5), duration: 0.5)
    stage.root.addSubview(view)
  }

  func show(_ ids: [String]) {
    view.component = AbsoluteLayout(
      ids.enumerated().map { index, id in
        let card = SizeLayout<View>(config: { card in
          card.content = .empty
          card.backgroundColor = Color(red: 0.3, green: 0.5, blue: 0.9, alpha: 1)
          card.cornerRadius = 6
        })
        return .init(
          card.id(id), Rect(Double(index % 25) * 40, Double(index / 25) * 20 + 1, 36, 18))
      })
    view.reload()
  }

  /// Shows one component and the other, in turn.
  func showing(_ components: [any Layout], name: String) -> Benchmark {
    var turn = 0
    return Benchmark(name: name, items: 1_000) { [self] in
      turn += 1
      view.component = components[turn % components.count]
      view.reload()
      advance()
      return view.contentSize.height
    }
  }

  /// Half a second later.
  func advance() {
    frames += 1
    stage.advance(to: Instant.zero.advanced(bySeconds: Double(frames) * 0.5))
  }

  /// The next frame of 60 a second, without an end.
  func scrub() {
    frames += 1
    stage.advance(to: Instant.zero.advanced(bySeconds: Double(frames) / 60))
  }

  func display() -> DisplayList { DisplayList(builder.commands(for: stage.root)) }

  /// A gallery in which every card is on its way to another place, for hours.
  static func shuffling(_ count: Int) -> Gallery {
    let gallery = Gallery(size: Size(1280, max(720, Double(count) * 0.8)))
    gallery.view.animator = TransformAnimator(
      transform: .scale(0.5), timing: .easeInOut(duration: 1e6))
    let ids = (0..<count).map { "card \($0)" }
    gallery.show(ids)
    gallery.show(ids.reversed())
    return gallery
  }

  /// A gallery in whose cards so many reloads are on their way, for hours: each puts them elsewhere.
  static func stacked(_ changes: Int, of count: Int) -> Gallery {
    let gallery = Gallery(size: Size(1000, Double(count) * 0.8 + 1))
    gallery.view.animator = TransformAnimator(
      transform: .scale(0.5), timing: .easeInOut(duration: 1e6))
    let ids = (0..<count).map { "card \($0)" }
    for change in 0...changes {
      gallery.show(ids.indices.map { ids[($0 + change * 37) % count] })
      gallery.frames += 1
      gallery.stage.advance(to: Instant.zero.advanced(bySeconds: Double(gallery.frames) * 0.01))
    }
    return gallery
  }

  /// Two lists: of the second a tenth is gone, a tenth is new and a tenth is elsewhere.
  static func lists(of count: Int) -> [[String]] {
    let first = (0..<count).map { "card \($0)" }
    var second = first
    for index in stride(from: 0, to: count - 10, by: 10) {
      second[index] = "new \(index)"
      second.swapAt(index + 1, (index * 7 + 1) % count / 10 * 10 + 1)
    }
    return [first, second]
  }
}

final class NoText: TextMeasuring {
  func width(of text: String, font: Font) -> Double { 0 }
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: 0, descent: 0, lineHeight: 0)
  }
}
