import Engine
import EngineSystem
import Glibc

/// The mean of several pictures, as a camera sees it whose shutter is open meanwhile: of light, not
/// of the numbers that stand for it.
///
/// A pixel that is the same in all of them stays as it is.
struct MotionBlur {
  private let width: Int
  private let height: Int
  /// The sums of red, green, blue and alpha, where pictures differ.
  private var sums: [SIMD4<UInt32>]
  private var first: [UInt32] = []
  private var count: UInt32 = 0
  /// True where pictures differ.
  private var differs: [Bool]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    sums = [SIMD4<UInt32>](repeating: .zero, count: width * height)
    differs = [Bool](repeating: false, count: width * height)
  }

  /// Takes one more picture of this size, `times` times as long as the others.
  mutating func add(_ bitmap: Bitmap, times: Int = 1) {
    precondition(bitmap.width == width && bitmap.height == height, "pictures have one size")
    if first.isEmpty { first = bitmap.pixels }
    let before = count
    count += UInt32(times)
    for (place, pixel) in bitmap.pixels.enumerated() {
      if !differs[place] {
        guard pixel != first[place] else { continue }
        differs[place] = true
        sums[place] = Self.light(of: first[place]) &* before
      }
      sums[place] &+= Self.light(of: pixel) &* UInt32(times)
    }
  }

  /// The mean; at least one picture was taken.
  func mean() -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = first
    for place in differs.indices where differs[place] {
      bitmap.pixels[place] = Self.pixel(of: (sums[place] &+ count / 2) / count)
    }
    return bitmap
  }

  // MARK: Light

  /// The light of a premultiplied pixel, premultiplied too, each channel 0…65,535.
  private static func light(of pixel: UInt32) -> SIMD4<UInt32> {
    let alpha = pixel >> 24
    let color = StraightAlpha.pixel(pixel)
    let light = SIMD4(
      lights[Int(color >> 16 & 255)], lights[Int(color >> 8 & 255)], lights[Int(color & 255)], full)
    return (light &* alpha &+ 127) / 255
  }

  private static func pixel(of light: SIMD4<UInt32>) -> UInt32 {
    guard light.w > 0 else { return 0 }
    let alpha = (light.w * 255 + full / 2) / full
    var pixel = alpha << 24
    for (channel, shift) in [(0, UInt32(16)), (1, 8), (2, 0)] {
      let straight = min(full, (light[channel] * full + light.w / 2) / light.w)
      pixel |= ((UInt32(levels[Int(straight)]) * alpha + 127) / 255) << shift
    }
    return pixel
  }

  private static let full: UInt32 = 65_535

  /// The light of each level of sRGB.
  private static let lights = (0...255).map { level in
    let share = Double(level) / 255
    let light = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    return UInt32((light * Double(full)).rounded())
  }

  /// The level of sRGB for each light.
  private static let levels = (0...Int(full)).map { light in
    let share = Double(light) / Double(full)
    let level = share <= 0.0031308 ? share * 12.92 : 1.055 * pow(share, 1 / 2.4) - 0.055
    return UInt8((level * 255).rounded())
  }
}
