import Engine
import Onboarding
import Output

/// The canvases in which a page is laid out.
extension GraphExport {
  /// The slides in a canvas.
  struct Canvas {
    var graph: SlideGraph
    var props: Intro.Props
  }

  /// The widths in which what lays out is laid out, as shares of the design's.
  private static let widths = [1, 0.6, 0.8, 1.25, 1.6]

  /// The most views of changes, in all canvases, that a page has but for the design's.
  private static let mostViews = 10_000

  /// The design's canvas, and where something is laid out in all its width, narrower and wider ones; as
  /// many as a page has room for.
  func makeCanvases() -> [Canvas] {
    let own = Canvas(graph: graph, props: props)
    let views = graph.changes.reduce(0) { count, change in
      count + graph.slides[change.old].all.count + graph.slides[change.new].all.count
    }
    guard props.deck.fitsWidths, graph.changes.count * Self.widths.count <= SlideGraph.most,
      views * Self.widths.count <= Self.mostViews
    else { return [own] }
    let canvas = props.layout.canvas
    return [own]
      + Self.widths.dropFirst().map { share in
        let deck = props.deck.stretched(to: (share * props.deck.canvas.width).rounded())
        var wide = props
        wide.deck = deck
        wide.step = deck.slides[0]
        wide.layout.design = deck.canvas
        wide.layout.canvas = Size((share * canvas.width).rounded(), canvas.height)
        return Canvas(graph: SlideGraph(deck), props: wide)
      }
  }
}
