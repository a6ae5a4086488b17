/// Steps that make another picture of that of a group, such as a blur: those of SVG's filters.
///
/// Lengths and places are in the group's coordinates. A class: layers are made anew in every frame,
/// and only keep it.
public final class Filter: Sendable {
  /// The rectangle outside of which there is nothing, before the first step and after each; nil: no
  /// limit.
  public let region: Rect?
  /// The steps in their order; what the last one makes is seen.
  public let steps: [Step]

  /// The most steps of a filter.
  public static let mostSteps = 64

  /// A filter; steps refer to those before them only.
  public init(
    region: Rect? = nil, steps: [Step], file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      steps.count <= Self.mostSteps, "a filter has at most \(Self.mostSteps) steps", file: file,
      line: line)
    require(
      Self.isValid(steps), "a filter's steps need their inputs, and whole tables", file: file,
      line: line)
    (self.region, self.steps) = (region, steps)
  }

  /// True if a filter may have these steps: each has its inputs, from steps before it.
  package static func isValid(_ steps: [Step]) -> Bool {
    steps.count <= mostSteps
      && steps.enumerated().allSatisfy { number, step in
        step.inputs.count >= step.operation.inputCount && step.operation.isValid
          && step.inputs.allSatisfy { $0.isKnown(to: number) }
      }
  }
}

extension Filter: Hashable {
  /// True if two filters do the same; one is the same as itself without a look at its steps.
  public static func == (a: Filter, b: Filter) -> Bool {
    a === b || a.region == b.region && a.steps == b.steps
  }

  /// Hashes the region and all steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(region)
    hasher.combine(steps)
  }
}

extension Filter {
  /// A picture that a step begins with.
  public enum Input: Hashable, Sendable {
    /// What the group shows.
    case source
    /// The same in black.
    case sourceAlpha
    /// What the step of that number makes, from 0.
    case step(Int)
    /// What the item of that number of the group shows, from 0, at most 63: it is for this step
    /// alone then, and no part of the source.
    case part(Int)

    fileprivate func isKnown(to number: Int) -> Bool {
      switch self {
      case .source, .sourceAlpha: true
      case .step(let other): other >= 0 && other < number
      case .part(let item): item >= 0 && item < Filter.mostSteps
      }
    }
  }

  /// One step: what it does, with what, and where.
  public struct Step: Hashable, Sendable {
    /// What it does.
    public var operation: Operation
    /// What it does it with.
    public var inputs: [Input]
    /// The rectangle outside of which it makes nothing; nil: the filter's.
    public var region: Rect?
    /// True to mix light, as SVG does unless it is told otherwise; else sRGB's numbers are mixed.
    public var isLinear: Bool

    /// A step.
    public init(
      _ operation: Operation, _ inputs: [Input] = [], region: Rect? = nil, isLinear: Bool = false
    ) {
      (self.operation, self.inputs) = (operation, inputs)
      (self.region, self.isLinear) = (region, isLinear)
    }
  }

  /// What a step does.
  public enum Operation: Hashable, Sendable {
    /// A Gaussian blur, by its standard deviations across and down.
    case blur(Size)
    /// Moves the picture, by whole pixels where it is shown.
    case offset(Point)
    /// One colour everywhere; it needs no input.
    case flood(Color)
    /// The first input under its own blurred shadow.
    case shadow(offset: Point, blur: Size, Color)
    /// The first input in front of the second.
    case blend(BlendMode)
    /// The first input and the second, as an operator says.
    case composite(Operator)
    /// All inputs, the first lies behind all others.
    case merge
    /// Four rows of five numbers, which make red, green, blue and alpha of those and 1.
    case matrix([Double])
    /// What becomes of each of the 256 levels of red, green, blue and alpha.
    case transfer([[UInt8]])
    /// The least of red, green, blue and alpha that lie around each pixel: makes things thinner, by
    /// a radius across and one down.
    case erode(Size)
    /// The most of them: makes things thicker.
    case dilate(Size)
    /// Sums of the pixels around each.
    case convolve(Convolution)
    /// What the input shows in a rectangle, over and over; as it is without a region.
    case tile(Rect)
  }

  /// How the first input goes together with the second.
  public enum Operator: Hashable, Sendable {
    /// Those of Porter and Duff: the first over the second, only in it, only outside of it, over it
    /// but in it, each outside of the other, and the sum of both.
    case over, `in`, out, atop, xor, lighter
    /// k1·a·b + k2·a + k3·b + k4, of premultiplied colours.
    case arithmetic(Double, Double, Double, Double)
  }
}

extension Filter.Operation {
  /// The fewest pictures that it needs.
  fileprivate var inputCount: Int {
    switch self {
    case .flood, .merge: 0
    case .blur, .offset, .shadow, .matrix, .transfer, .erode, .dilate, .convolve, .tile: 1
    case .blend, .composite: 2
    }
  }

  /// True if it has all the numbers that it needs.
  fileprivate var isValid: Bool {
    switch self {
    case .matrix(let rows): rows.count == 20
    case .transfer(let tables): tables.count == 4 && tables.allSatisfy { $0.count == 256 }
    case .convolve(let convolution): convolution.isValid
    default: true
    }
  }

  /// How much work a pixel of it is, beside one of a plain step.
  package var work: Double {
    if case .convolve(let convolution) = self {
      max(1, Double(convolution.kernel.count) / 8)
    } else {
      1
    }
  }

  /// True if it makes nothing where its inputs show nothing.
  package var isLocal: Bool {
    switch self {
    case .blur, .offset, .shadow, .blend, .merge, .erode, .dilate: true
    // A kernel is one of pixels, however large they are in the group's coordinates.
    case .convolve, .tile: false
    case .flood(let color): color.alpha <= 0
    case .composite(.arithmetic(_, _, _, let rest)): rest <= 0
    case .composite: true
    case .matrix(let rows): rows.count == 20 && rows[19] <= 0
    case .transfer(let tables): tables.count == 4 && tables[3].first == 0
    }
  }
}
