/// The part of a mask's picture that counts: what lies under it is seen as far as that goes.
public enum MaskMode: Hashable, Sendable {
  /// Its opacity, whatever its colours are.
  case alpha
  /// Its luminance times its opacity: all is seen under opaque white, nothing under black and
  /// where the mask paints nothing.
  case luminance
}
