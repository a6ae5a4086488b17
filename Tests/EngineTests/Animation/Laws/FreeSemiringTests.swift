import Engine
import EngineTestSupport
import Testing

@Suite struct FreeSemiringTests {
  private let expression = FreeSemiring.times(
    .plus(.single(2), .times(.one, .single(3))), .plus(.single(4), .zero))

  @Test func itMeansWhatItsLeavesMean() {
    #expect(expression.interpret { $0 } == 20)
    #expect(expression.interpret { MaxPlus(Double($0)) } == MaxPlus(7))
    #expect(expression.interpret { $0 != 3 } == true)
    #expect(FreeSemiring<Int>.zero.interpret { $0 } == 0)
    #expect(FreeSemiring<Int>.one.interpret { $0 } == 1)
  }

  @Test func itsFormIsOneLevelOfIt() {
    guard case .times(let left, let right) = expression.form,
      case .plus(let two, let product) = left.form, case .single(2) = two.form,
      case .times(let one, _) = product.form, case .one = one.form,
      case .plus(_, let nothing) = right.form, case .zero = nothing.form
    else {
      Issue.record("another form")
      return
    }
    #expect(left.leaves == [2, 3])
  }

  /// A form holds its parts, which are released by no recursion either.
  @Test(.onlyWithAllSeeds) func aMillionLevelsAreBuiltAskedAndReleased() {
    let leaf = FreeSemiring.single(1)
    var tower = leaf
    for level in 1..<1_000_000 {
      tower = level % 2 == 0 ? .plus(tower, leaf) : .times(leaf, tower)
    }
    #expect(tower.leaves.count == 1_000_000)
    #expect(tower.map { $0 * 2 }.interpret { $0 != 0 } == true)
    var form = tower.form
    tower = .zero
    if case .times(_, let inner) = form { form = inner.form }
    form = .zero
  }

  @Test func leavesComeFromLeftToRight() {
    #expect(expression.leaves == [2, 3, 4])
    #expect(FreeSemiring<Int>.zero.leaves.isEmpty)
  }

  @Test func mapChangesTheLeavesOnly() {
    let tens = expression.map { $0 * 10 }
    #expect(tens.leaves == [20, 30, 40] && tens.interpret { $0 } == 2_000)
    forAll(seeds: 0..<1_000) { random in
      let expression = random.tree()
      #expect(
        expression.map { $0 + 1 }.interpret { $0 * 2 } == expression.interpret { ($0 + 1) * 2 })
      #expect(expression.map { $0 }.leaves == expression.leaves)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func tree(depth: Int = 4) -> FreeSemiring<Int> {
    switch depth == 0 ? int(in: 0...3) : int(in: 0...8) {
    case 0: .zero
    case 1: .one
    case 2...3: .single(int(in: -2...2))
    case 4...6: .times(tree(depth: depth - 1), tree(depth: depth - 1))
    default: .plus(tree(depth: depth - 1), tree(depth: depth - 1))
    }
  }
}

@Suite struct SceneTests {
  private let grow = FreeSemiring.single(Fragment("grow", actor: "circle", for: 2))
  private let fade = FreeSemiring.single(Fragment("fade", actor: "title", for: 1))
  private let spin = FreeSemiring.single(Fragment("spin", actor: "circle", for: 0.5))

  @Test func actorsComeOnceInTheirOrder() {
    let scene = Scene("s", .times(grow, .plus(fade, .plus(spin, .single(Fragment("x", .one))))))
    #expect(scene.actors == ["circle", "title"])
    #expect(scene.duration == 3)
    #expect(
      scene.intervals.map(\.text) == [
        "grow 0.0–2.0", "fade 2.0–3.0", "spin 2.0–2.5", "x 2.0–2.0",
      ])
  }

  @Test func aFragmentThatNeverPlaysAnnihilatesItsProduct() {
    let never = FreeSemiring.single(Fragment("never", .zero))
    #expect(Scene("s", .times(grow, never)).intervals.isEmpty)
    #expect(Scene("s", .plus(fade, .times(never, grow))).intervals.map(\.name) == ["fade"])
    #expect(Scene("s", .times(grow, never)).duration == 0)
  }

  @Test func aFragmentThatIsZeroHasAnIntervalWithoutLength() {
    let never = FreeSemiring.single(Fragment("never", .zero))
    func rows(_ expression: FreeSemiring<Fragment>) -> [String] {
      Scene("s", expression).intervals.map(\.text)
    }
    #expect(rows(never) == ["never 0.0–0.0"])
    #expect(rows(.plus(fade, never)) == ["fade 0.0–1.0", "never 0.0–0.0"])
    #expect(rows(.plus(never, never)) == ["never 0.0–0.0", "never 0.0–0.0"])
    #expect(
      rows(.times(grow, .plus(never, fade)))
        == ["grow 0.0–2.0", "never 2.0–2.0", "fade 2.0–3.0"])
  }

  @Test func aSceneShowsWhatItsFragmentsDo() throws {
    let box = Holder()
    let up = Fragment("up", linear(from: 0, to: 4, in: 1).bind(box, with: \.value))
    let down = Fragment("down", linear(from: 4, to: 0, in: 3).bind(box, with: \.value))
    let program = Scene("s", .times(.single(up), .single(down))).animation.compiled()
    #expect(program.duration == 4 && program.value(of: program.properties[0], at: 2.5)?[0] == 2)
  }
}
