import Engine
import Foundation

@testable import pokeanim

/// A Lottie file as a player would show it at a time: its layers, worked out from the file alone.
struct PlayedLottie {
  /// A layer at a time.
  struct Layer {
    let name: String
    let kind: Int
    /// From the layer's coordinates to the canvas's.
    let map: Engine.AffineTransform
    let opacity: Double
    let isVisible: Bool
    /// The size of its box; nil: it has none.
    let box: Size?
  }

  /// A property that doesn't stand there.
  struct Missing: Error { let name: String }

  let file: [String: Any]
  private let layers: [[String: Any]]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let file = object as? [String: Any], let layers = file["layers"] as? [[String: Any]]
    else { throw Missing(name: "layers") }
    (self.file, self.layers) = (file, layers)
  }

  var rate: Double { file["fr"] as? Double ?? 0 }
  var duration: Double { (file["op"] as? Double ?? 0) / rate }

  /// The layers at a time in seconds, in front of others first; those of compositions in their place.
  func layers(at time: Double) throws -> [Layer] {
    try played(layers, time * rate, .identity, opacity: 1, isVisible: true)
  }

  private func played(
    _ layers: [[String: Any]], _ frame: Double, _ around: Engine.AffineTransform, opacity: Double,
    isVisible: Bool
  ) throws -> [Layer] {
    try layers.flatMap { layer -> [Layer] in
      let (start, end) = (layer["ip"] as? Double ?? 0, layer["op"] as? Double ?? 0)
      let shown = Layer(
        name: layer["nm"] as? String ?? "", kind: Int(layer["ty"] as? Double ?? -1),
        map: try map(of: layer, among: layers, frame).then(around),
        opacity: try value(of: "o", in: layer["ks"], frame)[0] / 100 * opacity,
        isVisible: isVisible && start <= frame && frame < end, box: try box(of: layer, frame))
      guard let id = layer["refId"] as? String else { return [shown] }
      let asset = (file["assets"] as? [[String: Any]])?.first { $0["id"] as? String == id }
      guard let inner = asset?["layers"] as? [[String: Any]] else { throw Missing(name: id) }
      return try played(
        inner, frame, shown.map, opacity: shown.opacity, isVisible: shown.isVisible)
    }
  }

  private func map(
    of layer: [String: Any], among layers: [[String: Any]], _ frame: Double
  ) throws -> Engine.AffineTransform {
    let anchor = try value(of: "a", in: layer["ks"], frame)
    let scale = try value(of: "s", in: layer["ks"], frame)
    let turn = try value(of: "r", in: layer["ks"], frame)
    let place = try value(of: "p", in: layer["ks"], frame)
    let own = Engine.AffineTransform.translation(-anchor[0], -anchor[1])
      .then(.scale(scale[0] / 100, scale[1] / 100)).then(.rotation(turn[0] * .pi / 180))
      .then(.translation(place[0], place[1]))
    guard let number = layer["parent"] as? Double else { return own }
    guard let parent = layers.first(where: { $0["ind"] as? Double == number }) else {
      throw Missing(name: "parent \(number)")
    }
    return own.then(try map(of: parent, among: layers, frame))
  }

  private func box(of layer: [String: Any], _ frame: Double) throws -> Size? {
    let groups = layer["shapes"] as? [[String: Any]] ?? []
    guard let box = groups.first(where: { $0["nm"] as? String == "box" }),
      let items = box["it"] as? [[String: Any]]
    else { return nil }
    let size = try value(of: "s", in: items[0], frame)
    return Size(size[0], size[1])
  }

  /// The numbers of a property at a frame.
  private func value(of name: String, in owner: Any?, _ frame: Double) throws -> [Double] {
    guard let property = (owner as? [String: Any])?[name] as? [String: Any] else {
      throw Missing(name: name)
    }
    if let number = property["k"] as? Double { return [number] }
    if let numbers = property["k"] as? [Double] { return numbers }
    guard let keys = property["k"] as? [[String: Any]] else { throw Missing(name: name) }
    func time(_ key: [String: Any]) -> Double { key["t"] as? Double ?? .nan }
    func numbers(_ key: [String: Any]) -> [Double] { key["s"] as? [Double] ?? [] }
    guard let next = keys.firstIndex(where: { time($0) > frame }), next > 0 else {
      return numbers(frame < time(keys[0]) ? keys[0] : keys[keys.count - 1])
    }
    let (from, to) = (keys[next - 1], keys[next])
    if from["h"] as? Double == 1 { return numbers(from) }
    let share = (frame - time(from)) / (time(to) - time(from))
    let eased = try Self.curve(from).value(at: share)
    return zip(numbers(from), numbers(to)).map { lerp($0, $1, eased) }
  }

  private static func curve(_ key: [String: Any]) throws -> TimingCurve {
    func handle(_ name: String) throws -> [Double] {
      guard let handle = key[name] as? [String: [Double]], let x = handle["x"]?.first,
        let y = handle["y"]?.first
      else { throw Missing(name: name) }
      return [x, y]
    }
    let (first, second) = (try handle("o"), try handle("i"))
    return .cubicBezier(CubicBezier(first[0], first[1], second[0], second[1]))
  }
}
