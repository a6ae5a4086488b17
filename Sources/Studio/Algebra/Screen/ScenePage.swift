import Engine
import EngineDeck
import Workbench

/// The deck's scene: actors above, and below one bar a fragment that fills as time passes.
final class ScenePage: AlgebraPage {
  let name = "Scene"
  let player = PagePlayer(root: View(), animation: .one)
  private var bars: IntervalBars?

  func layOut(_ canvas: AlgebraCanvas) {
    let actors = ActorsScene()
    // Before the actors have their places: when something plays doesn't depend on them.
    let scene = actors.scene
    let bars = IntervalBars(scene.intervals, whole: scene.duration, labels: 116, key: "bars")
    let root = canvas.makeRoot(
      "A scene of three actors",
      "times(plus(times(growCircle, fadeOutBlue), fadeInRed), plus(fadeInGreen, rotateGreen))",
      VStack {
        Box.card(actors.layout)
        Box.card(bars.layout().inset(Insets(top: 24, left: 24, bottom: 14, right: 24)))
          .size(height: 248).inset(Insets(top: 20))
      })
    self.bars = bars
    player.relocate(root: root, animation: actors.scene.animation)
  }

  func follow() { bars?.update(seconds: player.seconds, give: player.give) }
}

/// Three shapes and what they do.
struct ActorsScene {
  let blue = View()
  let red = View()
  let green = View()

  /// The stage they stand on, each above its name.
  var layout: any Layout {
    InRoom { room in
      let side = min(110, room.width / 4.6, room.height - 80)
      HStack(distribution: .fillEqualSize) {
        actor(blue, "blue circle", side, side, Palette.blue, radius: side / 2)
        actor(red, "red pill", side * 1.2, side * 0.7, Palette.red, radius: side * 0.35)
        actor(green, "green square", side * 0.9, side * 0.9, Palette.green, radius: 16)
      }
      .inset(Insets(left: 0.05 * room.width, right: 0.05 * room.width))
    }
  }

  private func actor(
    _ view: View, _ name: String, _ width: Double, _ height: Double, _ color: Color,
    radius: Double
  ) -> any Layout {
    ZStack {
      Label(name, size: 14, .semibold, Palette.readable(color), .center)
        .size(height: 22, alignment: .bottomFill).inset(Insets(bottom: 24))
      Box(color, radius: radius, id: name, width: width, height: height).held(by: view)
        .inset(Insets(bottom: 28))
    }
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
