import Foundation
import Testing

@testable import Engine

/// Springs as data.
@Suite struct SpringCodingTests {
  private func read(_ text: String) throws -> Spring {
    try JSONDecoder().decode(Spring.self, from: Data(text.utf8))
  }

  @Test func itHasThreeNumbersWithNames() throws {
    let spring = try read(#"{"stiffness": 300, "damping": 20, "mass": 2}"#)
    #expect(spring == Spring(stiffness: 300, damping: 20, mass: 2))
    #expect(try read(#"{"stiffness": 3, "damping": 0, "mass": 1}"#).damping == 0)
    let copy = try JSONDecoder().decode(Spring.self, from: JSONEncoder().encode(spring))
    #expect(copy == spring)
  }

  @Test(arguments: [
    (
      #"{"stiffness": 0, "damping": 1, "mass": 1}"#,
      "stiffness is 0.0; it must be finite and above 0"
    ),
    (
      #"{"stiffness": 1, "damping": -1, "mass": 1}"#,
      "damping is -1.0; it must be finite and at least 0"
    ),
    (#"{"stiffness": 1e200, "damping": 1, "mass": 1}"#, "stiffness is 1e+200; it must be finite"),
    (#"{"stiffness": 1, "damping": 1, "mass": 1e-200}"#, "stiffness is 1.0; it must be finite"),
    (#"{"stiffness": 1, "damping": 1e60, "mass": 1}"#, "damping is 1e+60; it must be finite"),
    (#"{"stiffness": 1, "damping": 1, "mass": 0}"#, "mass is 0.0; it must be finite and above 0"),
  ])
  func whatNoSpringHasIsRefused(_ text: String, _ problem: String) {
    #expect { try read(text) } throws: { "\($0)".contains(problem) }
  }
}
