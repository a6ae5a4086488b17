import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// Takes of slides on which something scrolls.
@Suite struct ScrolledTakeTests {
  private static let text = #"""
    {"canvas": [400, 800], "slides": [
      {"name": "list", "button": false, "elements": [
        {"id": "rows", "frame": [10, 100, 380, 700], "scroll": "vertical",
         "layout": {"stack": "vertical", "spacing": 10}, "elements": [
          {"id": "top", "fill": "red", "height": 600, "elements": [
            {"id": "photo", "fill": "blue", "frame": [20, 20, 100, 100], "tap": "page"}]},
          {"id": "row", "fill": "green", "height": 300},
          {"id": "last", "fill": "grey", "height": 300}]}]},
      {"name": "page", "button": false, "back": {"drag": "right"}, "elements": [
        {"id": "photo", "fill": "blue", "frame": [0, 0, 400, 300]},
        {"id": "last", "fill": "grey", "frame": [50, 400, 300, 200]}]}]}
    """#

  private func export(_ text: String = Self.text) throws -> GraphExport {
    let slides = try PageSlides(text)
    let screen = slides.screen()
    screen.resize(to: slides.deck.canvas, at: .zero)
    return GraphExport(
      screen.described,
      TakeRun(
        make: { slides.screen() }, size: slides.deck.canvas, text: SilentText(), ground: .white,
        speed: 1, direction: -1, rate: 60, duration: nil))
  }

  /// One change has what is in sight at its ends.
  @Test func aChangeHasWhatIsInSight() throws {
    var export = try export()
    let take = try export.take(from: "list", to: "page")
    let first = take.allViews.filter { $0.poses.first != nil && $0.poses[0] != nil }.map(\.id)
    #expect(first.contains("row") && first.contains("photo") && !first.contains("last"))
  }

  /// A page has all that is scrolled, in each change.
  @Test func aPageHasAllRows() throws {
    let export = try export()
    let canvas = export.makeCanvases()[0]
    for change in export.graph.changes {
      let ids = try export.take(of: change, in: canvas, keeping: []).take.allViews.map(\.id)
      #expect(["top", "row", "last"].allSatisfy(ids.contains), "\(change)")
    }
  }

  /// The factors of views in what is scrolled give their places at any offset.
  @Test func factorsGiveThePlacesAtAnyOffset() throws {
    let export = try export()
    let canvas = export.makeCanvases()[0]
    var compared = 0
    for change in export.graph.changes {
      let still = try export.take(of: change, in: canvas, keeping: [])
      var scrolled = canvas
      scrolled.props.offsets = ["rows": 317]
      let moved = try export.take(of: change, in: scrolled, keeping: [])
      let factors = try export.factors(of: change, in: canvas, keeping: [])
      let views = try #require(factors.first?.views)
      for (view, other) in zip(still.take.views, moved.take.views) {
        let keys = views.first { $0.id == view.id }?.keys ?? []
        let (place, there) = (view.place(in: nil).values, other.place(in: nil).values)
        for key in keys {
          let index = try #require(still.take.times.firstIndex { abs($0 - key.time) < 1e-9 })
          #expect(abs(there[index][1] - place[index][1] - 317 * key.value[1]) < 0.3, "\(view.id)")
          compared += 1
        }
      }
    }
    #expect(compared > 4)
  }

  /// What follows a scroll stays on a page; only what leaves the list goes along with it.
  @Test func looksAlongAScrollAreNoPartOfIt() throws {
    let path = repositoryAssets().appendingPathComponent("Examples/feed.slides/slides.json").path
    let export = try export(String(contentsOfFile: path, encoding: .utf8))
    let canvas = export.makeCanvases()[0]
    let slides = export.graph.slides
    #expect(slides[0].all.contains { $0.key == "bar" && $0.scrolled != nil })
    var found: Set<String> = []
    for change in export.graph.changes {
      let scrolled = [slides[change.old], slides[change.new]].flatMap(\.scrollContents.values)
        .reduce(Set()) { $0.union($1.keys) }
      for factors in try export.factors(of: change, in: canvas, keeping: []) {
        let ids = factors.views.map(\.id)
        found.formUnion(ids)
        // A view that is in the take twice has a number behind its key.
        let keys = ids.compactMap { $0.split(separator: "-").first.map(String.init) }
        #expect(keys.allSatisfy(scrolled.contains), "\(change): \(ids)")
      }
    }
    #expect(!found.isEmpty)
  }
}
