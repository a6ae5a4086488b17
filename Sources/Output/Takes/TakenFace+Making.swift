import Engine

extension TakenFace {
  /// The faces of one content: text that is broken otherwise, as its view gets another size, is
  /// another one.
  ///
  /// - Parameter isShown: true for the moments at which the view has the content.
  static func faces(
    of content: Engine.Content, _ poses: TakenPoses, by builder: DisplayListBuilder,
    isShown: (Int) -> Bool
  ) -> [TakenFace] {
    let shown = poses.indices.map { isShown($0) && poses[$0] != nil }
    switch content {
    case .empty: return []
    case .drawing(let drawing):
      let own = drawing.viewBox.size
      let drawing = drawing.inSmallUnits
      let shape = drawing.viewBox.size
      let fits = poses.map { pose in
        pose.map { pose in
          let fit = pose.contentFit
          return fit == .shaped
            ? fit.scale(of: shape, in: pose.size)
            : fit.scale(of: own, in: pose.size) * (own.width / shape.width)
        }
      }
      return [
        TakenFace(
          content: .drawing(drawing), isShown: Runs(shown), fits: Runs(fits.filled(or: .zero)))
      ]
    case .text(let text): return faces(of: text, poses, shown, by: builder)
    }
  }

  private static func faces(
    of text: TextContent, _ poses: TakenPoses, _ shown: [Bool], by builder: DisplayListBuilder
  ) -> [TakenFace] {
    var faces: [TextFace] = []
    var last: (size: Size, lines: [PlacedLine])?
    for (index, pose) in poses.enumerated() where shown[index] {
      guard let size = pose?.size, size.width > 0, size.height > 0 else { continue }
      let lines = last?.size == size ? last?.lines : nil
      let placed = lines ?? builder.placedLines(of: text, size: size)
      last = (size, placed)
      guard !placed.isEmpty else { continue }
      if let known = faces.firstIndex(where: { $0.isSet(as: placed) }) {
        faces[known].note(placed, at: index)
      } else {
        faces.append(TextFace(placed, at: index, of: poses.count))
      }
    }
    return faces.map { $0.face(text.alignment) }
  }
}

/// Lines of text that lie otherwise from moment to moment, but are the same.
private struct TextFace {
  let lines: [TakenFace.PlacedLine]
  private var fits: [Point?]

  init(_ lines: [TakenFace.PlacedLine], at index: Int, of count: Int) {
    self.lines = lines
    fits = Array(repeating: nil, count: count)
    fits[index] = .zero
  }

  /// True if the lines are the same words in the same places but for a shift of all of them.
  func isSet(as others: [TakenFace.PlacedLine]) -> Bool {
    guard lines.map(\.line) == others.map(\.line), let first = lines.first, let other = others.first
    else { return false }
    let shift = other.origin - first.origin
    return zip(lines, others).allSatisfy {
      $0.origin.distance(to: $1.origin - shift) < 1e-6
    }
  }

  mutating func note(_ others: [TakenFace.PlacedLine], at index: Int) {
    guard let first = lines.first, let other = others.first else { return }
    fits[index] = other.origin - first.origin
  }

  func face(_ alignment: TextContent.Alignment) -> TakenFace {
    TakenFace(
      content: .text(lines, alignment), isShown: Runs(fits.map { $0 != nil }),
      fits: Runs(fits.filled(or: .zero)))
  }
}

extension DisplayListBuilder {
  /// The lines of a text in a view of a size, from the view's middle.
  fileprivate func placedLines(of text: TextContent, size: Size) -> [TakenFace.PlacedLine] {
    let middle = Point(size.width / 2, size.height / 2)
    return lines(of: text, size: size).compactMap { command in
      guard case .text(let line, let origin) = command else { return nil }
      return TakenFace.PlacedLine(
        line: line, origin: origin - middle,
        width: measuring.width(of: line.string, font: line.font))
    }
  }
}

extension Array {
  /// The values, and where there is none the nearest one before it, else the first one behind it.
  func filled<Value>(or value: Value) -> [Value] where Element == Value? {
    var last = compactMap(\.self).first ?? value
    return map { element in
      last = element ?? last
      return last
    }
  }

  /// The same; but at the end, behind the last value, the one that it was on its way to: a spring
  /// comes there in the moment in which what leaves is gone.
  func filled<Value>(endingWith goal: Value) -> [Value] where Element == Value? {
    let end = (lastIndex { $0 != nil } ?? count - 1) + 1
    let own = Array(prefix(end)).filled(or: goal)
    return own + Array<Value>(repeating: goal, count: count - end)
  }
}
