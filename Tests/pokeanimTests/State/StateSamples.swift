import Engine
import Onboarding

@testable import Studio
@testable import pokeanim

/// States and state files for tests.
enum StateSamples {
  /// A state with a value for each member.
  static var everything: Remembered {
    var options = GalleryOptions()
    options.tuned = .spring(duration: 0.7, damping: 0.4)
    options.wave = 4
    options.cascade = .radial
    var state = Remembered(
      window: .init(width: 1200.5, height: 700, x: -20, y: 40), isFullScreen: true,
      screen: .gallery, pair: .mirror, theme: .dark, knowsDrag: true, gallery: options)
    state[tuned: .onboarding] = [
      "button": TunerModel(.linear(duration: 2)), "title": TunerModel(.linear(duration: 3)),
    ]
    state[tuned: .squares] = ["grid": TunerModel(.linear(duration: 1))]
    state.presets = ["Zoo": motion(0.5), "Ant / 2": motion(0.25)]
    state.delays = ["button": 0.5, "title": 1]
    state.springs = .physics
    return state
  }

  static func motion(_ duration: Double) -> TunerModel { TunerModel(.linear(duration: duration)) }

  /// A file of a window that remembers nothing of some kinds yet, as each version that had more kinds
  /// than those before wrote it.
  static let versions = [
    // 3c6faf57: the first one.
    """
    {
      "format" : 1,
      "gallery" : {
        "cascade" : "none", "duration" : 0.6, "interruption" : "additive",
        "isPerComponent" : false, "mode" : "list", "motion" : "custom", "pace" : "spring",
        "size" : "fit", "tuned" : { "damping" : 0.4, "duration" : 0.7, "kind" : "spring",
        "velocity" : 0 }, "wave" : 1
      },
      "isFullScreen" : false,
      "knowsDrag" : true,
      "pair" : "mirror",
      "screen" : "gallery",
      "tuned" : { "squares" : { "grid" : { "duration" : 1, "kind" : "bezier", "x1" : 0.1,
        "x2" : 0.25, "y1" : 0.1, "y2" : 1.5 } } },
      "window" : { "height" : 700, "width" : 1200.5, "x" : -20, "y" : 40 }
    }
    """,
    // d5c3e0bc: the theme.
    #"{"format":1,"isFullScreen":false,"pair":"text","screen":"squares","theme":"dark"}"#,
    // a1eb6d81: delays.
    #"{"delays":{"button":0.5},"format":1,"screen":"onboarding","theme":"auto"}"#,
    // 7e2b995d: steps and lines.
    """
    {"format":1,"tuned":{"onboarding":{
      "button":{"count":3,"duration":0.5,"jump":1,"kind":"steps"},
      "title":{"duration":0.5,"kind":"lines","stops":[[0,0],[1.2,0.5],[1,1]]}}}}
    """,
    // 16fc2cca: presets.
    """
    {"format":1,"presets":{"Ease 1":{"duration":0.5,"kind":"easeInOut"}},"theme":"light"}
    """,
    // The form of springs.
    #"{"format":1,"springs":"bounce","theme":"light"}"#,
  ]
}

extension StateFile {
  /// The state that is in the file.
  func read(warn: (String) -> Void) -> Remembered { contents(warn: warn).state }

  /// Puts a state in the place of all that is in the file.
  func write(_ state: Remembered) throws { try update { $0 = try StateMembers(state) } }
}
