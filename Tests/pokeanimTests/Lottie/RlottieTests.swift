import Engine
import EngineSDL
import EngineTestSupport
import Glibc
import Testing

@testable import pokeanim

/// Lottie files in rlottie, a player that isn't ours, against the program's own pictures.
@Suite(.enabled(if: Rlottie.shared != nil, "rlottie is missing: apt-get install librlottie0-1"))
struct RlottieTests {
  /// The changes that are looked at: all of them with `EXPORTS=all`.
  private static let samples =
    BrowserTests.looksAtAll ? SampleTake.all : [SampleTake.slides[0], SampleTake.pairs[0]]

  @Test(arguments: samples.filter { $0.partWithoutText != nil })
  func picturesAreTheProgramsOwn(_ sample: SampleTake) throws {
    let player = try #require(Rlottie.shared)
    let take = try sample.take()
    let text = LottieFile(take, title: "A").text
    let count = Int((take.duration * 60).rounded())
    for frame in stride(from: 0, to: count, by: max(1, count / 10)) {
      let shown = try #require(player.picture(of: text, frame: frame, take.size))
      let own = try sample.picture(at: Double(frame) / 60)
      let part = try #require(sample.partWithoutText)
      let ratio = shown.ratio(to: own, in: part)
      #expect(ratio >= 35, "\(sample.testDescription) at frame \(frame): \(ratio) dB")
    }
  }
}

/// The library, opened where it is installed.
final class Rlottie: Sendable {
  private typealias Animation = OpaquePointer
  private typealias Load =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Animation?
  private typealias Render =
    @convention(c) (Animation, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void
  private typealias Destroy = @convention(c) (Animation) -> Void

  private let load: Load
  private let render: Render
  private let destroy: Destroy

  /// nil: it isn't installed.
  static let shared = Rlottie()

  private init?() {
    let names = ["librlottie.so.0-1", "librlottie.so.0", "librlottie.so"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let load = dlsym(library, "lottie_animation_from_data"),
      let render = dlsym(library, "lottie_animation_render"),
      let destroy = dlsym(library, "lottie_animation_destroy")
    else { return nil }
    self.load = unsafeBitCast(load, to: Load.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
  }

  /// The picture of a frame; nil: the file can't be read.
  func picture(of text: String, frame: Int, _ size: Size) -> Bitmap? {
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    guard let animation = load(text, "\(text.hashValue)", "") else { return nil }
    defer { destroy(animation) }
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      render(animation, frame, start, bitmap.width, bitmap.height, bitmap.width * 4)
    }
    return bitmap
  }
}
