/// The contents of one view that may be seen at once, while one fades into another: each is a lane
/// of one property, whose value is the share that each has in the picture.
///
/// At rest one lane is 1 and the others are 0; on the way they are 1 together. So shares move as any
/// other property does, whoever takes over from whom. A mix lives as long as the view shows more
/// than one of its contents, or an animation means any of them.
final class ContentMix {
  private var contents: [Content]
  /// The number of ways that mean each content.
  private var uses = [Int](repeating: 0, count: Lanes.scalarCount)
  /// The shares to which the view goes, or at which it rests.
  var rest: Lanes
  /// The shares on screen.
  var shown: Lanes

  /// A mix of one content alone.
  init(_ content: Content) {
    contents = [Content](repeating: .empty, count: Lanes.scalarCount)
    contents[0] = content
    rest = Self.all(of: 0)
    shown = rest
  }

  /// The shares where one content is all of the picture.
  static func all(of lane: Int) -> Lanes {
    LaneSet(lane).replace(.zero, by: Lanes(repeating: 1))
  }

  /// The content that has the largest share at rest.
  var restContent: Content { contents[restLane] }

  private var restLane: Int { uses.indices.max { rest[$0] < rest[$1] } ?? 0 }

  /// True if one content is on screen, the one at rest.
  var isAtRest: Bool { shown == rest && rest == Self.all(of: restLane) }

  /// The contents that are seen.
  var seen: [FadingContent] {
    contents.indices.compactMap { lane in
      guard shown[lane] > Self.least else { return nil }
      return FadingContent(
        content: contents[lane], share: shown[lane], isGoal: lane == restLane)
    }
  }

  /// The lane of a content; nil if there is room for no more.
  ///
  /// If as many are on their way as there are lanes, one more takes the place of the one that came
  /// last, while little is seen of that, unless that has the lane to be kept.
  func lane(for content: Content, keeping kept: Int? = nil) -> Int? {
    if let known = contents.indices.first(where: { contents[$0].isSame(as: content) }) {
      return known
    }
    let free = contents.indices.first { uses[$0] == 0 && rest[$0] == 0 && shown[$0] == 0 }
    let latest = restLane == kept || shown[restLane] >= 1 / Double(uses.count) ? nil : restLane
    guard let lane = free ?? latest else { return nil }
    contents[lane] = content
    return lane
  }

  /// Counts ways that mean the contents of some lanes, up or down.
  func use(_ lanes: [Int], _ change: Int) {
    for lane in lanes { uses[lane] += change }
  }

  /// The share below which nothing of a content can be seen.
  private static let least = 1e-6
}

/// A content of a view while another one takes its place.
struct FadingContent {
  var content: Content
  /// 0…1; those of all contents of the view are 1 together.
  let share: Double
  /// True for the content with which the view comes to rest.
  let isGoal: Bool
}

/// A view's way from one content to another: owns the property of the contents' shares, and keeps
/// both contents as long as an animation means them.
final class ContentWay: PropertyOwner {
  let view: View
  private let mix: ContentMix
  private let lanes: [Int]
  /// The way that was recorded before in the same change, whose contents are meant as well.
  var earlier: ContentWay?
  /// The shares at the two ends.
  let from: Lanes
  let to: Lanes

  /// - Parameters:
  ///   - from: the lane of the content at the beginning.
  ///   - to: the lane of the content at the end.
  init(of view: View, in mix: ContentMix, from: Int, to: Int) {
    self.view = view
    self.mix = mix
    lanes = [from, to]
    self.from = ContentMix.all(of: from)
    self.to = ContentMix.all(of: to)
    mix.use(lanes, 1)
  }

  deinit { mix.use(lanes, -1) }

  /// The property of the shares of all contents of the view.
  var property: Property { Property(self, of: view, View.contentNumber) }

  func restLanes(of property: Int) -> Lanes { mix.rest }

  func setRestLanes(_ lanes: Lanes, of property: Int) {
    view.setContentShares(lanes, in: mix)
  }

  func present(_ lanes: Lanes, of property: Int) { view.showContentShares(lanes, in: mix) }
}
