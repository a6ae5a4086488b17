import Engine
import EngineSystem

/// Brings a painted picture to the window.
protocol Presenter: AnyObject {
  /// Its name.
  var name: RendererName { get }
  /// The system that draws, if that is not the program itself.
  var graphics: GraphicsSystem? { get }
  /// True if `present` returns only when the display has taken the picture.
  var waits: Bool { get }

  /// The memory for the next picture, of the window's size in pixels: that which the window shows,
  /// where that can be.
  func backBuffer(width: Int, height: Int) -> BackBuffer

  /// Shows the picture in the back buffer that was lent last.
  ///
  /// - Parameter damage: the parts that differ from the picture shown before; nil: any may. Parts
  ///   may overlap and reach beyond the picture. What is not in them is shown as before, or as in
  ///   the picture.
  /// - Returns: true if it was shown; false if, for the moment, it was not: it is to be painted into
  ///   a new buffer, and presented whole.
  func present(damage: [PixelRect]?) throws -> Bool

  /// Forgets what it gave to the window system, which may be gone: the next picture is whole.
  func forget()
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

extension PixelRect {
  /// The parts that lie in the block; one that is all of it for nil.
  func parts(of damage: [PixelRect]?) -> [PixelRect] {
    guard let damage else { return [self] }
    return damage.map { $0.intersection(self) }.filter { !$0.isEmpty }
  }
}
