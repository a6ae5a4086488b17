/// The room that a filter's picture takes.
extension Filter {
  /// The box around all that is seen of a group, in its coordinates; nil: nothing is.
  ///
  /// - Parameter box: that around what the group paints; nil: nothing.
  package func reach(of box: Rect?) -> Rect? {
    let lengths = steps.map { FilterLengths($0.operation) }
    let regions = steps.map { FilterReach.everything.cut(to: region).cut(to: $0.region) }
    switch FilterReach(box).cut(to: region).through(steps, lengths, regions) {
    case .nothing: return nil
    case .box(let box): return box
    case .everything: return FilterReach.farthest
    }
  }

  /// The box around all pixels that its steps need to make what is seen of a group; nil: none.
  ///
  /// - Parameter box: that around what the group paints; nil: nothing.
  package func room(of box: Rect?) -> Rect? {
    guard isLocal else { return region ?? FilterReach.farthest }
    guard let box else { return nil }
    let lengths = steps.map { FilterLengths($0.operation).room }
    let grown = box.grown(by: longest(lengths))
    return region.map { grown.intersection($0) } ?? grown
  }

  /// True if there is nothing but where the group shows something, or near to it.
  package var isLocal: Bool {
    zip(steps, isUsed).allSatisfy { !$1 || $0.operation.isLocal && $0.parts.isEmpty }
  }

  /// The numbers of the group's items that steps take by themselves.
  package var parts: Set<Int> { Set(steps.flatMap(\.parts)) }

  /// True for each step that the last one leads to.
  var isUsed: [Bool] {
    var isUsed = steps.map { _ in false }
    if !steps.isEmpty { isUsed[steps.count - 1] = true }
    for (number, step) in steps.enumerated().reversed() where isUsed[number] {
      for case .step(let input) in step.inputs { isUsed[input] = true }
    }
    return isUsed
  }

  /// The longest way from the group's picture to what the last step makes, across and down.
  ///
  /// - Parameter lengths: how far each step carries something.
  func longest(_ lengths: [Size]) -> Size {
    var ways: [Size] = []
    for (step, own) in zip(steps, lengths) {
      var before = Size.zero
      for case .step(let input) in step.inputs {
        before = Size(
          max(before.width, ways[input].width), max(before.height, ways[input].height))
      }
      ways.append(Size(before.width + own.width, before.height + own.height))
    }
    return ways.last ?? .zero
  }
}

extension Filter.Step {
  fileprivate var parts: [Int] {
    inputs.compactMap { if case .part(let item) = $0 { item } else { nil } }
  }
}

/// How far a step blurs and moves a picture, across and down.
struct FilterLengths {
  /// How far a blur carries something, beyond what can be seen.
  var blur = Size.zero
  /// How far around each pixel its neighbours go into it.
  var spread = Size.zero
  var shift = Point.zero

  init(blur: Size, spread: Size, shift: Point) {
    (self.blur, self.spread, self.shift) = (blur, spread, shift)
  }

  /// The lengths of a step in the coordinates that a map leads to.
  init(_ operation: Filter.Operation, _ map: AffineTransform = .identity) {
    var deviations = Size.zero
    switch operation {
    case .blur(let size): deviations = map.deviations(size)
    case .offset(let offset): shift = map.direction(offset)
    case .shadow(let offset, let size, _):
      (deviations, shift) = (map.deviations(size), map.direction(offset))
    case .erode(let radius), .dilate(let radius): spread = map.deviations(radius)
    case .convolve(let convolution):
      spread = Size(Double(convolution.spread.across), Double(convolution.spread.down))
    case .flood, .blend, .composite, .merge, .matrix, .transfer, .tile: break
    }
    blur = Size(3 * deviations.width, 3 * deviations.height)
  }

  /// How far they carry something in any direction.
  var room: Size {
    Size(blur.width + spread.width + abs(shift.x), blur.height + spread.height + abs(shift.y))
  }
}

/// Where a picture of a filter may show something.
enum FilterReach: Hashable {
  case nothing
  case box(Rect)
  case everything

  /// A box around more than any picture has.
  static let farthest = Rect(-1_048_576, -1_048_576, 2_097_152, 2_097_152)

  init(_ box: Rect?) { self = box.map(Self.box) ?? .nothing }

  /// Where the last of some steps shows something of a picture.
  ///
  /// - Parameters:
  ///   - lengths: how far each carries something.
  ///   - regions: outside of which each shows nothing.
  func through(
    _ steps: [Filter.Step], _ lengths: [FilterLengths], _ regions: [FilterReach]
  ) -> FilterReach {
    var results: [FilterReach] = []
    for (number, step) in steps.enumerated() {
      let inputs = step.inputs.map { input -> FilterReach in
        switch input {
        case .source, .sourceAlpha: return self
        case .step(let other): return results[other]
        // A part may lie anywhere.
        case .part: return .everything
        }
      }
      let made = step.operation.reach(of: inputs, lengths[number])
      results.append(made.intersection(regions[number]))
    }
    return results.last ?? .nothing
  }

  func cut(to region: Rect?) -> FilterReach {
    region.map { intersection(.box($0)) } ?? self
  }

  func intersection(_ other: FilterReach) -> FilterReach {
    switch (self, other) {
    case (.nothing, _), (_, .nothing): return .nothing
    case (.everything, let rest), (let rest, .everything): return rest
    case (.box(let first), .box(let second)):
      let common = first.intersection(second)
      return common.isEmpty ? .nothing : .box(common)
    }
  }

  func union(_ other: FilterReach) -> FilterReach {
    switch (self, other) {
    case (.everything, _), (_, .everything): .everything
    case (.nothing, let rest), (let rest, .nothing): rest
    case (.box(let first), .box(let second)): .box(first.union(second))
    }
  }

  func changed(by lengths: FilterLengths) -> FilterReach {
    guard case .box(let box) = self else { return self }
    return .box(box.offset(by: lengths.shift).grown(by: lengths.blur).grown(by: lengths.spread))
  }
}

extension Filter.Operation {
  /// Where it shows something, by where its inputs do.
  fileprivate func reach(of inputs: [FilterReach], _ lengths: FilterLengths) -> FilterReach {
    guard isLocal else { return .everything }
    let first = inputs.first ?? .nothing
    switch self {
    case .flood: return .nothing
    case .blur, .offset, .dilate: return first.changed(by: lengths)
    case .shadow: return first.union(first.changed(by: lengths))
    case .matrix, .transfer, .erode: return first
    case .convolve, .tile: return .everything
    case .composite(.in): return first.intersection(inputs[1])
    case .composite(.out): return first
    case .composite(.atop): return inputs[1]
    case .merge: return inputs.reduce(.nothing) { $0.union($1) }
    case .blend, .composite: return first.union(inputs[1])
    }
  }
}

extension Rect {
  /// The rectangle with room around it.
  fileprivate func grown(by room: Size) -> Rect {
    Rect(x - room.width, y - room.height, width + 2 * room.width, height + 2 * room.height)
  }
}
