import Engine
import EngineFilms
import EngineSystem
import Output
import Playground
import Studio

/// A change of what a Swift file shows, which its worker takes down.
extension ExportCommand {
  func writePlayed(_ options: AppOptions) throws {
    guard !allSlides, !isNamed, from == nil else {
      throw Failure("\(output): --all-slides, --from, --to and %s are for slides; leave them out")
    }
    let name = try name(output)
    guard name.format.name != "swift" else {
      throw Failure("\(output): it is Swift already; an export is .html, .svg, .json or spec")
    }
    let title = options.launch.subject.title
    let job = try frames.job(
      .export(format: name.format.name, title: title, loops: loop ?? 1), options)
    let file = try PlayerProgram(options).result(of: job)
    try write(ExportFile(text: file.text, limits: file.limits), as: name)
  }
}

extension FrameArguments {
  /// Work on the whole of what a Swift file shows.
  func job(_ kind: WorkerJob.Kind, _ options: AppOptions) throws -> WorkerJob {
    let text = try script.map { path in
      // Read as the other commands read it, for their messages.
      _ = try ScriptFile.read(path)
      return try FileSystem.text(of: path)
    }
    return WorkerJob(
      kind, script: text, size: canvas ?? options.naturalSize, rate: fps, duration: duration)
  }
}
