internal import Engine

private func animator(_ random: inout RandomArguments) -> any Animator {
  switch random.index(below: 3) {
  case 0: BaseAnimator()
  case 1: FadeAnimator()
  default:
    TransformAnimator(
      transform: .scale(random.number(-1...2)), duration: random.number(-0.5...1),
      cascade: random.element(of: Cascade.allCases))
  }
}

/// Collections that are reloaded, scrolled and taken back.
let collectionCalls = [
  Operation("ComponentView.reload") { random in
    let (stage, list) = (Stage(), ComponentView(frame: Rect(0, 0, 100, 100)))
    stage.root.addSubview(list)
    list.animator = animator(&random)
    var (ids, time) = ([String](), 0.0)
    for _ in 0..<(1 + random.index(below: 6)) {
      ids = Array(["a", "b", "c", "d", "e", "f"].shuffled(by: &random))
      ids = Array(ids.prefix(random.index(below: 7)))
      list.component = Flow(
        spacing: 4,
        children:
          ids.map { SizeLayout<View>(width: random.number(1...40), height: 20).id($0) })
      time += random.element(of: [0, 0.016, 0.2, 3])
      stage.advance(to: Instant(seconds: time))
      if random.index(below: 4) == 0 { list.scroll(to: Point(0, random.finite())) }
      if random.index(below: 4) == 0, let change = list.lastChange { hand(on: change, &random) }
      if random.index(below: 4) == 0 { list.animator = animator(&random) }
    }
    if list.lastChange?.isPaused == true { list.lastChange?.play() }
    rest(stage, from: time)
    let offset = list.contentOffset
    expect(offset.x.isFinite && offset.y.isFinite, "scrolled to \(offset)")
    expect(Set(list.visibleIds).isSubset(of: Set(["a", "b", "c", "d", "e", "f"])), "ids")
  }
]
