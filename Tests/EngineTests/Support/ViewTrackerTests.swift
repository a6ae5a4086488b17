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

  @Test func whatOutlivesTheContainerIsNamed() {
    var container: View? = View()
    let (a, b) = (View(), View())
    (a.key, b.key) = ("a", "b")
    container?.addSubview(a)
    a.addSubview(b)
    let tracker = container.map(ViewTracker.init)
    tracker?.look()
    #expect(tracker?.kept == [])
    container = nil
    #expect(tracker?.kept == ["a", "b"])
    a.removeSubviews()
    #expect(b.superview == nil)
  }
}
