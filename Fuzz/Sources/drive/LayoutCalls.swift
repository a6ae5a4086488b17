internal import Engine

private func side(_ random: inout RandomArguments) -> Double {
  random.index(below: 8) == 0 ? abs(random.finite()) : random.number(0...200)
}

private func layout(_ random: inout RandomArguments, _ depth: Int = 0) -> any Layout {
  func children() -> [any Layout] {
    (0..<random.index(below: 4)).map { _ in layout(&random, depth + 1) }
  }
  switch depth > 4 ? 0 : random.index(below: 9) {
  case 1: return layout(&random, depth + 1).inset(random.number(-10...30))
  case 2: return VStack { children() }
  case 3: return HStack { children() }
  case 4: return ZStack { children() }
  case 5: return Flow(spacing: random.number(0...9), children: children())
  case 6: return Waterfall(columns: 1 + random.index(below: 4), spacing: 3, children: children())
  case 7: return layout(&random, depth + 1).overlay(layout(&random, depth + 2))
  case 8: return LabelLayout<View>(text: random.text(of: ["word", " ", "a", "\n", "–"]))
  default: return SizeLayout<View>(width: side(&random), height: side(&random))
  }
}

private func isFinite(_ arrangement: LayoutArrangement) -> Bool {
  let frame = arrangement.frame
  return [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    && arrangement.sublayouts.allSatisfy(isFinite)
}

/// Boxes with ids, of which the next layout has others in another order.
private func row(_ random: inout RandomArguments) -> any Layout {
  StackLayout<View>(
    axis: .horizontal,
    sublayouts: ["a", "b", "c", "d"].shuffled(by: &random).prefix(random.index(below: 5)).map {
      id in
      SizeLayout<View>(width: random.number(0...50), height: 20, viewReuseId: id)
    })
}

/// Layouts measured, arranged, and the way between two of them.
let layoutCalls = [
  Operation("Layout.arrangement") { random in
    let layout = layout(&random)
    let arrangement = layout.arrangement(
      width: random.bool() ? side(&random) : nil, height: random.bool() ? side(&random) : nil)
    expect(isFinite(arrangement), "\(layout) lies at \(arrangement)")
  },
  Operation("Layout.makeViews") { random in
    let host = View(frame: Rect(0, 0, 300, 300))
    for _ in 0..<3 { layout(&random).arrangement(width: 300).makeViews(in: host) }
    expect(host.subviews.allSatisfy { $0.superview === host }, "a view of no parent")
  },
  Operation("LayoutAnimation") { random in
    let (stage, host) = (Stage(), View(frame: Rect(0, 0, 300, 40)))
    stage.root.addSubview(host)
    row(&random).arrangement(width: 300).makeViews(in: host)
    var (last, time) = (host.subviews, 0.0)
    for _ in 0..<(1 + random.index(below: 4)) {
      let arrangement = row(&random).arrangement(width: 300)
      let animation = arrangement.prepareAnimation(for: host)
      if random.bool() {
        stage.animate(withDuration: random.number(-1...1), animations: animation.apply)
      } else {
        hand(on: animation.change, &random)
        animation.change.commit()
      }
      time += random.number(0...0.5)
      stage.advance(to: Instant(seconds: time))
      last = host.subviews.filter { $0.phase != .leaving }
    }
    rest(stage, from: time)
    expect(host.subviews.map(ObjectIdentifier.init) == last.map(ObjectIdentifier.init), "at rest")
    expect(host.subviews.allSatisfy { $0.presented == $0.rest }, "a view at rest is on its way")
  },
]
