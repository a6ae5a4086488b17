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

  /// - Parameter canvas: the size of all frames.
  init(_ frames: [[DesignNode]], on canvas: Size) {
    self.frames = frames
    var old: (nodes: [DesignNode], places: [DesignMatching.Place]) = ([], [])
    for number in frames.indices {
      let places = DesignMatching.Place.all(of: frames[number])
      let matches = DesignMatching(
        from: old.places, to: places, across: Math.hypot(canvas.width, canvas.height)
      ).matches
      let nodes = Self.named(frames[number], matches, after: old.nodes)
      self.frames[number] = nodes
      if number > 0 { changes.append(Self.changes(old.nodes, nodes, matches)) }
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
    _ old: [DesignNode], _ new: [DesignNode],
    _ matches: [Int: (old: Int, ground: DesignMatching.Ground)]
  ) -> [Change] {
    let kept = Set(matches.values.map(\.old))
    return new.flatMap(\.all).enumerated().map { number, node in
      let match = matches[number]
      return Change(
        old: match.map { old[$0.old].plainName }, new: node.plainName, ground: match?.ground)
    }
      + old.indices.filter { !kept.contains($0) }.map {
        Change(old: old[$0].plainName, new: nil, ground: nil)
      }
  }
}

extension DesignNode {
  /// It, and all in it, each before those in it.
  var all: [DesignNode] { [self] + nodes.flatMap(\.all) }

  /// The name as a person reads it, or a word for the kind.
  var plainName: String {
    let name = PlainLine.text(name.map { DesignName($0).text } ?? "")
    guard name.contains(where: { $0 != " " }) else { return words ?? kind }
    return String(name.prefix(80))
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
