extension GraphScript {
  /// What a hand leaves when it lets go.
  static let settling = """
    // Beyond the ends all of it gives way as a rubber band, and comes back.
    const rubber = (way, room) => way > 0 ? room / (1 + room / (0.55 * way)) : 0
    const band = {
      isBack: false, way: 0,
      shift(length) {
        stage.style.translate = px(this.unit.x * length, this.unit.y * length)
      },
      pull(beyond, room) {
        this.way = size(beyond)
        this.isBack = false
        if (this.way > 0) this.unit = times(beyond, 1 / this.way)
        this.room = room
        if (this.unit) this.shift(rubber(this.way, room))
      },
      letGo(velocity) {
        if (!this.way) return
        if (less.matches) return this.pull({ x: 0, y: 0 }, this.room)
        this.speed = dot(velocity, this.unit)
        this.pace = Math.max(pace, this.speed < 0 ? -this.speed / this.way : 0)
        this.isBack = true
        this.since = clock()
        wake()
      },
      move(time) {
        if (!this.isBack) return
        const t = Math.max(0, time - this.since)
        const way = (this.way + (this.speed + this.pace * this.way) * t) * Math.exp(-this.pace * t)
        if (t > 0 && way <= 0.01) this.isBack = false, this.way = 0
        this.shift(this.way ? rubber(way, this.room) : 0)
      }
    }
    // The distance that what goes farthest has gone at a share of a change: smooth, and rising.
    const distancesOf = (paces, path) => {
      const places = [0]
      for (const way of paces) places.push(places.at(-1) + Math.max(1e-6, 0.15 * path / steps, way))
      const step = i => places[i + 1] - places[i]
      const slope = i => i <= 0 ? step(0) : i >= steps ? step(steps - 1)
        : 2 * step(i - 1) * step(i) / (step(i - 1) + step(i))
      const at = share => {
        const i = clamp(Math.floor(share * steps), 0, steps - 1), part = share * steps - i
        const way = step(i), from = slope(i), to = slope(i + 1)
        return places[i] + part * way
          + part * (1 - part) * ((from - way) * (1 - part) + (way - to) * part)
      }
      const slopeAt = share => {
        const from = Math.max(0, share - 1e-5), to = Math.min(1, share + 1e-5)
        return (at(to) - at(from)) / (to - from)
      }
      const shareAt = place => {
        let [low, high] = [0, 1]
        for (let i = 0; i < 40; i++) {
          const middle = (low + high) / 2
          if (at(middle) < place) low = middle; else high = middle
        }
        return high
      }
      return { at, slopeAt, shareAt, whole: places[steps] }
    }
    // A way that goes on at a velocity, comes to an even one, and slows down to its end.
    const courseThrough = (distance, velocity, limit) => {
      const smooth = (t, length) => {
        const share = length > 0 ? t / length : 0
        return length * share ** 3 * (1 - share / 2)
      }
      let speed = velocity, rise = 0, even = 0, fall = velocity > 0 ? 2 * distance / velocity : 0
      if (velocity < 0 || 2 * distance > velocity * 0.55) {
        const left = distance - velocity * 0.05
        speed = Math.min(limit, Math.max(0, left / (0.55 - 0.22)))
        const time = speed > 0 ? left / speed : 0
        rise = 0.1
        fall = clamp(2 * (0.5 - time), 0.12, 0.34)
        even = Math.max(0, time - (rise + fall) / 2)
      }
      return { seconds: rise + even + fall, at: t => {
        const first = Math.min(t, rise), last = t - rise - even
        return velocity * first + (speed - velocity) * smooth(first, rise)
          + speed * Math.max(0, t - rise)
          - (last > 0 ? speed * smooth(Math.min(last, fall), fall) : 0)
      } }
    }
    const projected = (share, speed) => share - speed / (1000 * Math.log(0.998)) >= 0.5 ? 1 : 0
    // Lets the change go to the end to which it was thrown.
    const settle = (grip, velocity) => {
      const share = shown.share, speed = grip.speed(velocity)
      const way = distancesOf(shown.change.paces, grip.path)
      const steep = speed * way.slopeAt(share)
      const isSprung = graph.sprung || less.matches
      shown.goal = isSprung
        ? projected(share, speed) : projected(way.at(share) / way.whole, steep / way.whole)
      arm()
      if (less.matches) {
        shown.share = shown.goal
      } else if (graph.sprung) {
        shown.run = springTo(shown.goal, share, speed)
      } else {
        const from = way.at(share), to = shown.goal ? way.whole : 0, sign = shown.goal ? 1 : -1
        const limit = 0.985 * Math.max(2.5 * size(velocity), 2 * grip.path)
        const course = courseThrough(
          Math.abs(to - from), sign * steep, Math.max(limit, Math.abs(steep)))
        shown.run = {
          since: clock(), seconds: course.seconds,
          at: t => way.shareAt(from + sign * course.at(t))
        }
      }
      draw(clock())
      wake()
    }
    const springTo = (goal, share, speed) => {
      const off = share - goal, drift = speed + pace * off
      const at = t => goal + (off + drift * t) * Math.exp(-pace * t)
      let seconds = 0
      while (seconds < 3 && Math.abs(at(seconds) - goal) > 1e-4) seconds += 1 / 240
      return { since: clock(), seconds, at }
    }
    """

