import EngineTestSupport
import Testing

@testable import Engine

/// Doubts about layouts are told to the stage, once.
@Suite struct LayoutWarningTests {
  private func row(_ ids: [String]) -> LayoutArrangement {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: ids.map { box($0, 5, 5) })
      .arrangement(width: 100, height: 50)
  }

  private func warned(_ text: String) -> String {
    "several layouts have the id “\(text)”; an id is to be unique below its host:"
      + " only the first finds its view again"
  }

  @Test func eachDuplicateIdIsReportedOnceForEachHost() {
    let stage = Stage()
    var warnings: [String] = []
    stage.onWarning = { warnings.append($0) }
    let hosts = [View(), View()]
    for host in hosts { stage.root.addSubview(host) }
    for _ in 0..<2 { row(["a", "b", "a", "a"]).makeViews(in: hosts[0]) }
    #expect(warnings == [warned("a")])
    _ = row(["b", "a", "b", "a"]).prepareAnimation(for: hosts[0])
    #expect(warnings == [warned("a"), warned("b")])
    row(["a", "a"]).makeViews(in: hosts[1])
    #expect(warnings == [warned("a"), warned("b"), warned("a")])
  }

  @Test func withoutAStageTheyAreStillToBeAskedFor() {
    let arrangement = row(["a", "b", "a"])
    #expect(arrangement.diagnostics == LayoutDiagnostics(duplicateIds: ["a"]))
    let host = View()
    arrangement.makeViews(in: host)
    let stage = Stage(root: host)
    var warnings: [String] = []
    stage.onWarning = { warnings.append($0) }
    arrangement.makeViews(in: host)
    #expect(warnings == [warned("a")], "only what was told counts as told")
  }

  @Test func tenThousandDuplicatesAreNoTrouble() {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    var warnings = 0
    stage.onWarning = { _ in warnings += 1 }
    let many = Forest(
      nodes: (0..<10_000).map { Forest.Node(id: "a", frame: Rect(Double($0), 0, 5, 5)) }
    ).arrangement
    many.makeViews(in: stage.root)
    let views = stage.root.subviews.map(ObjectIdentifier.init)
    let animation = many.prepareAnimation(for: stage.root)
    animation.apply()
    animation.change.commit()
    #expect(stage.root.subviews.map(ObjectIdentifier.init) == views && warnings == 1)
    let away = Forest().arrangement.prepareAnimation(for: stage.root)
    #expect(stage.root.subviews.count == 10_000)
    away.change.commit()
    #expect(stage.root.subviews.isEmpty)
  }
}
