import EngineTestSupport
import Foundation

/// Some sections of Assets/Vectors/transitions.json.
struct TransitionVectors: Decodable {
  struct Merge: Decodable {
    let id: String
    let old, new: [String]
    let step1, step2: [[String]]
    let needsFirstStep: Bool

    private enum CodingKeys: String, CodingKey {
      case id, step1, step2, needsFirstStep
      case old = "A"
      case new = "B"
    }
  }

  struct Nested: Decodable {
    struct Wanted: Decodable {
      let needsFirstStep: Bool
      let alphaStep1, alphaStep2: [String: Double]

      private enum CodingKeys: String, CodingKey {
        case needsFirstStep
        case alphaStep1 = "alpha_step1"
        case alphaStep2 = "alpha_step2"
      }
    }

    let id: String
    let old, new: String
    let wanted: Wanted

    private enum CodingKeys: String, CodingKey {
      case id, wanted
      case old = "A"
      case new = "B"
    }
  }

  struct Lookup: Decodable {
    let id: String
    let ops: [[Operation]]
    let shouldAnimate: Bool
    let wanted: [String: String]
  }

  /// A word of an operation: a name, or several.
  enum Operation: Decodable {
    case word(String)
    case words([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let words = try? container.decode([String].self) {
        self = .words(words)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var words: [String] {
      switch self {
      case .word(let word): [word]
      case .words(let words): words
      }
    }
  }

  struct Transformer: Decodable {
    let name: String
    let input, wanted: [Double]?
  }

  struct Chain: Decodable {
    struct Wanted: Decodable {
      let frame: [Double]
      let alpha: Double
    }

    let chain: [String]
    let input: [Double]
    let wanted: Wanted
  }

  let merge: [Merge]
  let nested: [Nested]
  let childrenAnimations: [Lookup]
  let transformers: [Transformer]
  let transformerChains: [Chain]

  private enum CodingKeys: String, CodingKey {
    case merge, nested, transformers
    case childrenAnimations = "children_animations"
    case transformerChains = "transformer_chains"
  }

  static func load() throws -> TransitionVectors {
    let data = try Data(
      contentsOf: repositoryAssets().appendingPathComponent("Vectors/transitions.json"))
    return try JSONDecoder().decode(TransitionVectors.self, from: data)
  }
}
