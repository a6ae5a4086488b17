/// The way of a person's presets to the disk, which takes a moment and may fail.
extension TunerPresets {
  /// The presets as they are on the disk, those of other windows too; or the reason why they are not
  /// there.
  package enum News: Equatable {
    case kept([String: TunerModel])
    case failed(String)
  }

  /// The place of a preset on its way.
  enum Keeping: Equatable {
    case kept, onItsWay, failed
  }

  /// True if all are on the disk.
  var areKept: Bool { kept == nil || kept == own }

  func keeping(_ name: String) -> Keeping {
    guard let kept, kept[name] != own[name] else { return .kept }
    return handedOver == nil ? .failed : .onItsWay
  }

  /// Hands all of them over to be kept; false: nobody keeps them, or others are on their way, after
  /// which these follow.
  mutating func handOver() -> Bool {
    guard kept != nil, handedOver == nil else { return false }
    handedOver = own
    return true
  }

  /// Takes those that are on the disk by now, some of other windows among them.
  ///
  /// - Returns: true if there are others to be handed over, which came meanwhile.
  mutating func take(kept: [String: TunerModel]) -> Bool {
    let (old, mine) = (handedOver ?? own, own)
    own = kept
    for (name, model) in mine where old[name] != model && kept[name] != model {
      own[free(name)] = model
    }
    for (name, model) in old where mine[name] == nil && kept[name] == model { own[name] = nil }
    (self.kept, handedOver) = (kept, nil)
    return own != kept
  }

  /// They could not be kept.
  mutating func loseWay() { handedOver = nil }
}
