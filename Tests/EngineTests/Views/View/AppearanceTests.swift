import EngineTestSupport
import Testing

@testable import Engine

@Suite struct AppearanceTests {
  private let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

  @Test func aFrameIsAMiddleAndASize() {
    var appearance = Appearance(frame: Rect(10, 20, 100, 60))
    #expect(appearance.center == Point(60, 50))
    appearance.size = Size(50, 30)
    #expect(appearance.frame == Rect(35, 35, 50, 30))
    appearance.frame = Rect(0, 0, 2, 4)
    #expect(appearance.center == Point(1, 2))
  }

  @Test func everyPropertyIsItsOwnNumbers() {
    var other = Appearance(
      frame: Rect(1, 2, 30, 40), alpha: 0.5,
      transform: Transform(translation: Point(5, 6), scale: Point(2, 3), rotation: 0.7),
      backgroundColor: color, cornerRadius: 8, borderWidth: 3,
      borderColor: Color(red: 0.9, green: 0.8, blue: 0.7, alpha: 0.6),
      shadow: Shadow(blur: 4, offset: Point(1, 2), color: color), zPosition: 3)
    for property in ViewProperty.dress { other[property] = Lanes(repeating: 0.5) }
    var appearance = Appearance()
    for property in ViewProperty.allCases {
      #expect(appearance[property] != other[property])
      let before = appearance
      appearance[property] = other[property]
      #expect(appearance[property] == other[property])
      for another in ViewProperty.allCases where another != property {
        #expect(appearance[another] == before[another])
      }
    }
    #expect(appearance == other)
  }

  @Test func whatIsShownLiesWithinWhatCanBeShown() {
    var wild = Appearance(
      alpha: 1.25, backgroundColor: Color(red: -0.5, green: 2, blue: 0.5, alpha: -1),
      cornerRadius: -3, borderWidth: -1, borderColor: Color(red: 7, green: 0, blue: 0, alpha: 9),
      shadow: Shadow(
        blur: -2, offset: Point(-3, 4), color: Color(red: 2, green: 0, blue: -1, alpha: 3)))
    wild.center = Point(-5, 7)
    wild.size = Size(-10, 20)
    let shown = wild.shown
    #expect(shown.center == Point(-5, 7))
    #expect(shown.size == Size(0, 20))
    #expect(shown.alpha == 1)
    #expect(shown.backgroundColor == Color(red: 0, green: 1, blue: 0.5, alpha: 0))
    #expect(shown.cornerRadius == 0 && shown.borderWidth == 0)
    #expect(shown.borderColor == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      shown.shadow
        == Shadow(blur: 0, offset: Point(-3, 4), color: Color(red: 1, green: 0, blue: 0)))
    #expect(shown.shown == shown)
  }

  @Test func aSpringThatOvershootsIsShownClamped() {
    let scene = OneViewStage()
    let spring = TimingCurve.spring(SpringCurve(duration: 1, damping: 0.2))
    scene.stage.play(
      scene.stage.animation(withDuration: 1, curve: spring) {
        scene.view.alpha = 0
        scene.view.size = .zero
      })
    var lowest = 1.0
    for frame in 0...60 {
      scene.advance(to: Double(frame) / 60)
      let presented = scene.view.presented
      #expect(0...1 ~= presented.alpha && presented.size.width >= 0)
      lowest = min(lowest, presented.alpha)
    }
    #expect(lowest == 0)
  }

  @Test func settingAnAppearanceSetsEveryProperty() {
    let view = View(frame: Rect(0, 0, 1, 1))
    let wanted = Appearance(
      frame: Rect(1, 2, 3, 4), alpha: 0.3, transform: .rotation(1), backgroundColor: color,
      cornerRadius: 2, borderWidth: 1, borderColor: color, shadow: Shadow(blur: 1, color: color),
      zPosition: -1)
    view.set(wanted)
    #expect(view.rest == wanted)
    #expect(view.presented == wanted)
  }

  /// On a stage each property of a whole appearance moves by itself.
  @Test func aWholeAppearanceIsRecordedPropertyByProperty() {
    let scene = OneViewStage()
    let before = scene.view.rest
    let wanted = Appearance(
      frame: Rect(1, 2, 3, 4), alpha: 0.3,
      transform: Transform(translation: Point(5, 6), scale: Point(2, 3), rotation: 0.7),
      backgroundColor: color, cornerRadius: 2, borderWidth: 1, borderColor: color,
      shadow: Shadow(blur: 1, offset: Point(1, 2), color: color), zPosition: -1)
    scene.stage.animate(withDuration: 1, curve: .linear) { scene.view.set(wanted) }
    #expect(scene.view.rest == wanted && scene.view.presented == before)
    scene.advance(to: 0.5)
    for property in ViewProperty.allCases {
      let middle = (before[property] + wanted[property]) / 2
      let far = (scene.view.presented[property] - middle)
      #expect(far.max() < 1e-9 && far.min() > -1e-9, "\(property)")
    }
    scene.view.set(before)
    #expect(scene.view.presented == before && scene.view.rest == before)
    scene.advance(to: 0.6)
    #expect(scene.view.presented == before && !scene.stage.isRunning)
  }

  @Test func propertiesReadTheRestAndShowAtOnce() {
    let view = View(frame: Rect(0, 0, 10, 20))
    view.center = Point(50, 60)
    #expect(view.frame == Rect(45, 50, 10, 20))
    view.bounds = Rect(0, 0, 30, 40)
    #expect(view.frame == Rect(35, 40, 30, 40))
    #expect(view.bounds == Rect(0, 0, 30, 40))
    view.frame = Rect(1, 2, 3, 4)
    #expect(view.size == Size(3, 4) && view.center == Point(2.5, 4))
    view.cornerRadius = 3
    view.borderWidth = 2
    view.borderColor = color
    view.backgroundColor = color
    view.transform = .scale(2)
    view.zPosition = 5
    view.shadow = Shadow(blur: 4, offset: Point(1, 2), color: color)
    view.alpha = 0.5
    #expect(view.zPosition == 5 && view.alpha == 0.5)
    #expect(view.shadow == Shadow(blur: 4, offset: Point(1, 2), color: color))
    #expect(view.cornerRadius == 3 && view.borderWidth == 2 && view.transform == .scale(2))
    #expect(view.borderColor == color && view.backgroundColor == color)
    #expect(view.presented == view.rest)
  }

  @Test func keyPathsNameTheViewsProperties() {
    let view = View()
    let moved = const(1.0, for: 1).bind(view, with: \.rotation).compiled()
    #expect(moved.properties == [view.property(.rotation)])
    #expect(View.places(of: \View.key) == nil)
    #expect(view.property(.alpha) != View().property(.alpha))
  }
}
