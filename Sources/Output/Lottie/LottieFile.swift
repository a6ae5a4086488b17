import Engine
import JSONText

/// A take as a Lottie file: a layer for each view, with its box and its drawings as shapes, and one
/// for each line of its texts.
struct LottieFile {
  private let take: Take
  private let title: String
  let motion: LottieMotion
  /// Back to front: those of the file, or of the composition that is being made.
  private var layers: [JSONValue] = []
  private var compositions: [JSONValue] = []
  private var fonts: [Font.Weight] = []
  private var number = 0

  /// The most by which lengths in points, and shares, may differ.
  static let (length, share) = (0.2, 0.002)

  init(_ take: Take, title: String) {
    self.take = take
    self.title = title
    motion = LottieMotion(fitter: take.fitter)
    for view in take.views { append(view, LottieParent()) }
  }

  /// The file as text, with a line break at its end.
  var text: String {
    let size = take.size
    let file: JSONValue = [
      "v": "5.7.0", "fr": .number(LottieMotion.rate), "ip": 0, "op": frame(take.duration),
      "w": .number(size.width), "h": .number(size.height), "nm": .string(title), "ddd": 0,
      "assets": .array(compositions), "fonts": ["list": .array(fonts.map(\.lottie))],
      "layers": .array(layers.reversed() + [ground]),
    ]
    return String(decoding: file.line(decimals: JSONValue.lottieDecimals), as: UTF8.self)
  }

  private mutating func add(_ layer: JSONValue) { layers.append(layer.lottieText) }

  private func frame(_ time: Double) -> JSONValue { .number(time * LottieMotion.rate) }

  private var ground: JSONValue {
    let size = take.size
    return layer(
      1, "ground", 0, LottieLife(take.always, take.times), pose: still(),
      [
        "sc": .string(take.ground.hexText), "sw": .number(size.width), "sh": .number(size.height),
      ])
  }

  // MARK: Layers

  /// The things that a layer gets from the ones around it.
  private struct LottieParent {
    /// nil: it lies on the canvas.
    var view: TakenView?
    var number: Int?
    /// The product of the opacities around it, in its composition; nil: 1.
    var alpha: TakeTrack?
  }

  private func layer(
    _ kind: Int, _ name: String, _ number: Int, _ life: LottieLife, in parent: Int? = nil,
    pose: JSONValue, _ more: JSONValue = [:]
  ) -> JSONValue {
    let place: JSONValue = parent.map { ["parent": .number(Double($0))] } ?? [:]
    // Unless this comes first, rlottie takes the layer for one in space, and turns it in no plane.
    let head: JSONValue = [
      "ddd": 0, "ty": .number(Double(kind)), "nm": .string(name), "ind": .number(Double(number)),
    ]
    let times: JSONValue = [
      "ip": frame(life.start), "op": frame(life.end), "st": 0, "sr": 1, "bm": 0, "ks": pose,
    ]
    return head + place + times + more
  }

  private mutating func append(_ view: TakenView, _ parent: LottieParent) {
    if view.fadesAsWhole { return appendWhole(view, parent) }
    number += 1
    let own = number
    let life = LottieLife(view.isThere, take.times)
    let alpha = view.alpha.times(parent.alpha).times(life.gaps)
    append(view, own, life, in: parent.number, pose(of: view, in: parent.view, alpha))
    appendInner(of: view, LottieParent(view: view, number: own, alpha: alpha))
  }

  /// A view that fades is a composition of its own: its pieces are put together first.
  private mutating func appendWhole(_ view: TakenView, _ parent: LottieParent) {
    let sizes = view.size.values
    let room = Point(
      sizes.map { $0[0] }.reduce(take.size.width, max),
      sizes.map { $0[1] }.reduce(take.size.height, max))
    let outer = layers
    layers = []
    number += 1
    let base = number
    let always = LottieLife(take.always, take.times)
    // Of a single layer some players don't think that its pieces are to be put together.
    add(layer(3, "middle", base, always, pose: still(at: room)))
    number += 1
    append(view, number, always, in: base, still())
    appendInner(of: view, LottieParent(view: view, number: base))
    let id = "composition-\(compositions.count + 1)"
    let composition: JSONValue = [
      "id": .string(id), "nm": .string(view.id), "layers": .array(layers.reversed()),
    ]
    compositions.append(composition.lottieText)
    layers = outer
    number += 1
    let life = LottieLife(view.isThere, take.times)
    let alpha = view.alpha.times(parent.alpha).times(life.gaps)
    add(
      layer(
        0, view.id, number, life, in: parent.number,
        pose: pose(of: view, in: parent.view, alpha, around: room),
        ["refId": .string(id), "w": .number(2 * room.x), "h": .number(2 * room.y)]))
  }

  /// The layer of a view's shapes; without any it only holds the others.
  private mutating func append(
    _ view: TakenView, _ number: Int, _ life: LottieLife, in parent: Int? = nil,
    _ pose: JSONValue
  ) {
    let shapes = shapes(of: view)
    add(
      layer(
        shapes.isEmpty ? 3 : 4, view.id, number, life, in: parent, pose: pose,
        shapes.isEmpty ? [:] : ["shapes": .array(shapes)] + mask(of: view)))
  }

