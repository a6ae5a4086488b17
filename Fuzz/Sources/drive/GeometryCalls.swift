internal import Engine

private func rect(_ random: inout RandomArguments) -> Rect {
  Rect(random.finite(), random.finite(), random.finite(), random.finite())
}

/// Rectangles, colours and what is read from texts.
let geometryCalls = [
  Operation("Rect.union") { random in
    let (a, b) = (rect(&random), rect(&random))
    let (all, both) = (a.union(b), a.intersection(b))
    expect(all.minX.isFinite && all.width.isFinite, "\(a) ∪ \(b) is \(all)")
    expect(both.minX.isFinite && both.width.isFinite, "\(a) ∩ \(b) is \(both)")
  },
  Operation("Rect.contains") { random in
    let box = rect(&random)
    _ = box.contains(Point(random.finite(), random.finite()))
    _ = box.description
  },
  Operation("Color.css") { random in
    let signs = ["#", "f", "0", "rgb(", "hsl(", ",", " ", "%", ")", "9", "1e9", "/", "red", "."]
    guard let color = Color(css: random.text(of: signs)) else { return }
    let parts = [color.red, color.green, color.blue, color.alpha]
    expect(parts.allSatisfy(\.isFinite), "a colour of \(parts)")
  },
]
