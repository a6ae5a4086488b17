import EngineSDL
import EngineSystem

/// The decision to reduce movement or not, and its source: `--reduced-motion`, else
/// POKEANIM_REDUCED_MOTION, else the desktop.
struct MotionSetting: Hashable, CustomStringConvertible {
  let isReduced: Bool
  /// Whose word it is; nil: nobody's.
  let source: String?
  /// True if the desktop decides, also by what it says later.
  let followsDesktop: Bool

  /// - Parameter desktop: the desktop's word; nil: it says nothing, or was not asked.
  init(flag: Bool, environment: Environment, desktop: FoundSettings.Finding<Bool>?) {
    if flag {
      (isReduced, source, followsDesktop) = (true, "--reduced-motion", false)
    } else if let variable = environment("POKEANIM_REDUCED_MOTION") {
      (isReduced, source, followsDesktop) = (variable != "0", "POKEANIM_REDUCED_MOTION", false)
    } else {
      (isReduced, source, followsDesktop) = (desktop?.value ?? false, desktop?.source, true)
    }
  }

  var description: String {
    (isReduced ? "reduced to fades" : "as designed") + (source.map { " (\($0))" } ?? "")
  }
}
