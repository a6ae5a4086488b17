/// Which way text and layouts run.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
