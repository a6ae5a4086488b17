import Engine
import Foundation
import Testing

@testable import EngineSDL
@testable import Onboarding
@testable import pokeanim

/// The program's own pictures: they have the parts that live, and these stay where they belong.
@Suite struct LivingPicturesTests {
  private let folder: String

  init() throws {
    folder = try AssetFinder(environment: { _ in nil }, executable: ProgramRun.path).find()
  }

  private func drawing(_ step: Slide) throws -> Drawing {
    try Pictures.drawing(step.pictures[0], in: folder)
  }

  @Test func theyHaveTheirParts() throws {
    let eyes = ["eye-left", "gaze-left", "eye-right", "gaze-right"]
    let wanted: [String: [String]] = [
      "creature": ["shadow", "body", "tail", "ear-left", "ear-right", "face"] + eyes,
      "cute": ["shadow", "body", "tail", "ear-left", "ear-right", "face"] + eyes,
      "capture": ["glow-far", "glow-near", "body", "face"] + eyes,
      "gotcha": ["body", "ear-left", "ear-right", "face"],
    ]
    for step in Deck.builtIn.slides {
      #expect(try drawing(step).parts.map(\.id) == wanted[step.name], "\(step)")
    }
  }

  @Test func asleepTheyAreTheirDrawings() throws {
    for step in Deck.builtIn.slides {
      let drawing = try drawing(step)
      let poses = Creature(drawing, seed: 0).poses(
        at: Creature.Moment(
          seconds: 1.7, wakefulness: 0, gaze: Point(0.6, 0.8), lag: Point(50, 0),
          velocity: Point(900, 0)))
      for (id, pose) in poses {
        let box = try #require(drawing.parts.first { $0.id == id }).box
        let moved = pose.transform.boundingBox(of: box)
        #expect(moved.origin.distance(to: box.origin) < 1e-9 && pose.opacity == 1, "\(step) \(id)")
      }
    }
  }

  /// Whatever they look at, the lights of an eye stay inside its outline.
  @Test(arguments: Deck.builtIn.slides.dropLast())
  func eyesStayInTheirWhites(_ step: Slide) throws {
    let drawing = try drawing(step)
    let creature = Creature(drawing, seed: 0)
    for angle in stride(from: 0.0, to: 2 * .pi, by: .pi / 30) {
      let gaze = AffineTransform.rotation(angle).apply(to: Point(1, 0))
      let poses = creature.poses(at: Creature.Moment(seconds: 0, gaze: gaze))
      for side in ["left", "right"] {
        let eye = try #require(drawing.parts.first { $0.id == "eye-\(side)" }).box
        let pose = try #require(poses["gaze-\(side)"]).transform
        for point in try outline(of: "gaze-\(side)", in: drawing) {
          let place = pose.apply(to: point) - eye.center
          let radii = Point(2 * place.x / eye.width, 2 * place.y / eye.height)
          #expect(Point.zero.distance(to: radii) <= 1, "\(side), \(angle)")
        }
      }
    }
  }

  /// Points all round the ellipses of a part.
  private func outline(of id: String, in drawing: Drawing) throws -> [Point] {
    let items = try #require(Self.items(of: id, in: drawing.items))
    return items.flatMap { item -> [Point] in
      guard case .fill(let path, _) = item else { return [] }
      let alone = Drawing.Item.group(
        id: "one", transform: .identity, opacity: 1, items: [.fill(path, .color(.black))])
      let box = Drawing(viewBox: drawing.viewBox, items: [alone]).parts[0].box
      return stride(from: 0.0, to: 2 * .pi, by: .pi / 60).map { angle in
        let ray = AffineTransform.rotation(angle).apply(to: Point(0.5, 0))
        return box.center + Point(ray.x * box.width, ray.y * box.height)
      }
    }
  }

  private static func items(of wanted: String, in items: [Drawing.Item]) -> [Drawing.Item]? {
    for case .group(let id, _, _, let inside) in items {
      if id == wanted { return inside }
      if let found = Self.items(of: wanted, in: inside) { return found }
    }
    return nil
  }

  @Test func aBreathIsSmallAndStandsOnItsFeet() throws {
    let drawing = try drawing(Deck.builtIn.slides[0])
    let creature = Creature(drawing, seed: 0)
    let body = try #require(drawing.parts.first { $0.id == "body" }).box
    for seconds in stride(from: 0.0, to: 6, by: 0.1) {
      let poses = creature.poses(at: Creature.Moment(seconds: seconds))
      let moved = try #require(poses["body"]).transform.boundingBox(of: body)
      #expect(abs(moved.maxY - body.maxY) < 1e-9 && abs(moved.midX - body.midX) < 1e-9)
      #expect(abs(moved.height / body.height - 1) <= 0.0120001)
      let shadow = try #require(poses["shadow"]).transform.a
      #expect((shadow - 1) * (moved.height / body.height - 1) <= 0)
    }
  }
}
