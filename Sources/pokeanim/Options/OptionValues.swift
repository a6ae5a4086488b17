public import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import MotionCode
public import Onboarding
import Studio

extension ScreenEntry: ExpressibleByArgument {
  static var allValueStrings: [String] { all.map(\.name) }
}
extension PairName: ExpressibleByArgument {}
extension MotionSet: ExpressibleByArgument {}
extension ThemeChoice: ExpressibleByArgument {}

/// The values of `--renderer`.
enum RendererOption: String, CaseIterable, ExpressibleByArgument {
  case auto, surface, texture

  /// nil: what suits best.
  var name: RendererName? { RendererName(rawValue: rawValue) }
}

/// The values of `--life`: whether the creatures of the slides breathe, blink and look around.
enum LifeOption: String, CaseIterable, ExpressibleByArgument {
  case on, off
}

/// The values of `--background`.
enum BackgroundOption: String, CaseIterable, ExpressibleByArgument {
  /// The screen's own.
  case screen
  /// Transparent.
  case none
}

/// The mistake in an option's value, and what would be right.
struct ValueError: Error, CustomStringConvertible {
  let description: String
}

/// Reads options' values; each error says what would be right.
enum OptionValue {
  /// A line of screen 3 that can be played.
  static func expression(_ text: String) throws -> String {
    // It is no name, and may have line breaks.
    let text = String(anyBytes: text.fileName)
    do {
      _ = try Expression.parse(text, durations: LinePart.durations)
      return text
    } catch {
      throw ValueError(description: "\(error)")
    }
  }

  /// A size as `WxH`: whole numbers, or with decimals, from 1 to 16384.
  static func size(_ text: String) throws -> Size {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { try? number(1...16384)(String($0)) }
    guard sides.count == 2, numbers.count == 2 else {
      throw ValueError(description: "give a width and a height from 1 to 16384, as in 960x720")
    }
    return Size(numbers[0], numbers[1])
  }

  /// A number in a range.
  static func number(_ range: ClosedRange<Double>) -> @Sendable (String) throws -> Double {
    { text in
      guard let value = Double(text), range.contains(value) else {
        throw ValueError(
          description: "give a number from \(PlainNumber.exact(range.lowerBound)) to "
            + PlainNumber.exact(range.upperBound))
      }
      return value
    }
  }

  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let value = Int(text), range.contains(value) else {
        throw ValueError(
          description: "give a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }

  /// A kind of file, with or without its point.
  static func format<Format: FileFormat>(_ text: String) throws -> Format {
    let name = text.lowercased()
    guard let format = Format(name: name.hasPrefix(".") ? String(name.dropFirst()) : name) else {
      throw ValueError(description: "give one of \(Format.values.joined(separator: ", "))")
    }
    return format
  }
}
