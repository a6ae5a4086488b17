import Engine
import Foundation

// A film without a window, on the standard output: `swift run Film 4 | ffmpeg -i - film.mp4`.
// Time is an argument of the engine: its frames lie on exact times, however long they take to make.

let (width, height, rate) = (640, 360, 60)
let (stage, dance) = makeDance()

signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error like others, and no silent death.
let seconds = CommandLine.arguments.count > 1 ? Double(CommandLine.arguments[1]) ?? 0 : 3
guard CommandLine.arguments.count < 3, seconds > 0, seconds <= 60 else {
  fail("one argument, the seconds of film, more than 0 and at most 60; for example 4", status: 2)
}
guard isatty(STDOUT_FILENO) == 0 else {
  fail("a film is no text: `swift run Film | ffmpeg -i - film.mp4`, or `> film.y4m`", status: 2)
}
do {
  let bitmap = Bitmap(width: width, height: height)
  let (painter, builder) = (Painter(), DisplayListBuilder(measuring: MonospacedText()))
  let output = FileHandle.standardOutput
  try output.write(contentsOf: Data("YUV4MPEG2 W\(width) H\(height) F\(rate):1 Ip C444\n".utf8))
  for frame in 0..<Int(seconds * Double(rate)) {
    // All there is to an animation under one's own clock: say how far it is.
    let second = Double(frame) / Double(rate)
    dance.seek(to: second.truncatingRemainder(dividingBy: dance.duration) / dance.duration)
    painter.paint(DisplayList(builder.commands(for: stage.root)), into: bitmap, glyphs: nil)
    try output.write(contentsOf: Data("FRAME\n".utf8) + planes(of: bitmap))
  }
} catch {
  fail("not all of the film was taken: its reader has gone, or the disk is full", status: 1)
}

/// Five discs that are thrown up one after the other, fall, and bounce until they lie still.
func makeDance() -> (stage: Stage, dance: Playback) {
  let stage = Stage()
  stage.root.frame = Rect(0, 0, Double(width), Double(height))
  stage.root.backgroundColor = Color(22, 26, 48)
  var dance = Animation<Effect>.one
  for number in 0..<5 {
    let share = Double(number) / 4
    let disc = View(frame: Rect(120 + 84 * Double(number), 230, 64, 64))
    disc.backgroundColor = Color(
      red: 1 - 0.6 * share, green: 0.42 + 0.24 * share, blue: 0.45 + 0.5 * share)
    disc.cornerRadius = 32
    stage.root.addSubview(disc)
    // `*` is one after the other, `+` is both at once.
    let top = Point(0, -150)
    let up = Animation.translate(disc, to: top, in: 0.45).time(.penner(.quad, .out))
    let down = Animation.translate(disc, from: top, to: .zero, in: 1.2).time(.penner(.bounce, .out))
    dance = dance + (up * down).delayed(by: 0.12 * Double(number))
  }
  return (stage, stage.hold(dance.held(for: 0.3)))
}

/// The picture as three planes, as video has it: brightness, and two differences of colour.
func planes(of bitmap: Bitmap) -> [UInt8] {
  let count = bitmap.pixels.count
  var planes = [UInt8](repeating: 0, count: 3 * count)
  for (place, pixel) in bitmap.pixels.enumerated() {
    let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    planes[place] = UInt8(16 + (66 * r + 129 * g + 25 * b + 128) >> 8)
    planes[count + place] = UInt8(128 + (112 * b - 38 * r - 74 * g + 128) >> 8)
    planes[2 * count + place] = UInt8(128 + (112 * r - 94 * g - 18 * b + 128) >> 8)
  }
  return planes
}

/// Ends the program with a message.
func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("Film: \(message)\n".utf8))
  exit(status)
}
