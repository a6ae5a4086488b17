import Testing

@testable import Onboarding

/// Names of groups and shapes as design tools write them.
@Suite struct DesignNameTests {
  @Test(arguments: [
    ("Rectangle 12", "Rectangle 12"), ("_x31_", "1"), ("_x31__x20_step", "1 step"),
    ("Layer_x20_1", "Layer 1"), ("a_x41", "a_x41"), ("_xZZ_", "_xZZ_"), ("_x1_", "_x1_"),
    ("_x0A_b", "_x0A_b"), ("_x1F600_", "😀"), ("_xD800_", "_xD800_"), ("", ""),
  ])
  func aNameIsReadAsItIsShown(_ written: String, _ text: String) {
    #expect(DesignName(written).text == text)
  }

  @Test(arguments: [
    ("Card_2", "card"), ("Card-2", "card"), ("Card_1_", "card"), ("Card copy 3", "card"),
    ("Card copy", "card"), ("Big card 2", "big card"), ("2", "2"), ("Layer-2", "layer"),
  ])
  func theNumberOfACopyIsLeftOut(_ written: String, _ base: String) {
    #expect(DesignName(written).base == base)
  }

  @Test func namesThatToolsMakeUpSayNothing() {
    for name in ["Rectangle 12", "path42", "g5", "Layer_1", "Vector", "Group 3 copy", "use7"] {
      #expect(DesignName(name).isAutomatic, "\(name)")
    }
    for name in ["Login", "Rectangles", "Star of the show", "path to it", "1"] {
      #expect(!DesignName(name).isAutomatic, "\(name)")
    }
  }
}
