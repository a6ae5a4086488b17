import Engine
import EngineSDL
import EngineSystem
import Glibc

/// Another version of this program, which makes the picture of a recorded frame as it was.
struct OtherProgram {
  /// Its file, or its name in PATH.
  let path: String
  /// The font file that this one was told to take, which it is to take too.
  var font: String?

  /// It looks for fonts and pictures where this one does.
  private static let variables = [
    "POKEANIM_FONT", "POKEANIM_ASSETS", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
  ]

  /// The picture of a frame.
  ///
  /// - Throws: ``Failure`` if the program is not there, or makes none.
  func picture(ofFrame number: Int, of recording: String) throws -> Bitmap {
    let folder = try Self.temporaryFolder()
    let file = folder + "/frame.ppm"
    defer {
      FileCall.remove(file)
      FileCall.removeFolder(folder)
    }
    let fonts = font.map { ["--font", $0] } ?? []
    let arguments = ["replay", recording, "--frame", "\(number)"] + fonts + ["-o", file]
    guard let child = try ChildProcess.start(path, arguments, passing: Self.variables) else {
      throw Failure("there is no program \(path), which --against names")
    }
    do {
      if let problem = try child.end() {
        let said = child.said.split(separator: "\n").last.map { ": \($0)" } ?? ""
        throw Failure("\(path) makes no picture of frame \(number); \(problem)\(said)")
      }
    } catch let stuck as ChildProcess.Stuck {
      throw Failure(
        "\(path) makes no picture of frame \(number): it did nothing for \(Int(stuck.seconds)) s")
    }
    guard let picture = Bitmap(ppm: try FileSystem.bytes(of: file)) else {
      throw Failure("\(path) makes no picture of frame \(number) that is a .ppm file")
    }
    return picture
  }

  private static func temporaryFolder() throws -> String {
    let place = FileSystem.temporaryFolder
    // The system puts letters of its own in place of the last six.
    let pattern = place + "/pokeanim." + String(repeating: "X", count: 6)
    let name = pattern.withFileName { strdup($0) }
    defer { free(name) }
    guard let name, mkdtemp(name) != nil else {
      throw Failure("can't make a folder in \(place): \(FileSystem.lastError())")
    }
    return String(fileName: name)
  }
}

extension Bitmap {
  /// The picture of a portable pixmap (P6) as ``ImageEncoding`` writes it; nil if it is none.
  convenience init?(ppm bytes: [UInt8]) {
    let lines = bytes.prefix(64).split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].elementsEqual("P6".utf8), lines[2].elementsEqual("255".utf8)
    else { return nil }
    let sides = lines[1].split(separator: UInt8(ascii: " ")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    let data = bytes[lines[3].startIndex...]
    guard sides.count == 2, sides.allSatisfy({ (1...16384).contains($0) }),
      data.count == 3 * sides[0] * sides[1]
    else { return nil }
    self.init(width: sides[0], height: sides[1])
    for (place, start) in stride(from: data.startIndex, to: data.endIndex, by: 3).enumerated() {
      let color = (data[start], data[start + 1], data[start + 2])
      pixels[place] =
        0xFF00_0000 | UInt32(color.0) << 16 | UInt32(color.1) << 8 | UInt32(color.2)
    }
  }

  /// This picture and another one to its right, on a grey ground that parts them.
  func beside(_ other: Bitmap) -> Bitmap {
    let gap = 8
    let both = Bitmap(width: width + gap + other.width, height: max(height, other.height))
    for place in both.pixels.indices { both.pixels[place] = 0xFF80_8080 }
    both.take(self, at: 0)
    both.take(other, at: width + gap)
    return both
  }

  private func take(_ other: Bitmap, at left: Int) {
    for row in 0..<other.height {
      let (from, to) = (row * other.width, row * width + left)
      pixels.replaceSubrange(to..<to + other.width, with: other.pixels[from..<from + other.width])
    }
  }
}
