/// A record of what a layout animation may change about a tree, as it was, with what moved in it.
struct LayoutSnapshot {
  private struct Entry {
    let view: View
    let subviews: [View]
    let rest: Appearance
    let presented: Appearance
    let motions: [PropertyMotion]
    let phase: LifePhase
    let mark: LayoutMark?
    let content: Content
    /// The motion from one content to another; nil: there is none.
    let fading: PropertyMotion?
    let takesInput: Bool
  }

  private let host: View
  private let entries: [Entry]

  /// - Parameter managed: the layouts' views below the host.
  init(host: View, managed: [View]) {
    let stage = host.stage
    var seen: Set<ObjectIdentifier> = []
    let parents = [host] + managed.compactMap(\.superview)
    self.host = host
    entries = (parents + managed).compactMap { view in
      guard seen.insert(ObjectIdentifier(view)).inserted else { return nil }
      return Entry(
        view: view, subviews: view.subviews, rest: view.rest, presented: view.presented,
        motions: stage.map(view.motions) ?? [], phase: view.phase, mark: view.layoutMark,
        content: view.content, fading: stage?.motion(of: view.contentProperty),
        takesInput: view.takesInput)
    }
  }

  /// Trees first, looks second: what moves is told to the root's stage.
  func restore() {
    for entry in entries {
      entry.view.subviews = entry.subviews
      for child in entry.subviews { child.superview = entry.view }
    }
    let stage = host.stage
    for entry in entries {
      entry.view.phase = entry.phase
      entry.view.layoutMark = entry.mark
      if let ticket = entry.mark?.ticket, ticket.rule == .takenOver { ticket.rule = .givenBack }
      restoreContent(entry, on: stage)
      entry.view.takesInput = entry.takesInput
      restoreLooks(entry, on: stage)
    }
    let views = entries.map(\.view)
    for ticket in committedTickets { View.end(ticket, for: views) }
  }

  /// The animations of which views were part, and that have ended meanwhile.
  private var committedTickets: [LayoutTicket] {
    var seen: Set<ObjectIdentifier> = []
    return entries.compactMap(\.mark?.ticket).filter {
      $0.isCommitted && seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  private func restoreContent(_ entry: Entry, on stage: Stage?) {
    let view = entry.view
    guard let fading = entry.fading, let stage,
      let way = view.contentWay(from: entry.content, to: entry.content)
    else {
      view.content = entry.content
      return
    }
    way.setRestLanes(way.to, of: way.property.number)
    stage.setMotion(fading.goingOn(at: stage.seconds), of: way.property)
  }

  private func restoreLooks(_ entry: Entry, on stage: Stage?) {
    let view = entry.view
    for name in ViewProperty.allCases {
      let property = view.property(name)
      view.setRestLanes(entry.rest[name], of: property.number)
      let motion = entry.motions.first { $0.property == property }
      if stage?.motion(of: property) != nil || motion != nil {
        stage?.setMotion(motion?.goingOn(at: stage?.seconds ?? 0), of: property)
      }
      if motion == nil { view.present(entry.presented[name], of: property.number) }
    }
  }
}

extension View {
  /// The motions of the view's properties.
  fileprivate func motions(on stage: Stage) -> [PropertyMotion] {
    guard stage.movesAnything else { return [] }
    return ViewProperty.allCases.compactMap { stage.motion(of: property($0)) }
  }
}
