import Engine

/// Frames on one canvas, taken apart as far as there may be elements.
struct DesignSheets {
  /// A frame of more things than there may be.
  struct Coarse {
    /// The number of the frame.
    let frame: Int
    let things: Int
    /// How far it is taken apart; nil: it is one picture.
    let detail: DesignReader.Detail?
  }

  private(set) var all: [DesignSheet]
  /// Those that are taken apart less.
  let coarse: [Coarse]

  init(_ frames: [DesignFrame], on canvas: Size) {
    var readings = frames.map { Reading($0, on: Rect(origin: .zero, size: canvas)) }
    // Each may have its share; those with more than that have less.
    let share = DeckReader.mostElements / readings.count
    while readings.reduce(0, { $0 + $1.count }) > DeckReader.mostElements {
      for index in readings.indices where readings[index].count > share {
        readings[index].coarsen()
      }
    }
    all = readings.map { DesignSheet($0.nodes, in: $0.box) }
    coarse = readings.enumerated().compactMap { number, reading in
      reading.detail == .all
        ? nil : Coarse(frame: number, things: reading.things, detail: reading.detail)
    }
    openRoots()
    takeGrounds()
    shareKinds()
  }

  /// Opens the groups that are all of a frame; if one of them cuts something off, they stay on all frames
  /// that have one.
  private mutating func openRoots() {
    let opened = all.map(\.opened)
    let stay = opened.contains { $0.root != nil }
    all = zip(all, opened).map { sheet, opened in
      stay && opened.root == nil && sheet.root != nil ? sheet : opened
    }
    for index in all.indices { all[index].keepRoot() }
  }

  /// Makes boxes behind all others backgrounds, but for those that are a thing on another frame.
  private mutating func takeGrounds() {
    let grounds = all.map { $0.ground?.ownName }
    let names = all.map(\.names)
    func isThing(_ name: DesignName) -> Bool {
      zip(grounds, names).contains { ground, names in ground != name && names[name] == 1 }
    }
    for index in all.indices where grounds[index].map(isThing) != true { all[index].takeGround() }
  }

  /// Puts things whose name a group has on another frame into groups, so that these are one.
  private mutating func shareKinds() {
    var kinds: [DesignName: Set<Bool>] = [:]
    var double: Set<DesignName> = []
    for sheet in all {
      double.formUnion(sheet.names.filter { $0.value > 1 }.keys)
      for node in sheet.nodes.flatMap(\.all) {
        if let name = node.ownName { kinds[name, default: []].insert(node.isGroup) }
      }
    }
    let shared = Set(kinds.filter { $0.value.count == 2 }.keys).subtracting(double)
    guard !shared.isEmpty else { return }
    var grouped = all
    for index in grouped.indices {
      grouped[index].nodes = grouped[index].nodes.map { $0.grouped(shared) }
    }
    let count = grouped.reduce(0) { $0 + $1.nodes.reduce(0) { $0 + $1.count } }
    if count <= DeckReader.mostElements { all = grouped }
  }
}

/// A frame, taken apart as far as it is said.
private struct Reading {
  private let drawing: Drawing
  private let canvas: Rect
  /// The things on it.
  private(set) var things = 0
  /// nil: it is one picture.
  private(set) var detail: DesignReader.Detail? = .all
  private(set) var nodes: [DesignNode] = []

  init(_ frame: DesignFrame, on canvas: Rect) {
    (drawing, self.canvas) = (frame.drawing, canvas)
    nodes = read(.all)
    things = count
  }

  var count: Int { nodes.reduce(0) { $0 + $1.count } }

  /// The box of the frame on the canvas.
  var box: Rect { map.boundingBox(of: drawing.viewBox) }

  /// The map into the middle of the canvas, as large as it can be.
  private var map: AffineTransform {
    let box = drawing.viewBox
    let factor = min(canvas.width / box.width, canvas.height / box.height)
    return AffineTransform.translation(-box.center.x, -box.center.y).then(.scale(factor, factor))
      .then(.translation(canvas.center.x, canvas.center.y))
  }

  /// Takes it apart less.
  mutating func coarsen() {
    detail = detail.flatMap { DesignReader.Detail(rawValue: $0.rawValue + 1) }
    nodes = detail.map(read) ?? [whole]
  }

  private func read(_ detail: DesignReader.Detail) -> [DesignNode] {
    DesignReader(canvas: canvas, box: box, detail: detail).nodes(of: drawing.items, in: map)
  }

  /// All of it as one picture, of one name on all frames.
  private var whole: DesignNode {
    var drawing = drawing
    drawing.morphs = true
    return DesignNode(name: "frame", frame: box, content: .picture(drawing))
  }
}
