import Engine

/// Gives the nodes of frames the ids of their elements: what two frames that follow each other have in
/// common has one id.
struct DesignKeys {
  /// What becomes of something from one frame to the next.
  struct Change {
    /// The names as the tool shows them; nil: it is not there.
    let old: String?
    let new: String?
    let ground: DesignMatching.Ground?
  }

  /// The frames, each with its nodes.
  private(set) var frames: [[DesignNode]]
  /// From each frame to the next one, in the order of what is on that, and then what leaves.
  private(set) var changes: [[Change]] = []

  /// - Parameter canvas: that of all frames.
  init(_ sheets: [DesignSheet], on canvas: Size) {
    frames = sheets.map(\.nodes)
    var old: (nodes: [DesignNode], places: [DesignMatching.Place]) = ([], [])
    for number in frames.indices {
      let places = DesignMatching.Place.all(of: frames[number])
      let matches = DesignMatching(
        from: old.places, to: places, across: Math.hypot(canvas.width, canvas.height),
        asWhole: number > 0 && sheets[number - 1].isOneGroup && sheets[number].isOneGroup
      ).matches
      let nodes = Self.named(frames[number], matches, after: old.nodes)
      self.frames[number] = nodes
      if number > 0 { changes.append(Self.changes(old.places, places, matches)) }
      old = (nodes.flatMap(\.all), places)
    }
  }

  /// The nodes with their keys; a turn goes the shorter way.
  ///
  /// - Parameter old: all those of the frame before.
  private static func named(
    _ nodes: [DesignNode], _ matches: [Int: (old: Int, ground: DesignMatching.Ground)],
    after old: [DesignNode]
  ) -> [DesignNode] {
    var taken = Set(old.map(\.key)).union([IntroKey.background, IntroKey.button])
    var number = 0
    func named(_ node: DesignNode) -> DesignNode {
      var node = node
      if let match = matches[number] {
        node.key = old[match.old].key
        let turn = node.look.rotation - old[match.old].look.rotation
        node.look.rotation -= (turn / (2 * .pi)).rounded() * 2 * .pi
      } else {
        node.key = free(node.plainName, &taken)
      }
      number += 1
      node.nodes = node.nodes.map(named)
      return node
    }
    return nodes.map(named)
  }

  /// The name, or with a number behind it.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var (key, number) = (name, 2)
    while !taken.insert(key).inserted {
      key = "\(name) \(number)"
      number += 1
    }
    return key
  }

  private static func changes(
    _ old: [DesignMatching.Place], _ new: [DesignMatching.Place],
    _ matches: [Int: (old: Int, ground: DesignMatching.Ground)]
  ) -> [Change] {
    let kept = Set(matches.values.map(\.old))
    return new.enumerated().map { number, place in
      let match = matches[number]
      return Change(old: match.map { old[$0.old].told }, new: place.told, ground: match?.ground)
    }
      + old.indices.filter { !kept.contains($0) }.map {
        Change(old: old[$0].told, new: nil, ground: nil)
      }
  }
}

extension DesignNode {
  /// It, and all in it, each before those in it.
  var all: [DesignNode] { [self] + nodes.flatMap(\.all) }

  /// The name as a person reads it, or a word for the kind.
  var plainName: String { shownName ?? words ?? kind }

  /// The name as a person reads it; nil: it has none.
  private var shownName: String? {
    let name = PlainLine.text(name.map { DesignName($0).text } ?? "")
    return name.contains { $0 != " " } ? String(name.prefix(80)) : nil
  }

  /// The name, or else the kind with a place on the canvas.
  ///
  /// - Parameter origin: the corner of what it lies in.
  func toldName(at origin: Point) -> String {
    if let name = shownName ?? words { return name }
    let corner = frame.origin + origin
    return "\(kind) at \(PlainNumber.text(corner.x.rounded())), "
      + "\(PlainNumber.text(corner.y.rounded()))"
  }

  /// What it says; nil: it is no text.
  private var words: String? {
    guard case .text(let text) = content else { return nil }
    let words = PlainLine.text(text.string.replacing("\n", with: " ")).prefix(40)
    return words.contains { $0 != " " } ? String(words) : nil
  }

  private var kind: String {
    switch content {
    case .box: "box"
    case .picture: "picture"
    case .text: "text"
    case .group: "group"
    }
  }
}
