import Engine

/// Brings a painted picture to the window.
protocol Presenter: AnyObject {
  /// Its name.
  var name: RendererName { get }
  /// The system that draws, if that is not the program itself.
  var graphics: GraphicsSystem? { get }
  /// True if `present` returns only when the display has taken the picture.
  var waits: Bool { get }

  /// The memory that a picture of this size can be painted in, to be shown without a copy; nil: there
  /// is none.
  func backBuffer(width: Int, height: Int) -> BackBuffer?

  /// Shows the picture; its size is the window's in pixels, its alpha does not count.
  ///
  /// - Parameters:
  ///   - picture: the back buffer that was lent last, or other memory.
  ///   - damage: the parts that differ from the picture shown before; nil: any may. Parts
  ///     may overlap and reach beyond the picture. What is not in them is shown as before, or as in
  ///     the picture.
  /// - Returns: true if it was shown; false if, for the moment, it was not: it is to be presented
  ///   again, whole.
  func present(_ picture: PixelPlane, damage: [PixelRect]?) throws -> Bool

  /// Forgets what it gave to the window system, which may be gone: the next picture is whole.
  func forget()
}

extension Presenter {
  /// Shows a bitmap.
  func present(_ bitmap: Bitmap, damage: [PixelRect]?) throws -> Bool {
    try bitmap.withPixels { try present($0, damage: damage) }
  }
}

/// A presenter that cannot present here; another one may.
struct PresenterUnavailable: Error {
  let problem: String
}

/// The ways to bring pictures to a window.
public enum RendererName: String, CaseIterable, Hashable, Sendable {
  /// The window's surface, in plain memory; needs no graphics processor.
  case surface
  /// A texture, drawn by a graphics processor where there is one.
  case texture
}

extension PixelPlane {
  /// The parts that lie in the picture; one that is all of it for nil.
  func parts(of damage: [PixelRect]?) -> [PixelRect] {
    guard let damage else { return [bounds] }
    return damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }
}
