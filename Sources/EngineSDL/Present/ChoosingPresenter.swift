import Engine

/// Presents in the best way that works: when one gives up for good, the next one takes over.
final class ChoosingPresenter: Presenter {
  /// A way to present, made only when it is its turn.
  typealias Maker = () throws -> any Presenter

  private var chosen: any Presenter
  private var rest: ArraySlice<Maker>
  /// The reasons why better ways were not taken.
  private(set) var problems: [String]
  /// The pixels of the back buffer that was lent last.
  private var lent: UnsafeMutablePointer<UInt32>?

  /// - Parameter makers: from the best to the last resort; at least one.
  init(_ makers: [Maker]) throws {
    rest = makers[...]
    problems = []
    chosen = try Self.next(&rest, &problems)
  }

  var name: RendererName { chosen.name }
  var graphics: GraphicsSystem? { chosen.graphics }
  var waits: Bool { chosen.waits }

  func backBuffer(width: Int, height: Int) -> BackBuffer? {
    let buffer = chosen.backBuffer(width: width, height: height)
    lent = buffer?.pixels.base
    return buffer
  }

  func present(_ picture: PixelPlane, damage: [PixelRect]?) throws -> Bool {
    var damage = damage
    while true {
      do {
        return try chosen.present(picture, damage: damage)
      } catch let unavailable as PresenterUnavailable {
        problems.append("\(chosen.name.rawValue): \(unavailable.problem)")
        chosen = try Self.next(&rest, &problems)
        damage = nil
        // The memory of the one that has given up is not there any more.
        if picture.base == lent { return false }
      }
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
