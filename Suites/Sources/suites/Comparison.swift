import Engine
import EngineSDL
import EngineSVG
import Glibc

/// How a drawing compares with its reference.
enum Outcome: CaseIterable {
  /// The same picture, to what anti-aliasing differs by.
  case equal
  /// Another picture, and a note says what is not drawn.
  case told
  /// Another picture without a word.
  case silent
  /// No drawing: an error says why.
  case refused
}

/// A drawing beside the picture that another renderer made of it.
struct Comparison {
  let outcome: Outcome
  /// The larger of the mean differences over black and over white, of 255.
  let difference: Double
  let note: String
  private var drawn: [UInt32] = []
  private let width: Int

  /// The largest difference of pictures that count as equal.
  static let tolerance = 0.6

  /// nil if there is no picture beside the file.
  ///
  /// - Parameter text: the fonts.
  init?(svg path: String, text: any TextMeasuring) {
    guard let bytes = Self.bytes(of: path), let png = Self.bytes(of: path.dropLast(3) + "png"),
      let wanted = try? ImageBitmap(png: png)
    else { return nil }
    var notes: [SVGError] = []
    width = wanted.width
    do {
      let drawing = try Drawing(svg: bytes, notes: &notes) { try? ImageBitmap(png: $0) }
      drawn = drawing.painted(wanted.width, wanted.height, text)
      difference = Self.difference(drawn, wanted.pixels)
      let isEqual = difference <= Self.tolerance
      outcome = isEqual ? .equal : notes.isEmpty ? .silent : .told
      note = notes.map { "\($0)" }.joined(separator: "; ")
    } catch {
      (outcome, difference, note) = (.refused, 255, "\(error)")
    }
  }

  func line(for path: String) -> String {
    let rounded = (difference * 100).rounded() / 100
    return "\(outcome) \(rounded) \(Self.name(of: path)): \(note.prefix(160))"
  }

  /// What a file is called: its path from the folder of a suite on.
  static func name(of path: String) -> String {
    path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  /// Writes what was drawn, over white, as a file whose name is that of the SVG with `_` for `/`.
  func write(to folder: String, of path: String) {
    let name = Self.name(of: path).replacing("/", with: "_").dropLast(3)
    guard !drawn.isEmpty, let file = fopen("\(folder)/\(name)pam", "wb") else { return }
    defer { fclose(file) }
    fputs(
      "P7\nWIDTH \(width)\nHEIGHT \(drawn.count / width)\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n",
      file)
    var bytes: [UInt8] = []
    for pixel in drawn {
      for shift in [UInt32(16), 8, 0] {
        bytes.append(UInt8(clamping: (pixel >> shift & 255) + 255 - pixel >> 24))
      }
    }
    fwrite(bytes, 1, bytes.count, file)
  }

  private static func difference(_ drawn: [UInt32], _ wanted: [UInt32]) -> Double {
    var (black, white) = (0, 0)
    for (a, b) in zip(drawn, wanted) {
      for shift in [UInt32(0), 8, 16] {
        let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
        black += abs(first - second)
        white += abs(first - Int(a >> 24) - second + Int(b >> 24))
      }
    }
    return Double(max(black, white)) / Double(3 * max(1, wanted.count))
  }

  static func bytes(of path: some StringProtocol) -> [UInt8]? {
    guard let file = fopen(String(path), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }
}

extension Drawing {
  /// The pixels of the drawing in a picture of a size.
  func painted(_ width: Int, _ height: Int, _ text: any TextMeasuring) -> [UInt32] {
    let bitmap = Bitmap(width: width, height: height)
    let view = View()
    view.content = .drawing(self)
    view.frame = Rect(0, 0, Double(width), Double(height))
    let builder = DisplayListBuilder(measuring: text)
    let list = DisplayList(builder.commands(for: view))
    Painter().paint(list, into: bitmap, glyphs: nil)
    return bitmap.pixels
  }
}
