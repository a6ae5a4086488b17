/// The script of a page whose slides lead anywhere: it plays and scrubs the changes that the program
/// has worked out, as numbers between keys, and knows none of their motions itself.
enum GraphScript {
  /// All of it, behind the constant `graph`.
  static let text = [
    values, pictures, scrolling, playing, history, holding, settling, pointer, keys, sizes,
  ].joined(separator: "\n")

  /// Values at a share of a change.
  private static let values = """
    // Values between keys, which are [share, curve, numbers …]: a curve is 0 for
    // an even way, -1 for a jump at its end, else one of the polylines.
    const slides = graph.slides, canvas = { x: graph.canvases[0][0], y: graph.canvases[0][1] }
    const clamp = (x, from, to) => Math.min(to, Math.max(from, x))
    const along = (points, x) => {
      let i = 2
      while (i < points.length - 2 && points[i] < x) i += 2
      const [from, low, to, high] = points.slice(i - 2, i + 2)
      return to > from ? low + (high - low) * clamp((x - from) / (to - from), 0, 1) : high
    }
    const valueOf = (keys, share) => {
      let i = keys.length - 1
      while (i > 0 && keys[i][0] > share) i--
      const [start, curve, ...from] = keys[i], next = keys[i + 1]
      if (!next || curve < 0) return from
      const part = (share - start) / (next[0] - start)
      const gone = curve ? along(graph.curves[curve - 1], part) : part
      return from.map((number, lane) => number + (next[lane + 2] - number) * gone)
    }
    const px = (...lengths) => lengths.map(x => x.toFixed(3) + "px").join(" ")
    const color = lanes => `rgb(${lanes.map(x => (255 * x).toFixed(2)).join(" ")})`
    const spelled = {
      translate: v => px(...v), scale: v => v.join(" "), rotate: v => v[0] + "rad",
      opacity: v => v[0], "fill-opacity": v => v[0], "stroke-opacity": v => v[0],
      visibility: v => v[0] > 0.5 ? "visible" : "hidden", filter: v => `blur(${px(v[0])})`,
      fill: color, stroke: color, "stop-color": color, "stop-opacity": v => v[0],
      "stroke-dasharray": v => v.map(x => Math.max(0, x)).join(" ")
    }
    // The property of an outline names its commands, of which each has some numbers.
    const outline = (commands, numbers) => {
      let i = 0
      const parts = [...commands].map(command =>
        command + numbers.slice(i, i += { L: 2, M: 2, Q: 4, C: 6 }[command] ?? 0).join(" "))
      return `path("${parts.join("")}")`
    }
    const put = ({ element, property }, value) => {
      const set = (name, text) => element.style.setProperty(name, text)
      if (property.startsWith("d ")) return set("d", outline(property.slice(2), value))
      if (property !== "sides") return set(property, (spelled[property] ?? (v => px(...v)))(value))
      const [width, height] = value
      set("x", px(-width / 2)), set("y", px(-height / 2))
      set("width", px(width)), set("height", px(height))
    }
    """

