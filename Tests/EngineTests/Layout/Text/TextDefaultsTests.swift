import Testing

@testable import Engine

/// Texts that are told nothing else, and that they are what they are told.
@Suite struct TextDefaultsTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let typesetter = Typesetter(measuring: MonospacedText(advance: 1, lineHeight: 2))

  private func label(_ layout: any ComposedLayout) throws -> Engine.Label<View> {
    try #require(layout.layout as? Engine.Label<View>)
  }

  private func content(_ view: View?) throws -> TextContent {
    guard case .text(let content)? = view?.content else { throw Missing() }
    return content
  }

  private struct Missing: Error {}

  @Test func aTextIsBlackOf17PointsAtTheTopLeft() throws {
    for layout in [LabelLayout<View>(text: "a"), Text("a")] as [any ComposedLayout] {
      let label = try label(layout)
      let wanted = TextContent(
        "a", font: Font(size: 17), color: .black, alignment: .leading, wrapping: .words)
      #expect(label.content == wanted && wanted.lineLimit == 0 && wanted.lineHeight == nil)
      #expect(label.alignment.rules == Alignment.topLeading.rules)
      #expect(label.flexibility == .flexible && label.viewReuseId == nil && label.config == nil)
      #expect(label.typesetter.isSame(as: .standIn))
    }
    let given = try label(LabelLayout<View>(content: TextContent("b", font: .label, color: red)))
    #expect(given.alignment.rules == Alignment.topLeading.rules && given.content.color == red)
    #expect(given.flexibility == .flexible && given.typesetter.isSame(as: .standIn))
  }

  @Test func aTextIsWhatItIsTold() throws {
    let wanted = TextContent(
      "a", font: Font(size: 9), color: red, alignment: .trailing, wrapping: .characters,
      lineLimit: 2, lineHeight: 14)
    let layouts: [any ComposedLayout] = [
      LabelLayout<View>(
        text: "a", font: Font(size: 9), lineHeight: 14, numberOfLines: 2, wrapping: .characters,
        color: red, textAlignment: .trailing, typesetter: typesetter, alignment: .center,
        flexibility: .low, viewReuseId: "t", config: { _ in }),
      LabelLayout<View>(
        content: wanted, typesetter: typesetter, alignment: .center, flexibility: .low,
        viewReuseId: "t", config: { _ in }),
      Text(
        "a", font: Font(size: 9), color: red, lines: 2, lineHeight: 14, wrapping: .characters,
        textAlignment: .trailing, typesetter: typesetter, alignment: .center, flexibility: .low,
        viewReuseId: "t", config: { _ in }),
    ]
    for layout in layouts {
      let label = try label(layout)
      #expect(label.content == wanted && label.alignment.rules == Alignment.center.rules)
      #expect(label.flexibility == .low && label.viewReuseId == "t" && label.config != nil)
      #expect(label.typesetter.isSame(as: typesetter))
    }
  }

  @Test func typesettersAreTheSameWithTheSameFontsAndGrid() {
    let fonts = MonospacedText()
    let one = Typesetter(measuring: fonts, screenScale: 2)
    #expect(one.isSame(as: Typesetter(measuring: fonts, screenScale: 2)))
    #expect(!one.isSame(as: Typesetter(measuring: fonts, screenScale: 3)))
    #expect(!one.isSame(as: Typesetter(measuring: MonospacedText(), screenScale: 2)))
  }

  @Test func aTextViewIsBlackOf17PointsAtTheTopLeft() throws {
    let host = View(frame: Rect(0, 0, 200, 100))
    let layout = TextViewLayout<View>(text: "ab")
    // Characters half an em wide: 8.5 points, rounded up to whole pixels.
    let width = layout.measurement(within: Size(200, 100)).size.width
    #expect(width == 17 && layout.flexibility == .flexible && layout.viewReuseId == nil)
    layout.arrangement(width: 200, height: 100).makeViews(in: host)
    #expect(host.subviews[0].frame.origin == .zero && host.subviews[0].frame.width == 17)
    let content = try content(host.subviews[0].subviews.first)
    #expect(
      content
        == TextContent("ab", font: Font(size: 17), color: .black, wrapping: .words))
  }

  @Test func aTextViewIsWhatItIsTold() throws {
    let host = View(frame: Rect(0, 0, 200, 100))
    let layout = TextViewLayout<View>(
      text: "ab", font: Font(size: 10), lineHeight: 30, color: red, typesetter: typesetter,
      alignment: .bottomTrailing, flexibility: .low, viewReuseId: "v"
    ) { $0.alpha = 0.5 }
    #expect(layout.flexibility == .low && layout.viewReuseId == "v")
    layout.arrangement(width: 200, height: 100).makeViews(in: host)
    let view = host.subviews[0]
    #expect(view.frame == Rect(180, 70, 20, 30) && view.alpha == 0.5 && view.key == "v")
    let wanted = TextContent(
      "ab", font: Font(size: 10), color: red, wrapping: .words, lineHeight: 30)
    #expect(try content(view.subviews.first) == wanted)
    let empty = TextViewLayout<View>(
      text: "", font: Font(size: 10), lineHeight: 30.25,
      typesetter: Typesetter(measuring: MonospacedText(advance: 1, lineHeight: 2), screenScale: 2))
    #expect(empty.measurement(within: Size(99, 99)).size == Size(0, 30.5))
  }

  @Test func aButtonsTitleIsBlackAndOfTheFontOfItsStyle() throws {
    func title(_ layout: ButtonLayout<View>) throws -> TextContent {
      let host = View(frame: Rect(0, 0, 200, 100))
      layout.arrangement(width: 200, height: 100).makeViews(in: host)
      return try content(host.subviews[0].subviews.last)
    }
    let wanted = TextContent(
      "a", font: Font(size: 18), color: .black, wrapping: .words, lineLimit: 1)
    let plain = try title(ButtonLayout(title: "a"))
    #expect(plain == wanted && plain.alignment == .center && plain.minimumScale == 1)
    for style in ButtonStyle.allCases {
      #expect(try title(ButtonLayout(style: style, title: "a")).font.size == style.wantedSize)
    }
    let told = try title(
      ButtonLayout(title: "a", font: Font(size: 9), color: red, minimumScale: 0.25))
    #expect(told.font == Font(size: 9) && told.color == red && told.minimumScale == 0.25)
  }

  @Test func aButtonLiesAtTheTopLeftAndIsFlexible() {
    let button = ButtonLayout<View>(title: "", typesetter: typesetter)
    #expect(button.arrangement(width: 200, height: 100).frame == Rect(0, 0, 30, 48))
    #expect(button.flexibility == .flexible && button.viewReuseId == nil && button.needsView)
    let told = ButtonLayout<View>(
      title: "", typesetter: typesetter, alignment: .bottomTrailing, flexibility: .low,
      viewReuseId: "b")
    #expect(told.arrangement(width: 200, height: 100).frame == Rect(170, 52, 30, 48))
    #expect(told.flexibility == .low && told.viewReuseId == "b")
  }

  @Test func aMarginIsFiniteOnlyIfAllOfItIs() {
    #expect(Insets(5).isFinite)
    let odd = [
      Insets(top: .infinity), Insets(left: .nan), Insets(bottom: .infinity), Insets(right: .nan),
    ]
    #expect(odd.map(\.isFinite) == [false, false, false, false])
  }
}

extension ButtonStyle {
  /// In points, as UIKit's.
  fileprivate var wantedSize: Double { self == .custom ? 18 : 15 }
}
