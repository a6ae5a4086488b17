import Engine

/// Looks at everything the program uses, and goes on whatever is missing.
struct Doctor {
  var arguments: ProgramArguments
  var renderer: RendererName?
  var environment: Environment = processEnvironment

  func examine() -> Diagnosis {
    var diagnosis = Diagnosis()
    examineDisplay(&diagnosis)
    let folder = examinePictures(&diagnosis)
    examineFont(&diagnosis, folder: folder)
    examineFFmpeg(&diagnosis)
    let setting = MotionSetting(flag: arguments.reducedMotion, environment: environment)
    diagnosis.add("motion", setting.description)
    return diagnosis
  }

  // MARK: The display

  private func examineDisplay(_ diagnosis: inout Diagnosis) {
    do {
      let video = try VideoSystem(environment: environment)
      let window = try Window(
        title: "pokeanim", size: Size(96, 72), scale: nil, isHidden: true, on: video)
      diagnosis.add("display", Self.describe(video, window))
      try examineRenderer(&diagnosis, video, window)
    } catch let failure as Failure {
      diagnosis.add("display", .missing, failure.message, isNeeded: true)
    } catch {
      diagnosis.add("display", .broken, "\(error)", isNeeded: true)
    }
  }

  private static func describe(_ video: VideoSystem, _ window: Window) -> String {
    var text = video.driver
    if video.showsNothing { text += " (shows nothing; SDL_VIDEODRIVER asks for it)" }
    guard let screen = video.screen(of: window) else { return text + ", of unknown size" }
    text += ", \(screen.width)×\(screen.height), \(screen.bitsPerPixel) bits a pixel"
    return text
      + (screen.refreshRate > 0
        ? ", says \(screen.refreshRate) Hz" : ", does not say its rate: 60 Hz is taken")
  }

  private func examineRenderer(
    _ diagnosis: inout Diagnosis, _ video: VideoSystem, _ window: Window
  ) throws {
    do {
      let choice = RendererChoice(asked: renderer, on: video)
      let presenter = try choice.presenter(for: window)
      let trial = try PresentTrial(of: presenter, on: window)
      let graphics = presenter.graphics.map { " by \($0)" } ?? " in plain memory"
      diagnosis.add("renderer", presenter.name.rawValue + graphics)
      if !choice.mayHaveHardware {
        diagnosis.add("graphics", "no graphics processor found; none is needed")
      } else {
        diagnosis.add("graphics", (["found"] + presenter.problems).joined(separator: "; "))
      }
      diagnosis.add("pace", trial.description)
    } catch let failure as Failure {
      diagnosis.add(
        "renderer", .broken, failure.message, isNeeded: true,
        remedy: "try --renderer surface and --renderer texture")
    }
  }

  // MARK: Files and programs

  private func examinePictures(_ diagnosis: inout Diagnosis) -> String? {
    do {
      let folder = try AssetFinder(option: arguments.assets, environment: environment).find()
      _ = try Pictures.artwork(in: folder)
      diagnosis.add("pictures", folder)
      return folder
    } catch {
      diagnosis.add(
        "pictures", .missing, "\(error)", isNeeded: true,
        remedy: "keep the folder Assets beside the program")
      return nil
    }
  }

  private func examineFont(_ diagnosis: inout Diagnosis, folder: String?) {
    let remedy = "apt-get install fonts-inter, or --font FILE"
    let finder = FontFinder(option: arguments.font, environment: environment, assets: folder)
    do {
      guard let files = try finder.find() else {
        return diagnosis.add(
          "font", .missing, "none found, so there is no text", isNeeded: false, remedy: remedy)
      }
      _ = try GlyphCache(files: files)
      diagnosis.add("font", files.regular)
    } catch {
      diagnosis.add("font", .broken, "\(error)", isNeeded: true, remedy: remedy)
    }
  }

  private func examineFFmpeg(_ diagnosis: inout Diagnosis) {
    if let program = FileSystem.program("ffmpeg", path: environment("PATH")) {
      diagnosis.add("ffmpeg", program)
    } else {
      diagnosis.add(
        "ffmpeg", .missing, "only render to .png, .gif, .mp4 and .webm needs it",
        isNeeded: false, remedy: "apt-get install ffmpeg")
    }
  }
}
