import Testing

@testable import Engine

@Suite struct TextViewLayoutTests {
  private let typesetter = Typesetter(measuring: MonospacedText(advance: 1, lineHeight: 2))

  private func view(
    _ text: String, insets: Insets = .zero, padding: Double = 0,
    alignment: Alignment = .topLeading
  ) -> TextViewLayout<View> {
    TextViewLayout(
      text: text, font: Font(size: 10), insets: insets, lineFragmentPadding: padding,
      typesetter: typesetter, alignment: alignment, viewReuseId: "view")
  }

  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func theTextIsMeasuredWithoutTheMargin() {
    #expect(view("to be").arrangement(width: 50).frame.size == Size(50, 20))
    #expect(view("to be", alignment: .fill).arrangement(width: 70).frame.size == Size(70, 20))
    #expect(view("to be", insets: insets).measurement(within: Size(50, 99)).size == Size(26, 44))
    #expect(
      view("to be", insets: insets, padding: 5).measurement(within: Size(66, 99)).size
        == Size(66, 24))
    #expect(
      view("to be", insets: insets, padding: 5).measurement(within: Size(65, 99)).size
        == Size(36, 44))
  }

  @Test func emptyTextIsOneLineHigh() {
    #expect(view("").measurement(within: Size(50, 99)).size == Size(0, 20))
    #expect(
      view("", insets: insets, padding: 5).measurement(within: Size(50, 99)).size == Size(16, 24))
  }

  @Test func itNeverExceedsItsRoom() {
    #expect(view("to be", insets: insets).measurement(within: Size(9, 9)).size == Size(9, 9))
    #expect(view("to be", insets: insets).measurement(within: Size(-9, -9)).size == .zero)
    #expect(view("", insets: insets).measurement(within: .zero).size == .zero)
  }

  @Test func theTextLiesAtTheTopLeftInsideTheMargin() {
    let host = View(frame: Rect(0, 0, 200, 100))
    let layout = view("to be", insets: insets, padding: 5, alignment: .fill)
    layout.arrangement(width: 200, height: 100).makeViews(in: host)
    let box = host.subviews[0]
    #expect(box.frame == Rect(0, 0, 200, 100))
    #expect(box.subviews.map(\.frame) == [Rect(7, 1, 50, 20)])
  }

  @Test func aMarginMustBeFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = TextViewLayout<View>(text: "", lineFragmentPadding: .infinity)
    }
  }
}
