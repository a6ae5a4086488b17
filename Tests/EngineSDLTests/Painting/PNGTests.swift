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

  /// Files of 4×4 pixels of 16 bits a part, interlaced, that grow lighter by a fifteenth each.
  private static let interlaced: [(kind: String, base64: String)] = [
    (
      "grey",
      "AAAAAGrDS13AAAAMElEQVR42mNgYGBQUmLo6Fi1ikFQ0NiYYebM3bsZXFxCQ9PSyssZzpy5e/fdu///Adp/D/Gfgl14"
        + "AAAAAElFTkSuQmCC"
    ),
    (
      "grey of gamma 1/2.2, which is sRGB's",
      "AAAAAGrDS13AAAABGdBTUEAALGPC/xhBQAAADBJREFUeNpjYGBgUFJi6OhYtYpBUNDYmGHmzN27GVxcQkPT0srLGc6c"
        + "uXv33bv//wHafw/xn4JdeAAAAABJRU5ErkJggg=="
    ),
    (
      "RGB",
      "AIAAAEBBOX8AAAAWklEQVR42g3JMREAIAzAwFrAAhawgAUs1AJrRixgAQtYqIVawELplPuLiESA1OqeWWtOOGeMRCnv"
        + "QWtmib1V4d7eE73fC2OcA6p7w5xr5TBrDdxrhfdKgQgR+HV8L+Falqv+AAAAAElFTkSuQmCC"
    ),
    (
      "RGBA",
      "AYAAAGOZnKrAAAASUlEQVR42j3KQRGAMBQD0W+hFrCABSxgoRawgAUsYKEWsICFWlgye+CdMjupEtSijFNwK6EJViVc"
        + "gqGETbALuuBQDo/gFUzx+wBVVE+xan6/KgAAAABJRU5ErkJggg=="
    ),
  ].map { ($0, "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEE" + $1) }

  @Test(arguments: interlaced) func rowsOfInterlacedFilesAreInOrder(
    kind: String, base64: String
  ) throws {
    let image = try ImageBitmap(png: Array(try #require(Data(base64Encoded: base64))))
    let levels = (0..<16).map { UInt32($0) * 17 }
    #expect(image.pixels.map { $0 >> 16 & 255 } == levels)
    let blue = kind == "RGB" ? Array(repeating: 128, count: 16) : levels
    #expect(image.pixels.map { $0 & 255 } == blue)
    #expect(image.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func aCutOrChangedFileIsRefusedOrRead() throws {
    let interlaced = Self.interlaced.map { Array(Data(base64Encoded: $0.base64) ?? Data()) }
    for (kind, bytes) in Self.files.map({ ($0.kind, Self.bytes($0.base64)) })
      + interlaced.map({ ("interlaced, 16 bits", $0) })
    {
      for count in 0..<bytes.count - 12 {
        #expect(throws: PNGError.self, "\(kind) of \(count) bytes") {
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
