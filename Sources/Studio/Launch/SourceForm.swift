package import Engine
package import MotionCode
package import Onboarding

/// The form in which a screen is handed on as source code.
package enum SourceForm {
  /// Slides, by their descriptions.
  case slides(Intro.Props)
  /// A line of algebra, what its words stand for, and the view that all of it moves in.
  case expression(Expression, parts: [String: Animation<Effect>], in: View)
  /// The change on screen.
  case change
}
