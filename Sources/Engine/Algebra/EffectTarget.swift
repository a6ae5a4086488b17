/// Where an animation's values go, and what becomes of them there: `rotate(square)`.
public struct EffectTarget<Part: Interpolatable> {
  let slot: Slot
  /// The slot's lanes for a value's; linear, so that it may be applied to sums.
  let lanes: (Lanes) -> Lanes

  /// - Parameter lanes: a linear map; the identity unless the slot's values are other than the
  ///   animation's.
  public init(_ slot: Slot, lanes: @escaping (Lanes) -> Lanes = { $0 }) {
    self.slot = slot
    self.lanes = lanes
  }
}

extension Animation {
  /// What the animation does to a target. Nothing runs before it is played.
  public func `do`<Part>(_ target: EffectTarget<Part>) -> Animation<Effect>
  where Value == Average<Part> {
    let lanes = target.lanes
    return mapLeaves { leaf in
      let sample = leaf.sample
      let motion = leaf.motion?.mapped(lanes)
      return Leaf(
        sample: {
          let average = sample($0)
          return Effect(target.slot, sum: lanes(average.sum), count: average.count)
        },
        slot: target.slot,
        motion: motion
          ?? .function {
            let average = sample($0)
            return (lanes(average.sum), average.count)
          })
    }
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
          let (sum, count) = function($0)
          return (lanes(sum), count)
        }, startsFromScreen: startsFromScreen)
    }
  }
}
