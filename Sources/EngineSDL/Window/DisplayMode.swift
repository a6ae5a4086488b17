/// A display, as SDL describes it.
package struct DisplayMode: Hashable {
  /// In pixels.
  package var width: Int
  package var height: Int
  package var bitsPerPixel: Int
  /// In hertz; 0 if it does not say.
  package var refreshRate: Int
}
