import Engine

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
    var poses = TakenPoses()
    /// The appearance at rest when it was seen last.
    var goal = Appearance()
    /// The index of its content at each moment, among `contents`.
    var shown = Runs<Int?>()
    var contents: [Content] = []
    /// Its lines at the moments at which it is on its way from one text to another.
    var lines = TakenLines()
    var children: [Int] = []
    var clips = false
    var cutsFaces = false
    var cutsContent = false
  }

  private let builder: DisplayListBuilder
  private var entries: [Entry] = []
  private var roots: [Int] = []
  private var known: [Place: Int] = [:]
  private var names: TakenNames
  /// The moments so far.
  private var count = 0

  /// - Parameters:
  ///   - builder: knows how texts are set.
  ///   - names: names the views.
  init(_ builder: DisplayListBuilder, names: TakenNames = TakenNames()) {
    (self.builder, self.names) = (builder, names)
  }

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
      if let last, let index = order[next...].firstIndex(of: last) {
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
    entries.append(Entry(view: view, id: names.name(for: view.key ?? "view")))
    return entries.count - 1
  }

  private mutating func note(_ view: View, in index: Int) {
    // In place: a copy of what is known would be made at every moment.
    entries[index].note(view, at: count, by: builder)
    entries[index].children = placed(
      view.stackedSubviews, among: entries[index].children, in: index)
  }

  // MARK: The result

  /// All views that are seen at some moment: the roots, or what lies in them while they are but the
  /// canvas.
  ///
  /// - Parameters:
  ///   - breaks: the times at which properties of a view may begin or end to move.
  ///   - kept: the keys of those that are needed even if they show nothing.
  func views(
    breaks: [ObjectIdentifier: [ViewProperty: [Double]]], keeping kept: Set<String> = []
  ) -> [TakenView] {
    roots.flatMap { isCanvas(entries[$0]) ? entries[$0].children : [$0] }
      .compactMap { view($0, breaks, kept) }
  }

  private func isCanvas(_ entry: Entry) -> Bool {
    let isPlain = entry.poses.allSatisfy { pose in
      guard let pose else { return true }
      return pose.frame.origin == .zero && pose.alpha == 1 && pose.transform == .identity
        && !pose.hasBox
    }
    return isPlain && !entry.clips && entry.contents.allSatisfy { $0 == .empty }
  }

  private func view(
    _ index: Int, _ breaks: [ObjectIdentifier: [ViewProperty: [Double]]], _ kept: Set<String>
  ) -> TakenView? {
    let entry = entries[index].filled(upTo: count)
    let (poses, shown) = (entry.poses, entry.shown)
    let children = entry.children.compactMap { view($0, breaks, kept) }
    let faces =
      entry.contents.indices.flatMap { number in
        TakenFace.faces(of: entry.contents[number], poses, by: builder) { shown[$0] == number }
      } + entry.lines.faces(count, builder.measuring)
    let isBlank =
      !poses.contains { $0?.hasBox ?? false } && faces.isEmpty && children.isEmpty
      && !kept.contains(entry.view.key ?? "")
    guard !isBlank, poses.contains(where: { ($0?.alpha ?? 0) > 0 }) else { return nil }
    return TakenView(
      id: entry.id, key: entry.view.key, poses: poses, goal: entry.goal, faces: faces,
      clips: entry.clips, cutsFaces: entry.cutsFaces, cutsContent: entry.cutsContent,
      breaks: breaks[ObjectIdentifier(entry.view)] ?? [:], children: children)
  }
}

extension TakeRecorder.Entry {
  /// The same with nothing at the moments since it was seen last.
  fileprivate func filled(upTo count: Int) -> Self {
    var filled = self
    filled.fill(upTo: count)
    return filled
  }

  private mutating func fill(upTo count: Int) {
    poses.fill(upTo: count)
    shown.append(nil, times: count - shown.count)
  }

  fileprivate mutating func note(
    _ view: View, at moment: Int, by builder: DisplayListBuilder
  ) {
    fill(upTo: moment)
    poses.append(view.presented)
    let lines = builder.linesOnTheirWay(in: view)
    shown.append(lines == nil ? number(of: view.seenContent) : nil)
    cutsContent = cutsContent || lines == nil && view.showsSeveralContents
    if let lines { self.lines.note(lines, in: view, at: moment, builder.measuring) }
    goal = view.rest.shown
    clips = clips || view.clipsToBounds
    cutsFaces = cutsFaces || view.presented.contentFit.cuts
  }

  /// The number of a content among those that were shown.
  private mutating func number(of content: Content) -> Int {
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
      || !shadows.isEmpty || hasGradient || !innerShadows.isEmpty
  }
}
