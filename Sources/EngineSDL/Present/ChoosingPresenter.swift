import Engine
import EngineSystem

/// Presents in the best way that works: when one gives up for good, the next one takes over.
final class ChoosingPresenter: Presenter {
  /// A way to present, made only when it is its turn.
  typealias Maker = () throws -> any Presenter

  private var chosen: any Presenter
  private var rest: ArraySlice<Maker>
  /// The reasons why better ways were not taken.
  private(set) var problems: [String]

  /// - Parameter makers: from the best to the last resort; at least one.
  init(_ makers: [Maker]) throws {
    rest = makers[...]
    problems = []
    chosen = try Self.next(&rest, &problems)
  }

  var name: RendererName { chosen.name }
  var graphics: GraphicsSystem? { chosen.graphics }
  var waits: Bool { chosen.waits }

  func backBuffer(width: Int, height: Int) -> BackBuffer {
    chosen.backBuffer(width: width, height: height)
  }

  func present(damage: [PixelRect]?) throws -> Bool {
    do {
      return try chosen.present(damage: damage)
    } catch let unavailable as PresenterUnavailable {
      problems.append("\(chosen.name.rawValue): \(unavailable.problem)")
      chosen = try Self.next(&rest, &problems)
      return false
    }
  }

  func forget() { chosen.forget() }

  private static func next(
    _ rest: inout ArraySlice<Maker>, _ problems: inout [String]
  ) throws -> any Presenter {
    while let make = rest.popFirst() {
      do {
        return try make()
      } catch let unavailable as PresenterUnavailable {
        problems.append(unavailable.problem)
      }
    }
    throw Failure("can't draw into the window: \(problems.joined(separator: "; "))")
  }
}
