import Engine
import JSONText

/// The checks of changes that another one takes over.
extension TimingVectors {
  static let interruptionChecks: [String: VectorFile.Check] = [
    "retarget_spring": checkRetargetedSpring, "retarget_ease": checkRetargetedCurve,
  ]

  private static func checkRetargetedSpring(_ value: VectorValue) throws -> Mismatch? {
    let spring = try convertedSpring(value)
    let (from, to) = (try value.member("from").number, try value.member("to").number)
    let (target, caught) = (try value.member("new_to").number, try value.member("retarget_at"))
    let x = spring.value(at: try caught.number, from: from, to: to)
    let v = spring.velocity(at: try caught.number, from: from, to: to)
    let after = try value.member("t_after").number
    return Expectation(tolerance: try value.member("tol").nonNegative).mismatch(
      in: try value.member("velocity_preserving"),
      [
        "x": .number(spring.value(at: after, from: x, to: target, velocity: v)),
        "v": .number(spring.velocity(at: after, from: x, to: target, velocity: v)),
      ])
  }

  /// A view that a stage moves with the curve, and moves on to another place on its way.
  private static func checkRetargetedCurve(_ value: VectorValue) throws -> Mismatch? {
    let curve = TimingCurve.cubicBezier(try bezier(value.member("p")))
    let duration = try value.member("duration").positive
    let (from, to) = (try value.member("from").number, try value.member("to").number)
    let target = try value.member("new_to").number
    let caught = Instant.zero.advanced(bySeconds: try seconds(value.member("retarget_at")))
    let after = try seconds(value.member("t_after"))
    let (stage, view) = (Stage(), View())
    stage.root.addSubview(view)
    view.center = Point(from, 0)
    stage.animate(withDuration: duration, curve: curve) { view.center = Point(to, 0) }
    stage.advance(to: caught)
    stage.animate(withDuration: duration, curve: curve) { view.center = Point(target, 0) }
    stage.advance(to: caught.advanced(bySeconds: after))
    if let found = try compare(value, "additive_x", view.presented.center.x) { return found }
    guard let wanted = value.json["velocity_before"] else { return nil }
    let slope = curve.slope(at: caught.seconds(since: .zero) / duration)
    // The file's velocity is a difference quotient, good to four digits.
    return Expectation(tolerance: 1e-4).mismatch(
      wanted: wanted, got: .number((to - from) * slope / duration), at: "velocity_before")
  }

  /// A time on a stage's clock.
  private static func seconds(_ value: VectorValue) throws -> Double {
    guard try value.nonNegative < 1e6 else { throw value.wrong("less than a million seconds") }
    return try value.number
  }
}
