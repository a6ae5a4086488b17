import EngineTestSupport
import Foundation
import Testing

/// UIKit's names for the engine's types, as code that was written for UIKit uses them.
@Suite struct UIKitNamesTests {
  private func output(of program: String, _ more: [String: String] = [:]) throws -> String {
    let main = ["main.swift": "import UIKit\n" + program]
    return try PlaygroundModules.shared.get().output(of: main.merging(more) { $1 })
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
    let said = try output(of: both, ["Foundation.swift": names])
    #expect(said == "(1, 1) 2 × 3 628.0 2.0 1.0 true\n")
    #expect(try output(of: both).contains("'CGSize' is ambiguous"), "else it needs no such file")
  }

  // MARK: What is not there

  /// Nothing is there that does something else than in UIKit.
  @Test(arguments: [
    "UIView().isHidden = true", "UIView.transition(with: UIView(), duration: 1) {}",
    "_ = UIImageView()", "_ = UIStackView()", "UIView().layer.anchorPoint = .zero",
    "_ = CGAffineTransform.identity.concatenating(.identity)",
  ])
  func whatIsNotThereIsAnError(_ line: String) throws {
    #expect(try output(of: line).contains(": error: "))
  }
}
