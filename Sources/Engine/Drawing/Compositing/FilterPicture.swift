/// The picture that a filter's step makes: premultiplied pixels of a block.
struct FilterPicture {
  let bounds: PixelRect
  var pixels: [UInt32]
  /// The colours are numbers of light, not of sRGB.
  var isLinear = false

  init(_ bounds: PixelRect, _ pixel: UInt32 = 0) {
    self.bounds = bounds
    pixels = [UInt32](repeating: pixel, count: bounds.area)
  }

  /// The same picture with colours of one kind.
  func withColors(linear: Bool) -> FilterPicture {
    guard linear != isLinear else { return self }
    var picture = self
    picture.isLinear = linear
    let table = linear ? LightTable.toLight : LightTable.fromLight
    picture.change { pixel in
      let straight = Pixel.straight(pixel)
      return Pixel.premultiplied(
        straight & 0xFF00_0000 | UInt32(table[Int(straight &>> 16 & 255)]) &<< 16
          | UInt32(table[Int(straight &>> 8 & 255)]) &<< 8 | UInt32(table[Int(straight & 255)]))
    }
    return picture
  }

  /// Changes each pixel that shows something.
  mutating func change(_ change: (UInt32) -> UInt32) {
    for index in pixels.indices where pixels[index] != 0 { pixels[index] = change(pixels[index]) }
  }

  /// Makes each pixel of it and of another one over the same block.
  mutating func combine(_ other: FilterPicture, _ combined: (UInt32, UInt32) -> UInt32) {
    for index in pixels.indices { pixels[index] = combined(pixels[index], other.pixels[index]) }
  }

  /// Clears all outside of a region.
  mutating func crop(to region: FilterRegion) {
    if region.isTurned {
      for y in bounds.top..<bounds.bottom {
        let row = (y - bounds.top) * bounds.width - bounds.left
        for x in bounds.left..<bounds.right where !region.contains(x, y) { pixels[row + x] = 0 }
      }
    }
    crop(to: region.block)
  }

  /// Clears all outside of a block.
  private mutating func crop(to block: PixelRect) {
    let kept = block.intersection(bounds)
    guard kept != bounds else { return }
    for y in bounds.top..<bounds.bottom {
      let row = (y - bounds.top) * bounds.width
      guard !kept.isEmpty, kept.top <= y, y < kept.bottom else {
        for x in 0..<bounds.width { pixels[row + x] = 0 }
        continue
      }
      for x in 0..<(kept.left - bounds.left) { pixels[row + x] = 0 }
      for x in (kept.right - bounds.left)..<bounds.width { pixels[row + x] = 0 }
    }
  }

  /// The picture moved by whole pixels.
  func moved(across: Int, down: Int) -> FilterPicture {
    guard across != 0 || down != 0 else { return self }
    var picture = FilterPicture(bounds)
    picture.isLinear = isLinear
    let (width, height) = (bounds.width, bounds.height)
    let (first, last) = (max(0, across), min(width, width + across))
    guard first < last else { return picture }
    for y in max(0, down)..<max(max(0, down), min(height, height + down)) {
      let (row, source) = (y * width, (y - down) * width - across)
      for x in first..<last { picture.pixels[row + x] = pixels[source + x] }
    }
    return picture
  }

  mutating func blur(_ across: BlurKernel, _ down: BlurKernel) {
    let (width, height) = (bounds.width, bounds.height)
    var rows = BlurRows()
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      if !across.isEmpty {
        for y in 0..<height { across.blur(base + y * width, width, stride: 1, &rows) }
      }
      if !down.isEmpty {
        for x in 0..<width { down.blur(base + x, height, stride: width, &rows) }
      }
    }
  }
}

/// The levels of light of sRGB's levels, and the other way.
enum LightTable {
  static let toLight: [UInt8] = (0..<256).map { level in
    let share = Double(level) / 255
    return UInt8(
      255 * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)) + 0.5)
  }

  static let fromLight: [UInt8] = (0..<256).map { level in
    let share = Double(level) / 255
    return UInt8(
      255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * Math.pow(share, 1 / 2.4) - 0.055) + 0.5)
  }
}

extension Pixel {
  /// The pixel with colours that are not multiplied by alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = Pixel.alpha(pixel)
    guard alpha > 0, alpha < 255 else { return pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel &>> shift & 255) &* 255 &+ alpha / 2) / alpha) &<< shift
    }
    return pixel & 0xFF00_0000 | part(16) | part(8) | part(0)
  }

  /// The pixel with colours that are multiplied by alpha.
  static func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = Pixel.alpha(straight)
    return scaled(straight | 0xFF00_0000, by: alpha)
  }
}
