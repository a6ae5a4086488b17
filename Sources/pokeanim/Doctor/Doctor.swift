import Engine
import EngineFilms
import EngineSDL
import EngineSystem

/// Looks at everything the program uses, and goes on whatever is missing.
struct Doctor {
  var files: FileArguments
  /// `--reduced-motion` is given.
  var reducesMotion = false
  var renderer: RendererName?
  var environment: Environment = processEnvironment

  func examine() -> Diagnosis {
    var diagnosis = Diagnosis()
    diagnosis.add("program", "pokeanim \(Version.number), \(FileSystem.executable)")
    examineDisplay(&diagnosis)
    let folder = examinePictures(&diagnosis)
    examineFont(&diagnosis, folder: folder)
    examineTexts(&diagnosis)
    examineFFmpeg(&diagnosis)
    examineSwift(&diagnosis)
    let desktop = SettingsWatch.found(environment: environment)
    diagnosis.add("desktop", desktop.looks)
    let setting = MotionSetting(
      flag: reducesMotion, environment: environment, desktop: desktop.reducesMotion)
    diagnosis.add("motion", setting.description)
    return diagnosis
  }

  // MARK: The display

  private func examineDisplay(_ diagnosis: inout Diagnosis) {
    do {
      let drivers = DriverWatch(environment: environment)
      let trial = try DisplayTrial(title: "pokeanim", environment: environment, drivers: drivers)
      let faults = drivers.faults.map(\.description)
      diagnosis.add("display", (faults + [Self.describe(trial)]).joined(separator: "; "))
      try examineRenderer(&diagnosis, trial)
    } catch let missing as NoDisplay {
      diagnosis.add("display", .missing, missing.failure.message, isNeeded: true)
    } catch let failure as Failure {
      diagnosis.add("display", .broken, failure.message, isNeeded: true)
    } catch {
      diagnosis.add("display", .broken, "\(error)", isNeeded: true)
    }
  }

  private static func describe(_ trial: DisplayTrial) -> String {
    var text = trial.driver
    if trial.showsNothing { text += " (shows nothing; SDL_VIDEODRIVER asks for it)" }
    guard let mode = trial.mode else { return text + ", of unknown size" }
    text += ", \(mode.width)×\(mode.height), \(mode.bitsPerPixel) bits a pixel"
    return text
      + (mode.refreshRate > 0
        ? ", says \(mode.refreshRate) Hz" : ", does not say its rate: 60 Hz is taken")
  }

  private func examineRenderer(_ diagnosis: inout Diagnosis, _ trial: DisplayTrial) throws {
    do {
      let found = try trial.renderer(asked: renderer)
      let graphics = found.graphics.map { " by \($0)" } ?? " in plain memory"
      diagnosis.add("renderer", found.name.rawValue + graphics)
      if !found.mayHaveHardware {
        diagnosis.add("graphics", "no graphics processor found; none is needed")
      } else {
        diagnosis.add("graphics", (["found"] + found.problems).joined(separator: "; "))
      }
      diagnosis.add("pace", found.pace.description)
    } catch let failure as Failure {
      diagnosis.add(
        "renderer", .broken, failure.message, isNeeded: true,
        remedy: "try --renderer surface and --renderer texture")
    }
  }

  // MARK: Files and programs

  private func examinePictures(_ diagnosis: inout Diagnosis) -> String? {
    do {
      let folder = try AssetFinder(option: files.assets, environment: environment).find()
      _ = try Pictures.artwork(in: folder)
      diagnosis.add("pictures", folder)
      return folder
    } catch {
      diagnosis.add(
        "pictures", .missing, "\(error)", isNeeded: true,
        remedy: "install again with make install, or --assets FOLDER")
      return nil
    }
  }

  private func examineFont(_ diagnosis: inout Diagnosis, folder: String?) {
    let remedy = "apt-get install fonts-inter, or --font FILE"
    let finder = FontFinder(option: files.font, environment: environment, assets: folder)
    do {
      guard let files = try finder.find() else {
        return diagnosis.add(
          "font", .missing, "none found, so there is no text", isNeeded: false, remedy: remedy)
      }
      _ = try GlyphCache(family: files)
      diagnosis.add("font", files.file)
    } catch {
      diagnosis.add("font", .broken, "\(error)", isNeeded: true, remedy: remedy)
    }
  }

  /// Looks for what texts of other scripts need, which no window does.
  private func examineTexts(_ diagnosis: inout Diagnosis) {
    for need in TextNeed.all {
      if let found = need.found {
        diagnosis.add(need.name, found)
      } else {
        diagnosis.add(
          need.name, .missing, need.purpose, isNeeded: false,
          remedy: "apt-get install \(need.package)")
      }
    }
  }

  private func examineFFmpeg(_ diagnosis: inout Diagnosis) {
    if let program = FileSystem.program("ffmpeg", path: environment("PATH")) {
      diagnosis.add("ffmpeg", program)
    } else {
      diagnosis.add(
        "ffmpeg", .missing,
        "only render to \(FilmFormat.names("and", where: \.needsFFmpeg)) needs it",
        isNeeded: false, remedy: "apt-get install ffmpeg")
    }
  }
}
