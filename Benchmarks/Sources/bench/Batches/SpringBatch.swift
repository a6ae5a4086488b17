import Engine

/// Many springs of one configuration at once, in single precision: one 2×2 matrix a frame
/// serves them all.
///
/// A spring that is close enough to its target and slow enough is put to rest exactly there. The
/// error stays within 2e-5 of the largest distance.
struct SpringBatch: Sendable {
  /// The spring that pulls each of them.
  let spring: Spring
  /// A spring nearer to its target than this rests, if it is slow too; above 0.
  let restDistance: Float
  /// A spring slower than this (per second) rests, if it is near too; above 0.
  let restSpeed: Float
  /// The places of the springs after the last advance; one added since is where it starts.
  private(set) var values: [Float] = []
  /// The number of springs that the last advance left moving, and of those added since.
  private(set) var movingCount = 0

  private var displacements: [Float] = []
  private var velocities: [Float] = []
  private var targets: [Float] = []
  private var step: SpringStep
  private var stepLength = 0.0

  /// A batch of springs of one configuration.
  init(_ spring: Spring, restDistance: Float = 1e-3, restSpeed: Float = 1e-3) {
    precondition(
      restDistance > 0 && restSpeed > 0, "SpringBatch: distance and speed of rest must be above 0")
    (self.spring, self.restDistance, self.restSpeed) = (spring, restDistance, restSpeed)
    step = spring.step(after: 0)
  }

  /// The number of springs.
  var count: Int { values.count }

  /// Adds a spring, which gets the next index.
  mutating func add(from: Float, to: Float, velocity: Float = 0) {
    precondition(
      from.isFinite && to.isFinite && velocity.isFinite, "SpringBatch: numbers must be finite")
    values.append(from)
    targets.append(to)
    displacements.append(from - to)
    velocities.append(velocity)
    movingCount += 1
  }

  /// Moves all springs on by a time of at least 0 seconds.
  mutating func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "SpringBatch: a frame must be finite and at least 0 s")
    if seconds != stepLength { (step, stepLength) = (spring.step(after: seconds), seconds) }
    let (step, count, distance, speed) = (step, count, restDistance, restSpeed)
    movingCount = displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        targets.withUnsafeBufferPointer { targets in
          values.withUnsafeMutableBufferPointer { values in
            SpringKernel.run(
              count, step, distance, speed, displacements, velocities, targets, values)
          }
        }
      }
    }
  }
}

/// The inner loop of `SpringBatch`.
enum SpringKernel {
  /// Moves the springs; returns how many still move.
  @_noAllocation
  static func run(
    _ count: Int, _ step: SpringStep, _ distance: Float, _ speed: Float,
    _ displacements: UnsafeMutableBufferPointer<Float>,
    _ velocities: UnsafeMutableBufferPointer<Float>, _ targets: UnsafeBufferPointer<Float>,
    _ values: UnsafeMutableBufferPointer<Float>
  ) -> Int {
    guard let displacements = displacements.baseAddress, let targets = targets.baseAddress,
      let velocities = velocities.baseAddress, let values = values.baseAddress
    else { return 0 }
    let (xx, xv) = (Float(step.xx), Float(step.xv))
    let (vx, vv) = (Float(step.vx), Float(step.vv))
    var moving = UInt32(truncatingIfNeeded: count)
    var index = 0
    while index < count {
      let x = xx * displacements[index] + xv * velocities[index]
      let v = vx * displacements[index] + vv * velocities[index]
      // One number below 0 if both are small; its sign is the mask that puts to rest, so that
      // the loop has no branch.
      let (far, fast) = (x.magnitude - distance, v.magnitude - speed)
      let unrest = far > fast ? far : fast
      let sign = unrest.bitPattern >> 31
      let mask = sign &- 1
      let kept = Float(bitPattern: x.bitPattern & mask)
      displacements[index] = kept
      velocities[index] = Float(bitPattern: v.bitPattern & mask)
      values[index] = targets[index] + kept
      moving &-= sign
      index &+= 1
    }
    return Int(moving)
  }
}
