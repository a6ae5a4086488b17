import Engine

/// A page with a picture that plays by itself; where scripts run, it can be dragged, too.
struct WebPage {
  let title: String
  /// An SVG element.
  let picture: String
  let size: Size
  /// The colour around the picture.
  let around: Color
  /// In seconds.
  let duration: Double
  /// The seconds that a drag over the whole picture goes through.
  let reach: Double
  /// True if it begins again at its end.
  let repeats: Bool
  /// Its changes in order, one at least; none lie on one another.
  let changes: [TakenChange]

  /// The page as text.
  var text: String {
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(CSSText.escaped(title))</title>
      <style>
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; \
      background: \(around.hexText) }
      svg { display: block; width: min(100vw, 100vh * \(width) / \(height)); height: auto; \
      cursor: grab; touch-action: none; user-select: none; -webkit-user-select: none }
      svg:active { cursor: grabbing }
      </style>
      </head>
      <body>
      \(picture)<script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  var script: String {
    func milliseconds(_ seconds: Double) -> String {
      CSSText.number(seconds * 1000, decimals: 3)
    }
    let spans = changes.map { change in
      let way = CSSText.number(change.direction)
      return "[\(milliseconds(change.start)), \(milliseconds(change.end)), \(way)]"
    }
    return """
      // Drag to scrub; let go, and the change settles at the end to which it
      // was thrown. A click or Space plays or stops it.
      const page = document.querySelector("svg"), motions = document.getAnimations()
      const length = \(milliseconds(duration)), reach = \(milliseconds(reach)), \
      repeats = \(repeats)
      // Where each begins and ends, and the sign of a drag that leads on in it.
      const changes = [\(spans.joined(separator: ", "))]
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches
      // The end of a round that repeats is the beginning of the next one.
      const cut = t => Math.min(repeats ? length - 0.01 : length, Math.max(0, t))
      const time = () => {
        const t = motions[0]?.currentTime ?? 0
        if (t > 0 && motions[0].playState === "finished") return length
        return repeats && t > length ? t % length : cut(t)
      }
      let settling = null
      const isPlaying = () => settling || motions[0]?.playState === "running"
      const seek = t => motions.forEach(m => { m.pause(); m.currentTime = cut(t) })
      const play = back => motions.forEach(m => { m.playbackRate = back ? -1 : 1; m.play() })
      const toggle = () => {
        if (!isPlaying()) return time() >= cut(length) && seek(0), play(false)
        settling = null
        seek(time())
      }
      // Between two changes it plays on. What plays on from the end that it
      // goes to would begin again.
      const goOn = () => {
        const back = !repeats && time() < length / 2
        if (repeats || (back ? time() > 0 : time() < length)) play(back)
      }
      // A change that has come to an end: what follows it plays; one that is
      // taken back rests once more, if it repeats.
      const land = (index, commits) => {
        settling = null
        const [start, end] = changes[index]
        seek(commits ? end : repeats ? changes[index - 1]?.[1] ?? 0 : start)
        if (!still && (repeats || commits && end < length)) play(false)
      }
      // What is left of a change is a critically damped spring of its progress.
      const settle = velocity => {
        const t = time(), index = changes.findIndex(([start, end]) => start <= t && t <= end)
        if (index < 0) return still || goOn()
        const [start, end] = changes[index], progress = (t - start) / (end - start)
        const thrown = velocity / (end - start)
        const target = progress - thrown / (1000 * Math.log(0.998)) >= 0.5 ? 1 : 0
        if (still) return land(index, target)
        const pace = 2 * Math.PI / 0.35, drift = thrown + pace * (progress - target)
        const own = settling = { progress, velocity: thrown, target }
        let since = null
        const step = now => {
          if (settling !== own) return
          since ??= now
          const s = (now - since) / 1000, fade = Math.exp(-pace * s)
          const off = (progress - target + drift * s) * fade, speed = drift * fade - pace * off
          const side = target ? 1 : -1
          const isHeld = side * off > 0 || off === 0 && side * speed >= 0
          if (isHeld || Math.abs(off) <= 1e-4 && Math.abs(speed) <= 1e-3) return land(index, target)
          seek(start + Math.min(1, Math.max(0, target + off)) * (end - start))
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }
      \(PageScript.tracker)
      // Without scripts the end of the picture is its beginning; here it has its whole length.
      if (still) motions.forEach(m => m.effect.updateTiming({ delay: 0 })), seek(length)
      let hand = null
      // A drag goes through all changes that are drawn the same way; at rest
      // between two that are not, through those to which it leads.
      const part = (t, step) => {
        const after = changes.findIndex(([start]) => t <= start)
        const before = (after < 0 ? changes.length : after) - 1
        const leads = after >= 0 && (before < 0 || step * changes[after][2] > 0)
        let from = leads && t >= (changes[before]?.[1] ?? 0) ? after : before, to = from
        const way = changes[from][2]
        while (changes[from - 1]?.[2] === way) from--
        while (changes[to + 1]?.[2] === way) to++
        return { way, from: changes[from - 1]?.[1] ?? 0, to: changes[to + 1]?.[0] ?? length }
      }
      // The time of the picture that is as wide as a way of the hand.
      const along = x => hand.part.way * x / page.getBoundingClientRect().width * reach
      const draw = x =>
        seek(Math.min(hand.part.to, Math.max(hand.part.from, hand.t + along(x - hand.x))))
      page.onpointerdown = e => {
        hand = { x: e.clientX, t: time(), played: isPlaying(), trace: tracker() }
        hand.trace.add(e.clientX, hand.seen = e.timeStamp)
        page.setPointerCapture(e.pointerId)
        settling = null
        seek(hand.t)
      }
      page.onpointermove = e => {
        if (!hand) return
        hand.trace.add(e.clientX, hand.seen = e.timeStamp)
        hand.last = e.clientX
        const step = e.clientX - hand.x
        if (Math.abs(step) > 3) hand.part ??= part(hand.t, step)
        if (hand.part) draw(e.clientX)
      }
      page.onpointerup = page.onpointercancel = e => {
        if (hand?.part) {
          const velocity = e.type === "pointerup" ? hand.trace.velocity(e.timeStamp) : 0
          draw(hand.last + velocity * (e.timeStamp - hand.seen) / 1000)
          settle(along(velocity))
        } else if (hand && !hand.played) toggle()
        hand = null
      }
      onkeydown = e => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key]
        if (step) settling = null, seek(time() + step * reach / 20)
        if (e.key === " ") toggle()
        if (step || e.key === " ") e.preventDefault()
      }
      """
  }
}
