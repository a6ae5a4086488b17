import EngineTestSupport
import Foundation

/// A run of `render` that may come to any end: by its output, the disk, ffmpeg, or a signal.
struct RandomEnd: CustomStringConvertible {
  enum Kind: String, CaseIterable { case still, frames, film }

  /// The thing that is at the output's place.
  enum Place: String, CaseIterable {
    case free, file, secret, readOnly, link, danglingLink, lostLink, folder, fifo, device
    case missingFolder

    /// False if nothing can be written there.
    var isFit: Bool {
      ![.lostLink, .folder, .fifo, .device, .missingFolder].contains(self)
    }
  }

  enum FFmpeg: String, CaseIterable { case real, missing, failing, silent, talkative, hanging }

  var kind: Kind
  var ending: String
  var stem: String
  var place: Place
  var ffmpeg: FFmpeg
  /// A file may not grow beyond 1 KB.
  var isDiskFull: Bool
  /// The signal that is sent; nil: none.
  var signal: Int32?
  /// The work after which it is sent, in microseconds.
  var moment: Int

  private static let stems = [
    "a", "two words", "ä–ß", "it's", "a:b", "http:", "-x", "*", String(repeating: "n", count: 255),
  ]

  init(using random: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &random) ?? .still
    let endings = kind == .film ? ["gif", "mp4", "webm"] : ["bmp", "ppm", "png"]
    ending = endings.randomElement(using: &random) ?? "bmp"
    // As long as the file system allows.
    stem = String((Self.stems.randomElement(using: &random) ?? "a").prefix(254 - ending.count))
    let places = Place.allCases + [Place](repeating: .free, count: 6)
    place = places.randomElement(using: &random) ?? .free
    let programs = FFmpeg.allCases + [FFmpeg](repeating: .real, count: 4)
    ffmpeg = programs.randomElement(using: &random) ?? .real
    isDiskFull = Int.random(in: 0..<5, using: &random) == 0
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL]
    signal = Bool.random(using: &random) ? signals.randomElement(using: &random) : nil
    moment = Int.random(in: 0..<300_000, using: &random)
    if kind == .frames {
      // A name for each, of which none is there.
      (stem, place) = (String(stem.prefix(240)) + "%03d", place == .missingFolder ? place : .free)
    }
    if ffmpeg == .real, !InstalledTools.hasFFmpeg { ffmpeg = .missing }
    // Only a signal ends it; and whoever is killed can't end an ffmpeg that hangs.
    if ffmpeg == .hanging, signal == nil || signal == SIGKILL { signal = SIGINT }
  }

  var description: String {
    "\(kind) to \(name), \(place), ffmpeg \(ffmpeg), \(isDiskFull ? "full" : "free") disk, "
      + (signal.map { "signal \($0) after \(moment) µs of work" } ?? "no signal")
  }

  /// The output's name.
  var name: String { (place == .missingFolder ? "none/" : "./") + stem + "." + ending }

  var arguments: [String] {
    let seconds = kind == .still ? "0" : signal == nil ? "0.1" : "600"
    return ["render", "--canvas", "48x32", "--fps", "50", "--duration", seconds, "-o", name]
  }

  /// True if the program does not write it itself.
  private var needsFFmpeg: Bool { ["mp4", "webm"].contains(ending) }

  /// The codes with which it may end by itself; empty: it doesn't.
  var ends: Set<Int32> {
    if !place.isFit || needsFFmpeg && ![.real, .hanging].contains(ffmpeg) { return [1] }
    if needsFFmpeg && ffmpeg == .hanging { return [] }
    // What is compressed well is small enough.
    if isDiskFull { return ["bmp", "ppm"].contains(ending) ? [1] : [0, 1] }
    return [0]
  }

  /// Puts there what the output finds.
  func prepare(_ folder: TemporaryFolder) throws {
    let path = folder.path + "/" + stem + "." + ending
    let rights: [Place: mode_t] = [.file: 0o644, .secret: 0o600, .readOnly: 0o400]
    switch place {
    case .free, .missingFolder: break
    case .file, .secret, .readOnly:
      chmod(try folder.file(stem + "." + ending, "old").path, rights[place] ?? 0o644)
    case .link:
      try folder.file("far/goal", "old")
      symlink("far/goal", path)
    case .danglingLink:
      try folder.file("far/other", "old")
      symlink("far/goal", path)
    case .lostLink: symlink("nowhere/goal", path)
    case .folder: try folder.file(stem + "." + ending + "/inside")
    case .fifo: mkfifo(path, 0o600)
    case .device: symlink("/dev/null", path)
    }
  }

  /// The files that it may write, as names in the folder.
  func mayWrite(_ file: String) -> Bool {
    if place == .link || place == .danglingLink { return file == "far/goal" }
    guard kind == .frames else { return file == stem + "." + ending }
    let head = stem.dropLast("%03d".count)
    return file.hasPrefix(head) && file.hasSuffix("." + ending) && !file.contains("/")
  }

  /// The program that stands for ffmpeg; nil: none of that name.
  func script(saying pid: String) -> String? {
    switch ffmpeg {
    case .real: "exec ffmpeg-real \"$@\""
    case .missing: nil
    case .failing: "cat >/dev/null; echo 'no room' >&2; exit 3"
    case .silent: "cat >/dev/null"
    case .talkative: "cat >/dev/null; yes 'I say it again' | head -c 2000000 >&2; exit 1"
    case .hanging: "echo $$ >'\(pid)'; exec sleep 1000"
    }
  }
}
