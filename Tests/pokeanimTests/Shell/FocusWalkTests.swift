import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// By the keyboard alone all is reached that can be pressed, and pressed.
@Suite struct FocusWalkTests {
  private struct Walk {
    let program: App
    let runtime: Runtime
    private var index = 0

    init(_ screen: ScreenEntry, _ keys: [Key], _ size: Size) throws {
      let assets = try AssetFinder().find()
      program = try App(
        options: AppOptions(Launch(screen: screen), Resources(assets: assets, text: SilentText())))
      runtime = Runtime(screen: program, size: size)
      frame([])
      for key in keys { frame([.key(key)]) }
    }

    mutating func frame(_ events: [InputEvent]) {
      _ = runtime.frame(at: Instant(frame: index, rate: 10), events: events)
      index += 1
    }

    /// Everything that can be pressed, by its own rules.
    var pressable: [View] {
      var found: [View] = []
      let trees = program.inputTrees
      for tree in InputTree.inFocusOrder(trees) {
        tree.root.forEachInPaintOrder { view in
          let isSeen = sequence(first: view, next: \.superview).allSatisfy {
            $0.takesInput && $0.presented.alpha > 0
          }
          let isPressable =
            view.action != nil || view.tracking != nil || view.onKey != nil || view.adjust != nil
          if isPressable, view.takesFocus, isSeen { found.append(view) }
        }
      }
      return found
    }
  }

  private static let states: [[Key]] = [
    [], [.t], [.down], [.down, .right], [.down, .down, .down, .escape], ["L"], ["I"],
    ["C"], ["S"],
  ]

  @Test(arguments: ScreenEntry.allCases, [Size(960, 720), Size(320, 480), Size(1920, 1080)])
  func everythingIsReachedByTab(_ screen: ScreenEntry, _ size: Size) throws {
    for keys in Self.states {
      var walk = try Walk(screen, keys, size)
      let wanted = walk.pressable
      #expect(!wanted.isEmpty, "\(keys)")
      var seen: [View] = []
      for _ in wanted {
        walk.frame([.key(.tab)])
        if let view = walk.runtime.focused { seen.append(view) }
      }
      #expect(seen.map(ObjectIdentifier.init) == wanted.map(ObjectIdentifier.init), "\(keys)")
      walk.frame([.key(.tab)])
      #expect(walk.runtime.focused === wanted.first)
    }
  }

  @Test(arguments: ScreenEntry.allCases) func everythingIsPressedByReturn(_ screen: ScreenEntry)
    throws
  {
    for keys in Self.states {
      var walk = try Walk(screen, keys, Size(960, 720))
      for view in walk.pressable {
        // "Undo" is there for a while only.
        guard view.key != RemovedPill.undo || walk.pressable.contains(where: { $0 === view })
        else { continue }
        // Another look may lay the view out anew, with its own action.
        view.onLook = nil
        walk.frame([.key(.tab)])
        var presses = 0
        if view.onKey != nil {
          view.onKey = { _ in
            presses += 1
            return true
          }
          walk.frame([.key(.return)])
        } else if view.action != nil {
          view.action = { presses += 1 }
          walk.frame([.key(.return)])
        } else if view.adjust != nil {
          view.adjust = { _ in presses += 1 }
          walk.frame([.key(.right)])
        } else {
          view.tracking = { if case .ended = $0 { presses += 1 } }
          walk.frame([.key(.return)])
        }
        #expect(presses == 1, "\(keys): \(view.key ?? "nameless")")
      }
    }
  }

  /// The gallery's slider and those of the tuner move by each key, whatever they round to.
  @Test func slidersMoveByEachKey() throws {
    for keys in [[], [.t]] as [[Key]] {
      var walk = try Walk(.gallery, keys, Size(960, 720))
      let sliders = walk.pressable.filter { $0.adjust != nil }
      #expect(!sliders.isEmpty)
      while !sliders.contains(where: { $0 === walk.runtime.focused }) { walk.frame([.key(.tab)]) }
      let gallery = try #require(walk.program.screens[.gallery] as? GalleryScreen)
      var last = gallery.options.timing.duration
      for key in [Key.right, .up, .pageUp, .left, .pageDown, .end, .home] {
        walk.frame([.key(key)])
        let now = gallery.options.timing.duration
        let isMore = [.right, .up, .pageUp, .end].contains(key)
        #expect(isMore ? now > last : now < last, "\(key.rawValue)")
        last = now
      }
    }
  }

  /// Also those of few places, and back from their ends.
  @Test func coarseSlidersMoveByArrows() throws {
    for curve in [
      TimingCurve.steps(Steps(4, jump: .neither)),
      .piecewiseLinear(PiecewiseLinear([(0, 0), (0.5, 0.2), (1, 1)])),
    ] {
      var walk = try Walk(.squares, [.t], Size(960, 720))
      let squares = try #require(walk.program.tunable)
      squares.tune("squares", to: .curve(curve, duration: 1))
      walk.frame([])
      var moved = 0
      for _ in walk.pressable {
        walk.frame([.key(.tab)])
        guard walk.runtime.focused?.adjust != nil else { continue }
        let before = (squares.motions[0].type, walk.program.progress)
        for key in [Key.right, .left]
        where before == (squares.motions[0].type, walk.program.progress) {
          walk.frame([.key(key)])
        }
        #expect(before != (squares.motions[0].type, walk.program.progress))
        moved += 1
      }
      #expect(moved > 1)
    }
  }
}
