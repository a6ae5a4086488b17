/// Everything that is asked of a stage during one change, to become one animation.
///
/// Blocks of changes (`animate`), whole animations (`play`) and properties set outside of both are
/// kept slot by slot; of several blocks that move one slot the last one decides how.
struct Gathering {
  struct Timing: Equatable {
    let duration: Double
    let delay: Double
    let curve: TimingCurve

    init(duration: Double, delay: Double, curve: TimingCurve) {
      precondition(
        duration.isFinite && duration > 0, "a duration must be finite and > 0, not \(duration)")
      precondition(delay.isFinite && delay >= 0, "a delay must be finite and ≥ 0, not \(delay)")
      self.duration = duration
      self.delay = delay
      self.curve = curve
    }

    /// In seconds since the change began.
    var end: Double { delay + duration }
  }

  struct Block {
    let label: String?
    var timing: Timing
    /// Told how the block ended.
    let handle: Playback
    /// The animation, if it was given as a value.
    var value: Animation<Effect>?
  }

  /// What the change does to one slot.
  struct Story {
    let slot: Slot
    /// What the slot rested at.
    let before: Lanes
    /// Where the motion begins.
    var start: Lanes
    var to: Lanes
    /// What moves it; nil: it is there at once.
    var block: Int?
    /// Whether it was set by hand: what moved it until now ends.
    var isCut = false
  }

  private(set) var blocks: [Block] = []
  var stories: [Story] = []
  private var places = SlotIndex()

  /// The name of the blocks that come next.
  var label: String?
  /// Views that were not there before: what is set of them shows at once and is no change.
  var newcomers: Set<ObjectIdentifier> = []
  /// A view on its way out that comes back: it goes on from what is on screen, whatever is set.
  private var returning: ObjectIdentifier?
  /// The first story that belongs to the returning view.
  private var returningStories: [Int] = []

  init() {}

  /// Whether anything is to be done.
  var isEmpty: Bool { blocks.isEmpty && stories.isEmpty }

  /// Whoever a block moves.
  var movedOwners: Set<ObjectIdentifier> {
    Set(stories.lazy.filter { $0.block != nil }.map { ObjectIdentifier($0.slot.owner) })
  }

  // MARK: Gathering

  /// A property is set outside of a block. Returns whether the stage is to show it later.
  mutating func set(_ slot: Slot, from: Lanes, to: Lanes) -> Bool {
    if let place = places.number(of: slot) {
      stories[place].to = to
      guard !isReturning(slot) else { return true }
      stories[place].start = to
      stories[place].block = nil
      stories[place].isCut = true
      return true
    }
    guard !newcomers.contains(ObjectIdentifier(slot.owner)) else { return false }
    guard from != to else { return true }
    let returns = isReturning(slot)
    add(
      Story(slot: slot, before: from, start: returns ? from : to, to: to, isCut: !returns))
    return true
  }

  mutating func add(_ changes: [Recorder.Change], in block: Block) {
    blocks.append(block)
    for change in changes {
      if let place = places.number(of: change.slot) {
        stories[place].to = change.to
        stories[place].block = blocks.count - 1
      } else {
        add(
          Story(
            slot: change.slot, before: change.from, start: change.from, to: change.to,
            block: blocks.count - 1))
      }
    }
  }

  private mutating func add(_ story: Story) {
    if isReturning(story.slot) { returningStories.append(stories.count) }
    _ = places.add(story.slot)
    stories.append(story)
  }

  // MARK: Less motion

  /// No block waits, or takes longer than a timing.
  mutating func shortenBlocks(_ timing: Timing) {
    for index in blocks.indices where blocks[index].value == nil {
      let duration = min(timing.duration, blocks[index].timing.duration)
      blocks[index].timing = Timing(duration: duration, delay: 0, curve: timing.curve)
    }
  }

  /// A view that was somewhere else appears; at the very start it is still wholly there.
  mutating func fadeIn(_ view: View, _ timing: Timing) {
    let slot = view.slot(.alpha)
    let alpha = view.restLanes(of: slot.property)
    guard let handle = blocks.first?.handle else { return }
    let shown = { @Sendable (progress: Double) in
      alpha * (progress > 0 ? timing.curve.value(at: progress) : 1)
    }
    let leaf = Leaf<Effect>(
      sample: { Effect(slot, sum: shown($0)) }, slot: slot,
      motion: .function({ (shown($0), 1) }, startsFromScreen: true))
    blocks.append(
      Block(
        label: nil, timing: timing, handle: Playback(playing: Program.still, beside: handle),
        value: .runnable(AnimationNode(duration: timing.duration, leaf: leaf))))
    add(
      Story(
        slot: slot, before: alpha, start: alpha, to: alpha, block: blocks.count - 1, isCut: true))
  }

  // MARK: Views that come back

  private func isReturning(_ slot: Slot) -> Bool { returning == ObjectIdentifier(slot.owner) }

  mutating func beginReturn(of view: View) {
    returning = ObjectIdentifier(view)
    returningStories = []
  }

  /// What was set of the view and moves by no block goes with the view's last block.
  mutating func endReturn() {
    returning = nil
    let last = returningStories.compactMap { stories[$0].block }.max()
    for place in returningStories where stories[place].block == nil {
      stories[place].block = last
      stories[place].isCut = last == nil
    }
  }
}
