extension DisplayList {
  /// The blocks of pixels in which this list can look different from an older one.
  ///
  /// Painting this list with each block as the clip, over a picture of the older one cleared
  /// there, gives the bytes that painting all of it over a clear picture gives.
  ///
  /// - Parameters:
  ///   - picture: The pixels that both are painted on.
  ///   - scale: Pixels per point of both lists; finite and > 0.
  ///   - glyphs: The masks that make the text visible in both pictures.
  /// - Returns: At most eight blocks inside the picture, which may overlap; none for equal lists.
  public func damage(
    since older: DisplayList, in picture: PixelRect, scale: Double = 1,
    glyphs: (any GlyphMasking)?
  ) -> [PixelRect] {
    require(scale.isFinite && scale > 0, "the scale must be finite and above 0: \(scale)")
    let place = Place(bounds: picture, scale: scale)
    var comparison = Comparison(glyphs: glyphs)
    comparison.compare(
      Sighting(commands: older.commands, place: place),
      Sighting(commands: commands, place: place))
    return comparison.damage.blocks
  }
}

/// Commands and where they are.
private struct Sighting {
  var commands: [DrawCommand]
  var place: Place
}

/// Goes through two lists side by side and gathers where a command has no equal.
///
/// Commands are paired in order. A pixel that no unequal command can touch is painted by the same
/// commands in the same order in both lists, so it has the same bytes.
private struct Comparison {
  let glyphs: (any GlyphMasking)?
  var damage = DamageRegion()

  /// The most commands that are skipped in search of an equal one, where one list is longer.
  private static let lookAhead = 16

  mutating func compare(_ old: Sighting, _ new: Sighting) {
    let isSamePlace = old.place == new.place
    if isSamePlace && old.commands.sharesMemory(with: new.commands) { return }
    var (i, j) = (0, 0)
    while i < old.commands.count && j < new.commands.count {
      let surplus = (new.commands.count - j) - (old.commands.count - i)
      if isSamePlace && surplus > 0 {
        j = skip(in: new, from: j, to: old.commands[i], atMost: surplus)
      } else if isSamePlace && surplus < 0 {
        i = skip(in: old, from: i, to: new.commands[j], atMost: -surplus)
      }
      compare(old.commands[i], old.place, new.commands[j], new.place)
      (i, j) = (i + 1, j + 1)
    }
    for command in old.commands[i...] { add(command, at: old.place) }
    for command in new.commands[j...] { add(command, at: new.place) }
  }

  /// The next command equal to `wanted`, if it is near, else `start`; those skipped are damage.
  private mutating func skip(
    in list: Sighting, from start: Int, to wanted: DrawCommand, atMost limit: Int
  ) -> Int {
    let last = min(start + min(limit, Self.lookAhead), list.commands.count - 1)
    guard let found = (start...last).first(where: { list.commands[$0] == wanted }) else {
      return start
    }
    for command in list.commands[start..<found] { add(command, at: list.place) }
    return found
  }

  private mutating func compare(
    _ old: DrawCommand, _ oldPlace: Place, _ new: DrawCommand, _ newPlace: Place
  ) {
    if case .layer(let oldLayer) = old, case .layer(let newLayer) = new {
      compare(oldLayer, oldPlace, newLayer, newPlace)
    } else if oldPlace != newPlace || old != new {
      add(old, at: oldPlace)
      add(new, at: newPlace)
    }
  }

  private mutating func compare(
    _ oldLayer: Layer, _ oldPlace: Place, _ newLayer: Layer, _ newPlace: Place
  ) {
    guard var old = oldPlace.inside(oldLayer), var new = newPlace.inside(newLayer),
      old.fadesAndClips(like: new), oldLayer.mixes(like: newLayer)
    else {
      add(.layer(oldLayer), at: oldPlace)
      add(.layer(newLayer), at: newPlace)
      return
    }
    let isWhole = oldLayer.mask != nil || oldLayer.compositing.filter != nil
    guard !isWhole || old.place == new.place else {
      add(.layer(oldLayer), at: oldPlace)
      add(.layer(newLayer), at: newPlace)
      return
    }
    if oldLayer.compositing.filter != nil {
      // What one of its commands shows is seen around it, too.
      guard oldLayer.commands != newLayer.commands else { return }
      add(.layer(oldLayer), at: oldPlace)
      add(.layer(newLayer), at: newPlace)
      return
    }
    if old.isApart { (old.place.opacity, new.place.opacity) = (1, 1) }
    if old.place != new.place, let first = oldLayer.smallBlock(at: old.place),
      let second = newLayer.smallBlock(at: new.place)
    {
      damage.add(first)
      damage.add(second)
      return
    }
    compare(
      Sighting(commands: oldLayer.commands, place: old.place),
      Sighting(commands: newLayer.commands, place: new.place))
  }

  private mutating func add(_ command: DrawCommand, at place: Place) {
    guard case .layer(let layer) = command else {
      return damage.add(command.reach(at: place, glyphs: glyphs))
    }
    guard let inside = place.inside(layer) else { return }
    guard layer.compositing.filter == nil else {
      return damage.add(command.reach(at: place, glyphs: glyphs))
    }
    if let block = layer.smallBlock(at: inside.place) { return damage.add(block) }
    for command in layer.commands { add(command, at: inside.place) }
  }
}

extension LayerPlace {
  /// True if the same pixels, painted in both layers, look the same outside of them.
  fileprivate func fadesAndClips(like other: LayerPlace) -> Bool {
    guard isApart == other.isApart else { return false }
    guard isApart else { return true }
    guard place.opacity == other.place.opacity, clip == other.clip else { return false }
    return clip == nil || place.map == other.place.map
  }
}

extension Layer {
  /// True if what both hold goes together in the same way: in a cross-fade, other shares of one
  /// picture are also others of all those below it, and another mask shows other parts of all.
  fileprivate func mixes(like other: Layer) -> Bool {
    guard mask == other.mask, compositing == other.compositing else { return false }
    guard crossFades || other.crossFades else { return true }
    return crossFades && other.crossFades && shares == other.shares
  }

  /// A block around all that the layer touches, if it is known and not worth to be cut; `place` is
  /// that of the layer's commands.
  fileprivate func smallBlock(at place: Place) -> PixelRect? {
    guard let block = extent?.pixels(by: place.map)?.intersection(place.bounds),
      block.area <= DamageRegion.slack
    else { return nil }
    return block
  }

  /// nil for what is no layer.
  private var shares: [Double?] {
    commands.map { if case .layer(let layer) = $0 { layer.opacity } else { nil } }
  }
}
