import Engine
import EngineTestSupport
import Testing

@Suite struct ViewTrackerTests {
  @Test func aViewThatIsKeptAfterItLeftIsNamed() {
    let container = View()
    let tracker = ViewTracker(container)
    for key in ["a", "b", "c"] {
      let view = View()
      view.key = key
      container.addSubview(view)
    }
    tracker.look()
    tracker.look()
    var kept = container.first(key: "b")
    container.removeSubviews()
    #expect(tracker.count == 3 && tracker.kept == ["b"])
    kept = nil
    #expect(kept == nil && tracker.kept == [])
  }
}
