/// Turns a tree of views into what one frame shows of it.
///
/// What was drawn of a view is kept with it, so that a frame in which only places change makes
/// nothing else anew, and the parts of its list in which nothing differs are those of the frame
/// before. So are the lines of texts and the commands of drawings that it has met.
public final class DisplayListBuilder {
  /// The fonts by which texts are placed.
  public let measuring: any TextMeasuring
  private var texts: [TextPlace: TextBlock] = [:]
  private var drawings: [UnsafeRawPointer: KnownDrawing] = [:]
  /// The list of the view that it is asked for.
  private var outermost = KeptCommands()
  /// What hides parts of the texts of views that are to be drawn, by the views.
  private var masks: [ObjectIdentifier: Mask] = [:]
  /// How views are painted otherwise than they are presented, by their keys.
  package var sways: [String: Sway] = [:]
  /// The mark of what it drew.
  private let mark = Mark()

  private final class Mark {}

  /// A drawing and its commands, by the memory that its items lie in: as long as it is known the
  /// memory is nobody else's, and to look it up nothing needs to be compared.
  private struct KnownDrawing {
    let items: [Drawing.Item]
    let commands: [DrawCommand]
    let extent: Extent?

    init(_ items: [Drawing.Item], _ measuring: any TextMeasuring) {
      self.items = items
      commands = items.setting(by: measuring).map(\.alignedCommand)
      extent = Extent(of: commands)
    }
  }

  private struct TextPlace: Hashable {
    let content: TextContent
    let size: Size
  }

  /// - Parameter measuring: tells how large text is.
  public init(measuring: any TextMeasuring) { self.measuring = measuring }

  /// The view and everything in it as presented, in the coordinates of the view's parent.
  ///
  /// Paint order is the tree's: parents first, children from back to front, unless their z
  /// positions say otherwise; none of them is cut off at its parent's edges unless that clips.
  ///
  /// - Parameter showing: the content to show of each view: its own, unless a picture is to differ
  ///   from what the views hold.
  public func commands(
    for view: View, showing: (View) -> Content = { $0.content }
  ) -> [DrawCommand] {
    var list = KeptCommands()
    swap(&list, &outermost)
    list.begin(with: [], layers: 1)
    append(view, to: &list, showing: showing)
    list.end()
    outermost = list
    return list.list
  }

  private func append(
    _ view: View, to list: inout KeptCommands, showing: (View) -> Content
  ) {
    let sway = sways.isEmpty ? nil : view.key.flatMap { sways[$0] }
    let place = (sway?.applied(to: view.presented) ?? view.presented).place
    guard place.alpha > 0 else { return }
    let drawn = drawn(view)
    if let sway, !sway.fills.isEmpty {
      draw(view, drawn, in: sway, showing)
    } else {
      draw(view, drawn, showing)
    }
    let alignment = drawn.alignment(of: view, in: place) { fit(of: drawn, $0) }
    let own = masks.isEmpty ? drawn.own : masked(drawn.own, of: view, alignment)
    if view.subviews.isEmpty { drawn.forgetWhole() }
    let commands = view.subviews.isEmpty ? own : drawAll(own, drawn, of: view, showing)
    guard !commands.isEmpty else { return }
    var layer = Layer(view: place.toParent, opacity: place.alpha, commands: commands)
    layer.alignment = alignment
    if view.clipsToBounds { layer.clip = Self.bounds(of: view) }
    list.append(layer)
  }

  /// The outline that cuts off what lies in a view.
  static func bounds(of view: View) -> Path {
    let shown = view.presented
    return .roundedRect(Rect(origin: .zero, size: shown.size), radius: shown.cornerRadius)
  }

  /// The record of how this builder drew a view last.
  func drawn(_ view: View) -> DrawnView {
    if let drawn = view.drawn as? DrawnView, drawn.maker === mark { return drawn }
    let drawn = DrawnView(maker: mark)
    view.drawn = drawn
    return drawn
  }

  /// What a view shows itself, with its text behind others.
  private func masked(
    _ own: [DrawCommand], of view: View, _ alignment: LayerAlignment?
  ) -> [DrawCommand] {
    masks[ObjectIdentifier(view)].map { own.masked(by: $0, alignment) } ?? own
  }

  /// What a view shows itself, as this frame has it.
  func shown(_ view: View, _ showing: (View) -> Content) -> [DrawCommand] {
    let drawn = drawn(view)
    draw(view, drawn, showing)
    return drawn.own
  }

  /// Draws the view itself, unless it was drawn so before.
  private func draw(_ view: View, _ drawn: DrawnView, _ showing: (View) -> Content) {
    let content = showing(view)
    let parts = view.partedText.flatMap { $0.side == nil ? nil : $0 }
    guard let mix = view.mix else {
      if let parts, case .text(let text) = content {
        return drawn.showFading(view) {
          $0.commands + [.layer(self.layer(of: text, parts, $1, drawn))]
        }
      }
      return draw(view, content, drawn)
    }
    var seen = mix.seen
    for index in seen.indices where seen[index].content.isSame(as: view.content) {
      seen[index].content = content
    }
    guard seen.count > 1 || (parts != nil && !seen.isEmpty) else {
      return draw(view, seen.first?.content ?? content, drawn)
    }
    drawn.showFading(view) { look, pose in
      let whole = fade(seen, in: view.presented, pose, breaksLines: parts == nil)
      return look.commands + [.layer(parts.map { parted(whole, $0, pose) } ?? whole)]
    }
  }