  /// Presses, drags and taps.
  static let pointer = """
    const units = {
      left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 }
    }
    // The steps that a drag can take, by direction: along the line, back, and as the
    // element that was pressed says.
    const dragSteps = point => {
      const slide = slides[here()], all = {}
      all.left = lineStep(false)
      all.right = lineStep(true)
      if (units[slide.back]) all[slide.back] = stepBack(stops()) ?? all[slide.back]
      const ways = new Map(slide.drags.map(drag => [`${drag[0]}`, drag]))
      const area = topmost(".area", point, area => ways.has(area.parentNode.dataset.view))
      const drag = area && ways.get(area.parentNode.dataset.view)
      if (drag) all[drag[1]] = stepTo(stops(), drag[2]) ?? all[drag[1]]
      return all
    }
    // The axis of the step that a drag goes most along; across, where it goes along none.
    const axisOf = (way, all) => {
      const reach = name => dot(way, units[name])
      const meant = Object.keys(units).filter(name => all[name] && reach(name) > 0)
        .sort((a, b) => reach(b) - reach(a))[0]
      const isUpright = meant ? meant === "up" || meant === "down"
        : (all.up || all.down) && Math.abs(way.y) > Math.abs(way.x)
      return isUpright ? { x: 0, y: 1 } : { x: 1, y: 0 }
    }
    let hand = null
    const grasp = way => {
      if (hand.isCaught || isOnItsWay()) {
        shown.run = null
        hand.grip = gripOn(hand.start, shown.path ?? usualPath(shown.change), way)
      } else {
        hand.steps = dragSteps(hand.start)
        hand.axis = axisOf(way, hand.steps)
        hand.rest = shown
      }
    }
    // A drag from rest that crosses the place of its press is for another change.
    const choose = way => {
      const side = Math.sign(dot(way, hand.axis))
      if (side === hand.side) return
      hand.side = side
      const name = Object.keys(units).find(name => dot(units[name], hand.axis) === side && side)
      const step = hand.steps[name]
      if (shown !== hand.rest) show(hand.rest), draw(clock())
      hand.grip = null
      if (!step) return
      begin(step, true)
      if (shown === hand.rest) return
      shown.path = times(units[name], Math.abs(dot(canvas, units[name])))
      hand.grip = gripOn(hand.start, shown.path, way)
    }
    const scrub = () => {
      const way = minus(hand.point, hand.start)
      if (hand.steps) choose(way)
      if (!hand.grip) {
        const path = usualPath(shown.change), unit = times(path, 1 / size(path))
        return band.pull(times(unit, dot(way, unit)), size(path))
      }
      const { share, beyond } = hand.grip.place(way)
      shown.share = share
      band.pull(beyond, hand.grip.path)
      draw(clock())
    }
    const note = e => {
      hand.point = pointOf(e)
      hand.seen = e.timeStamp
      hand.traces.x.add(hand.point.x, e.timeStamp)
      hand.traces.y.add(hand.point.y, e.timeStamp)
    }
    host.onpointerdown = e => {
      const scroller = scrollers.find(scroller => scroller.node === e.target)
      if (hand || e.button > 0 || scroller && isOnBar(scroller, e)) return
      const area = scroller ? topmost(".on", pointOf(e)) : e.target.closest(".on")
      const isMouse = e.pointerType === "mouse"
      hand = { id: e.pointerId, area, scroller, isMouse, traces: { x: tracker(), y: tracker() },
        slop: e.pointerType === "touch" ? 8 : 4 }
      note(e)
      hand.start = hand.point
      page.setPointerCapture(e.pointerId)
      clearTimeout(timer)
      if (area || !shown.run) return
      // What moves is caught; it goes on where it was let go without a drag.
      hand.isCaught = true
      shown.run = null
    }
    host.onpointermove = e => {
      if (hand?.id !== e.pointerId) return showCursor(e)
      note(e)
      const way = minus(hand.point, hand.start)
      if (!hand.isDrag && !hand.scrolled && size(way) > hand.slop) {
        hand.scrolled = scrollerAlong(hand.scroller, way)
        hand.from = hand.scrolled && offsetOf(hand.scrolled.view)
        hand.isDrag = !hand.scrolled
        if (hand.isDrag) grasp(way)
      }
      if (hand.scrolled) return dragScroller(hand, way)
      if (hand.isDrag) scrub()
    }
    const letGo = velocity => {
      const { grip, isDrag, isCaught, rest: before } = hand
      hand = null
      band.letGo(velocity)
      if (grip) settle(grip, velocity)
      else if (isCaught) shown.run = evenly(), wake()
      if (!shown.run) rest()
    }
    const tap = ({ area, start }) => {
      if (area) return follow(stepTo(stops(), area.way))
      const slide = slides[here()], own = new Set(slide.own.map(String))
      if (slide.back !== "outside") return
      if (!topmost(".area", start, area => own.has(area.parentNode.dataset.view))) goBack()
    }
    host.onpointerup = host.onpointercancel = e => {
      if (hand?.id !== e.pointerId) return
      const { isDrag, isMouse, scrolled, traces, seen } = hand, isUp = e.type === "pointerup"
      const velocity = isDrag && isUp
        ? { x: traces.x.velocity(e.timeStamp), y: traces.y.velocity(e.timeStamp) }
        : { x: 0, y: 0 }
      if (isDrag) {
        const seconds = (e.timeStamp - seen) / 1000
        hand.point = minus(hand.point, times(velocity, -seconds))
        scrub()
      }
      const last = hand
      letGo(velocity)
      if (scrolled && isMouse) restScroller(scrolled)
      if (!isDrag && !scrolled && isUp) tap(last)
    }
    """

  /// Keys and buttons.
  static let keys = """
    onkeydown = e => {
      if (e.ctrlKey || e.altKey || e.metaKey || isScrollersKey(e.key)) return
      const area = document.activeElement?.closest(".on")
      const press = () => follow(stepTo(stops(), area.way))
      const action = {
        Escape: goBack, Backspace: goBack, ArrowRight: () => follow(lineStep(false)),
        ArrowLeft: () => follow(lineStep(true)), Enter: area && press, " ": area && press
      }[e.key] ?? scrollAction(e.key, area)
      if (!action) return
      e.preventDefault()
      if (hand) letGo({ x: 0, y: 0 })
      action()
    }
    onkeyup = e => { if (e.key === "Tab") reveal(document.activeElement?.closest(".on")) }
    // The mouse's button for back is the slides', and not the browser's.
    onmousedown = onmouseup = e => {
      if (e.button !== 3) return
      e.preventDefault()
      if (e.type === "mouseup") goBack()
    }
    """
}
