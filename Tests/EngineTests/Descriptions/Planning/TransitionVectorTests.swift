import Testing

@testable import Engine

/// The measured numbers, on the four steps and their parts.
@Suite struct TransitionVectorTests {
  private func elements(_ text: String, scale: Double = 1) -> [Element] {
    Element.resolve(
      World.childrenDescriptions(props: World.Props(text: text, scale: scale), state: .init()))
  }

  private let fade = Animation<ChildTransition>(
    type: .linear(duration: 0.3), entryTransformers: [AnimationProps.fade()],
    leaveTransformers: [AnimationProps.fade()])

  @Test func mergedLists() throws {
    let vectors = try TransitionVectors.load().merge
    #expect(vectors.count == 34)
    for vector in vectors {
      let old = elements(vector.old.joined(separator: ","))
      let new = elements(vector.new.joined(separator: ","), scale: 2)
      let steps = FourSteps(from: old, to: new) { _ in .none }
      #expect(sources(steps.firstIntermediate) == vector.step1, "\(vector.id)")
      #expect(sources(steps.secondIntermediate) == vector.step2, "\(vector.id)")
      #expect(steps.needsFirstStep == vector.needsFirstStep, "\(vector.id)")
    }
  }

  /// Keys, and whose props: those of the second list are twice as high.
  private func sources(_ list: [Element]) -> [[String]] {
    list.map { [$0.key ?? "", $0.props.frame.height == 20 ? "A" : "B"] }
  }

  @Test func nestedLists() throws {
    let vectors = try TransitionVectors.load().nested
    #expect(vectors.count == 8)
    for vector in vectors {
      let steps = FourSteps(from: opaque(vector.old), to: opaque(vector.new)) { _ in fade }
      #expect(alphas(steps.firstIntermediate) == vector.wanted.alphaStep1, "\(vector.id)")
      #expect(alphas(steps.secondIntermediate) == vector.wanted.alphaStep2, "\(vector.id)")
      #expect(steps.needsFirstStep == vector.wanted.needsFirstStep, "\(vector.id)")
    }
  }

  private func opaque(_ text: String) -> [Element] { elements(text).map(opaque) }

  private func opaque(_ element: Element) -> Element {
    var element = element
    element.props.alpha = 1
    element.children = element.children.map(opaque)
    return element
  }

  private func alphas(_ list: [Element], below parent: String = "") -> [String: Double] {
    var alphas: [String: Double] = [:]
    for element in list {
      let isPanel = (element.props as? Box)?.children != nil
      let path = parent + (element.key ?? "") + (isPanel ? "()" : "")
      alphas[path] = element.props.alpha
      alphas.merge(self.alphas(element.children, below: path + "/")) { $1 }
    }
    return alphas
  }

  // MARK: Transformers

  private func transformer(_ text: String) -> AnimationPropsTransformer? {
    let parts = text.split { "()".contains($0) }
    let number = parts.count > 1 ? Double(parts[1]) ?? .nan : .nan
    switch parts[0] {
    case "scale": return AnimationProps.scale(number)
    case "moveLeft": return AnimationProps.moveLeft(number)
    case "moveRight": return AnimationProps.moveRight(number)
    case "fade": return AnimationProps.fade()
    default: return nil
    }
  }

  private func transformed(_ frame: [Double], by names: [String]) throws -> Appearance {
    var props: any NodeDescriptionProps = Box(
      appearance: Appearance(frame: Rect(frame[0], frame[1], frame[2], frame[3])))
    for name in names {
      let transform = try #require(transformer(name))
      props = transform(props)
    }
    return props.appearance
  }

  private func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

  @Test func transformers() throws {
    let vectors = try TransitionVectors.load().transformers
    #expect(vectors.count == 11)
    for vector in vectors {
      let input = vector.input ?? [1, 2, 3, 4]
      let appearance = try transformed(input, by: [vector.name])
      if let wanted = vector.wanted {
        #expect(numbers(appearance.frame) == wanted, "\(vector.name)")
        #expect(appearance.alpha == 1)
      } else {
        #expect(appearance.alpha == 0 && numbers(appearance.frame) == input)
      }
    }
  }

  @Test func chains() throws {
    let vectors = try TransitionVectors.load().transformerChains
    #expect(vectors.count == 6)
    for vector in vectors {
      let appearance = try transformed(vector.input, by: vector.chain)
      #expect(numbers(appearance.frame) == vector.wanted.frame, "\(vector.chain)")
      #expect(appearance.alpha == vector.wanted.alpha, "\(vector.chain)")
    }
  }

  @Test func theOtherTransformers() {
    let box = Box(appearance: Appearance(frame: Rect(10, 20, 30, 40)))
    #expect(AnimationProps.moveUp(5)(box).frame == Rect(10, 15, 30, 40))
    #expect(AnimationProps.moveDown(5)(box).frame == Rect(10, 25, 30, 40))
    let turned = AnimationProps.rotate(0.5)(AnimationProps.rotate(0.25)(box)).appearance
    #expect(turned.transform == .rotation(0.75) && turned.frame == box.frame)
  }

  // MARK: Look-ups

  @Test func lookups() throws {
    let vectors = try TransitionVectors.load().childrenAnimations
    #expect(vectors.count == 10)
    for vector in vectors {
      var container = ChildrenAnimations<String>()
      for operation in vector.ops {
        let animation = named(operation.last?.words.first ?? "")
        switch operation[0].words[0] {
        case "set": container[operation[1].words[0]] = animation
        case "setMany": container[operation[1].words] = animation
        default: container.allChildren = animation
        }
      }
      #expect(container.shouldAnimate == vector.shouldAnimate, "\(vector.id)")
      for (key, type) in vector.wanted {
        let found = container.animation(forKey: key == "<no key>" ? nil : key)
        #expect(found.duration == named(type).duration, "\(vector.id), \(key)")
      }
    }
  }

  private func named(_ type: String) -> Animation<ChildTransition> {
    let words = type.split(separator: " ")
    guard words.count == 2, let duration = Double(words[1]) else { return .none }
    return Animation(type: .linear(duration: duration))
  }

  @Test func severalKeysReadAsTheirFirst() {
    var container = ChildrenAnimations<World.Keys>()
    container.allChildren = Animation(type: .linear(duration: 3))
    #expect(container[[]].duration == 3)
    container[[.a, .b]] = Animation(type: .linear(duration: 1))
    container[.b] = Animation(type: .linear(duration: 2))
    #expect(container[[.a, .b]].duration == 1)
    #expect(container[[.b, .a]].duration == 2)
    #expect(container[.c].duration == 3)
  }
}
