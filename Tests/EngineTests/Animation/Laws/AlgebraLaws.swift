import Engine

// The laws of the algebra. `≡` is the same kind, duration, sum and count, so that the sides can
// stand for each other anywhere; `≈` is the same kind, duration and mean only. Durations, sums and
// means agree within 1e-9 of the larger side (or of 1), counts exactly.
//
// a b c d are runnable, u v w may be zero or one, r s t are expressions of fragments, p q are
// seconds > 0, n m counts ≥ 0, f a fraction. Every law is tried with 10,000 cases: one third each
// with equal, dyadic and random durations.

/// The meanings of `*`, `+` and the rest, moment by moment.
let definitions: [AlgebraLaw] = [
  AlgebraLaw("a * b shows a, then b; at the seam a's end") { x in
    let both = x.a * x.b
    return both.at(second: x.f * x.a.duration) ≡ x.a.at(second: x.f * x.a.duration)
      && both.at(second: x.a.duration) ≡ x.a.at(1)
      && both.at(second: x.a.duration + x.f * x.b.duration) ≡ x.b.at(second: x.f * x.b.duration)
      && both.at(1) ≡ x.b.at(1)
  },
  AlgebraLaw("a + b merges both, the shorter one holds its end") { x in
    let both = x.a + x.b
    let time = x.f * both.duration
    return both.at(second: time) ≡ merged(x.a.at(second: time), x.b.at(second: time))
      && both.at(1) ≡ merged(x.a.at(1), x.b.at(1))
  },
  AlgebraLaw("durations are max-plus") { x in
    (x.a * x.b).duration ≡ x.a.duration + x.b.duration
      && (x.a + x.b).duration ≡ max(x.a.duration, x.b.duration)
  },
  AlgebraLaw("a.delayed(p) waits at a's first value") { x in
    x.a.delayed(x.p).at(second: x.f * x.p) ≡ x.a.at(0)
      && x.a.delayed(x.p).duration ≡ x.p + x.a.duration
  },
  AlgebraLaw("a.held(p) stays at a's last value") { x in
    x.a.held(x.p).at(second: x.a.duration + x.f * x.p) ≡ x.a.at(1)
      && x.a.held(x.p).duration ≡ x.a.duration + x.p
  },
  AlgebraLaw("a.reversed at f is a at 1 - f") { x in x.a.reversed.at(x.f) ≡ x.a.at(1 - x.f) },
  AlgebraLaw("a.named is a") { x in x.u.named("name") ≡ x.u },
]

let monoidLaws: [AlgebraLaw] = [
  AlgebraLaw("(u * v) * w = u * (v * w), on seams too") { x in
    let (left, right) = ((x.u * x.v) * x.w, x.u * (x.v * x.w))
    return left ≡ right
      && left.equals(right, atSeconds: [x.u.duration, (x.u * x.v).duration])
  },
  AlgebraLaw("1 * u = u = u * 1") { x in x.one * x.u ≡ x.u && x.u * x.one ≡ x.u },
  AlgebraLaw("0 * u = 0 = u * 0") { x in x.zero * x.u ≡ x.zero && x.u * x.zero ≡ x.zero },
  AlgebraLaw("(u + v) + w = u + (v + w)") { x in (x.u + x.v) + x.w ≡ x.u + (x.v + x.w) },
  AlgebraLaw("u + v = v + u") { x in x.u + x.v ≡ x.v + x.u },
  AlgebraLaw("0 + u = u = u + 0") { x in x.zero + x.u ≡ x.u && x.u + x.zero ≡ x.u },
  AlgebraLaw("1 + a = a = a + 1") { x in x.one + x.a ≡ x.a && x.a + x.one ≡ x.a },
  AlgebraLaw("u + u = u in the mean") { x in x.u + x.u ≈ x.u },
]

