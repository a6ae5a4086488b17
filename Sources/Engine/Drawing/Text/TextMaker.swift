/// Fonts as the engine needs them: they measure text, and give its shapes as coverage.
///
/// A value belongs to the thread it was made on.
public typealias TextMaker = GlyphMasking & TextMeasuring