  /// The elements of a change, and what is left of the one before it.
  private static let pictures = """
    // The picture of a change is made once, when it is first needed.
    const host = document.querySelector(".host"), page = host.querySelector(".page")
    const stage = page.querySelector(".stage"), startNode = stage.firstElementChild
    const words = [...document.querySelector("#words").content.children].map(p => p.textContent)
    const less = matchMedia("(prefers-reduced-motion: reduce)")
    const nameOf = id => id.slice(id.indexOf("-") + 1)
    const made = new Map()
    const picture = change => {
      if (made.has(change)) return made.get(change)
      const index = graph.changes.indexOf(change)
      const id = index < 0 ? "#start-" + change.canvas : "#change-" + index
      const node = index < 0 && !change.canvas
        ? startNode
        : document.importNode(document.querySelector(id).content.querySelector(".slide"), true)
      const named = [...node.querySelectorAll("[id]")]
      const names = new Map(named.map(element => [nameOf(element.id), element]))
      const tracks = change.tracks.map(([id, property, keys, factors]) =>
        ({ name: nameOf(id), element: names.get(nameOf(id)), property, keys, factors }))
      const scrolled = [...node.querySelectorAll("[data-scroll]")]
        .map(element => [+element.dataset.scroll, element])
      made.set(change, { node, names, tracks, scrolled })
      return made.get(change)
    }
    // What a change took over keeps its place and its velocity, and goes to where
    // the new change has it as a critically damped spring.
    const pace = 2 * Math.PI / 0.35
    const leftOf = ({ away, speed, since }, time) => {
      const t = time - since, fade = Math.exp(-pace * t)
      return away.map((x, lane) => (x + (speed[lane] + pace * x) * t) * fade)
    }
    let shown = null
    const draw = time => {
      drawScrolled()
      for (const track of shown.tracks) {
        let value = valueAt(track, shown.share)
        if (track.left) {
          const left = leftOf(track.left, time)
          value = value.map((x, lane) => x + left[lane])
          if (time - track.left.since > 1) track.left = null
        }
        if (track.time && time > track.time) {
          const last = track.value, seconds = time - track.time
          track.speed = value.map((x, lane) => (x - last[lane]) / seconds)
        }
        track.value = value
        track.time = time
        put(track, value)
      }
    }
    const isLeft = () => shown.tracks.some(track => track.left)
    const isOnItsWay = () => shown.run || shown.share > 0 && shown.share < 1
    const takeOver = (old, time) => {
      for (const track of old.tracks) {
        const { name, property, value, speed } = track
        if (!value || property === "visibility") continue
        const rest = valueAt(track, old.goal)
        const away = value.map((x, lane) => x - rest[lane])
        if (away.every(x => Math.abs(x) < 1e-4)) continue
        let own = shown.tracks.find(track => track.name === name && track.property === property)
        if (!own) {
          const element = shown.names.get(name)
          if (!element) continue
          own = { name, element, property, keys: [[0, 0, ...rest]] }
          shown.tracks.push(own)
        }
        const still = rest.map(() => 0)
        own.left = { away, speed: old.run && speed || still, since: time }
      }
    }
    // What the new change does not have, or with less motion all of it, fades.
    const fadeOut = (old, all) => {
      const ghost = old.node.cloneNode(true)
      for (const element of ghost.querySelectorAll("[id]")) {
        const isKept = element.matches("g") && shown.names.has(nameOf(element.id))
        if (isKept && !all) element.style.display = "none"
      }
      for (const area of ghost.querySelectorAll(".area")) area.remove()
      stage.append(ghost)
      const end = () => ghost.remove()
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 150, fill: "both" })
        .finished.then(end, end)
    }
    """

  /// From slide to slide, and from frame to frame.
  private static let playing = """
    // A change that is shown is at a share of its way, and goes to its end (1) or
    // back to its beginning (0); run says where it is after some seconds.
    const clock = () => performance.now() / 1000
    const here = () => shown.goal ? shown.change.to : shown.change.from
    const stops = () => shown.stops[shown.goal]
    const evenly = () => {
      const from = shown.share, { goal, change } = shown
      const seconds = Math.abs(goal - from) * change.seconds
      return { since: clock(), seconds, at: t => from + (goal - from) * t / seconds }
    }
    const show = next => {
      const view = document.activeElement?.closest(".on")?.parentNode.dataset.view
      shown = next
      stage.replaceChildren(shown.node)
      arm()
      if (view === undefined) return
      const heir = shown.node.querySelector(`[data-view="${view}"] > .on`) ?? page
      heir.focus({ preventScroll: true })
    }
    // Begins the change of a step; one in a hand stands at its beginning.
    const begin = (step, isHeld) => {
      const old = shown, from = here(), time = clock()
      const fits = change =>
        change.canvas === layout && change.from === from && change.to === step.to
      const change = graph.changes.find(change => fits(change) && change.type === step.type
        && change.reversed === step.reversed
        && change.mirrored === (step.returns && step.reversed)) ?? graph.changes.find(fits)
      if (!change) return
      clearTimeout(timer)
      // Back to where the running change came from: it is turned round.
      const origin = old.goal ? old.change.from : old.change.to
      if (isOnItsWay() && !isHeld && step.to === origin && origin !== from && !less.matches) {
        old.goal = 1 - old.goal
        old.stops[old.goal] = step.stops
        old.run = evenly()
        arm()
        return wake()
      }
      const isTaken = isOnItsWay() || isLeft()
      show({ change, ...picture(change), share: 0, goal: 1, run: null, path: null,
        stops: [stops(), step.stops] })
      for (const track of shown.tracks) track.left = track.time = track.speed = null
      if (less.matches && !isHeld) {
        shown.share = 1
        draw(time)
        fadeOut(old, true)
        return rest()
      }
      if (isTaken && !isHeld) takeOver(old, time), fadeOut(old, false)
      if (!isHeld) shown.run = evenly()
      draw(time)
      wake()
    }
    let timer = 0
    // A slide at rest may go on by itself.
    const rest = () => {
      clearTimeout(timer)
      const after = slides[here()].after
      if (!after || hand || isOnItsWay()) return
      timer = setTimeout(() => {
        const step = stepTo(stops(), after[1], true)
        if (step && !hand) begin(step)
      }, 1000 * after[0])
    }
    let isAsked = false
    const wake = () => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(tick)
    }
    const tick = now => {
      isAsked = false
      const time = now / 1000, run = shown.run
      if (run) {
        const seconds = Math.max(0, time - run.since), isOver = seconds >= run.seconds
        shown.share = isOver ? shown.goal : clamp(run.at(seconds), 0, 1)
        if (isOver) shown.run = null
      }
      draw(time)
      band.move(time)
      if (run && !shown.run) rest()
      if (shown.run || band.isBack || isLeft()) wake()
    }
    // The areas that a press takes are those of the slide that comes.
    const arm = () => {
      const slide = slides[here()]
      for (const area of shown.node.querySelectorAll(".on")) {
        area.classList.remove("on")
        for (const name of ["tabindex", "role", "aria-label"]) area.removeAttribute(name)
      }
      for (const [view, way, label] of slide.taps) {
        for (const area of shown.node.querySelectorAll(`[data-view="${view}"] > .area`)) {
          area.classList.add("on")
          area.way = way
          area.setAttribute("tabindex", 0)
          area.setAttribute("role", "button")
          area.setAttribute("aria-label", words[label])
        }
      }
      page.setAttribute("aria-label", words[slide.words])
      armScrollers()
    }
    """

