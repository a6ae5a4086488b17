import Engine
import EngineSystem
import Synchronization

/// Everything that makes something to play of a person's files: the compiler, the engine as modules, and
/// the folder of what is made.
final class PlaygroundWorkshop: Sendable {
  let source: SwiftSource
  private let assets: String
  private struct State {
    var builder: PlaygroundBuilder?
    var engine: PlaygroundEngine?
    var number = 0
    /// The text that a version was made of last.
    var text: [UInt8]?
  }
  private let state = Mutex(State())

  init(_ source: SwiftSource, assets: String) { (self.source, self.assets) = (source, assets) }

  typealias Made = (PlaygroundBuild, PlaygroundEngine)

  /// A version of what is on the disk now; nil: it is what was there the last time.
  ///
  /// - Parameters:
  ///   - tell: told lines about what takes long.
  ///   - isUnwanted: asked again and again; true gives it up.
  func make(
    telling tell: @escaping (PlaygroundEngine.News) -> Void,
    when isUnwanted: @escaping () -> Bool = { false }
  ) -> Result<Made, any Error>? {
    do {
      let text = try source.files().reduce(into: [UInt8]()) { text, file in
        text += try Array(file.utf8) + [0] + FileSystem.bytes(of: file) + [0]
      }
      let number = state.withLock { state -> Int? in
        guard state.text != text else { return nil }
        state.text = text
        state.number += 1
        return state.number
      }
      guard let number else { return nil }
      let (builder, engine) = try tools(tell, isUnwanted)
      return .success((try builder.build(source, number: number, when: isUnwanted), engine))
    } catch {
      // What is not the code's fault may be mended without a change of it.
      if !(error is BuildProblem) { state.withLock { $0.text = nil } }
      return .failure(error)
    }
  }

  private func tools(
    _ tell: @escaping (PlaygroundEngine.News) -> Void, _ isUnwanted: @escaping () -> Bool
  ) throws -> (PlaygroundBuilder, PlaygroundEngine) {
    let known = state.withLock { ($0.builder, $0.engine) }
    if let builder = known.0, let engine = known.1 { return (builder, engine) }
    let toolchain = try SwiftToolchain.find()
    let engine = try PlaygroundEngine.prepare(
      toolchain, try EngineSources.find(besides: assets), tell: tell, when: isUnwanted)
    let builder = try PlaygroundBuilder(engine, toolchain)
    state.withLock { ($0.builder, $0.engine) = (builder, engine) }
    return (builder, engine)
  }

  /// The number of the version that was begun last.
  var number: Int { state.withLock { $0.number } }

  /// Removes all that was made: nobody shows any of it any more.
  func close() { state.withLock { $0.builder = nil } }

  /// Removes a version that nobody shows any more.
  func remove(_ build: PlaygroundBuild) { state.withLock { $0.builder }?.remove(build) }
}
