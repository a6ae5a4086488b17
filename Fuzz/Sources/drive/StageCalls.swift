internal import Engine

/// A view that is moved for a while, and lies where it was told to when nothing runs.
let stageCalls = [
  Operation("Stage.animate") { random in
    let stage = Stage()
    let view = View(frame: Rect(0, 0, 20, 20))
    stage.root.addSubview(view)
    var time = 0.0
    for _ in 0..<(1 + random.index(below: 12)) {
      let (alpha, x) = (random.number(-1...2), random.number(-1000...1000))
      stage.animate(
        withDuration: random.number(-1...3), delay: random.number(-1...1),
        animations: {
          view.alpha = alpha
          view.center.x = x
        })
      time += random.element(of: [0, 0.016, 0.3, 5, -1])
      stage.advance(to: Instant(seconds: time))
      let shown = view.presented
      expect(shown.center.x.isFinite && (0...1).contains(shown.alpha), "\(shown)")
    }
    time = max(time, 0) + 60
    for step in 0..<400 where stage.isRunning {
      stage.advance(to: Instant(seconds: time + Double(step) / 4))
    }
    expect(!stage.isRunning, "a stage runs on after 100 s")
    expect(view.presented.center.x == view.center.x, "\(view.presented) at rest")
  },
  Operation("View.hitTest") { random in
    let root = View(frame: Rect(0, 0, 100, 100))
    var last = root
    for _ in 0..<random.index(below: 30) {
      let frame = Rect(random.finite(), random.finite(), random.positive(), random.positive())
      let view = View(frame: frame)
      random.element(of: [root, last]).addSubview(view)
      last = view
    }
    let found = root.hitTest(Point(random.finite(), random.finite()))
    expect(found == nil || found?.root === root, "a view of another tree")
  },
]