  /// What back means.
  private static let history = """
    // The slides on the path to the one that is shown are what back takes.
    const stepBack = stops => {
      if (stops.length < 2) return null
      const { type, reversed } = stops.at(-1)
      return { to: stops.at(-2).slide, type, reversed: !reversed, returns: true,
        stops: stops.slice(0, -1) }
    }
    // What lies over other slides is not come back to from beyond these.
    const stepTo = (stops, { to, type, reversed }, isReplaced) => {
      const back = stepBack(stops)
      if (to === null || back?.to === to) return back
      const left = stops.slice(0, isReplaced ? -1 : undefined), goal = slides[to]
      const isOver = slide => slide.name === goal.name
        || slide.covers && !goal.below.includes(slide.name)
      while (left.length && isOver(slides[left.at(-1).slide])) left.pop()
      return { to, type, reversed, returns: false,
        stops: [...left, { slide: to, type, reversed }].slice(-1000) }
    }
    const lineStep = isBack => {
      const way = slides[here()][isBack ? "previous" : "next"], step = way && stepTo(stops(), way)
      return step && { ...step, reversed: isBack }
    }
    const follow = step => { if (step) begin(step) }
    const goBack = () => follow(stepBack(stops()))
    """

  /// A change in a hand.
  private static let holding = """
    // Points of the canvas.
    const dot = (a, b) => a.x * b.x + a.y * b.y, size = a => Math.hypot(a.x, a.y)
    const times = (a, k) => ({ x: a.x * k, y: a.y * k })
    const minus = (a, b) => ({ x: a.x - b.x, y: a.y - b.y })
    const pointOf = e => {
      const box = page.getBoundingClientRect(), scale = canvas.x / box.width
      return { x: (e.clientX - box.left) * scale, y: (e.clientY - box.top) * scale }
    }
    const lies = (point, element) => {
      const page0 = page.getBoundingClientRect(), scale = page0.width / canvas.x
      const x = page0.left + point.x * scale, y = page0.top + point.y * scale
      const box = element.getBoundingClientRect()
      return x >= box.left && x < box.right && y >= box.top && y < box.bottom
    }
    const topmost = (selector, point, isMeant = () => true) =>
      [...shown.node.querySelectorAll(selector)].reverse().find(element => {
        const { visibility, opacity } = getComputedStyle(element)
        return visibility === "visible" && opacity > 0.05 && isMeant(element)
          && lies(point, element) && isInSight(point, element)
      })
    // The hand's way for all of a change: what lies over a slide comes from below.
    const usualPath = ({ from, to, reversed }) => {
      const isUp = slides[reversed ? from : to].covers, sign = reversed ? 1 : -1
      return isUp ? { x: 0, y: sign * canvas.y } : { x: sign * canvas.x, y: 0 }
    }
    // The element that stays under the hand: what it pressed, or the title that leaves.
    const heldAt = point => {
      const element = topmost("[data-view], [data-wide]", point)
      const ground = shown.node.querySelector("[data-wide]")
      const isButton = element?.dataset.view === `${graph.button}`
      if (element && element !== ground && !isButton) return element
      const { from, to, reversed } = shown.change, title = slides[reversed ? to : from].title
      return shown.node.querySelector(`[data-view="${title}"]`)
    }
    const steps = 128
    // Where the point of an element that the hand holds lies at even shares of the change.
    const pathOf = (element, point) => {
      const toPage = page.getScreenCTM().inverse()
      const map = () => toPage.multiply(element.getScreenCTM())
      const box = element.getBBox()
      if (!box.width || !box.height) return []
      const own = new DOMPoint(point.x, point.y).matrixTransform(map().inverse())
      const part = { x: (own.x - box.x) / box.width, y: (own.y - box.y) / box.height }
      const tracks = shown.tracks.filter(track =>
        element.contains(track.element) || track.element.contains(element))
      const points = []
      for (let i = 0; i <= steps; i++) {
        for (const track of tracks) put(track, valueAt(track, i / steps))
        const { x, y, width, height } = element.getBBox()
        const at = new DOMPoint(x + part.x * width, y + part.y * height).matrixTransform(map())
        points.push({ x: at.x, y: at.y })
      }
      for (const track of tracks) if (track.value) put(track, track.value)
      return points
    }
    // The places of a hand along which it takes the change, from where that stands:
    // where the point waits the hand goes on evenly; an overshoot is left to the release.
    const courseOf = (points, path, way) => {
      const whole = points.length ? minus(points[steps], points[0]) : { x: 0, y: 0 }
      if (size(whole) <= 24) return null
      const unit = times(whole, 1 / size(whole)), share = shown.share
      const lead = dot(unit, way) * (share <= 0 ? 1 : share >= 1 ? -1 : Math.sign(dot(unit, way)))
      if (lead < size(way) / 2) return null
      const places = [0]
      let first = 0, last = steps
      const start = Math.min(steps - 1, Math.floor(share * steps))
      for (let i = 0; i < steps; i++) {
        const distance = dot(minus(points[i + 1], points[i]), unit)
        if (distance < -1e-6 && i < start) first = i + 1
        if (distance < -1e-6 && i > start && i < last) last = i
        places.push(places[i] + (distance > 1e-6 ? distance : size(path) / steps))
      }
      return { unit, places, first, last }
    }
    // How a hand that has come a way brings the change along.
    const gripOn = (point, path, way) => {
      const share = shown.share, element = heldAt(point)
      const course = element && courseOf(pathOf(element, point), path, way)
      const length = size(path)
      if (!course) {
        const unit = times(path, 1 / length)
        return {
          path: length, speed: velocity => dot(velocity, unit) / length,
          place: way => {
            const wanted = share + dot(way, unit) / length, cut = clamp(wanted, 0, 1)
            return { share: cut, beyond: times(unit, (wanted - cut) * length) }
          }
        }
      }
      const { unit, places, first, last } = course
      const at = share => {
        const i = Math.min(steps - 1, Math.floor(share * steps))
        return places[i] + (places[i + 1] - places[i]) * (share * steps - i)
      }
      const start = at(share)
      return {
        path: length,
        speed: velocity => {
          const i = Math.min(steps - 1, Math.floor(shown.share * steps))
          const pace = Math.max((places[i + 1] - places[i]) * steps, (places[last] - places[first]) / 4)
          return dot(velocity, unit) / pace
        },
        place: way => {
          const wanted = start + dot(way, unit)
          const cut = clamp(wanted, places[first], places[last])
          let i = first
          while (i < last - 1 && places[i + 1] < cut) i++
          const over = first > 0 && wanted < cut || last < steps && wanted > cut ? 0 : wanted - cut
          return {
            share: (i + (cut - places[i]) / (places[i + 1] - places[i])) / steps,
            beyond: times(unit, over)
          }
        }
      }
    }
    """
}
