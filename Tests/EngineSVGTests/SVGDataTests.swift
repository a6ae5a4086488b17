import Testing

@testable import Engine
@testable import EngineSVG

/// The bytes that addresses hold themselves.
@Suite struct SVGDataTests {
  private func bytes(_ text: String) -> [UInt8]? { SVGData.bytes(of: Array(text.utf8)) }

  @Test(
    arguments: [
      ("AAECAwQ=", [0, 1, 2, 3, 4]), ("Zm9v", [102, 111, 111]), ("Zm8=", [102, 111]),
      ("Zg==", [102]),
      ("Zg", [102]), ("+/-_", [0xFB, 0xFF, 0xBF]), (" Z\n m 9\tv ", [102, 111, 111]),
      ("Zm9v=Zm9v", [102, 111, 111]), ("", []), ("Z", []), ("////", [255, 255, 255]),
      ("AZaz", [0x01, 0x96, 0xB3]), ("0189", [0xD3, 0x5F, 0x3D]),
    ] as [(String, [UInt8])])
  func eachLetterIsSixBits(letters: String, wanted: [UInt8]) {
    #expect(bytes("data:image/png;base64," + letters) == wanted)
  }

  @Test(arguments: [
    "", "data:", "data:Zm9v", "data:,Zm9v", "data:text/plain,Zm9v", "date:;base64,Zm9v",
    "data:;base64", "data:;base64,Zm9!", "data:;base64x,Zm9v", "data:;base64,Zm@v",
    "data:;base64,Zm[v", "data:;base64,Zm`v", "data:;base64,Zm{v", "data:;base64,Zm:v",
  ])
  func otherAddressesHoldNone(text: String) { #expect(bytes(text) == nil) }

  @Test func theFirstCommaEndsTheHead() {
    #expect(bytes(" DATA:a/b;c=d;BASE64,Zm9v") == [102, 111, 111])
    #expect(bytes("data:a,b;base64,Zm9v") == nil)
  }
}
