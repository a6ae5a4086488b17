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

  let expressions: [Row]
}

/// A tree of operators, as the file writes it.
final class Expression: Decodable {
  let op: String
  let from, to, duration, value, by, c: Double?
  let curve: String?
  let l, r, x: Expression?

  private static let known: Set = [
    "linear", "const", "one", "zero", "sequence", "parallel", "reversed", "delayed", "time",
  ]

  /// Whether the engine has all the operators of the tree.
  var isKnown: Bool {
    Self.known.contains(op) && [l, r, x].allSatisfy { $0?.isKnown ?? true }
  }

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

enum VectorError: Error {
  case unknown(String)
  case missing(String)
}

/// Reads a file of the repository's Assets/Vectors.
func decodeVectors<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
  var root = URL(fileURLWithPath: #filePath)
  while root.path != "/", !FileManager.default.fileExists(atPath: root.path + "/Assets") {
    root.deleteLastPathComponent()
  }
  let data = try Data(contentsOf: root.appendingPathComponent("Assets/Vectors/\(name)"))
  return try JSONDecoder().decode(type, from: data)
}
