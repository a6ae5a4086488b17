import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL

/// Pictures of pixels, as other programs save them.
@Suite struct PNGTests {
  private static let (red, blue, white) =
    (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF) as (UInt32, UInt32, UInt32)

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAB" + base64) ?? Data())
  }

  /// Files of 2×1 pixels, made by hand.
  private static let files: [(kind: String, base64: String, pixels: [UInt32])] = [
    ("RGB", "CAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==", [red, blue]),
    (
      "RGBA", "CAYAAAD0In+KAAAAEUlEQVR42mP4z8DQwMDw/z8ADX4DfpfxiD8AAAAASUVORK5CYII=",
      [0x8080_0000, blue]
    ),
    ("grey", "CAAAAADRSSBWAAAAC0lEQVR42mNw+A8AAYIBQDpIoLQAAAAASUVORK5CYII=", [0xFF40_4040, white]),
    (
      "one bit", "AQAAAADcWUInAAAACklEQVR42mNwAAAAQgBBhL+OYgAAAABJRU5ErkJggg==",
      [0xFF00_0000, white]
    ),
    (
      "grey and alpha", "CAQAAABeK7cBAAAADUlEQVR42mP4z/D/PwAG/gL+0yubzgAAAABJRU5ErkJggg==",
      [0, white]
    ),
    (
      "palette",
      "CAMAAADD/I+4AAAABlBMVEUAAP//AADF+ovTAAAAAnRSTlP/AOW3MEoAAAALSURBVHjaY2BkAAAABQACQsJEnwAA"
        + "AABJRU5ErkJggg==", [0, blue]
    ),
    (
      "16 bits", "EAIAAAAr0DSeAAAAEElEQVR42mP4/58BCv7/BwAZ8wP9oA6u/gAAAABJRU5ErkJggg==",
      [red, blue]
    ),
    (
      "16 bits of grey", "EAAAAACB2fwVAAAADUlEQVR42mNoaPj/HwAGggL/bOBDIwAAAABJRU5ErkJggg==",
      [0xFF80_8080, white]
    ),
    (
      "interlaced", "CAIAAAEMR9hLAAAADUlEQVR42mP4zwAC/wEIAAH/Bs6pJQAAAABJRU5ErkJggg==",
      [red, blue]
    ),
  ]

  @Test(arguments: files) func everyKindIsRead(
    kind: String, base64: String, pixels: [UInt32]
  ) throws {
    let image = try ImageBitmap(png: Self.bytes(base64))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.pixels == pixels, "\(image.pixels.map { String($0, radix: 16) })")
  }

  @Test func aCutOrChangedFileIsRefusedOrRead() throws {
    for file in Self.files {
      let bytes = Self.bytes(file.base64)
      for count in 0..<bytes.count - 12 {
        #expect(throws: PNGError.self, "\(file.kind) of \(count) bytes") {
          try ImageBitmap(png: Array(bytes.prefix(count)))
        }
      }
      forAll(seeds: 0..<200) { random in
        var changed = bytes
        for _ in 0...random.int(in: 0...3) {
          changed[random.int(in: 8...bytes.count - 1)] = UInt8(random.int(in: 0...255))
        }
        if let image = try? ImageBitmap(png: changed) {
          #expect(image.pixels.count == image.width * image.height)
        }
      }
    }
  }

  @Test func mistakesHaveWords() throws {
    func words(_ bytes: [UInt8]) throws -> String {
      try #require(throws: PNGError.self) { try ImageBitmap(png: bytes) }.description
    }
    #expect(try words(Array("<svg/>".utf8)) == "is no PNG")
    #expect(try words(ImageBitmap.pngSignature).hasPrefix("is a broken PNG: "))
    let huge =
      "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAACElEQVR42gMAAAAAAW/dyZEAAAAASUVORK5CYII="
    #expect(
      try words(Array(Data(base64Encoded: huge) ?? Data()))
        == "has 100000×100000 pixels; at most 16777216 are read")
  }
}
