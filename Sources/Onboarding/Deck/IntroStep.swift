import Engine

/// The four slides, in their order; after the last one comes the first.
public enum IntroStep: Int, CaseIterable, Sendable {
  case creature, cute, capture, gotcha

  public var next: IntroStep { Self.at(rawValue + 1) }
  public var previous: IntroStep { Self.at(rawValue - 1) }

  private static func at(_ index: Int) -> IntroStep {
    allCases[(index + allCases.count) % allCases.count]
  }
}

// MARK: What a slide says and shows

extension IntroStep {
  var backgroundColor: Color {
    switch self {
    case .creature: Color(255, 168, 72)
    case .cute: Color(216, 168, 120)
    case .capture: Color(216, 240, 240)
    case .gotcha: Color(255, 144, 24)
    }
  }

  var title: String {
    switch self {
    case .creature: "Hello, wanderer!\nThis is Tumble."
    case .cute: "Moon hares\nlove company."
    case .capture: "Hang up a lantern.\nWait for dusk,\nand see who comes."
    case .gotcha: "Ready?\nThe whole valley\nis waiting for you."
    }
  }

  var buttonTitle: String { self == .gotcha ? "Restart" : "Next" }

  var imageKey: IntroKey {
    switch self {
    case .creature: .creatureImage
    case .cute: .cuteImage
    case .capture: .captureImage
    case .gotcha: .gotchaImage
    }
  }

  var titleKey: IntroKey {
    switch self {
    case .creature: .creatureTitle
    case .cute: .cuteTitle
    case .capture: .captureTitle
    case .gotcha: .gotchaTitle
    }
  }
}

/// The names of the elements on the slides.
public enum IntroKey: String, CaseIterable, Sendable {
  case background, button
  case creatureImage, creatureTitle
  case cuteImage, cuteTitle
  case captureImage, captureTitle
  case gotchaImage, gotchaTitle
}