let distributivityLaws: [AlgebraLaw] = [
  AlgebraLaw("(a + b) * (c + d) = (a * c) + (b * d) if a and b take as long") { x in
    let b = x.b.lasting(asLongAs: x.a)
    return (x.a + b) * (x.c + x.d) ≡ (x.a * x.c) + (b * x.d)
  },
  AlgebraLaw("u * (a + b) = u * a + u * b in the mean") { x in
    x.u * (x.a + x.b) ≈ x.u * x.a + x.u * x.b
  },
  AlgebraLaw("u * (0 + a) = u * 0 + u * a") { x in
    x.u * (x.zero + x.a) ≡ x.u * x.zero + x.u * x.a
  },
  AlgebraLaw("(a + b) * c = a * c + b * c in the mean if a and b take as long") { x in
    let b = x.b.lasting(asLongAs: x.a)
    return (x.a + b) * x.c ≈ x.a * x.c + b * x.c
  },
  AlgebraLaw("(a + b) * c = padded a * c + padded b * c in the mean") { x in
    let longest = max(x.a.duration, x.b.duration)
    return (x.a + x.b) * x.c
      ≈ x.a.padded(to: longest) * x.c + x.b.padded(to: longest) * x.c
  },
  AlgebraLaw("(0 + a) * u = 0 * u + a * u") { x in
    (x.zero + x.a) * x.u ≡ x.zero * x.u + x.a * x.u
  },
]

let timeLaws: [AlgebraLaw] = [
  AlgebraLaw("u.reversed.reversed = u") { x in x.u.reversed.reversed ≡ x.u },
  AlgebraLaw("(u * v).reversed = v.reversed * u.reversed, off seams") { x in
    (x.u * x.v).reversed ≡ x.v.reversed * x.u.reversed
  },
  AlgebraLaw("u.looped = u * u.reversed") { x in x.u.looped ≡ x.u * x.u.reversed },
  AlgebraLaw("u.looped.reversed = u.looped, off seams") { x in x.u.looped.reversed ≡ x.u.looped },
  AlgebraLaw("reversed, looped and time go over a + b if both take as long") { x in
    let (a, b) = (x.a, x.b.lasting(asLongAs: x.a))
    return (a + b).reversed ≡ a.reversed + b.reversed && (a + b).looped ≡ a.looped + b.looped
      && (a + b).time(.deckEaseInOut(1)) ≡ a.time(.deckEaseInOut(1)) + b.time(.deckEaseInOut(1))
  },
  AlgebraLaw("u.repeating(n) = u * … * u, seams and end included") { x in
    let (left, right) = (x.u.repeating(x.n), x.u.power(x.n))
    return left ≡ right
      && left.equals(right, atSeconds: (0...x.n).map { Double($0) * x.u.duration })
  },
  AlgebraLaw("u.repeating(n).repeating(m) = u.repeating(n · m)") { x in
    x.u.repeating(x.n).repeating(x.m) ≡ x.u.repeating(x.n * x.m)
      && x.a.repeating(2).repeating(3) ≡ x.a.repeating(6)
  },
  AlgebraLaw("u.repeating(n) * u.repeating(m) = u.repeating(n + m)") { x in
    x.u.repeating(x.n) * x.u.repeating(x.m) ≡ x.u.repeating(x.n + x.m)
  },
  AlgebraLaw("u.repeating(n).reversed = u.reversed.repeating(n), off seams") { x in
    x.u.repeating(x.n).reversed ≡ x.u.reversed.repeating(x.n)
  },
  AlgebraLaw("u.delayed(p).delayed(q) = u.delayed(p + q)") { x in
    x.u.delayed(x.p).delayed(x.q) ≡ x.u.delayed(x.p + x.q) && x.u.delayed(0) ≡ x.u
  },
  AlgebraLaw("(a * u).delayed(p) = a.delayed(p) * u") { x in
    (x.a * x.u).delayed(x.p) ≡ x.a.delayed(x.p) * x.u
  },
  AlgebraLaw("(u + v).delayed(p) = u.delayed(p) + v.delayed(p)") { x in
    (x.u + x.v).delayed(x.p) ≡ x.u.delayed(x.p) + x.v.delayed(x.p)
  },
  AlgebraLaw("u.held(p).held(q) = u.held(p + q)") { x in
    x.u.held(x.p).held(x.q) ≡ x.u.held(x.p + x.q) && x.u.held(0) ≡ x.u
  },
  AlgebraLaw("(u * a).held(p) = u * a.held(p)") { x in
    (x.u * x.a).held(x.p) ≡ x.u * x.a.held(x.p)
  },
  AlgebraLaw("(u + v).held(p) = u.held(p) + v.held(p)") { x in
    (x.u + x.v).held(x.p) ≡ x.u.held(x.p) + x.v.held(x.p)
  },
  AlgebraLaw("u.delayed(p).reversed = u.reversed.held(p)") { x in
    x.u.delayed(x.p).reversed ≡ x.u.reversed.held(x.p)
  },
  AlgebraLaw("u.stretched(p).stretched(q) = u.stretched(q)") { x in
    x.u.stretched(x.p).stretched(x.q) ≡ x.u.stretched(x.q)
  },
]

