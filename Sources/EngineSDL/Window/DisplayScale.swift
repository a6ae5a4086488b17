import EngineSystem

/// The person's scale where SDL has one pixel in a unit, as on X11: GDK_SCALE, else QT_SCALE_FACTOR,
/// else the desktop's size of text, `Xft.dpi`.
struct DisplayScale: Hashable {
  /// The environment's; nil: it has none.
  private let wish: Double?

  init(environment: Environment) {
    let whole = environment("GDK_SCALE").flatMap { Int($0) }.map(Double.init)
    let factor = environment("QT_SCALE_FACTOR").flatMap { Double($0) }
    wish = [whole, factor].compactMap(\.self).first { $0 > 0 && $0.isFinite }
  }

  /// Pixels in a point, in quarters from 1 to 4.
  ///
  /// - Parameter resources: the X server's text of settings, if it is needed; nil: it has none.
  func pixelsPerPoint(resources: @autoclosure () -> String?) -> Double {
    let scale = wish ?? resources().flatMap(Self.dotsPerInch).map { $0 / 96 } ?? 1
    return scale > 0 ? min(4, max(1, (scale * 4).rounded() / 4)) : 1
  }

  /// The value of `Xft.dpi`; the last one counts.
  private static func dotsPerInch(in resources: String) -> Double? {
    let values = resources.split(whereSeparator: \.isNewline).compactMap { line -> Double? in
      let parts = line.split(separator: ":", maxSplits: 1).map { part in
        part.filter { $0 != " " && $0 != "\t" }
      }
      return parts.count == 2 && parts[0] == "Xft.dpi" ? Double(parts[1]) : nil
    }
    return values.last
  }
}
