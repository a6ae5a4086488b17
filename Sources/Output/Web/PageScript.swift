/// The parts of scripts that several kinds of pages have.
enum PageScript {
  /// The velocity of a hand, as the engine has it.
  static let tracker = """
    // The pixels a second of a hand's last 100 ms; none after 50 ms of rest.
    const tracker = () => {
      let samples = [], moved = 0
      return {
        add(x, at) {
          const last = samples.at(-1)
          at = Math.max(at, last?.at ?? at)
          if (!last || at - last.at > 50) samples = []
          else if (last.at - moved > 50) samples = [last]
          else samples = samples.filter(sample => at - sample.at <= 100)
          if (x !== last?.x) moved = at
          if (at === samples.at(-1)?.at) samples.pop()
          samples.push({ x, at })
        },
        velocity(at) {
          if (samples.length < 2 || at - moved > 50) return 0
          const sum = value => samples.reduce((all, sample) => all + value(sample), 0)
          const x = sum(s => s.x) / samples.length, t = sum(s => s.at) / samples.length
          return 1000 * sum(s => (s.at - t) * (s.x - x)) / sum(s => (s.at - t) ** 2)
        }
      }
    }
    """
}
