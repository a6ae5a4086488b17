import Engine
import EngineSDL
import EngineTestSupport
import Glibc
import Testing

@testable import Output
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

  /// With all texts, which are shapes.
  @Test(arguments: [SampleTake.slides[0], .slides[2]])
  func textsAreTheProgramsOwn(_ sample: SampleTake) throws {
    let player = try #require(Rlottie.shared)
    var sample = sample
    sample.hasText = true
    let take = try sample.take()
    let text = LottieFile(take, title: "A").text
    #expect(!text.contains("\"ty\":5"), "texts are shapes")
    let count = Int((take.duration * 60).rounded())
    for frame in stride(from: 0, to: count, by: max(1, count / 5)) {
      let shown = try #require(player.picture(of: text, frame: frame, take.size))
      let own = try sample.picture(at: Double(frame) / 60)
      let whole = Rect(origin: .zero, size: take.size)
      let ratio = shown.ratio(to: own, in: whole)
      #expect(ratio >= 22, "\(sample.testDescription) at frame \(frame): \(ratio) dB")
    }
  }

  /// Boxes, pictures, what lies in them, and what fades as one: all turn.
  @Test func turnsAreTheProgramsOwn() throws {
    let player = try #require(Rlottie.shared)
    let (root, turning) = (View(frame: Rect(0, 0, 100, 100)), View(frame: Rect(10, 30, 80, 30)))
    let (inner, fading) = (View(frame: Rect(5, 5, 20, 10)), View(frame: Rect(40, 5, 30, 20)))
    turning.backgroundColor = Color(200, 40, 40)
    inner.backgroundColor = Color(20, 120, 200)
    fading.backgroundColor = Color(40, 160, 60)
    let bar = Path.rect(Rect(20, 45, 60, 10))
    fading.content = .drawing(
      Drawing(
        viewBox: Rect(0, 0, 100, 100),
        items: [
          .group(
            transform: .rotation(0.4), opacity: 1, items: [.fill(bar, .color(.black))])
        ]))
    root.addSubview(turning)
    turning.addSubview(inner)
    turning.addSubview(fading)
    func pose(_ time: Double) {
      (turning.rotation, inner.rotation, fading.rotation) = (2 * time, -time, 1.5 * time)
      fading.alpha = 1 - time / 2
    }
    let times = (0...60).map { Double($0) / 60 }
    let text = LottieFile(Take.ofViews(in: root, times: times, pose: pose), title: "A").text
    for frame in [0, 10, 30, 55] {
      pose(Double(frame) / 60)
      let own = Bitmap(width: 100, height: 100)
      own.clear(.white)
      let commands = DisplayListBuilder(measuring: SilentText()).commands(for: root)
      Painter().paint(DisplayList(commands), into: own, glyphs: nil)
      let shown = try #require(player.picture(of: text, frame: frame, Size(100, 100)))
      let ratio = shown.ratio(to: own, in: Rect(0, 0, 100, 100))
      #expect(ratio >= 30, "at frame \(frame): \(ratio) dB")
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