let mapLaws: [AlgebraLaw] = [
  AlgebraLaw("u.map(identity) = u") { x in x.u.map { $0 } ≡ x.u },
  AlgebraLaw("u.map(f).map(g) = u.map(g after f)") { x in
    let (f, g) = (affine(x.p, x.q), { (average: FloatAverage) in FloatAverage(average.mean) })
    return x.u.map(f).map(g) ≡ x.u.map { g(f($0)) }
  },
  AlgebraLaw("(u * v).map(f) = u.map(f) * v.map(f)") { x in
    let f = { (average: FloatAverage) in FloatAverage(average.mean * average.mean) }
    return (x.u * x.v).map(f) ≡ x.u.map(f) * x.v.map(f)
  },
  AlgebraLaw("(u + v).map(f) = u.map(f) + v.map(f) for an affine f that keeps weights") { x in
    let f = affine(x.p, x.q)
    return (x.u + x.v).map(f) ≡ x.u.map(f) + x.v.map(f)
  },
  AlgebraLaw("u.reversed.map(f) = u.map(f).reversed") { x in
    x.u.reversed.map(affine(x.p, 1)) ≡ x.u.map(affine(x.p, 1)).reversed
  },
  AlgebraLaw("a ++ b shows both, the shorter one holds its end") { x in
    let longest = max(x.a.duration, x.b.duration)
    return x.pair(x.a, x.b) { $0.first } ≡ x.a.padded(to: longest)
      && x.pair(x.a, x.b) { $0.second } ≡ x.b.padded(to: longest)
  },
  AlgebraLaw("u ++ v = v ++ u, sides exchanged") { x in
    x.pair(x.u, x.v) { $0.first } ≡ x.pair(x.v, x.u) { $0.second }
  },
]

let sceneLaws: [AlgebraLaw] = [
  AlgebraLaw("what an expression means is the same by any walk over it") { x in
    x.s.term ≡ x.s.sketchedTerm
  },
  AlgebraLaw("the meaning of s * t and s + t is that of the parts: animations") { x in
    (x.s * x.t).term ≡ x.s.term * x.t.term && (x.s + x.t).term ≡ x.s.term + x.t.term
  },
  AlgebraLaw("the meaning of s * t and s + t is that of the parts: numbers, durations") { x in
    (x.s * x.t).count ≡ x.s.count * x.t.count && (x.s + x.t).count ≡ x.s.count + x.t.count
      && (x.s + x.t).duration ≡ max(x.s.duration, x.t.duration)
  },
  AlgebraLaw("a scene's intervals are those of its named animation") { x in
    x.s.sceneIntervals ≡ x.s.intervals
  },
  AlgebraLaw("intervals of (r * s) * t are those of r * (s * t)") { x in
    ((x.r * x.s) * x.t).intervals ≡ (x.r * (x.s * x.t)).intervals
  },
  AlgebraLaw("intervals of s + t are those of s, then those of t") { x in
    (x.s + x.t).intervals ≡ x.s.intervals + x.t.intervals
  },
  AlgebraLaw("intervals of s * t: those of t begin where s ends; none if one is zero") { x in
    let later = x.t.intervals.map { $0.shifted(by: x.s.duration) }
    return (x.s * x.t).intervals ≡ (x.s.isZero || x.t.isZero ? [] : x.s.intervals + later)
  },
  AlgebraLaw("the latest interval ends when the whole does") { x in
    x.s.latestEnd ≡ x.s.duration
  },
]

/// All of them.
let algebraLaws =
  definitions + monoidLaws + distributivityLaws + timeLaws + mapLaws + sceneLaws
