import Engine
import Onboarding

/// The form in which a screen is exported as Swift source.
enum SwiftForm {
  /// Slides, by their descriptions.
  case slides(Intro.Props)
  /// A line of algebra, over the shapes that it moves.
  case expression(Expression, ShapeStage)
  /// The change on screen.
  case change
}

/// A screen that can be exported as Swift source: as its change, unless implemented.
protocol SwiftExportable {
  /// Its change, unless implemented.
  var swiftForm: SwiftForm { get }
}

extension SwiftExportable {
  var swiftForm: SwiftForm { .change }
}

extension App {
  var swiftForm: SwiftForm { screen.swiftForm }
}

extension OnboardingScreen {
  var swiftForm: SwiftForm { .slides(described) }
}

extension AlgebraScreen {
  var swiftForm: SwiftForm {
    guard let page = expressionPage, let shapes = page.shapes else { return .change }
    return .expression(page.expression, shapes)
  }
}
