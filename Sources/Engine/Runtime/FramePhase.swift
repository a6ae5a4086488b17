/// A part of a frame, in the order of time: three are the runtime's, two its host's.
package enum FramePhase: Int, CaseIterable, Sendable {
  case advance, events, display, paint, present
}
