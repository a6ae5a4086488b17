import Engine
import EngineTestSupport
import Testing

@testable import Output
@testable import pokeanim

/// Appearances over the moments of a take: all of them come back, and few numbers are kept.
@Suite struct TakenPosesTests {
  @Test func everyAppearanceComesBack() throws {
    forAll(seeds: 0..<200) { generator in
      var kept = TakenPoses()
      var poses: [Appearance?] = []
      var pose = Appearance(frame: Rect(1, 2, 3, 4), backgroundColor: .white)
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let property = ViewProperty.allCases.randomElement(using: &generator) ?? .alpha
        var lanes = pose[property]
        lanes[Int.random(in: 0..<8, using: &generator)] = .random(in: 0...1, using: &generator)
        pose[property] = lanes
        let isThere = Bool.random(using: &generator)
        poses.append(isThere ? pose : nil)
        kept.append(poses.last ?? nil)
      }
      let gap = Int.random(in: 0...2, using: &generator)
      kept.fill(upTo: kept.count + gap)
      poses += Array(repeating: nil, count: gap)
      #expect(Array(kept) == poses && kept.isThere == poses.map { $0 != nil })
      #expect(kept.first == poses.compactMap(\.self).first)
      for property in ViewProperty.allCases {
        let values = Set(poses.compactMap { $0.map { $0[property] } })
        #expect(kept.stays(property) == (values.count <= 1))
      }
    }
  }

  /// A box that goes straight across changes one number, however many it has.
  @Test func onlyNumbersThatChangeAreKept() {
    let root = View(frame: Rect(0, 0, 100, 100))
    for index in 0..<50 {
      let view = View(frame: Rect(0, 0, 10, 10))
      (view.key, view.backgroundColor) = ("\(index)", .white)
      root.addSubview(view)
    }
    let times = (0..<100).map { Double($0) / 100 }
    let take = Take.ofViews(in: root, times: times) { time in
      for view in root.subviews { view.center.x = 100 * time }
    }
    #expect(take.views.count == 50)
    #expect(take.views.allSatisfy { $0.poses.keptNumbers == 100 && $0.poses.count == 100 })
  }
}
