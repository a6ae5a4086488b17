import Engine
import Onboarding
import Output

/// How the views of a slide say where they are: in numbers, or as a layout places them.
struct SwiftFrames {
  /// The keys of elements that a layout, or something that scrolls, places; and what scrolls them.
  private var placed: [String: String?] = [:]
  private var scrollers: [String: Axis] = [:]
  private let slides: SwiftSlides
  private let layouts: SwiftLayouts?

  init(of slide: Slide, _ slides: SwiftSlides, _ layouts: SwiftLayouts?) {
    (self.slides, self.layouts) = (slides, layouts)
    for element in slide.all where element.layout != nil || element.scroll != nil {
      scrollers[element.key] = element.scroll?.axis
      for inner in element.elements {
        placed.updateValue(element.scroll == nil ? nil : element.key, forKey: inner.key)
      }
    }
  }

  /// The frame of a view; nil: it is said in numbers.
  func frame(of view: ViewDescription.Props) -> SwiftCode? {
    guard let key = view.key, let scroller = placed[key] else { return nil }
    let inner = scroller.map { ", in: .\(slides.name($0))" } ?? ""
    return .text("props.frame(.\(slides.name(key))\(inner))")
  }

  /// The name of words that a layout measures.
  func words(_ content: Engine.Content) -> String? {
    guard case .text(let text) = content else { return nil }
    return layouts?.name(of: text).map { "Words.\($0)" }
  }

  /// The views in a view; of what scrolls, those that are in sight.
  func seen(_ views: SwiftCode, in view: ViewDescription.Props) -> SwiftCode {
    guard let key = view.key, let axis = scrollers[key] else { return views }
    let room = "props.placed.rooms[.\(slides.name(key))]"
    return .call("seen", [.labelled("in", .text(room)), "along: .\(axis)", views])
  }
}
