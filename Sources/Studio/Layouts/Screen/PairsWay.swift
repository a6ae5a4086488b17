import Engine

/// A pair's two arrangements in a canvas, and the way of every view from one to the other.
struct PairsWay {
  let before: LayoutArrangement
  let after: LayoutArrangement
  /// The direction in which the later layout is applied.
  let direction: LayoutDirection
  /// The way of each view's middle in the canvas, by the view's id.
  let paths: [String: [Point]]
  /// By the view's id.
  let ways: [String: PairWay]

  /// Lays both out in a host of their own, so that nothing on screen is touched.
  init(_ pair: LayoutPair, in canvas: PairCanvas, direction: LayoutDirection) {
    self.direction = direction
    let size = canvas.size
    before = pair.before(canvas).arrangement(width: size.width, height: size.height)
    after = pair.after(canvas).arrangement(width: size.width, height: size.height)
    let host = View(frame: Rect(origin: .zero, size: size))
    before.makeViews(in: host)
    let (holders, contents) = (Self.holders(in: host), Self.contents(in: host))
    let later = Self.host(of: after, size, direction)
    let changes = after.prepareAnimation(for: host, direction: direction).move.changes
    let middle = pair.middle?(canvas).arrangement(width: size.width, height: size.height)
    var ways = Self.ways(
      changes, middles: middle.map { Self.looks($0, size, direction) } ?? [:],
      afters: Self.looks(in: later), pair.courses)
    Self.lift(&ways, of: changes)
    Self.carry(&ways, of: changes, on: holders)
    for (id, after) in Self.contents(in: later) {
      guard let before = contents[id], before != after else { continue }
      ways[id]?.contents = PairContents(before: before, after: after)
    }
    self.ways = ways
    paths =
      PairPaths(
        changes.compactMap { change in
          change.view.key.flatMap { ways[$0] }.map { (change.view, $0) }
        }
      ).centers
  }

  private static func ways(
    _ changes: [LayoutChange], middles: [String: Appearance], afters: [String: Appearance],
    _ courses: LayoutPair.Director
  ) -> [String: PairWay] {
    let ends = Dictionary(
      changes.map { change in
        let id = change.view.key ?? ""
        var to = change.to
        // Views are configured only when they come to rest there.
        if let after = afters[id] {
          if change.phase == .present { to.take(paintOf: after) }
          to.cornerRadius = after.cornerRadius
        }
        return (id, PairEnds(from: change.from, to: to))
      }, uniquingKeysWith: { first, _ in first })
    let chosen = courses(ends)
    return Dictionary(
      uniqueKeysWithValues: ends.map { id, ends in
        var course = chosen[id] ?? .plain
        if let middle = middles[id] {
          course.stops.insert(
            contentsOf: PairCourse.stops(
              from: ends.from.frame, by: middle.frame, to: ends.to.frame),
            at: 0)
        }
        return (id, PairWay(ends: ends, course: course))
      })
  }

  /// Lets opaque views rise that pass others of the same parent: what they cover is not seen through
  /// them, and need not fade.
  private static func lift(_ ways: inout [String: PairWay], of changes: [LayoutChange]) {
    let stays = changes.filter { $0.phase == .present }
    let families = Dictionary(grouping: stays) { $0.view.superview.map(ObjectIdentifier.init) }
    for ids in families.values.map({ $0.compactMap(\.view.key) }) {
      let members = ids.compactMap { ways[$0] }
      for (id, way) in zip(ids, members) where members.contains(where: way.passes) {
        ways[id]?.course.height = way.distance
      }
    }
  }

  /// Lets what leaves go along with what it lay in, and as high.
  ///
  /// - Parameter holders: of each view those that it lies in before, the innermost first.
  private static func carry(
    _ ways: inout [String: PairWay], of changes: [LayoutChange], on holders: [String: [String]]
  ) {
    for id in changes.filter({ $0.phase == .leaving }).compactMap(\.view.key) {
      guard var way = ways[id] else { continue }
      for holder in (holders[id] ?? []).compactMap({ ways[$0] }) {
        let shift = holder.ends.to.frame.origin - holder.ends.from.frame.origin
        way.ends.to.frame = way.ends.to.frame.offset(by: shift)
        way.course.height = max(way.course.height, holder.course.height)
      }
      ways[id] = way
    }
  }

  private static func holders(in host: View) -> [String: [String]] {
    var holders: [String: [String]] = [:]
    host.forEachInPaintOrder { view in
      guard let id = view.key, let above = view.superview?.key else { return }
      holders[id] = [above] + (holders[above] ?? [])
    }
    return holders
  }

  /// An arrangement's views in their parents, by their ids.
  private static func looks(
    _ arrangement: LayoutArrangement, _ size: Size, _ direction: LayoutDirection
  ) -> [String: Appearance] {
    looks(in: host(of: arrangement, size, direction))
  }

  /// An arrangement's views, which nobody sees.
  private static func host(
    of arrangement: LayoutArrangement, _ size: Size, _ direction: LayoutDirection
  ) -> View {
    let host = View(frame: Rect(origin: .zero, size: size))
    arrangement.makeViews(in: host, direction: direction)
    return host
  }

  private static func contents(in host: View) -> [String: Content] {
    var contents: [String: Content] = [:]
    host.forEachInPaintOrder { view in view.key.map { contents[$0] = view.content } }
    return contents
  }

  private static func looks(in host: View) -> [String: Appearance] {
    var looks: [String: Appearance] = [:]
    host.forEachInPaintOrder { view in view.key.map { looks[$0] = view.rest } }
    return looks
  }

  /// The whole way of the views in a host, by one second of steady progress: how fast it is
  /// gone is up to who plays it.
  ///
  /// - Parameter old: the way that it takes over from.
  func animation(in host: View, after old: PairsWay? = nil) -> Animation<Effect> {
    var parts: [Animation<Effect>] = []
    host.forEachInPaintOrder { view in
      guard let id = view.key, let way = ways[id] else { return }
      parts.append(way.animation(of: view, after: old?.ways[id]))
    }
    return .parallel(parts)
  }

  /// Lays out what has no way of its own: the parts of what comes or goes.
  func layOutStill(in host: View) {
    let size = host.size
    let looks = Self.looks(before, size, .leftToRight)
      .merging(Self.looks(after, size, direction)) { look, _ in look }
    host.forEachInPaintOrder { view in
      guard let id = view.key, ways[id] == nil, let look = looks[id] else { return }
      view.frame = look.frame
    }
  }

  /// Puts the views of both layouts into a host that shows one of them; nothing moves on screen.
  func prepare(in host: View, showsAfter: Bool) {
    if showsAfter { before.makeViews(in: host) }
    let animation = after.prepareAnimation(for: host, direction: direction)
    if showsAfter { animation.apply() }
  }

  /// Lays a host's views out at one end.
  func rest(in host: View, after isAfter: Bool) {
    if isAfter {
      after.makeViews(in: host, direction: direction)
    } else {
      before.makeViews(in: host)
    }
  }
}

extension Appearance {
  /// Takes everything over that is seen of another one and is not its place.
  fileprivate mutating func take(paintOf other: Appearance) {
    (alpha, backgroundColor) = (other.alpha, other.backgroundColor)
    (borderColor, borderWidth) = (other.borderColor, other.borderWidth)
  }
}
