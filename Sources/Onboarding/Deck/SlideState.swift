public import Engine

/// A state of an element: what differs in it, and the motion there and back.
public struct SlideState: Hashable, Sendable {
  /// What is otherwise than without it, in order.
  public var differences: [SlideDifference]
  /// The type of the motion into it, and out of it.
  public var type: AnimationType

  /// A state; see the properties.
  public init(_ differences: [SlideDifference], type: AnimationType = Self.quick) {
    (self.differences, self.type) = (differences, type)
  }

  /// The motion of a state that asks for no other one.
  public static let quick = AnimationType.curve(.cssEaseOut, duration: 0.15)

  /// The states that an element has while it is pressed, and while the pointer is over it.
  static let pressed = "pressed", hover = "hover"
  /// The name of none: an element as it is otherwise.
  static let normal = "normal"
}

/// Something about an element that differs in a state.
public enum SlideDifference: Hashable, Sendable {
  case fill(Color)
  /// In points of the design.
  case cornerRadius(Double), borderWidth(Double)
  case borderColor(Color)
  /// 0…1.
  case opacity(Double)
  /// In radians, clockwise around its centre.
  case rotation(Double)
  /// The factor of its size, around its centre, ≥ 0.
  case scale(Double)
  case dress(SlideDress)
  case text(String)
  case words(SlideTextLooks)
  /// The picture in a file of this name.
  case picture(String)
  case place(SlidePlace)
  /// The differences of an element in it, by its key.
  case inside(String, [SlideDifference])
}

/// What a press does to the state of elements, which is that of the first of them.
public struct SlideToggle: Hashable, Sendable {
  /// The states that presses lead through, round and round; one that has another state than these goes
  /// to the first. “normal” is none.
  public var states: [String]
  /// The keys of the elements whose state it is; none: it is the one that is pressed.
  public var keys: [String]

  /// A press that leads elements through states, at least one.
  public init(_ states: [String], of keys: [String] = []) {
    (self.states, self.keys) = (states, keys)
  }

  /// The state that follows another one.
  func state(after state: String) -> String {
    let place = states.firstIndex(of: state).map { ($0 + 1) % states.count }
    return states[place ?? 0]
  }
}

/// The states that the elements of a deck are in.
struct SlideStates: Hashable {
  /// The named states, by the elements' keys.
  var named: [String: String] = [:]
  /// The keys of the elements that are pressed and that the pointer is over.
  var pressed: String?, hovered: String?

  var isEmpty: Bool { named.isEmpty && pressed == nil && hovered == nil }

  /// The states of an element, those that come last on top.
  fileprivate func names(of key: String) -> [String] {
    [
      named[key], hovered == key ? SlideState.hover : nil,
      pressed == key ? SlideState.pressed : nil,
    ].compactMap(\.self)
  }
}

extension SlideElement {
  /// The element, and all in it, in some states.
  func shown(in states: SlideStates) -> SlideElement {
    guard !states.isEmpty else { return self }
    var element = self
    for name in states.names(of: key) {
      for difference in self.states[name]?.differences ?? [] { element.apply(difference) }
    }
    element.elements = element.elements.map { $0.shown(in: states) }
    return element
  }

  /// The names of the files of all pictures that it shows in any state.
  var pictures: [String] {
    [picture].compactMap(\.self)
      + states.keys.sorted().flatMap { states[$0]?.differences.flatMap(\.pictures) ?? [] }
  }

  /// Makes it differ.
  mutating func apply(_ difference: SlideDifference) {
    switch difference {
    case .picture(let name): content = .picture(name)
    case .place(let place): self.place = place
    case .inside(let key, let differences): apply(differences, inside: key)
    case .text, .words:
      guard case .text(var text) = content else { return }
      text.apply(difference)
      content = .text(text)
    case .fill, .cornerRadius, .borderWidth, .borderColor, .opacity, .rotation, .scale, .dress:
      look.apply(difference)
    }
  }

  private mutating func apply(_ differences: [SlideDifference], inside key: String) {
    for index in elements.indices {
      if elements[index].key == key {
        for difference in differences { elements[index].apply(difference) }
      } else {
        elements[index].apply(.inside(key, differences))
      }
    }
  }
}

extension SlideLook {
  fileprivate mutating func apply(_ difference: SlideDifference) {
    switch difference {
    case .fill(let color): (fill, dress.gradient) = (color, nil)
    case .dress(let other):
      dress = other.over(dress)
      if other.gradient != nil { fill = .clear }
    case .cornerRadius(let radius): cornerRadius = radius
    case .borderWidth(let width): borderWidth = width
    case .borderColor(let color): borderColor = color
    case .opacity(let opacity): self.opacity = opacity
    case .rotation(let angle): rotation = angle
    case .scale(let factor): scale = factor
    default: break
    }
  }
}

extension SlideText {
  fileprivate mutating func apply(_ difference: SlideDifference) {
    switch difference {
    case .text(let string): self.string = string
    case .words(let looks): apply(looks)
    default: break
    }
  }
}

extension SlideDifference {
  fileprivate var pictures: [String] {
    switch self {
    case .picture(let name): [name]
    case .inside(_, let differences): differences.flatMap(\.pictures)
    default: []
    }
  }
}
