import Engine
import Glibc

/// What happens where something is done on a slide.
public enum SlideAct: Hashable, Sendable {
  /// It leads somewhere.
  case follow(SlideLink)
  /// It leads elements through states.
  case toggle(SlideToggle)
  /// The element goes from its group, until the slides are shown anew.
  case remove
}

/// A drag that draws an element aside.
public struct SlideSwipe: Hashable, Sendable {
  /// To the left, or to the right.
  public var direction: SlideDirection
  /// What happens where it is let go beyond half of its width.
  public var act: SlideAct

  /// A swipe; see the properties.
  public init(_ direction: SlideDirection, _ act: SlideAct) {
    (self.direction, self.act) = (direction, act)
  }
}

/// A pinch that leads elsewhere.
public struct SlidePinch: Hashable, Sendable {
  /// True if the fingers go apart, to twice as far; else they come together, to half as far.
  public var isOutwards: Bool
  /// Where it leads.
  public var link: SlideLink

  /// A pinch; see the properties.
  public init(isOutwards: Bool, _ link: SlideLink) {
    (self.isOutwards, self.link) = (isOutwards, link)
  }

  /// The progress of what it scrubs, where the fingers are so many times as far apart.
  func progress(by factor: Double) -> Double { log2(factor) * (isOutwards ? 1 : -1) }
}

/// What hands do to an element, and to what is in it.
public struct SlideGestures: Hashable, Sendable {
  /// Where two fingers lead that pinch it; nil: nowhere.
  public var pinch: SlidePinch?
  /// What a drag that draws it aside does; nil: nothing.
  public var swipe: SlideSwipe?
  /// True if a hand can take the elements in it to other places among each other.
  public var reorders = false
  /// What a hand does that pulls what scrolls in it beyond its start, and lets go; nil: nothing.
  public var pull: SlideAct?

  /// None.
  public init() {}
}

/// What hands have changed about the elements of groups.
struct SortedElements: Hashable {
  /// The keys of the elements that are gone.
  var removed: Set<String> = []
  /// The keys of elements in the order that they have, by the keys of what they are in.
  var orders: [String: [String]] = [:]
  /// How far elements lie from their places, by their keys, in points of the canvas.
  var shifts: [String: Point] = [:]
  /// The key of the element that lies above the others.
  var lifted: String?

  /// True if the slides' own places count.
  var isEmpty: Bool { removed.isEmpty && orders.isEmpty }

  /// The same without what is in a hand.
  var settled: SortedElements {
    var sorted = self
    (sorted.shifts, sorted.lifted) = ([:], nil)
    return sorted
  }

  /// Forgets what hands have changed about groups that have other elements, or have them in another order,
  /// on a slide of another file: there the file counts.
  mutating func follow(from old: Deck, to new: Deck) {
    guard self != SortedElements() else { return }
    let (before, after) = (old.groups, new.groups)
    let changed = before.filter { Self.differs(after[$0.key] ?? [:], from: $0.value) }
    let keys = Set(changed.values.flatMap { $0.values.joined() })
    orders = orders.filter { changed[$0.key] == nil }
    shifts = shifts.filter { !keys.contains($0.key) }
    removed.subtract(keys)
  }

  /// True if a group, whose elements are known by the slides it is on, has others on one of the same
  /// slides, or is gone.
  private static func differs(_ new: [String: [String]], from old: [String: [String]]) -> Bool {
    new.isEmpty || old.contains { slide, keys in new[slide].map { $0 != keys } ?? false }
  }
}

extension SlideElement {
  /// The element with what is in it as hands have sorted it.
  func sorted(by changes: SortedElements) -> SlideElement {
    guard !changes.isEmpty, !elements.isEmpty else { return self }
    var element = self
    element.elements = elements.compactMap {
      changes.removed.contains($0.key) ? nil : $0.sorted(by: changes)
    }
    if let order = changes.orders[key] {
      let places = Dictionary(
        order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      // What the order doesn't know stays where the file has it, as far as that goes.
      element.elements = element.elements.enumerated()
        .sorted { places[$0.element.key] ?? $0.offset < places[$1.element.key] ?? $1.offset }
        .map(\.element)
    }
    return element
  }
}
