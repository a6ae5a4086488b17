/// The props of an element of any type. A transformer looks into its own elements' by
/// `props as? Counter.Props`.
public typealias AnyNodeDescriptionProps = any NodeDescriptionProps

/// Changes the props of an element at rest into those that it enters from, or leaves to: its looks,
/// its text, whatever it has. A pure function.
///
///     func fromZero(_ props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps {
///       guard var counter = props as? Counter.Props else { return props }
///       counter.number = 0
///       return counter
///     }
///
/// The element is then described by the changed props, with all that lies in it. Props of another
/// type than the element's change its looks only.
public typealias NodePropsTransformer =
  (_ props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps

/// A transformer of an element's looks, or of all its props.
enum ElementTransformer {
  case looks(AnimationPropsTransformer)
  case props(NodePropsTransformer)

  /// A function of one of the two kinds; nil: it is none.
  init?(_ function: Any) {
    switch function {
    case let looks as AnimationPropsTransformer: self = .looks(looks)
    case let looks as (Appearance) -> Appearance:
      self = .props { props in
        var props = props
        props.appearance = looks(props.appearance)
        return props
      }
    case let props as NodePropsTransformer: self = .props(props)
    case let props as @Sendable (AnyNodeDescriptionProps) -> AnyNodeDescriptionProps:
      self = .props(props)
    default: return nil
    }
  }
}

extension Element {
  /// The element with the props that transformers make of its own, one after the other.
  func transformed(by transformers: [ElementTransformer]) -> Element {
    guard !transformers.isEmpty else { return self }
    var props = props
    var looks = appearance
    for transformer in transformers {
      switch transformer {
      case .looks(let change): looks = change(looks)
      case .props(let change):
        props.appearance = looks
        let changed = change(props)
        looks = changed.appearance
        if type.hasProps(like: changed) { props = changed }
      }
    }
    props.appearance = looks.mended(from: appearance) ?? looks
    var element = self
    element.props = props
    return element
  }

  /// True if more than the looks of the two differs.
  func isDescribedOtherwise(than other: Element) -> Bool {
    var props = props
    props.appearance = other.appearance
    return !props.equals(other.props)
  }

  /// The element with what lies in it as its props describe it.
  func describedAnew() -> Element {
    var element = self
    element.children = Describer.children(of: self)
    return element
  }
}
