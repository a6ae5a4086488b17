package import Engine

/// An element of a slide at rest that scrolls.
package struct ScrolledElement {
  package let key: String
  /// The key of the one that scrolls what it is in; nil: nothing does.
  package let parent: String?
  package let scroll: SlideScroll
  /// Where nothing is scrolled, from the corner of the canvas, or of the parent; in points of the canvas.
  package let frame: Rect
  /// The size of all that is in it.
  package let content: Size
  /// The frames of the elements in it, where it is not scrolled.
  package let rows: [Rect]
}

extension Intro.Props {
  /// What scrolls on the slide, each before those in it; but what lies below another slide.
  package var scrolledElements: [ScrolledElement] {
    var unscrolled = self
    unscrolled.offsets = [:]
    unscrolled.showsAll = true
    let absolute = unscrolled.absoluteFrames
    var scrollers: [ScrolledElement] = []
    func add(_ elements: [SlideElement], in parent: String?, from corner: Point) {
      for element in elements where !element.isCovered {
        guard let scroll = element.scroll, let group = frames[element.key],
          let frame = absolute[element.key]
        else {
          add(element.elements, in: parent, from: corner)
          continue
        }
        scrollers.append(
          ScrolledElement(
            key: element.key, parent: parent, scroll: scroll,
            frame: frame.offset(by: .zero - corner), content: group.content,
            rows: Array(group.frames.prefix(SlideFrames.mostRows))))
        add(element.elements, in: element.key, from: frame.origin)
      }
    }
    add(step.elements, in: nil, from: .zero)
    return scrollers
  }
}

extension Slide {
  /// What scrolls on it, with the axis, and the keys of all that is in it.
  package var scrollContents: [String: (axis: Axis, keys: Set<String>)] {
    var found: [String: (axis: Axis, keys: Set<String>)] = [:]
    for element in all {
      guard let axis = element.scroll?.axis else { continue }
      found[element.key] = (axis, Set(element.elements.flatMap(\.all).map(\.key)))
    }
    return found
  }
}

extension Deck {
  /// True if something scrolls on a slide.
  package var scrolls: Bool { slides.contains { !$0.scrolling.isEmpty } }
}
