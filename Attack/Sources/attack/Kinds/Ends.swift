import Attacker
import Foundation

/// Runs that come to an end by a signal, a full disk, a closed stream, a poor machine or ffmpeg.
struct Ends: Kind {
  let name = "ends"
  let row = Row.ends
  let weight = 4.0

  private static let jobs = [
    Job("render -o a.png", writes: "a.png"),
    Job("render -o a.bmp", writes: "a.bmp"),
    Job("render -o a.gif", writes: "a.gif"),
    Job("render -o a.apng", writes: "a.apng"),
    Job("render -o a.mp4", writes: "a.mp4"),
    Job("render -o a.webm", writes: "a.webm"),
    Job("render -o f-%03d.ppm", writes: "f", many: true),
    Job("render -o - --format gif"),
    Job("trace --record r.jsonl", writes: "r.jsonl"),
    Job("timeline"), Job("strip -o a.png", writes: "a.png"),
    Job("export -o a.html", writes: "a.html"),
    Job("export -o a.json", writes: "a.json"), Job("selftest"),
  ]

  /// A shell's line around the program, `"$@"`; whether its words can be heard, and whether the
  /// program itself can be ended by a lack.
  private static let lacks: [(line: String, isMute: Bool, mayFail: Bool)] = [
    (#"exec "$@""#, false, false), (#"exec "$@" >&-"#, false, true),
    (#"exec "$@" 2>&-"#, true, true), (#"exec "$@" <&-"#, false, false),
    (#"exec "$@" >&- 2>&- <&-"#, true, true), (#"exec "$@" >/dev/full"#, false, true),
    (#"exec "$@" 2>/dev/full"#, true, true), (#"ulimit -f 1; exec "$@""#, false, true),
    (#"ulimit -f 0; exec "$@""#, true, true), (#"ulimit -n 4; exec "$@""#, false, true),
    (#"ulimit -n 8; exec "$@""#, false, true), (#"umask 777; exec "$@""#, false, true),
    (#"exec nice -n 19 "$@""#, false, false), (#"TZ=: LC_ALL=xx exec "$@""#, false, false),
    (#"PATH= exec "$@""#, false, true), (#"HOME= exec "$@""#, false, false),
    (#"trap '' PIPE; exec "$@""#, false, false), (#"trap '' TERM; exec "$@""#, false, false),
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let job = dice.pick(Self.jobs)
    var words = job.words
    let lasts = dice.chance(0.3)
    if words[0] != "selftest" {
      words += ["--canvas", dice.pick(["48x32", "200x100"])]
      words += ["--duration", lasts ? "600" : dice.pick(["0", "0.1", "0.3"])]
    }
    let lack = dice.chance(0.5) ? Self.lacks[0] : dice.pick(Self.lacks)
    var judge = job.judge
    judge.isMute = lack.isMute
    judge.mayLast = true
    // A single picture of a moment that the name can't take, a change or an ffmpeg that isn't there.
    if !lack.mayFail { judge.codes = [0, 1] }
    var command = arena.command(words)
    command.words = ["sh", "-c", lack.line, "sh"] + command.words
    command.limit = lasts ? 0.5 : 8
    if lasts || dice.chance(0.5) {
      let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL]
      let signal = lack.line.contains("TERM") ? SIGINT : dice.pick(signals)
      command.signal = (signal, dice.number(0.02...0.4))
      judge.signal = signal
    }
    try arena.run(command, judge)
  }
}

/// Places that can't be written, or only in part: no rights, no room, something in the way.
struct Rights: Kind {
  let name = "rights"
  let row = Row.ends
  let weight = 2.0

  /// Shell lines that make ready, run `"$@"` and keep its status; `out` is where it writes.
  private static let places = [
    "mkdir out; chmod 500 out", "mkdir out; chmod 000 out", "mkdir out; chmod 300 out", "true",
    "touch out", "mkfifo out", "ln -s out out", "ln -s nowhere out", "mkdir -p out/a.png out/a.gif",
    "mkdir out; mkfifo out/a.png out/a.gif", "mkdir out; ln -s /dev/full out/a.png",
    "mkdir out; touch out/a.png; chmod 400 out/a.png", "mkdir out; ln -s a.png out/a.png",
    "mkdir out; mount -t tmpfs -o size=8k,nr_inodes=9 none out",
    "mkdir out; mount -t tmpfs -o size=4k,nr_inodes=1 none out",
    "mkdir out; mount -t tmpfs -o size=16k,nr_inodes=4 none out; echo x >out/x",
    "mkdir out; mount -t tmpfs -o ro none out",
  ]

  /// False where nobody may make a user's namespace, as in many containers.
  static let canBeTaken: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = around + ["mount -t tmpfs none /mnt && setpriv --bounding-set=-all true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// A shell that is root in a world of its own.
  private static let around = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let place = dice.pick(Self.places)
    let command = dice.pick([
      ["render", "-o", "out/a.png"], ["render", "-o", "out/a.gif"], ["render", "-o", "out/a.mp4"],
      ["render", "-o", "out/f-%02d.bmp"], ["export", "-o", "out/a.html"], ["new", "out/t.slides"],
      ["trace", "--record", "out/r.jsonl"], ["strip", "-o", "out/a.png"], ["icons", "-o", "out"],
    ])
    var words = command
    if !["new", "icons"].contains(words[0]) {
      words += ["--canvas", "48x32", "--duration", dice.pick(["0", "0.2"])]
    }
    // Root may do everything, without its capabilities it is as anybody. A file system that is
    // mounted here goes with the program.
    let script = """
      \(place)
      setpriv --bounding-set=-all --inh-caps=-all "$@"
      code=$?
      ls -A out/ 2>/dev/null | grep '^\\.pokeanim' >../left
      rm -rf out/t.slides 2>/dev/null
      umount out 2>/dev/null
      chmod 700 out 2>/dev/null
      rm -rf out
      exit $code
      """
    var run = arena.command(words)
    run.words = Self.around + [script, "sh"] + run.words
    var judge = Judge()
    judge.output = "out"
    judge.writesMany = true
    try arena.run(run, judge)
    let left = arena.bytes("../left")
    if !left.isEmpty { arena.note("leaves behind: \(String(decoding: left, as: UTF8.self))") }
  }
}