  private mutating func appendInner(of view: TakenView, _ own: LottieParent) {
    for face in view.faces { append(face, of: view, own) }
    for child in view.children { append(child, own) }
  }

  /// - Parameter anchor: the point of the layer that is the view's middle.
  private func pose(
    of view: TakenView, in parent: TakenView?, _ alpha: TakeTrack, around anchor: Point = .zero
  ) -> JSONValue {
    [
      "p": motion.property(view.place(in: parent), within: Self.length) { [$0[0], $0[1], 0] },
      "a": .still(.numbers(anchor.x, anchor.y, 0)),
      "s": motion.property(view.scale, within: 0.0005) { [$0[0] * 100, $0[1] * 100, 100] },
      "r": motion.property(view.rotation, within: 0.0005) { [$0[0] * 180 / .pi] },
      "o": motion.property(alpha, within: Self.share) { [$0[0] * 100] },
    ]
  }

  private func still(at place: Point = .zero) -> JSONValue {
    pose(.still(.numbers(place.x, place.y, 0)), alpha: .still(100))
  }

  /// A pose without a turn.
  ///
  /// - Parameter scale: nil: it is at its own size.
  private func pose(
    _ place: JSONValue, scale: JSONValue? = nil, alpha: JSONValue
  ) -> JSONValue {
    [
      "p": place, "a": .still([0, 0, 0]), "s": scale ?? .still([100, 100, 100]), "r": .still(0),
      "o": alpha,
    ]
  }

  // MARK: Text

  private mutating func append(
    _ face: TakenFace, of view: TakenView, _ own: LottieParent
  ) {
    guard case .text(let lines, let alignment) = face.content else { return }
    let life = LottieLife(zip(view.isThere, face.isShown).map { $0 && $1 }, take.times)
    let whole = TakeTrack(take.always)
    let shown = (own.alpha ?? whole).times(life.gaps)
    for placed in lines {
      number += 1
      var place = view.fit(of: face)
      let spare = alignment.share(of: placed.line.string.lineDirection) * placed.width
      let start = placed.origin + Point(spare, 0)
      place.values = place.values.map { $0 + start.lanes }
      let opacity = shown.map { $0 * placed.line.color.alpha }
        .times(face.way.map(view.alpha(of:)))
      let scale = face.way.map { way in
        motion.property(view.scale(of: way), within: 0.0005) { [$0[0] * 100, $0[1] * 100, 100] }
      }
      let pose = pose(
        motion.property(place, within: Self.length) { [$0[0], $0[1], 0] }, scale: scale,
        alpha: motion.property(opacity, within: Self.share) { [$0[0] * 100] })
      let line = placed.line
      if let outlines = take.outlines(line) {
        let letters = letters(of: line, outlines, by: -spare)
        add(layer(4, line.string, number, life, in: own.number, pose: pose, letters))
        continue
      }
      if !fonts.contains(line.font.weight) { fonts.append(line.font.weight) }
      add(
        layer(
          5, line.string, number, life, in: own.number, pose: pose, ["t": text(line, alignment)]))
    }
  }

  /// A line as shapes, which every player shows alike.
  private func letters(of line: TextLine, _ outlines: [Path], by shift: Double) -> JSONValue {
    var color = line.color
    color.alpha = 1
    let items = outlines.map { Drawing.Item.fill($0, .color(color)) }
    var pose = LottieShapes.Pose()
    pose.place = .still(.numbers(shift, 0))
    return ["shapes": [LottieShapes.group("letters", LottieShapes.items(items), pose)]]
  }

  private func text(_ line: TextLine, _ alignment: TextContent.Alignment) -> JSONValue {
    let style: JSONValue = [
      "s": .number(line.font.size), "f": .string(line.font.weight.lottieName),
      "t": .string(line.string),
      "j": .number(alignment.lottieNumber(of: line.string.lineDirection)), "tr": 0,
      "lh": .number(line.font.size * 1.2), "ls": 0,
      "fc": .numbers(line.color.red, line.color.green, line.color.blue),
    ]
    return [
      "d": ["k": [["s": style, "t": 0]]], "p": [:], "m": ["g": 1, "a": .still([0, 0])], "a": [],
    ]
  }
}

extension TakenView {
  /// True if it is half transparent at some moment, and has several pieces, which would show
  /// through one another.
  fileprivate var fadesAsWhole: Bool {
    alpha.values.contains { $0[0] > 0 && $0[0] < 1 } && pieces > 1
  }

  /// The number of things in it that are drawn.
  private var pieces: Int {
    let fills = max(gradients.count, color.isSeen ? 1 : 0)
    let boxes = fills + (hasBorder ? 1 : 0)
    return faces.map(\.pieces).reduce(boxes, +) + children.map(\.pieces).reduce(0, +)
  }
}

extension TakenFace {
  /// Words don't lie on one another.
  fileprivate var pieces: Int {
    switch content {
    case .text: 1
    case .drawing(let drawing): Self.count(drawing.items)
    }
  }

  private static func count(_ items: [Drawing.Item]) -> Int {
    items.reduce(0) { count, item in
      if case .group(_, _, _, let inner) = item { count + Self.count(inner) } else { count + 1 }
    }
  }
}
