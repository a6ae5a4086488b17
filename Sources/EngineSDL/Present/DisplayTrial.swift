import Engine
package import EngineSystem

/// A hidden window, opened to see what one would meet here.
package final class DisplayTrial {
  /// The way pictures reach the window.
  package struct Renderer {
    package let name: RendererName
    /// The system that draws, if that is not the program itself.
    package let graphics: GraphicsSystem?
    /// True if a graphics processor may be there.
    package let mayHaveHardware: Bool
    /// The reasons why better ways were not taken.
    package let problems: [String]
    package let pace: PresentTrial
  }

  private let video: VideoSystem
  private let window: Window

  /// Throws `NoDisplay`, or a `Failure` if a window can't be opened.
  ///
  /// - Parameter drivers: the way out of drivers that crash or hang; nil: the program goes with them.
  package init(title: String, environment: Environment, drivers: DriverWatch? = nil) throws {
    video = try VideoSystem(environment: environment, watch: drivers)
    window = try Window(
      title: title, size: Size(96, 72), scale: nil, isHidden: true, on: video)
  }

  /// SDL's name of the window system.
  package var driver: String { video.driver }
  /// True if windows are made that nobody can see.
  package var showsNothing: Bool { video.showsNothing }
  /// The display; nil if SDL knows none.
  package var mode: DisplayMode? { video.mode(of: window) }

  /// Presents a few pictures. Throws a `Failure` if that can't be done.
  ///
  /// - Parameter asked: the only way to try; nil: what suits best.
  package func renderer(asked: RendererName?) throws -> Renderer {
    let choice = RendererChoice(asked: asked, on: video)
    let presenter = try choice.presenter(for: window)
    let pace = try PresentTrial(of: presenter, on: window)
    return Renderer(
      name: presenter.name, graphics: presenter.graphics,
      mayHaveHardware: choice.mayHaveHardware, problems: presenter.problems, pace: pace)
  }
}
