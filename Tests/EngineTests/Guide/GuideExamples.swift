import Engine

/// The programs of GUIDE.md, each between two marks; `GuideTests` compares both and what is
/// printed.
///
/// Here `print` takes notes.
final class GuideExamples {
  private(set) var said: [String] = []

  private func print(_ items: Any...) {
    said.append(items.map { "\($0)" }.joined(separator: " "))
  }

  func readme() {
    // begin readme
    let there = linear(from: 0, to: 100, in: 1)
    let back = there.reversed.time(.cssEase)
    let thereAndBack = there * back.delayed(by: 0.5)

    for second in [0, 0.5, 1, 1.5, 2, 2.5] {
      print(second, thereAndBack.value(atSecond: second)?.mean.rounded() ?? 0)
    }
    // end
  }

  func value() {
    // begin value
    let rise = linear(from: 0, to: 100, in: 2).named("rise")
    let fall = linear(from: 100, to: 20, in: 1).time(.cssEaseIn).named("fall")
    let bounce = rise * fall.delayed(by: 0.5)

    for second in [0, 1, 2, 2.4, 3, 3.5] {
      print(second, bounce.value(atSecond: second)?.mean.rounded() ?? 0)
    }
    for interval in bounce.intervals { print(interval.name, interval.start, interval.end) }
    print(bounce.reversed.repeating(count: 2).duration)
    // end
  }

  func stage() {
    let print = self.print
    // begin stage
    let stage = Stage()
    let ball = View(frame: Rect(0, 0, 20, 20), backgroundColor: .black, key: "ball")
    stage.root.addSubview(ball)

    let show = { (second: Double) in
      stage.advance(to: Instant(seconds: second))
      print(second, ball.presented.center.x.rounded())
    }

    show(0)
    stage.animate(withDuration: 1, animations: { ball.center.x = 110 })
    show(0.5)
    // Whatever moves already goes on: the ball turns back without a jump.
    stage.animate(withDuration: 1, animations: { ball.center.x = 10 })
    for second in [0.5, 0.6, 0.7, 1, 1.5] { show(second) }

    // The same as a value: nothing moves until somebody says how far.
    let fade = stage.animation(withDuration: 1, curve: .linear) { ball.alpha = 0 }
    let hand = stage.hold(fade)
    hand.seek(to: 0.5)
    print(ball.presented.alpha)
    hand.rollBack()
    print(ball.presented.alpha)

    // A moment with a name: whoever wants is told as it is crossed, and in which direction.
    let jump = stage.hold(fade.marker("half seen", at: 0.5))
    var told: [String] = []
    jump.onMarker { told.append($0.isReversed ? "(\($0.marker.name))" : $0.marker.name) }
    jump.seek(to: 0.8)
    jump.seek(to: 0.2)
    stage.update()
    print(told)
    // end
  }

  func layout() {
    // begin layout
    func row(_ ids: [String], spacing: Double) -> any Layout {
      InsetLayout(
        inset: 10,
        sublayout: StackLayout(
          axis: .horizontal, spacing: spacing,
          sublayouts: ids.map { SizeLayout<View>(width: 30, height: 30, viewReuseId: $0) }))
    }

    let stage = Stage()
    let host = View(frame: Rect(0, 0, 300, 50))
    stage.root.addSubview(host)
    row(["a", "b"], spacing: 5).arrangement(width: 300, height: 50).makeViews(in: host)

    let other = row(["b", "c", "a"], spacing: 20).arrangement(width: 300, height: 50)
    let animation = other.prepareAnimation(for: host)
    let half = stage.hold(animation.animation(duration: 1))
    for progress in [0.0, 0.5, 1] {
      half.seek(to: progress)
      for view in host.subviews {
        print(progress, view.key ?? "", view.presented.frame.x, view.presented.alpha)
      }
    }
    half.commit()
    animation.change.commit()
    // end
  }

  func transition() {
    // begin transition
    struct Page: NodeDescription, NodeDescriptionProps {
      var key: String?
      var appearance = Appearance()
      var isLast: Bool

      enum Keys { case title, old, new }

      static func dot(_ key: String, x: Double) -> ViewDescription {
        ViewDescription(key, Appearance(frame: Rect(x, 0, 20, 20), backgroundColor: .black))
      }

      static func childrenDescriptions(props: Page) -> [any NodeDescription] {
        props.isLast
          ? [dot("title", x: 100), dot("new", x: 50)] : [dot("title", x: 0), dot("old", x: 50)]
      }

      static func updateChildrenAnimations(
        container: inout ChildrenAnimations<Keys>, currentProps: Page, nextProps: Page
      ) {
        container[.title] = Animation(type: .curve(.linear, duration: 1))
        container[[.old, .new]] = Animation(
          type: .curve(.linear, duration: 0.5), entryTransformers: [AnimationProps.moveUp(100)],
          leaveTransformers: [AnimationProps.fade()])
      }
    }

    let stage = Stage()
    let tree = DescriptionTree<Page>(props: Page(isLast: false), in: stage.root, stage: stage)

    let change = tree.begin(to: Page(isLast: true))
    for progress in [0, 0.25, 1] {
      change.seek(to: progress)
      for view in stage.root.subviews {
        let shown = view.presented
        print(progress, view.key ?? "", view.phase, shown.frame.x, shown.frame.y, shown.alpha)
      }
    }
    change.rollBack()
    print(stage.root.subviews.map { $0.key ?? "" })
    // end
  }

  func component() {
    // begin component
    func card(_ id: String) -> any Layout {
      SizeLayout<View>(width: 40, height: 20, config: { $0.backgroundColor = .black }).id(id)
    }

    func cards(_ ids: [String]) -> any Layout {
      StackLayout(axis: .vertical, spacing: 10, sublayouts: ids.map(card))
    }

    let stage = Stage()
    let view = ComponentView(frame: Rect(0, 0, 100, 200))
    stage.root.addSubview(view)
    view.animator = TransformAnimator(transform: .scale(0.5), duration: 0.4)
    view.component = cards(["a", "b", "c"])
    view.reload()

    view.component = cards(["c", "d", "a"])
    view.reload()
    if let change = view.lastChange {
      for progress in [0.0, 0.5, 1] {
        change.seek(to: progress)
        for card in view.contentView.subviews {
          let shown = card.presented
          print(progress, shown.frame.y.rounded(), "\(Int(shown.alpha * 100)) %")
        }
      }
    }
    // end
  }

  func picture() {
    // begin picture
    let disc = DrawCommand.fill(.circle(center: Point(6, 3), radius: 3), .color(.black))
    let bitmap = Bitmap(width: 12, height: 6)
    Painter().paint(DisplayList([disc]), into: bitmap, glyphs: nil)
    for row in 0..<6 {
      let alphas = bitmap.pixels[row * 12..<row * 12 + 12].map { $0 >> 24 }
      print(alphas.map { $0 == 0 ? "." : $0 < 255 ? "o" : "#" }.joined())
    }
    // end
  }
}
