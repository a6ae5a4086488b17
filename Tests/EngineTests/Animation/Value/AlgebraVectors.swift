import Engine
import EngineTestSupport
import Foundation

/// The measured numbers of Assets/Vectors/algebra.json.
struct AlgebraVectors: Decodable {
  struct Row: Decodable {
    let id: String
    let expr: Expression
    let kind: String
    let duration: Double
    let samples: [Sample]
  }

  struct Sample: Decodable {
    let t, mean, count: Double
    let boundary: Bool?
  }

  /// Two expressions side by side, with the values of both.
  struct Pairing: Decodable {
    struct Sample: Decodable { let t, a, b: Double }
    let id: String
    let l, r: Expression
    let duration: Double
    let samples: [Sample]
  }

  struct Scenery: Decodable {
    let id: String
    let scene: SceneExpression
    let duration: Double
    let rows: [Row]

    struct Row: Decodable {
      let name: String
      let start, end: Double

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        name = try row.decode(String.self)
        start = try row.decode(Double.self)
        end = try row.decode(Double.self)
      }
    }
  }

  let expressions: [Row]
  let zip: [Pairing]
  let scenes: [Scenery]
}

/// A tree of operators, as the file writes it.
final class Expression: Decodable {
  let op: String
  let from, to, duration, value, by, c, count, scale, offset: Double?
  let curve: String?
  let l, r, x: Expression?

  func animation() throws -> Animation<FloatAverage> {
    switch op {
    case "linear": try linear(from: need(from), to: need(to), in: need(duration))
    case "const": try const(need(value), for: need(duration))
    case "one": .one
    case "zero": .zero
    case "sequence": try need(l).animation() * need(r).animation()
    case "parallel": try need(l).animation() + need(r).animation()
    case "reversed": try need(x).animation().reversed
    case "delayed": try need(x).animation().delayed(by: need(by))
    case "time": try need(x).animation().time(timingCurve())
    case "looped": try need(x).animation().looped
    case "repeating": try need(x).animation().repeating(count: Int(need(count)))
    case "map": try need(x).animation().map(affine(need(scale), need(offset)))
    default: throw VectorError.unknown(op)
    }
  }

  private func timingCurve() throws -> TimingCurve {
    switch curve {
    case "easeIn": try .easeIn(need(c))
    case "easeOut": try .easeOut(need(c))
    case "easeInOut": try .easeInOut(need(c))
    default: throw VectorError.unknown(curve ?? "no curve")
    }
  }

  private func need<Part>(_ part: Part?) throws -> Part {
    guard let part else { throw VectorError.missing(op) }
    return part
  }
}

/// A tree of fragments, as the file writes it.
final class SceneExpression: Decodable {
  let op: String
  let name, animation: String?
  let duration: Double?
  let l, r: SceneExpression?

  func expression() throws -> FreeSemiring<Fragment> {
    switch op {
    case "zero": .zero
    case "one": .one
    case "single": try .single(fragment())
    case "times": try .times(need(l).expression(), need(r).expression())
    case "plus": try .plus(need(l).expression(), need(r).expression())
    default: throw VectorError.unknown(op)
    }
  }

  private func fragment() throws -> Fragment {
    switch animation {
    case "zero": try Fragment(need(name), .zero)
    case "one": try Fragment(need(name), .one)
    default: try Fragment(need(name), for: need(duration))
    }
  }

  private func need<Part>(_ part: Part?) throws -> Part {
    guard let part else { throw VectorError.missing(op) }
    return part
  }
}

enum VectorError: Error {
  case unknown(String)
  case missing(String)
}

/// Reads a file of the repository's Assets/Vectors.
func decodeVectors<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
  let data = try Data(contentsOf: repositoryAssets().appendingPathComponent("Vectors/\(name)"))
  return try JSONDecoder().decode(type, from: data)
}
