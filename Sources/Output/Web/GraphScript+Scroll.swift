extension GraphScript {
  /// The looks of what scrolls.
  static let scrollStyle = """
    .scrollers { position: absolute; left: 0; top: 0; width: 0; height: 0; \
    transform-origin: 0 0; transform: scale(var(--scale, 1)) }
    .scroller { position: absolute; overflow: hidden; outline: none; user-select: none; \
    -webkit-user-select: none; -webkit-tap-highlight-color: transparent; \
    scrollbar-width: thin; scrollbar-color: #8886 transparent }
    .scroller:focus-visible { outline: 3px solid #2563eb; outline-offset: -3px }
    .scroller div:not(.scroller) { position: absolute; left: 0; top: 0; pointer-events: none }
    .scroller .scroller { pointer-events: auto }
    """

  /// What is scrolled.
  static let scrolling = """
    // Over each view that scrolls lies an element of the page without a picture of its own, which the
    // browser scrolls; the picture goes along. Offsets are in points of the canvas, by view.
    const lanes = slides.map(slide => new Map(slide.lanes)), offsets = new Map()
    const offsetOf = view => offsets.get(view) ?? 0
    // What scrolls down on one slide may scroll across on the other: it goes from one to the other.
    const drawScrolled = () => {
      const { change: { from, to }, share } = shown
      for (const [view, element] of shown.scrolled) {
        const ends = [from, to].map(slide => lanes[slide].get(view)), way = [0, 0]
        way[ends[0] ?? ends[1]] -= offsetOf(view) * (1 - share)
        way[ends[1] ?? ends[0]] -= offsetOf(view) * share
        element.style.translate = px(...way)
      }
    }
    // What leaves something scrolled, or comes to be in it, goes along with that by factors.
    const valueAt = (track, share) => {
      const value = valueOf(track.keys, share)
      for (const [view, keys] of track.factors ?? [])
        valueOf(keys, share).forEach((factor, lane) => { value[lane] += offsetOf(view) * factor })
      return value
    }
    let layout = 0, armed = null, scrollers = []
    const armScrollers = () => {
      const all = slides[here()].scrollers[layout] ?? []
      if (armed !== all) {
        armed = all
        const box = host.querySelector(".scrollers")
        box.replaceChildren()
        scrollers = []
        for (const numbers of all) scrollers.push(makeScroller(numbers, box))
      }
      for (const scroller of scrollers)
        scroller.element = shown.node.querySelector(`[data-scroll="${scroller.view}"]`)
    }
    const div = (parent, name, style) => {
      const node = document.createElement("div")
      node.className = name
      Object.assign(node.style, style)
      parent.append(node)
      return node
    }
    const makeScroller = ([view, above, x, y, width, height, length, stop, stops], box) => {
      const parent = scrollers.find(scroller => scroller.view === above)
      const lane = lanes[here()].get(view), [axis, other] = lane ? ["y", "x"] : ["x", "y"]
      const isNeeded = length > (lane ? height : width) + 0.5
      const both = parent?.isNeeded && parent.lane !== lane
      const pans = isNeeded ? both ? "pan-x pan-y" : "pan-" + axis : both ? "pan-" + other : "none"
      const node = div(parent?.node ?? box, "scroller", {
        left: px(x), top: px(y), width: px(width), height: px(height),
        [lane ? "overflowY" : "overflowX"]: "auto",
        [lane ? "overscrollBehaviorY" : "overscrollBehaviorX"]: "contain",
        touchAction: pans,
        scrollSnapType: stop && axis + " mandatory"
      })
      const along = (from, size) => lane
        ? { top: px(from), height: px(size), width: "1px" }
        : { left: px(from), width: px(size), height: "1px" }
      div(node, "", along(0, length))
      for (const [from, size] of stops) div(node, "", { ...along(from, size), scrollSnapAlign: stop })
      node.tabIndex = 0
      node.setAttribute("role", "group")
      const scroller = {
        view, lane, parent, node, isNeeded, stop, stops, place: lane ? "scrollTop" : "scrollLeft"
      }
      node[scroller.place] = offsetOf(view)
      offsets.set(view, node[scroller.place])
      node.onscroll = () => {
        offsets.set(view, node[scroller.place])
        if (isOnItsWay()) draw(clock()); else drawScrolled()
      }
      return scroller
    }
    const isInSight = (point, element) => scrollers.every(({ element: content, node }) =>
      !content?.contains(element) || lies(point, node))
    // The scroller that a hand goes along; a finger's way is left to the browser.
    const scrollerAlong = (scroller, way) => {
      const lane = Math.abs(way.y) > Math.abs(way.x) ? 1 : 0
      while (scroller && !(scroller.lane === lane && scroller.isNeeded)) scroller = scroller.parent
      return scroller
    }
    const dragScroller = ({ scrolled: { node, lane, place }, isMouse, from }, way) => {
      if (!isMouse) return
      node.style.scrollSnapType = "none"
      node[place] = from - (lane ? way.y : way.x)
    }
    // A mouse that lets go leaves it where it comes to rest by itself.
    const restScroller = ({ node, lane, place, stop, stops }) => {
      if (!stop) return
      const room = lane ? node.clientHeight : node.clientWidth
      const most = (lane ? node.scrollHeight : node.scrollWidth) - room
      const part = { start: 0, center: 0.5, end: 1 }[stop]
      const rests = stops.map(([from, size]) => clamp(from + part * (size - room), 0, most))
      const off = rest => Math.abs(rest - node[place])
      const rest = rests.reduce((best, rest) => off(rest) < off(best) ? rest : best, rests[0] ?? 0)
      node.scrollTo({
        [lane ? "top" : "left"]: rest, behavior: less.matches ? "instant" : "smooth"
      })
      setTimeout(() => { node.style.scrollSnapType = (lane ? "y" : "x") + " mandatory" }, 600)
    }
    const isOnBar = ({ node }, e) =>
      e.offsetX >= node.clientWidth || e.offsetY >= node.clientHeight
    const showCursor = e => {
      const scroller = scrollers.find(scroller => scroller.node === e.target)
      if (!scroller || e.pointerType !== "mouse") return
      scroller.node.style.cursor = topmost(".on", pointOf(e)) ? "pointer" : ""
    }
    // Keys of something that scrolls and has the focus are the browser's.
    const isScrollersKey = key => {
      const scroller = scrollers.find(scroller => scroller.node === document.activeElement)
      return scroller?.lane === 0 && (key === "ArrowLeft" || key === "ArrowRight")
    }
    const scrollAction = (key, area) => {
      if (scrollers.some(scroller => scroller.node === document.activeElement)) return
      const scroller = scrollers.find(({ element }) => area && element?.contains(area))
        ?? scrollers.find(({ lane }) => lane === 1)
      if (!scroller?.lane) return
      const { node } = scroller, room = node.clientHeight
      const way = {
        ArrowDown: 40, ArrowUp: -40, PageDown: 0.9 * room, PageUp: -0.9 * room,
        Home: -node.scrollTop, End: node.scrollHeight
      }[key]
      return way === undefined ? way
        : () => node.scrollBy({ top: way, behavior: less.matches ? "instant" : "smooth" })
    }
    // Scrolls until something is seen.
    const reveal = area => {
      for (const { element, node, lane } of scrollers) {
        if (!area || !element?.contains(area)) continue
        const box = area.getBoundingClientRect(), room = node.getBoundingClientRect()
        const [low, high] = lane ? [box.top - room.top, box.bottom - room.bottom]
          : [box.left - room.left, box.right - room.right]
        const way = (low < 0 ? low : Math.max(0, Math.min(low, high))) * canvas.x
          / page.getBoundingClientRect().width
        node.scrollBy(lane ? { top: way } : { left: way })
      }
    }
    """

  /// The canvas that fits the window, and the beginning.
  static let sizes = """
    // Of the canvases in which the slides are laid out, the one of the window's proportions is shown.
    const standStill = () => {
      const at = here(), path = stops()
      const change = graph.changes.find(({ canvas, from, to }) =>
        canvas === layout && (from === at || to === at))
        ?? { canvas: layout, from: at, to: at, seconds: 0, tracks: [], paces: [] }
      const goal = change.to === at ? 1 : 0
      show({ change, ...picture(change), share: goal, goal, run: null, path: null,
        stops: goal ? [null, path] : [path, null] })
      draw(clock())
    }
    const fit = () => {
      const off = ([width, height]) => Math.abs(Math.log(innerWidth / innerHeight * height / width))
      const best = graph.canvases.reduce((best, size, i, all) => off(size) < off(all[best]) ? i : best, 0)
      if (best !== layout) {
        layout = best
        const [width, height] = [canvas.x, canvas.y] = graph.canvases[layout]
        page.setAttribute("viewBox", `0 0 ${width} ${height}`)
        for (const node of [page, page.querySelector("rect")]) {
          node.setAttribute("width", width)
          node.setAttribute("height", height)
        }
        host.style.setProperty("--shape", `${width} / ${height}`)
        hand = null
        band.pull({ x: 0, y: 0 }, 1)
        standStill()
        rest()
      }
      const scale = page.getBoundingClientRect().width / canvas.x
      host.style.setProperty("--scale", scale)
    }
    {
      const change = { canvas: 0, from: 0, to: 0, seconds: 0, tracks: [], paces: [] }
      show({ change, ...picture(change), share: 1, goal: 1, run: null, path: null,
        stops: [null, [{ slide: 0, type: 0, reversed: false }]] })
      draw(clock())
      onresize = fit
      fit()
      rest()
    }
    """
}
