import Engine
import EngineSDL
import Foundation

do {
  let options = Desktop.Options(statistics: .f3, timeline: .f2, onionSkin: .f4)
  try Desktop.run(title: "Card", size: Size(640, 360), options: options) {
    CardScreen(measuring: $0)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
