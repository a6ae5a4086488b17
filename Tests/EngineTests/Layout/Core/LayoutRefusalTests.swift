import Testing

@testable import Engine

/// Numbers that no layout can be made of: each is refused, whichever of several it is.
@Suite struct LayoutRefusalTests {
  @Test func insetsThatAreNotFiniteAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = box().inset(Insets(top: .nan)) }
    await #expect(processExitsWith: .failure) { _ = box().inset(Insets(left: .infinity)) }
    await #expect(processExitsWith: .failure) { _ = box().inset(Insets(bottom: .nan)) }
    await #expect(processExitsWith: .failure) { _ = box().inset(Insets(right: .infinity)) }
  }

  @Test func limitsThatAreNoNumbersAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = SizeLayout<View>(minWidth: .nan) }
    await #expect(processExitsWith: .failure) { _ = SizeLayout<View>(maxHeight: .nan) }
  }

  @Test func spacingsThatAreNotFiniteAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = HStack(spacing: .infinity) {} }
    await #expect(processExitsWith: .failure) { _ = Flow(lineSpacing: .nan, children: []) }
    await #expect(processExitsWith: .failure) { _ = Flow(interitemSpacing: .nan, children: []) }
    await #expect(processExitsWith: .failure) { _ = Waterfall(columnSpacing: .nan, children: []) }
    await #expect(processExitsWith: .failure) {
      _ = Waterfall(interItemSpacing: .nan, children: [])
    }
  }

  @Test func offsetsThatAreNotFiniteAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = box().badge(box(), offset: Point(.nan, 0)) }
    await #expect(processExitsWith: .failure) { _ = box().badge(box(), offset: Point(0, .nan)) }
  }

  @Test func roomsThatAreNotFiniteAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = box().arrangement(width: .infinity) }
    await #expect(processExitsWith: .failure) { _ = box().arrangement(height: .infinity) }
    await #expect(processExitsWith: .failure) { _ = box().measurement(within: Size(5, .nan)) }
  }

  @Test func nodesWithSenselessNumbersAreRefused() async {
    await #expect(processExitsWith: .failure) {
      var arena = LayoutArena()
      arena.addBox(
        min: Size(-1, 0), max: .zero, alignment: .fill, flexibility: .flexible)
    }
    await #expect(processExitsWith: .failure) {
      var arena = LayoutArena()
      arena.addBox(
        min: .zero, max: Size(0, .nan), alignment: .fill, flexibility: .flexible)
    }
    await #expect(processExitsWith: .failure) {
      var arena = LayoutArena()
      arena.addStack(
        axis: .vertical, spacing: .nan, distribution: .leading, alignment: .fill,
        flexibility: .flexible, children: { _ in })
    }
  }

  @Test func picturesAndFontsWithoutASizeAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", image: .size(Size(0, -1)))
    }
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", image: .size(Size(.infinity, 0)))
    }
    await #expect(processExitsWith: .failure) {
      _ = ButtonLayout<View>(title: "a", font: Font(size: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = TextViewLayout<View>(text: "a", font: Font(size: .infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = LabelLayout<View>(text: "a", font: Font(size: .infinity))
    }
  }
}