  /// Draws the view itself with a box of another colour.
  private func draw(
    _ view: View, _ drawn: DrawnView, in sway: Sway, _ showing: (View) -> Content
  ) {
    draw(view, drawn, showing)
    let box = BoxLook(view.presented).commands.count
    let content = drawn.own.dropFirst(box)
    drawn.showFading(view) { _, _ in
      BoxLook(sway.applied(to: view.presented)).commands + content
    }
  }

  private func draw(_ view: View, _ content: Content, _ drawn: DrawnView) {
    guard !drawn.shows(view, content) else { return }
    drawn.show(view, content) { look in
      var commands = look.commands
      append(content, in: view.presented, size: view.presented.size, to: &commands)
      return commands
    }
  }

  private func drawAll(
    _ own: [DrawCommand], _ drawn: DrawnView, of view: View, _ showing: (View) -> Content
  ) -> [DrawCommand] {
    if let ends = view.textEnds { masks = textMasks(in: view, between: ends, showing) }
    defer { if view.textEnds != nil { masks = [:] } }
    var whole = drawn.takeWhole()
    whole.begin(with: own, layers: view.subviews.count)
    for child in view.stackedSubviews { append(child, to: &whole, showing: showing) }
    whole.end()
    drawn.whole = whole
    return whole.list
  }

  /// - Parameter look: the look of the view that has the content.
  func append(
    _ content: Content, in look: Appearance, size: Size, to commands: inout [DrawCommand]
  ) {
    guard size.width > 0, size.height > 0 else { return }
    switch content {
    case .empty: return
    case .text(let text): commands += lines(of: text, size: size)
    case .drawing(let drawing): commands.append(.layer(layer(of: drawing, in: look, size: size)))
    }
  }

  // MARK: Text

  package func lines(of text: TextContent, size: Size) -> [DrawCommand] {
    let block = block(of: text, size: size)
    let metrics = block.metrics
    var baseline = (size.height - block.size.height) / 2
    baseline += (metrics.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
    return block.lines.enumerated().compactMap { index, line in
      guard !line.text.isEmpty else { return nil }
      return .text(
        TextLine(line.text, font: block.font, color: text.color),
        origin: Point(
          (size.width - line.width) * text.alignment.share(of: line.text.lineDirection),
          baseline + Double(index) * metrics.lineHeight))
    }
  }

  private func block(of text: TextContent, size: Size) -> TextBlock {
    var colourless = text
    colourless.color = .clear
    let place = TextPlace(content: colourless, size: size)
    if let known = texts[place] { return known }
    if texts.count >= 256 { texts.removeAll() }
    let block = TextBlock.fitting(text, in: size, measuring: measuring)
    texts[place] = block
    return block
  }

  // MARK: Drawings

  private func layer(of drawing: Drawing, in look: Appearance, size: Size) -> Layer {
    layer(of: drawing, in: look, size: size) { known(drawing) }
  }

  /// The layer of a drawing that is another one in the next frame.
  func layer(ofPassing drawing: Drawing, in look: Appearance, size: Size) -> Layer {
    layer(of: drawing, in: look, size: size) { KnownDrawing(drawing.items, measuring) }
  }

  private func layer(
    of drawing: Drawing, in look: Appearance, size: Size, _ known: () -> KnownDrawing?
  ) -> Layer {
    guard look.dress.isPlain else { return dressedLayer(of: drawing, in: look, size: size, known) }
    let known = known()
    var layer = Layer(
      transform: .stretching(drawing.viewBox, over: size), commands: known?.commands ?? [])
    layer.alignment = LayerAlignment(viewBox: drawing.viewBox, extent: known?.extent)
    return layer
  }

  /// The layer of a drawing that fills its box in another way, or whose lines are drawn in part.
  private func dressedLayer(
    of drawing: Drawing, in look: Appearance, size: Size, _ known: () -> KnownDrawing?
  ) -> Layer {
    let fit = look.contentFit
    let part = fit.part(of: drawing.viewBox, in: size)
    let line = look.borderLine
    var layer: Layer
    if line.isWhole {
      let known = known()
      layer = Layer(transform: .stretching(part, over: size), commands: known?.commands ?? [])
      layer.alignment = LayerAlignment(viewBox: part, extent: known?.extent)
    } else {
      let items = drawing.items.setting(by: measuring).map {
        $0.trimmed(from: line.start, to: line.end)
      }
      layer = Layer(
        transform: .stretching(part, over: size), commands: items.map(\.alignedCommand))
      layer.alignment = LayerAlignment(viewBox: part, extent: Extent(of: layer.commands))
    }
    guard fit.cuts else { return layer }
    let radius = min(look.cornerRadius, size.width / 2, size.height / 2)
    layer.clip =
      radius > 0
      ? .rounded(
        part, Size(radius * part.width / size.width, radius * part.height / size.height))
      : .rect(part)
    return layer
  }

  private func known(_ drawing: Drawing) -> KnownDrawing? {
    let place = drawing.items.withUnsafeBufferPointer { $0.baseAddress.map(UnsafeRawPointer.init) }
    guard let place, !drawing.items.isEmpty else { return nil }
    if let known = drawings[place], known.items.count == drawing.items.count { return known }
    if drawings.count >= 64 { drawings.removeAll() }
    let known = KnownDrawing(drawing.items, measuring)
    drawings[place] = known
    return known
  }
}
