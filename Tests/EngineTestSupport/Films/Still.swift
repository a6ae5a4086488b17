public import Engine
import Foundation

/// One frame of a screen: its keyed views in paint order, as presented.
public struct Still: Equatable, Sendable {
  /// One keyed view.
  public struct Shape: Equatable, Sendable {
    /// The view's key.
    public var key: String
    /// The box on screen, in the root's coordinates.
    public var frame: Rect
    /// The view's own alpha, 0…1.
    public var alpha: Double
    /// The colour of its box.
    public var color: Color
    /// Present, entering or leaving.
    public var phase: LifePhase

    /// True if something of the view is seen in a part of the screen.
    public func isSeen(in canvas: Rect) -> Bool {
      let part = frame.intersection(canvas)
      return alpha > 1e-9 && part.width > 0 && part.height > 0
    }
  }

  /// In seconds.
  public var time: Double
  /// The progress of the current or the last change, 0…1.
  public var progress: Double
  /// True if frames are needed after this one even if no event comes.
  public var isRunning: Bool
  /// The views with a key, back to front.
  public var shapes: [Shape]

  /// Creates the still of a screen after a frame.
  public init(of root: View, _ report: FrameReport) {
    time = report.time.seconds(since: .zero)
    progress = report.progress
    isRunning = report.isRunning
    shapes = []
    root.forEachInPaintOrder { view in
      guard view !== root, let key = view.key else { return }
      shapes.append(
        Shape(
          key: key, frame: view.presentedBox, alpha: view.presented.alpha,
          color: view.presented.backgroundColor, phase: view.phase))
    }
  }

  /// The keys of its views, back to front.
  public var keys: [String] { shapes.map(\.key) }

  /// The view of that key.
  public subscript(key: String) -> Shape? { shapes.first { $0.key == key } }

  /// The frame on one line, with three decimals: time, progress, then the views.
  public var line: String {
    let head = "\(Self.text(time)) \(Self.text(progress))\(isRunning ? "" : " rest")"
    return ([head] + shapes.map(\.description)).joined(separator: " | ")
  }

  static func text(_ value: Double) -> String {
    let text = String(format: "%.3f", value)
    return text == "-0.000" ? "0.000" : text
  }
}

extension Still: CustomStringConvertible {
  /// The frame on one line.
  public var description: String { line }
}

extension Still.Shape: CustomStringConvertible {
  /// The key, the phase, the frame, the alpha and the colour.
  public var description: String {
    let place = [frame.x, frame.y, frame.width, frame.height].map(Still.text)
    let paint = [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
    let painted = color == .clear ? "" : " #" + paint.map(Still.text).joined(separator: ",")
    return "\(key) \(phase) " + place.joined(separator: ",") + " a\(Still.text(alpha))" + painted
  }
}

extension [Still] {
  /// The frames as text, one a line.
  public var text: String { map { $0.line + "\n" }.joined() }
}

/// Compares two views up to a tolerance, in points, alpha and colour (0…255).
///
/// Returns the largest distance of any number.
public func distance(_ a: Still.Shape, _ b: Still.Shape) -> Double {
  let places = [
    a.frame.x - b.frame.x, a.frame.y - b.frame.y, a.frame.maxX - b.frame.maxX,
    a.frame.maxY - b.frame.maxY,
  ]
  let colors = [
    a.color.red - b.color.red, a.color.green - b.color.green, a.color.blue - b.color.blue,
    a.color.alpha - b.color.alpha,
  ]
  return (places + colors.map { $0 * 255 } + [a.alpha - b.alpha]).map(abs).reduce(0) {
    $1.isNaN ? .infinity : max($0, $1)
  }
}
