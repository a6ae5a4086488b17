import Engine
import EngineSDL

/// Writes down the views of a screen, moment by moment.
struct TakeRecorder {
  /// A view in a parent.
  private struct Place: Hashable {
    let view: ObjectIdentifier
    let parent: Int?
  }

  /// All that is known of a view in one place.
  fileprivate struct Entry {
    /// Kept, so that no other view gets its place in memory.
    let view: View
    let id: String
    var poses: [Appearance?]
    /// The appearance at rest when it was seen last.
    var goal = Appearance()
    /// The index of its content at each moment, among `contents`.
    var shown: [Int?]
    var contents: [Content] = []
    var children: [Int] = []
    var clips = false
    var breaks: [ViewProperty: [Double]] = [:]
  }

  private var entries: [Entry] = []
  private var roots: [Int] = []
  private var known: [Place: Int] = [:]
  private var names = TakenNames()
  /// The moments so far.
  private var count = 0

  /// Looks at a tree at the next moment.
  mutating func look(at root: View) {
    roots = placed([root], among: roots, in: nil)
    count += 1
  }

  /// The entries of a parent's children, with those of views that were not there before.
  ///
  /// - Parameters:
  ///   - views: back to front.
  ///   - entries: those of the parent until now.
  private mutating func placed(_ views: [View], among others: [Int], in parent: Int?) -> [Int] {
    var order = others
    var next = 0
    for view in views {
      let place = Place(view: ObjectIdentifier(view), parent: parent)
      let last = known[place]
      if let last, let index = order.firstIndex(of: last), index >= next {
        next = index + 1
      } else {
        let entry = add(view)
        known[place] = entry
        order.insert(entry, at: next)
        next += 1
      }
      if let entry = known[place] { note(view, in: entry) }
    }
    return order
  }

  private mutating func add(_ view: View) -> Int {
    entries.append(
      Entry(
        view: view, id: names.name(for: view.key ?? "view"),
        poses: Array(repeating: nil, count: count), shown: Array(repeating: nil, count: count)))
    return entries.count - 1
  }

  private mutating func note(_ view: View, in index: Int) {
    var entry = entries[index]
    entry.poses += Array(repeating: nil, count: count - entry.poses.count)
    entry.shown += Array(repeating: nil, count: count - entry.shown.count)
    entry.poses.append(view.presented)
    entry.goal = view.rest.shown
    entry.shown.append(entry.number(of: view.content))
    entry.clips = entry.clips || view.clipsToBounds
    let children = entry.children
    entries[index] = entry
    entries[index].children = placed(view.stackedSubviews, among: children, in: index)
  }

  /// Notes that views may begin or end to move at some times, in seconds.
  mutating func note(_ moves: TakenMoves) {
    for index in entries.indices {
      let own = moves.breaks[ObjectIdentifier(entries[index].view)] ?? [:]
      for property in ViewProperty.allCases {
        let times = moves.begins + (own[property] ?? [])
        entries[index].breaks[property, default: []] += times
      }
    }
  }

  // MARK: The result

  /// All views that are seen at some moment.
  func views(by builder: DisplayListBuilder) -> [TakenView] {
    plain(roots).flatMap { entry in entry.map { [view($0, builder)].compactMap(\.self) } ?? [] }
  }

  /// The roots, or what lies in them while they are but the canvas.
  private func plain(_ roots: [Int]) -> [Int?] {
    roots.flatMap { root -> [Int?] in
      let entry = entries[root]
      let origin = entry.poses.compactMap(\.self).allSatisfy { pose in
        pose.frame.origin == .zero && pose.alpha == 1 && pose.transform == .identity
          && !pose.hasBox
      }
      let isCanvas = origin && !entry.clips && entry.contents.allSatisfy { $0 == .empty }
      return isCanvas ? entry.children : [root]
    }
  }

  private func view(_ index: Int, _ builder: DisplayListBuilder) -> TakenView? {
    let entry = entries[index]
    let poses = entry.poses + Array(repeating: nil, count: count - entry.poses.count)
    let children = entry.children.compactMap { view($0, builder) }
    let shown = entry.shown + Array(repeating: nil, count: count - entry.shown.count)
    let faces = entry.contents.indices.flatMap { number in
      TakenFace.faces(of: entry.contents[number], poses, by: builder) { shown[$0] == number }
    }
    let isBlank = !poses.contains { $0?.hasBox ?? false } && faces.isEmpty && children.isEmpty
    guard !isBlank, poses.contains(where: { ($0?.alpha ?? 0) > 0 }) else { return nil }
    return TakenView(
      id: entry.id, isNamed: entry.view.key != nil, poses: poses,
      filled: poses.filled(endingWith: entry.goal), faces: faces,
      clips: entry.clips,
      breaks: entry.breaks,
      children: children)
  }
}

extension TakeRecorder.Entry {
  /// The number of a content among those that were shown.
  fileprivate mutating func number(of content: Content) -> Int {
    if let last = shown.last.flatMap(\.self), contents[last] == content { return last }
    if let known = contents.firstIndex(of: content) { return known }
    contents.append(content)
    return contents.count - 1
  }
}

extension Appearance {
  /// True if a box is drawn behind the content.
  fileprivate var hasBox: Bool {
    backgroundColor.alpha > 0 || borderWidth > 0 && borderColor.alpha > 0 || shadow.color.alpha > 0
  }
}
