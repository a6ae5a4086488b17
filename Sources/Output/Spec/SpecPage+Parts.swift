extension SpecPage {
  /// The page's own look; nothing of it moves, so that the picture's animations are all that there are.
  static let style = """
    :root { color-scheme: light dark; --ground: #f7f6f3; --sheet: #fff; --ink: #1d1d1f; \
    --soft: #6a6a70; --line: #e3e1dc; --accent: #2f6df6; --code: #f4f3f0 }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #141416; --sheet: #1e1e21; --ink: #ececee; --soft: #a0a0a8; --line: #34343a; \
    --accent: #7aa5ff; --code: #17171a }
    }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--ground); color: var(--ink); \
    font: 15px/1.5 Inter, system-ui, sans-serif }
    main { display: grid; grid-template-columns: minmax(240px, 26rem) minmax(0, 52rem); gap: 40px; \
    justify-content: center; padding: 40px 32px 80px }
    .picture { position: sticky; top: 32px; align-self: start }
    .picture svg { display: block; width: auto; max-width: 100%; height: auto; \
    max-height: calc(100vh - 110px); margin: 0 auto; \
    border-radius: 18px; cursor: grab; touch-action: pan-y; user-select: none; \
    -webkit-user-select: none; box-shadow: 0 0 0 1px var(--line), 0 12px 40px rgb(0 0 0 / 0.12) }
    .picture svg:active { cursor: grabbing }
    .hint { margin: 12px 0 0; color: var(--soft); font-size: 13px; text-align: center }
    h1 { margin: 0 0 8px; font-size: 30px; line-height: 1.2; letter-spacing: -0.02em }
    h2 { margin: 0; font-size: 20px; letter-spacing: -0.01em }
    h3 { margin: 0 0 6px; font-size: 17px; overflow-wrap: anywhere }
    small { color: var(--soft); font-weight: 400; font-size: 13px }
    header p { margin: 0 0 10px; color: var(--soft) }
    header strong { color: var(--ink); font-weight: 600 }
    button { font: inherit; font-size: 13px; color: var(--ink); background: var(--sheet); \
    border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px; cursor: pointer }
    button:hover { border-color: var(--accent) }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    .languages { display: flex; flex-wrap: wrap; gap: 6px; padding: 10px 0; position: sticky; top: 0; \
    background: var(--ground) }
    .language[aria-pressed=true] { background: var(--accent); border-color: var(--accent); \
    color: var(--sheet) }
    .sheet > header { display: contents }
    .languages { z-index: 1 }
    .change { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; margin: 28px 0 14px }
    .change p { margin: 0; color: var(--soft); flex: 1 }
    .play { background: var(--accent); border-color: var(--accent); color: var(--sheet); \
    font-weight: 600 }
    article { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; \
    padding: 18px 20px; margin: 0 0 16px }
    .words p { margin: 0 0 4px }
    .table { overflow-x: auto; margin: 12px 0 }
    table { width: 100%; border-collapse: collapse; font-size: 13px; \
    font-variant-numeric: tabular-nums }
    th, td { text-align: left; padding: 5px 14px 5px 0; border-top: 1px solid var(--line); \
    vertical-align: top }
    th { color: var(--soft); font-weight: 500; white-space: nowrap }
    thead th { border-top: 0 }
    td { white-space: nowrap }
    td:last-child { white-space: normal; min-width: 11em }
    figure { margin: 10px 0 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
    figcaption { display: flex; justify-content: space-between; align-items: center; \
    padding: 6px 8px 6px 14px; color: var(--soft); font-size: 13px }
    pre { margin: 0; padding: 12px 14px; background: var(--code); max-height: 32em; overflow: auto; \
    font: 12.5px/1.55 ui-monospace, "JetBrains Mono", Menlo, Consolas, monospace; \
    white-space: pre-wrap; overflow-wrap: anywhere }
    [hidden] { display: none }
    @media (max-width: 900px) {
      main { display: block; padding: 20px 16px 60px }
      .picture { position: static; margin: 0 auto 24px }
      .picture svg { max-height: 60vh }
      h1 { font-size: 25px }
      article { padding: 14px }
      th, td { padding-right: 8px }
      td:last-child { min-width: 7em }
    }
    """

  /// What the page's buttons do; without scripts all languages are shown.
  static let script = """
    // Keys move the picture while it has the focus; elsewhere they are the page's.
    page.onkeydown = onkeydown
    onkeydown = null
    page.tabIndex = 0
    const all = selector => [...document.querySelectorAll(selector)]
    // A change alone: from its beginning to its end.
    let run = 0
    all(".play").forEach((button, index) => button.onclick = () => {
      const own = ++run, [start, end] = changes[index] ?? [0, length]
      settling = null
      seek(start)
      play(false)
      const watch = () => {
        if (run !== own || !isPlaying()) return
        if (time() >= end || time() < start) return seek(end)
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    const choose = title => {
      all(".language").forEach(b => b.setAttribute("aria-pressed", b.textContent === title))
      all(".code").forEach(code => code.hidden = code.dataset.language !== title)
    }
    all(".language").forEach(button => button.onclick = () => choose(button.textContent))
    choose("CSS")
    // A page that is a file may have no clipboard of its own.
    const copy = async text => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        const area = document.createElement("textarea")
        area.value = text
        document.body.append(area)
        area.select()
        document.execCommand("copy")
        area.remove()
      }
    }
    all(".copy").forEach(button => button.onclick = async () => {
      await copy(button.closest("figure").querySelector("code").textContent)
      button.textContent = "Copied"
      setTimeout(() => button.textContent = "Copy", 1500)
    })
    """
}
