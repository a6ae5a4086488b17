import Engine

/// The deck's scene: actors above, and below one bar a fragment that fills as time passes.
final class ScenePage: AlgebraPage {
  let name = "Scene"
  let player = AlgebraPlayer(root: View(), animation: .one)
  private var bars: IntervalBars?

  func layOut(_ canvas: AlgebraCanvas) {
    let (root, page) = canvas.makeRoot()
    PageBuilder.addHeading(
      to: page, canvas, "A scene of three actors",
      "times(plus(times(growCircle, fadeOutBlue), fadeInRed), plus(fadeInGreen, rotateGreen))")
    let places = Self.places(canvas)
    let scene = ActorsScene(in: PageBuilder.addCard(to: page, places.stage)).scene
    let card = PageBuilder.addCard(to: page, places.bars)
    bars = IntervalBars(
      in: card,
      Rect(origin: .zero, size: places.bars.size)
        .inset(by: Insets(top: 24, left: 24, bottom: 14, right: 24)),
      intervals: scene.intervals, whole: scene.duration, labels: 116, key: "bars")
    player.relocate(root: root, animation: scene.animation)
  }

  private static func places(_ canvas: AlgebraCanvas) -> (stage: Rect, bars: Rect) {
    let body = canvas.body
    let bars = 248.0
    let stage = Rect(body.x, body.y, body.width, body.height - bars - 20)
    return (stage, Rect(body.x, body.maxY - bars, body.width, bars))
  }

  func follow() { bars?.update(seconds: player.seconds) }
}

/// Three shapes and what they do.
struct ActorsScene {
  let blue: View
  let red: View
  let green: View

  /// - Parameter card: the stage they stand on.
  init(in card: View) {
    let size = card.size
    let side = min(110, size.width / 4.6, size.height - 80)
    func add(_ place: Double, _ size: Size, _ color: Color, radius: Double, _ key: String) -> View {
      let middle = Point(card.size.width * place, (card.size.height - 28) / 2)
      PageBuilder.addText(
        to: card, key, Rect(middle.x - 70, card.size.height - 46, 140, 22), size: 14,
        weight: .semibold, color: color, alignment: .center)
      return PageBuilder.addBox(
        to: card, Rect(center: middle, size: size), color, radius: radius, key: key)
    }
    blue = add(0.2, Size(side, side), Palette.blue, radius: side / 2, "blue circle")
    red = add(0.5, Size(side * 1.2, side * 0.7), Palette.red, radius: side * 0.35, "red pill")
    green = add(0.8, Size(side * 0.9, side * 0.9), Palette.green, radius: 16, "green square")
  }

  /// The deck's expression, with its durations.
  var scene: Scene {
    let side = blue.size.width
    let growCircle = Fragment(
      "growCircle", actor: "blue circle",
      .resize(blue, from: Size(side / 10, side / 10), to: Size(side, side), in: 2.3)
        .time(easeInOut))
    let fadeOutBlue = Fragment("fadeOutBlue", actor: "blue circle", .fadeOut(blue, in: 2.3))
    let fadeInRed = Fragment("fadeInRed", actor: "red pill", .fadeIn(red, in: 2.3))
    let fadeInGreen = Fragment("fadeInGreen", actor: "green square", .fadeIn(green, in: 3))
    let rotateGreen = Fragment(
      "rotateGreen", actor: "green square",
      .rotate(green, to: 2 * .pi, in: 4.3).time(easeInOut))
    return Scene(
      "actors",
      .times(
        .plus(
          .times(.single(growCircle), .single(fadeOutBlue)),
          .single(fadeInRed)),
        .plus(.single(fadeInGreen), .single(rotateGreen))))
  }
}
