import Testing

@testable import Engine

private func small() -> any Layout { SizeLayout<View>(width: 1, height: 1) }

@Suite struct ContainerExtentTests {
  private static let containers: [@Sendable (any Layout) -> any Layout] = [
    { Flow(children: [$0, small()]) },
    { Waterfall(children: [small(), $0]) },
    { Badge(content: $0, overlay: small()) },
    { AbsoluteLayout([.init(small(), .zero), .init($0, Rect(0, 0, 10, 10))]) },
  ]

  @Test(arguments: containers.indices)
  func aContainerIsALevelAboveItsDeepestChild(_ index: Int) {
    let inner = Self.containers[index](small())
    #expect(inner.extent.levels == 2 && inner.extent.count == 3)
    let outer = Self.containers[index](inner)
    #expect(outer.extent.levels == 3 && outer.extent.count == 5)
  }

  @Test func aBoundaryIsALevelAndAModifierIsNone() {
    let inner = Flow(children: [small()])
    #expect(inner.view().extent.levels == 3)
    #expect(inner.id("flow").extent.levels == 2 && inner.id("flow").extent.count == 2)
  }

  @Test func deepContainersAreRefusedWhereTheyAreBuilt() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var layout: any Layout = SizeLayout<View>(width: 10, height: 10)
      for level in 0..<100_000 { layout = ContainerExtentTests.containers[level % 4](layout) }
      _ = layout
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a layout tree has at most 1024 levels"))
  }
}
