package import Engine

/// One place on screen that shows one of several contents, and goes from one to another by a change
/// of its stage.
///
/// The content that is shown is alive; one that leaves is the picture it was when it left. One that
/// comes back while it is leaving turns round where it is.
package final class Switcher<ID: Hashable>: Part {
  /// A content's picture, and the colour that lies under it and all around it, if it has one.
  package struct Picture {
    package var ground: Color?
    package var commands: [DrawCommand]

    package init(ground: Color? = nil, commands: [DrawCommand]) {
      (self.ground, self.commands) = (ground, commands)
    }
  }

  /// A content on screen, by a view that has its place and opacity.
  private struct Face {
    let id: ID
    let view: View
    /// As it left; nil: it is alive.
    var picture: Picture?
  }

  package let stage = Stage()
  /// The content that is shown, or comes.
  package private(set) var shown: ID
  /// From back to front.
  private var faces: [Face]
  /// The change that runs, or is held.
  package private(set) var change: Playback?
  /// The content that is shown, as it was painted last; nil: nothing was painted yet.
  private var painted: Picture?

  package init(_ shown: ID, reducesMotion: Bool = false) {
    self.shown = shown
    stage.reducesMotion = reducesMotion
    let view = View()
    stage.root.addSubview(view)
    faces = [Face(id: shown, view: view)]
  }

  package var isRunning: Bool { stage.isRunning }
  package var reducesMotion: Bool {
    get { stage.reducesMotion }
    set { stage.reducesMotion = newValue }
  }

  package func advance(to time: Instant) {
    stage.advance(to: time)
    forgetGone()
  }

  /// Gives the contents the room; those that leave are pictures, and stay as large as they were.
  package func resize(to window: Size, room size: Size, at time: Instant) {
    guard size != stage.root.size else { return }
    stage.root.frame = Rect(origin: .zero, size: size)
    for face in faces { face.view.frame = stage.root.frame }
  }

  /// Ends what changes.
  private func settle() {
    // What is set by hand moves no more.
    for face in faces {
      (face.view.translation, face.view.scale) = (.zero, Point(1, 1))
      face.view.frame = Rect(origin: .zero, size: stage.root.size)
      face.view.alpha = face.id == shown ? 1 : 0
    }
    change?.commit()
    stage.update()
    forgetGone()
  }

  // MARK: Changing

  /// Shows another content at once; what changes is ended.
  package func cut(to id: ID) {
    if id != shown { _ = begin(id, by: .fading) }
    settle()
  }

  /// Shows another content; nothing happens if it is the one that is shown. The one that leaves
  /// is the picture that was painted last; if there is none, the new one is there at once.
  package func show(_ id: ID, by style: SwitchStyle) {
    guard id != shown else { return }
    if painted == nil { cut(to: id) } else { begin(id, by: style).play() }
  }

  /// Begins to show another content and stands still there, for a hand.
  ///
  /// - Parameters:
  ///   - along: changes what else is on the stage, with the contents.
  ///   - onBack: called if the change is taken back, with the old content shown again.
  package func begin(
    _ id: ID, by style: SwitchStyle, along: () -> Void = {}, onBack: (() -> Void)? = nil
  ) -> Playback {
    // Without movement there is nothing but the fades.
    let style = stage.reducesMotion ? .fading : style
    let old = shown
    leave(as: painted ?? Picture(commands: []))
    enter(id, style)
    shown = id
    let change = stage.hold(motion(style, along), endsItself: true)
    self.change = change
    change.onEnd { [weak self] outcome in
      guard let self, outcome == .cancelled, shown == id else { return }
      shown = old
      for index in faces.indices where faces[index].id == old { faces[index].picture = nil }
      onBack?()
    }
    return change
  }

  private func leave(as picture: Picture) {
    for index in faces.indices where faces[index].id == shown { faces[index].picture = picture }
  }

  /// Puts a content in front of all others; one that is not there yet comes from its own place.
  private func enter(_ id: ID, _ style: SwitchStyle) {
    let known = faces.firstIndex { $0.id == id }
    var face = known.map { faces.remove(at: $0) } ?? Face(id: id, view: View())
    face.picture = nil
    faces.append(face)
    stage.root.addSubview(face.view)
    guard known == nil else { return }
    face.view.frame = Rect(origin: .zero, size: stage.root.size)
    face.view.alpha = 0
    face.view.translation = style.enters.translation
    face.view.scale = Point(style.enters.scale, style.enters.scale)
  }

  private func motion(_ style: SwitchStyle, _ along: () -> Void) -> Animation<Effect> {
    guard let new = faces.last?.view else { return .one }
    let old = faces.dropLast().map(\.view).filter { $0.alpha > 0 }
    let ways = stage.animation(withDuration: style.way.duration, curve: style.way.curve) {
      new.translation = .zero
      new.scale = Point(1, 1)
      for view in old {
        view.translation = style.leaves.translation
        view.scale = Point(style.leaves.scale, style.leaves.scale)
      }
      along()
    }
    let fadeIn = stage.animation(
      withDuration: style.fadeIn.duration, delay: style.fadeIn.delay, curve: .cssEaseOut
    ) { new.alpha = 1 }
    let fadeOut = stage.animation(withDuration: style.fadeOut.duration, curve: .linear) {
      for view in old { view.alpha = 0 }
    }
    return ways + fadeIn + fadeOut
  }

  /// Forgets what has left for good.
  private func forgetGone() {
    guard let change, change.outcome != nil, !stage.isRunning else { return }
    self.change = nil
    for face in faces where face.id != shown { face.view.removeFromSuperview() }
    faces.removeAll { $0.id != shown }
  }

  // MARK: Showing

  /// Everything that is to be seen in the place.
  ///
  /// - Parameter live: the content that is shown, as it is now.
  package func commands(_ live: Picture) -> [DrawCommand] {
    painted = live
    guard change != nil else { return live.commands }
    let seen = faces.filter { $0.view.presented.alpha > 0 }
    guard let ground = (faces.first?.picture ?? live).ground else {
      return seen.filter { !($0.picture ?? live).commands.isEmpty }
        .map { layer(of: $0, $0.picture ?? live, $0.view.presented.alpha) }
    }
    // It is whole: nothing is to be seen through it.
    var commands: [DrawCommand] = [.fill(beyond, .color(ground))]
    if seen.count == 1, let face = seen.first {
      // A content alone above one colour fades as well below a veil of that colour, which is less
      // work than a layer that fades.
      let veil = 1 - face.view.presented.alpha
      commands = [layer(of: face, face.picture ?? live, 1)]
      if veil > 0 { commands.append(.fill(beyond, .color(ground.withAlpha(veil)))) }
    } else {
      commands += seen.map { layer(of: $0, $0.picture ?? live, $0.view.presented.alpha) }
    }
    return commands
  }

  /// A content in its place, with its ground, which reaches beyond the window, so that no edge of
  /// it is ever seen.
  private func layer(of face: Face, _ picture: Picture, _ opacity: Double) -> DrawCommand {
    let ground = picture.ground.map { [DrawCommand.fill(beyond, .color($0))] } ?? []
    return .layer(
      Layer(
        transform: face.view.presentedToRoot, opacity: opacity,
        commands: ground + picture.commands))
  }

  private var beyond: Path {
    let page = Rect(origin: .zero, size: stage.root.size)
    return .rect(page.inset(by: -max(page.width, page.height)))
  }
}
