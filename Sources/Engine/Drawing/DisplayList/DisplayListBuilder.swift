/// Turns a tree of views into what one frame shows of it.
///
/// It keeps the lines of texts and the commands of drawings it has met, so that a frame in which
/// only places change makes little anew.
public final class DisplayListBuilder {
  private let measuring: any TextMeasuring
  private var texts: [TextPlace: TextBlock] = [:]
  private var drawings: [UnsafeRawPointer: KnownDrawing] = [:]

  /// A drawing and its commands, by the memory that its items lie in: as long as it is known the
  /// memory is nobody else's, and to look it up nothing needs to be compared.
  private struct KnownDrawing {
    let items: [Drawing.Item]
    let commands: [DrawCommand]
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
  /// positions say otherwise; none of them is cut off at its parent's edges.
  ///
  /// - Parameter showing: the content to show of each view: its own, unless a picture is to differ
  ///   from what the views hold.
  public func commands(
    for view: View, showing: (View) -> Content = { $0.content }
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    append(view, to: &commands, showing: showing)
    return commands
  }

  private func append(
    _ view: View, to list: inout [DrawCommand], showing: (View) -> Content
  ) {
    let appearance = view.presented
    guard appearance.alpha > 0 else { return }
    var commands = box(of: view)
    append(showing(view), size: appearance.size, to: &commands)
    let isEmpty = commands.isEmpty
    let textOrigin = commands.last?.textOrigin
    for child in view.stackedSubviews { append(child, to: &commands, showing: showing) }
    guard !commands.isEmpty else { return }
    let transform = View.toParent(appearance)
    var layer = Layer(transform: transform, opacity: appearance.alpha, commands: commands)
    if !isEmpty || view.floats || !view.isInPlace {
      layer.fit = fit(of: view, transform, textOrigin: textOrigin)
    }
    list.append(.layer(layer))
  }

  /// The commands of a view's box: those of the frame before, if it looks the same.
  private func box(of view: View) -> [DrawCommand] {
    let look = BoxLook(view.presented)
    if let drawn = view.drawnBox as? DrawnBox, drawn.look == look { return drawn.commands }
    let commands = look.commands
    view.drawnBox = DrawnBox(look: look, commands: commands)
    return commands
  }

  private func append(_ content: Content, size: Size, to commands: inout [DrawCommand]) {
    guard size.width > 0, size.height > 0 else { return }
    switch content {
    case .none: return
    case .text(let text): commands += lines(of: text, size: size)
    case .drawing(let drawing): commands.append(.layer(layer(of: drawing, size: size)))
    }
  }

  // MARK: Text

  func lines(of text: TextContent, size: Size) -> [DrawCommand] {
    let block = block(of: text, size: size)
    let metrics = block.metrics
    var baseline = (size.height - block.size.height) / 2
    baseline += (metrics.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
    return block.lines.enumerated().compactMap { index, line in
      guard !line.text.isEmpty else { return nil }
      let spare = size.width - line.width
      let x =
        switch text.alignment {
        case .leading: 0.0
        case .center: spare / 2
        case .trailing: spare
        }
      return .text(
        TextLine(line.text, font: block.font, color: text.color),
        origin: Point(x, baseline + Double(index) * metrics.lineHeight))
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

  private func layer(of drawing: Drawing, size: Size) -> Layer {
    var layer = Layer(
      transform: .stretching(drawing.viewBox, over: size), commands: commands(of: drawing))
    layer.viewBox = drawing.viewBox
    return layer
  }

  private func commands(of drawing: Drawing) -> [DrawCommand] {
    let place = drawing.items.withUnsafeBufferPointer { $0.baseAddress.map(UnsafeRawPointer.init) }
    guard let place, !drawing.items.isEmpty else { return [] }
    if let known = drawings[place], known.items.count == drawing.items.count {
      return known.commands
    }
    if drawings.count >= 64 { drawings.removeAll() }
    let commands = drawing.items.map(\.alignedCommand)
    drawings[place] = KnownDrawing(items: drawing.items, commands: commands)
    return commands
  }
}
