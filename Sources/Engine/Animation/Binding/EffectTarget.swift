/// The property that an animation's values go to, and the map from them to its lanes:
/// `rotate(square)`.
public struct EffectTarget<Part: Interpolatable> {
  let property: Property
  /// The property's lanes for a value's; linear, so that it may be applied to sums.
  let lanes: (Lanes) -> Lanes

  /// - Parameter lanes: a linear map; the identity unless the property's values are other than the
  ///   animation's.
  package init(_ property: Property, lanes: @escaping (Lanes) -> Lanes = { $0 }) {
    self.property = property
    self.lanes = lanes
  }
}

extension Animation {
  /// The effects of the animation on a target. Nothing runs before it is played.
  public func `do`<Part>(_ target: EffectTarget<Part>) -> Animation<Effect>
  where Value == Average<Part> {
    mapLeaves(target.leaf)
  }

  /// The effects of the animation on one or more targets at once.
  func `do`<Part>(_ targets: [EffectTarget<Part>]) -> Animation<Effect>
  where Value == Average<Part> {
    replaceLeaves { leaf, length in
      let parts = targets.map {
        AnimationNode<Effect>(length: length, kind: .leaf($0.leaf(leaf)))
      }
      return parts.dropFirst().reduce(parts[0]) {
        AnimationNode(length: length, kind: .parallel($0, $1, merge: { $0 <> $1 }))
      }
    }
  }
}

extension EffectTarget {
  /// The leaf of the effects that a leaf's values have on the target.
  fileprivate func leaf(_ leaf: Leaf<Average<Part>>) -> Leaf<Effect> {
    let (sample, property, lanes) = (leaf.sample, property, lanes)
    return Leaf(
      sample: {
        let average = sample($0)
        return Effect(property, sum: lanes(average.sum), count: average.count)
      },
      property: property,
      motion: leaf.motion?.mapped(lanes)
        ?? .function {
          let average = sample($0)
          return Effect.Entry(sum: lanes(average.sum), count: average.count)
        },
      extent: leaf.extent)
  }
}

extension Motion {
  /// The same motion of linearly mapped lanes.
  fileprivate func mapped(_ lanes: @escaping (Lanes) -> Lanes) -> Motion {
    switch self {
    case .tween(var tween):
      tween.from = lanes(tween.from)
      tween.to = lanes(tween.to)
      return .tween(tween)
    case .function(let function, let startsFromScreen):
      return .function(
        {
          let entry = function($0)
          return Effect.Entry(sum: lanes(entry.sum), count: entry.count)
        }, startsFromScreen: startsFromScreen)
    }
  }
}
