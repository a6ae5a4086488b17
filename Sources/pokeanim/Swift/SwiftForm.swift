import Engine
import Onboarding

/// The form in which a screen is said in Swift.
enum SwiftForm {
  /// Slides, by their descriptions.
  case slides(Intro.Props)
  /// A line of algebra, over the shapes that it moves.
  case expression(Expression, ShapeStage)
  /// The change that it shows.
  case change
}

/// A screen that can be said in Swift.
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
