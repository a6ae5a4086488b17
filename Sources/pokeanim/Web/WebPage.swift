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
  /// The sign of a drag that leads forwards.
  let direction: Double
  /// True if it begins again at its end.
  let repeats: Bool

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

  private var script: String {
    func milliseconds(_ seconds: Double) -> String {
      CSSText.number(seconds * 1000, decimals: 3)
    }
    return """
      // Drag to scrub; let go, and it plays on to the nearer end, or
      // forwards if it repeats. A click or Space plays or stops it.
      const page = document.querySelector("svg"), motions = document.getAnimations()
      const length = \(milliseconds(duration)), reach = \(milliseconds(reach)), \
      way = \(CSSText.number(direction)), repeats = \(repeats)
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches
      // The end of a round that repeats is the beginning of the next one.
      const cut = t => Math.min(repeats ? length - 0.01 : length, Math.max(0, t))
      const time = () => {
        const t = motions[0]?.currentTime ?? 0
        if (t > 0 && motions[0].playState === "finished") return length
        return repeats && t > length ? t % length : cut(t)
      }
      const isPlaying = () => motions[0]?.playState === "running"
      const seek = t => motions.forEach(m => { m.pause(); m.currentTime = cut(t) })
      const play = back => motions.forEach(m => { m.playbackRate = back ? -1 : 1; m.play() })
      const toggle = () => isPlaying() ? seek(time())
        : (time() >= cut(length) && seek(0), play(false))
      // What plays on from the end that it goes to would begin again.
      const goOn = () => {
        const back = !repeats && time() < length / 2
        if (repeats || (back ? time() > 0 : time() < length)) play(back)
      }
      // Without scripts the end of the picture is its beginning; here it has its whole length.
      if (still) motions.forEach(m => m.effect.updateTiming({ delay: 0 })), seek(length)
      let hand = null
      page.onpointerdown = e => {
        hand = { x: e.clientX, t: time(), played: isPlaying(), drags: false }
        page.setPointerCapture(e.pointerId)
        seek(hand.t)
      }
      page.onpointermove = e => {
        if (!hand) return
        hand.drags ||= Math.abs(e.clientX - hand.x) > 3
        const share = (e.clientX - hand.x) / page.getBoundingClientRect().width
        if (hand.drags) seek(hand.t + way * share * reach)
      }
      page.onpointerup = page.onpointercancel = () => {
        if (hand && !hand.drags && !hand.played) toggle()
        if (hand?.drags && !still) goOn()
        hand = null
      }
      onkeydown = e => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key]
        if (step) seek(time() + step * reach / 20)
        if (e.key === " ") toggle()
        if (step || e.key === " ") e.preventDefault()
      }
      """
  }
}
