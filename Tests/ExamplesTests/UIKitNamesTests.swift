import EngineTestSupport
import Foundation
import Testing

/// UIKit's names for the engine's types, as code that was written for UIKit uses them.
@Suite struct UIKitNamesTests {
  private func output(of program: String, _ more: [String: String] = [:]) throws -> String {
    let main = ["main.swift": "import UIKit\n" + program]
    return try PlaygroundModules.shared.get().output(of: main.merging(more) { $1 })
  }

  /// A view that moves, and the places at which it is seen.
  private let box = #"""
    import PlaygroundSupport

    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.center.x = 0
    page.addSubview(box)
    PlaygroundPage.current.liveView = page

    func show(_ seconds: Double...) {
      for second in seconds {
        Playground.stage.advance(to: Instant(seconds: second))
        print(second, (box.presented.center.x * 10).rounded() / 10)
      }
    }

    show(0)

    """#

  // MARK: Animations

  @Test func aSpringOvershootsAndACurveIsAsUIKitsIs() throws {
    let program = #"""
      UIView.animate(withDuration: 1, delay: 0.5, options: [.curveLinear, .allowUserInteraction]) {
        box.center.x = 100
      } completion: { print("done", $0) }
      show(0.5, 0.75, 1.5)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []
      ) { box.center.x = 0 }
      var least = 0.0
      for tick in 0...60 {
        Playground.stage.advance(to: Instant(seconds: 1.5 + Double(tick) / 60))
        least = min(least, box.presented.center.x)
      }
      print(least < -20, least > -30)
      UIView.animate(springDuration: 0.5, bounce: 0) { box.center.x = 10 }
      show(2.5, 3)
      """#
    #expect(
      try output(of: box + program) == """
        0.0 0.0
        0.5 0.0
        0.75 25.0
        done true
        1.5 100.0
        true true
        2.5 0.0
        3.0 10.0

        """)
  }

  @Test func keyframesFollowEachOther() throws {
    let program = #"""
      UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 50 }
      }) { print("done", $0) }
      show(0.5, 1, 1.5, 2)
      """#
    #expect(
      try output(of: box + program) == """
        0.0 0.0
        0.5 50.0
        1.0 100.0
        1.5 75.0
        done true
        2.0 50.0

        """)
  }

  /// Functions for animators of a box.
  private let mover = #"""
    func mover(to x: CGFloat, _ curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = x }
      animator.addCompletion { print("end at", $0) }
      return animator
    }

    """#

  /// Along a curve it is scrubbed evenly, as UIKit's is; what is reversed ends at its start.
  @Test func anAnimatorIsScrubbedAndReversed() throws {
    let program = #"""
      let there = mover(to: 100, .linear)
      print(there.state, there.fractionComplete)
      there.startAnimation()
      show(0.25)
      there.pauseAnimation()
      print(there.isRunning, there.fractionComplete)
      show(0.5)
      there.startAnimation()
      show(1.25)
      let back = mover(to: 0, .easeIn)
      back.fractionComplete = 0.5
      show(1.25)
      back.isReversed = true
      back.startAnimation()
      show(2.25)
      """#
    #expect(
      try output(of: box + mover + program) == """
        0.0 0.0
        inactive 0.0
        0.25 25.0
        false 0.25
        0.5 25.0
        end at end
        1.25 100.0
        1.25 50.0
        end at start
        2.25 100.0

        """)
  }

  @Test func anAnimatorIsEndedAndASpringOvershoots() throws {
    let program = #"""
      let jump = mover(to: 20, .easeOut)
      jump.startAnimation()
      jump.finishAnimation(at: .end)
      show(0)
      print(jump.state)
      let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { box.center.x = 120 }
      spring.startAnimation()
      Playground.stage.advance(to: Instant(seconds: 0.2))
      print(box.presented.center.x > 130)
      """#
    #expect(
      try output(of: box + mover + program) == "0.0 0.0\nend at end\n0.0 20.0\ninactive\ntrue\n")
  }

  // MARK: Values

  @Test func coloursFontsAndTransformsAreUIKits() throws {
    let program = #"""
      print(UIColor.green == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      print(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
      print(UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1) == UIColor(red: 0.4, green: 0.8, blue: 0.8))
      print(UIColor.systemBlue.withAlphaComponent(0.5) == UIColor(0, 122, 255, alpha: 0.5))
      print(UIFont.boldSystemFont(ofSize: 20).pointSize, UIFont.systemFont(ofSize: 9).weight)
      print(CATransform3DMakeScale(0.5, 0.25, 1) == CGAffineTransform(scaleX: 0.5, y: 0.25))
      let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
      print(turned.translation.x.rounded(), turned.translation.y, turned.isIdentity)
      print(CATransform3DMakeRotation(1, 0, 0, -1).rotation, CATransform3DIdentity.isIdentity)
      print(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0).translation)
      print(CGRect(x: 0, y: 0, width: 20, height: 10).insetBy(dx: 2, dy: 1).offsetBy(dx: 1, dy: 1))
      """#
    #expect(
      try output(of: program) == """
        true
        true
        true
        true
        20.0 regular
        true
        0.0 10.0 false
        -1.0 true
        (6, 8)
        (3, 2) 16 × 8

        """)
  }

  // MARK: Views

  @Test func childrenChangeTheirOrder() throws {
    let program = #"""
      let page = UIView()
      let views = ["a", "b", "c"].map { UIView(frame: .zero, key: $0) }
      views.forEach(page.addSubview)
      func order() { print(page.subviews.map { $0.key ?? "" }.joined()) }
      page.bringSubviewToFront(views[0])
      order()
      page.sendSubviewToBack(views[2])
      order()
      page.insertSubview(UIView(frame: .zero, key: "d"), aboveSubview: views[2])
      order()
      page.insertSubview(views[0], belowSubview: views[2])
      order()
      page.layer.cornerRadius = 3
      page.layer.opacity = 0.5
      page.layer.masksToBounds = true
      page.layer.borderColor = UIColor.red.cgColor
      print(page.cornerRadius, page.alpha, page.clipsToBounds, page.borderColor == .red)
      """#
    #expect(try output(of: program) == "bca\ncba\ncdba\nacdb\n3.0 0.5 true true\n")
  }

  /// A layer's shadow has a radius and an offset before it is seen.
  @Test func aLayersShadowIsTheViews() throws {
    let program = #"""
      let view = UIView()
      view.layer.shadowOpacity = 0.5
      print(view.shadow == Shadow(blur: 3, offset: CGPoint(x: 0, y: -3), color: UIColor(white: 0, alpha: 0.5)))
      view.layer.shadowRadius = 8
      view.layer.shadowOffset = CGSize(width: 1, height: 2)
      view.layer.shadowColor = UIColor.blue.cgColor
      print(view.shadow == Shadow(blur: 8, offset: CGPoint(x: 1, y: 2), color: .blue.withAlpha(0.5)))
      print(view.layer.shadowOpacity, view.layer.shadowColor == .blue, UIView().layer.shadowRadius)
      """#
    #expect(try output(of: program) == "true\ntrue\n0.5 true 3.0\n")
  }

  @Test func aLabelIsAsLargeAsItsText() throws {
    let program = #"""
      let label = UILabel(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
      label.font = .systemFont(ofSize: 10)
      label.text = "Hello"
      label.sizeToFit()
      print(label.frame)
      label.text = "Hello Hello"
      print(label.sizeThatFits(CGSize(width: 30, height: 0)).height)
      label.numberOfLines = 0
      print(label.sizeThatFits(CGSize(width: 30, height: 0)).height)
      label.textAlignment = .right
      label.textColor = .systemRed
      guard case .text(let words) = label.content else { fatalError() }
      print(words.string, words.alignment, words.color == .systemRed)
      label.text = nil
      print(label.content == .empty, label.intrinsicContentSize)
      """#
    #expect(
      try output(of: program) == """
        (5, 6) 25 × 13
        13.0
        25.0
        Hello Hello trailing true
        true 0 × 0

        """)
  }

  /// What a view controller does as it appears is seen.
  @Test func aViewControllerIsShown() throws {
    let program = #"""
      import PlaygroundSupport

      class Controller : UIViewController {
          let label = UILabel()

          override func loadView() {
              let view = UIView()
              view.backgroundColor = .white
              label.frame = CGRect(x: 150, y: 200, width: 200, height: 20)
              label.text = "Hello World!"
              view.addSubview(label)
              self.view = view
          }

          override func viewDidLoad() {
              super.viewDidLoad()
              print("loaded", isViewLoaded)
          }

          override func viewDidAppear(_ animated: Bool) {
              UIView.animate(withDuration: 1) { self.label.alpha = 0 }
          }
      }

      let controller = Controller()
      PlaygroundPage.current.needsIndefiniteExecution = true
      PlaygroundPage.current.liveView = controller
      print(controller.view.size, controller.view.stage === Playground.stage)
      for second in [0, 0.5, 1] {
        Playground.stage.advance(to: Instant(seconds: second))
        print((controller.label.presented.alpha * 100).rounded())
      }
      """#
    #expect(try output(of: program) == "loaded true\n375 × 668 true\n100.0\n50.0\n0.0\n")
  }

  // MARK: Foundation

  private let both = #"""
    import Foundation

    let size: CGSize = CGSize(width: 2, height: 3)
    let width: CGFloat = size.width * .pi
    let view = UIView(frame: CGRect(origin: CGPoint(x: 1, y: 1), size: size))
    let seconds: TimeInterval = 2
    let map = AffineTransform.identity
    print(view.frame, (width * 100).rounded(), String(format: "%.1f", seconds), map.a, view.transform == .identity)
    """#

  /// Both have `CGRect` and others: the file that is compiled beside such a playground chooses.
  @Test func foundationMayBeImportedBesideUIKit() throws {
    let names = try PlaygroundModules.text(of: "Foundation.swift")
    #expect(
      try output(of: both, ["Foundation.swift": names]) == "(1, 1) 2 × 3 628.0 2.0 1.0 true\n")
    #expect(try output(of: both).contains("'CGSize' is ambiguous"), "else it needs no such file")
  }

  // MARK: What is not there

  /// Nothing is there that does something else than in UIKit.
  @Test(arguments: [
    "UIView().isHidden = true", "UIView.transition(with: UIView(), duration: 1) {}",
    "_ = UIImageView()", "_ = UIStackView()", "UIView().layer.anchorPoint = .zero",
    "_ = CGAffineTransform.identity.concatenating(.identity)", "_ = UIFont.Weight.heavy",
  ])
  func whatIsNotThereIsAnError(_ line: String) throws {
    #expect(try output(of: line).contains(": error: "))
  }
}
