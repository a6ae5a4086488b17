import Engine

/// The props of every element of a slide: a name, looks and content.
struct ElementProps: NodeDescriptionProps {
  var key: String?
  var appearance: Appearance
  var content = Content.none

  init(_ key: IntroKey, _ appearance: Appearance, content: Content = .none) {
    self.key = key.rawValue
    self.appearance = appearance
    self.content = content
  }
}

/// An element that shows its content and nothing else.
protocol IntroElement: NodeDescription where Props == ElementProps, State == NoState {
  static var takesInput: Bool { get }
}

extension IntroElement {
  static var takesInput: Bool { false }

  static func apply(props: ElementProps, to view: View) {
    view.content = props.content
    view.takesInput = takesInput
  }
}

/// The colour of the slide, from edge to edge.
struct Background: IntroElement {
  let props: ElementProps

  init(_ step: IntroStep, _ layout: IntroLayout) {
    props = ElementProps(
      .background, Appearance(frame: layout.background, backgroundColor: step.backgroundColor))
  }
}

/// The way to the next slide.
struct Button: IntroElement {
  static let takesInput = true
  let props: ElementProps

  init(_ step: IntroStep, _ layout: IntroLayout, isPressed: Bool) {
    let title = TextContent(
      step.buttonTitle, font: Font(size: layout.scaled(20), weight: .semibold),
      color: .black.withAlpha(isPressed ? 0.3 : 0.85), minimumScale: 0.5)
    props = ElementProps(
      .button,
      Appearance(
        frame: layout.button, backgroundColor: .white.withAlpha(0.4),
        cornerRadius: layout.cornerRadius, borderWidth: layout.borderWidth,
        borderColor: .black.withAlpha(isPressed ? 0.3 : 1)),
      content: .text(title))
  }
}

/// The picture of a slide.
struct Picture: IntroElement {
  let props: ElementProps

  init(_ step: IntroStep, _ layout: IntroLayout, _ artwork: Artwork) {
    props = ElementProps(
      step.imageKey, Appearance(frame: layout.image), content: artwork[step])
  }
}

/// The text of a slide.
struct Title: IntroElement {
  let props: ElementProps

  init(_ step: IntroStep, _ layout: IntroLayout) {
    let text = TextContent(
      step.title, font: Font(size: layout.scaled(29), weight: .semibold),
      color: .black.withAlpha(0.62), minimumScale: 0.1)
    props = ElementProps(step.titleKey, Appearance(frame: layout.title), content: .text(text))
  }
}
