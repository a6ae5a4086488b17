import Output
import Studio
import Workbench

extension StripSheet.Colors {
  /// The colours of a theme.
  init(of theme: Theme) {
    self = Theme.$current.withValue(theme) {
      Self(
        page: Palette.page, paper: theme.paper, edge: Palette.current.mark, times: Palette.soft)
    }
  }
}
