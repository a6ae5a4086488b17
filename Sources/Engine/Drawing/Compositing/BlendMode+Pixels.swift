/// Blending of premultiplied pixels, to the nearest of 255 steps.
extension BlendMode {
  /// The pixel that is seen where one is blended with another behind it.
  func blended(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let (frontAlpha, backAlpha) = (Pixel.alpha(front), Pixel.alpha(back))
    guard self != .normal, frontAlpha > 0, backAlpha > 0 else { return Pixel.over(front, back) }
    let alpha = frontAlpha &+ backAlpha &- Pixel.product(frontAlpha, backAlpha)
    if isSeparable {
      return alpha &<< 24 | part(front, back, 16) | part(front, back, 8) | part(front, back, 0)
    }
    return alpha &<< 24 | mixed(front, back)
  }

  private var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  /// A component of the mixture, in its place.
  @inline(__always) private func part(
    _ front: UInt32, _ back: UInt32, _ shift: UInt32
  ) -> UInt32 {
    let (frontAlpha, backAlpha) = (Int(Pixel.alpha(front)), Int(Pixel.alpha(back)))
    let (first, second) = (Int(front &>> shift & 255), Int(back &>> shift & 255))
    let alone = first &* (255 &- backAlpha) &+ second &* (255 &- frontAlpha)
    let both = common(first, second, frontAlpha, backAlpha)
    return UInt32(max(0, min(255, (alone &+ both &+ 127) / 255))) &<< shift
  }

  /// What both make together of a component, of 255².
  private func common(_ front: Int, _ back: Int, _ frontAlpha: Int, _ backAlpha: Int) -> Int {
    let (mine, theirs) = (front &* backAlpha, back &* frontAlpha)
    switch self {
    case .multiply: return front &* back
    case .screen: return mine &+ theirs &- front &* back
    case .darken: return min(mine, theirs)
    case .lighten: return max(mine, theirs)
    case .difference: return abs(mine &- theirs)
    case .exclusion: return mine &+ theirs &- 2 &* front &* back
    case .hardLight:
      return 2 &* front <= frontAlpha
        ? 2 &* front &* back
        : frontAlpha &* backAlpha &- 2 &* (backAlpha &- back) &* (frontAlpha &- front)
    case .overlay:
      return 2 &* back <= backAlpha
        ? 2 &* front &* back
        : frontAlpha &* backAlpha &- 2 &* (backAlpha &- back) &* (frontAlpha &- front)
    default:
      let share = curve(Double(front) / Double(frontAlpha), Double(back) / Double(backAlpha))
      return Int(share * Double(frontAlpha &* backAlpha) + 0.5)
    }
  }

  /// What two components 0…1 of opaque colours make together.
  private func curve(_ front: Double, _ back: Double) -> Double {
    switch self {
    case .colorDodge: return back <= 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
    case .colorBurn: return back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
    case .softLight:
      if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
      let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
      return back + (2 * front - 1) * (root - back)
    default: return front
    }
  }

  /// The colour of a mixture of whole colours, without alpha.
  private func mixed(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let (first, second) = (RGB(front), RGB(back))
    let color =
      switch self {
      case .hue: first.withSaturation(second.saturation).withLuminosity(second.luminosity)
      case .saturation: second.withSaturation(first.saturation).withLuminosity(second.luminosity)
      case .color: first.withLuminosity(second.luminosity)
      default: second.withLuminosity(first.luminosity)
      }
    let (frontAlpha, backAlpha) = (Double(Pixel.alpha(front)), Double(Pixel.alpha(back)))
    func part(_ shift: UInt32, _ share: Double) -> UInt32 {
      let alone =
        Double(front &>> shift & 255) * (255 - backAlpha)
        + Double(back &>> shift & 255) * (255 - frontAlpha)
      let whole = (alone + share * frontAlpha * backAlpha) / 255 + 0.5
      return UInt32(max(0, min(255, whole))) &<< shift
    }
    return part(16, color.red) | part(8, color.green) | part(0, color.blue)
  }
}

/// An opaque colour, for mixtures of whole colours.
private struct RGB {
  var red, green, blue: Double

  init(_ pixel: UInt32) {
    let alpha = Double(Pixel.alpha(pixel))
    red = Double(pixel &>> 16 & 255) / alpha
    green = Double(pixel &>> 8 & 255) / alpha
    blue = Double(pixel & 255) / alpha
  }

  var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  func withSaturation(_ saturation: Double) -> RGB {
    let (low, range) = (min(red, green, blue), self.saturation)
    return map { range > 0 ? ($0 - low) * saturation / range : 0 }
  }

  func withLuminosity(_ luminosity: Double) -> RGB {
    let step = luminosity - self.luminosity
    let moved = map { $0 + step }
    let (low, high) = (
      min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue)
    )
    var color = moved
    if low < 0 {
      color = color.map { luminosity + ($0 - luminosity) * luminosity / (luminosity - low) }
    }
    if high > 1 {
      color = color.map {
        luminosity + ($0 - luminosity) * (1 - luminosity) / (high - luminosity)
      }
    }
    return color
  }

  private func map(_ change: (Double) -> Double) -> RGB {
    var color = self
    (color.red, color.green, color.blue) = (change(red), change(green), change(blue))
    return color
  }
}
