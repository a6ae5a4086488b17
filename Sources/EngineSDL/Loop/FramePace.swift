/// The evenness of a window's pictures since it was opened; times are in seconds.
public struct FramePace: Hashable, Sendable {
  /// Pictures that were shown.
  public var pictures: Int
  /// Pictures that should have been shown and were not.
  public var missed: Int
  /// The time from one picture to the next while something moved: half of them were no longer; nil
  /// if nothing has moved yet.
  public var interval: Double?
  /// The time that 99 of 100 did not exceed.
  public var longInterval: Double?
  /// The time that half of the pictures did not exceed until they were made.
  public var work: Double?

  public init(
    pictures: Int, missed: Int, interval: Double? = nil, longInterval: Double? = nil,
    work: Double? = nil
  ) {
    self.pictures = pictures
    self.missed = missed
    self.interval = interval
    self.longInterval = longInterval
    self.work = work
  }
}

extension HostCounters {
  var pace: FramePace {
    func seconds(_ time: Int64?) -> Double? { time.map { Double($0) / 1e9 } }
    return FramePace(
      pictures: presents, missed: missed, interval: seconds(intervals.quantile(0.5)),
      longInterval: seconds(intervals.quantile(0.99)), work: seconds(works.quantile(0.5)))
  }
}
