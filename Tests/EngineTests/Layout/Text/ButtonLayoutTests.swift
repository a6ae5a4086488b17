import Testing

@testable import Engine

@Suite struct ButtonLayoutTests {
  /// Characters half as wide, and lines 1.2 times as high, as the font.
  private let typesetter = Typesetter(
    measuring: MonospacedText(advance: 0.5, lineHeight: 1.2), screenScale: 2)

  private func button(
    _ title: String, _ style: ButtonStyle = .custom, image: ButtonImage = .ofStyle,
    insets: Insets = .zero, font: Font? = nil, alignment: Alignment = .topLeading
  ) -> ButtonLayout<View> {
    ButtonLayout(
      style: style, title: title, image: image, font: font, contentInsets: insets,
      typesetter: typesetter, alignment: alignment, viewReuseId: "button")
  }

  private func size(_ layout: ButtonLayout<View>) -> Size { layout.arrangement().frame.size }

  @Test func aPlainButtonIsRoomierThanItsTitle() {
    #expect(size(button("Play on")) == Size(63, 34), "63 × 22 of text, 12 more high")
    #expect(size(button("Play on", .system)) == Size(53, 30), "52.5 × 18 of text")
    #expect(size(button("Go")) == Size(30, 34), "30 at least")
  }

  @Test func anEmptyTitleKeepsALinesHeight() {
    #expect(size(button("")) == Size(30, 34))
    #expect(size(button("", .system)) == Size(30, 30))
    #expect(size(button("", .infoDark)) == Size(22, 22))
    #expect(size(button("", .detailDisclosure)) == Size(30, 34))
  }

  @Test(arguments: [ButtonStyle.infoDark, .infoLight, .contactAdd])
  func roundButtonsAreNoLargerThanTheirPictureAndTitle(_ style: ButtonStyle) {
    #expect(size(button("a", style)) == Size(30, 22))
    #expect(size(button("", style)) == Size(22, 22))
  }

  @Test func aPictureOrAMarginTakesThePlaceOfTheOwnRoom() {
    let picture = ButtonImage.size(Size(8.5, 30.25))
    #expect(size(button("a", image: picture)) == Size(18, 31))
    #expect(size(button("", image: picture)) == Size(9, 31))
    #expect(size(button("a", image: .size(.zero))) == Size(9, 22))
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(size(button("a", insets: insets)) == Size(16, 26))
    #expect(size(button("a", .contactAdd, insets: insets)) == Size(36, 26))
  }

  @Test func itNeverExceedsItsRoom() {
    #expect(button("Play on").arrangement(width: 20, height: 10).frame == Rect(0, 0, 20, 10))
    #expect(button("Play on").measurement(within: Size(-5, -5)).size == .zero)
    let long = button("Play on and on").measurement(within: Size(60, 99))
    #expect(long.size == Size(60, 34), "a title is one line")
  }

  @Test func pictureAndTitleLieSideBySideInTheMiddle() {
    let drawing = Drawing(viewBox: Rect(0, 0, 1, 1), items: [])
    let layout = button(
      "ab", image: .drawing(drawing, size: Size(10, 10)), insets: Insets(left: 6),
      alignment: .fill)
    let host = View(frame: Rect(0, 0, 100, 40))
    layout.arrangement(width: 100, height: 40).makeViews(in: host)
    let button = host.subviews[0]
    #expect(button.frame == Rect(0, 0, 100, 40))
    #expect(button.subviews.map(\.frame) == [Rect(39, 15, 10, 10), Rect(49, 9, 18, 22)])
    #expect(button.subviews[0].content == .drawing(drawing))
    guard case .text(let title) = button.subviews[1].content else {
      Issue.record("no title")
      return
    }
    #expect(title.string == "ab" && title.font == Font(size: 18))
  }

  @Test func aTitleIsCentredAndShrinksAsFarAsItMay() throws {
    let host = View(frame: Rect(0, 0, 40, 40))
    ButtonLayout<View>(
      title: "Play on", minimumScale: 0.5, typesetter: typesetter, alignment: .fill
    )
    .arrangement(width: 40, height: 40).makeViews(in: host)
    let label = host.subviews[0].subviews[0]
    guard case .text(let title) = label.content else {
      Issue.record("no title")
      return
    }
    #expect(label.frame == Rect(0, 9, 40, 22) && title.alignment == .center)
    let block = TextBlock.fitting(title, in: label.size, measuring: typesetter.measuring)
    #expect(block.lines.map(\.text) == ["Play on"] && block.size.width <= 40)
  }

  @Test func theConfiguredViewIsTheButtons() {
    let host = View(frame: Rect(0, 0, 100, 40))
    let layout = ButtonLayout<View>(title: "a", typesetter: typesetter) { $0.cornerRadius = 7 }
    layout.arrangement(width: 100).makeViews(in: host)
    #expect(host.subviews.map(\.cornerRadius) == [7])
    #expect(layout.needsView && layout.flexibility == .flexible)
  }

  @Test func badInputIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", image: .size(Size(-1, 0)))
    }
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", image: .size(Size(0, .infinity)))
    }
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", contentInsets: Insets(top: .nan))
    }
  }
}
