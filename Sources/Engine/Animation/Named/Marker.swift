/// A moment of an animation that has a name: "landed", "half way".
public struct Marker: Hashable, Sendable {
  /// The name by which it is told.
  public let name: String
  /// In seconds of the whole.
  public let time: Double

  /// A moment with a name, at a time in seconds of the whole.
  public init(_ name: String, at time: Double) { (self.name, self.time) = (name, time) }
}

/// A marker that a playback has come past.
public struct MarkerCrossing: Hashable, Sendable {
  /// The marker that is crossed.
  public let marker: Marker
  /// True if it was crossed on the way back.
  public let isReversed: Bool
}

/// The label of a part: its name, or a moment of it that has one.
enum PartLabel {
  case name(String)
  /// At a share of the part, 0…1.
  case marker(String, at: Double)

  /// nil for a marker.
  var name: String? { if case .name(let name) = self { name } else { nil } }
}

extension Animation {
  /// The same animation with a named moment, of which timelines and ``Playback/onMarker(_:)`` tell.
  ///
  ///     let jump = (rise * fall).marker("landed")
  ///     stage.play(jump).onMarker { print($0.marker.name) }
  ///
  /// - Parameter share: the place of the moment, 0…1; 1 is its end.
  public func marker(_ name: String, at share: Double = 1) -> Animation {
    require(0...1 ~= share, "a marker lies at a share of 0 to 1, not \(share)")
    guard case .runnable(let node) = self else { return self }
    return .runnable(
      AnimationNode(length: node.length, kind: .named(node, .marker(name, at: share))))
  }

  /// The named moments, in order of their times; of those at one time the outermost comes first. A
  /// repetition has them each time, up to 4,096 times; what repeats forever only the first time.
  public var markers: [Marker] {
    var markers: [Marker] = []
    forEachPart { part in
      guard case .named(_, .marker(let name, let share)) = part.node.kind else { return }
      markers.append(Marker(name, at: part.time(at: share)))
    }
    return markers.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
