/// The page of `formwork watch`: shows the state that it is sent, and loads nothing from elsewhere.
enum WatchPage {
    static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>formwork watch</title>
        <style>\(GalleryPage.style)\(style)</style>
        </head>
        <body>
        <header><h1 id="title">formwork watch</h1><span id="status" role="status">connecting</span>
        <input id="search" type="search" placeholder="Filter  ( / )" aria-label="Filter screens">
        <label>size <input id="size" type="range" min="110" max="480" value="190" aria-label="Size of pictures"></label></header>
        <pre id="problem" class="problem" hidden></pre>
        <main id="main"></main>
        <dialog id="large"><img alt=""><p></p></dialog>
        <script>\(script)</script>
        </body>
        </html>

        """

    private static let style = """
        header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; position: sticky; top: 0; z-index: 1;
          background: light-dark(#f2f2f7ee, #161618ee); padding: .6rem 0; margin-bottom: .5rem }
        h1 { margin: 0; font-size: 1.2rem }
        #status { font-size: 13px; opacity: .8; flex: 1; min-width: 12rem }
        #status.busy::before { content: ""; display: inline-block; width: .7em; height: .7em; margin-right: .5em;
          border: 2px solid; border-right-color: transparent; border-radius: 50%; animation: turn .8s linear infinite }
        @keyframes turn { to { transform: rotate(1turn) } }
        pre.problem { white-space: pre-wrap; font: 12.5px/1.45 ui-monospace, monospace; max-height: 60vh; overflow: auto }
        .pictures { grid-template-columns: repeat(auto-fill, minmax(min(var(--size, 190px), 100%), 1fr)) }
        figure.changed img { outline: 3px solid #2a9d4a; outline-offset: 2px }
        figure img { cursor: zoom-in }
        figure.waiting img { color: transparent; aspect-ratio: 393 / 852; width: 100%; background: light-dark(#0001, #fff1) }
        dialog { border: 0; border-radius: 14px; max-width: 96vw; max-height: 96vh; padding: 12px }
        dialog img { max-height: 84vh; cursor: zoom-out }
        dialog p { margin: .5rem 0 0; font-size: 13px }
        dialog::backdrop { background: #000a }
        """

    private static let script = #"""
        'use strict'
        const at = id => document.getElementById(id)
        const figures = new Map()
        let first = true
        function element(kind, parent, properties) {
          const made = Object.assign(document.createElement(kind), properties)
          parent.append(made)
          return made
        }
        // What is seen is drawn first when the source changes.
        const seen = new Set()
        let telling = 0
        const sight = new IntersectionObserver(entries => {
          for (const entry of entries) seen[entry.isIntersecting ? 'add' : 'delete'](entry.target.dataset.name)
          clearTimeout(telling)
          telling = setTimeout(() => fetch('/visible/' + encodeURIComponent([...figures.keys()].filter(name => seen.has(name)).slice(0, 60).join('\n'))), 100)
        })
        function figureOf(name) {
          let figure = figures.get(name)
          if (figure) return figure
          figure = document.createElement('figure')
          const image = element('img', figure, { alt: name, src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })
          image.addEventListener('click', () => {
            at('large').querySelector('img').src = image.src
            at('large').querySelector('p').textContent = figure.textContent
            at('large').showModal()
          })
          const caption = element('figcaption', figure)
          element('b', caption, { textContent: name })
          element('span', caption)
          figures.set(name, figure)
          figure.dataset.name = name
          sight.observe(figure)
          return figure
        }
        function show(state) {
          document.title = state.title
          at('title').textContent = state.title
          const update = state.update
          const seconds = number => number.toFixed(2) + ' s'
          at('status').className = state.isBusy ? 'busy' : ''
          at('status').textContent = state.isBusy ? 'building and drawing' : update.problem ? 'not built, ' + seconds(update.compilerSeconds) :
            update.changed.length + ' of ' + update.pictureCount + ' changed in ' +
            seconds(update.compilerSeconds + update.ownSeconds) + ': compiler ' + seconds(update.compilerSeconds) +
            ', ours ' + seconds(update.firstSeconds) + ' to the first picture, ' +
            (update.visibleSeconds ? seconds(update.visibleSeconds) + ' to all that are seen, ' : '') + seconds(update.ownSeconds) + ' to the last'
          const problems = (update.problem ? [update.problem] : []).concat(update.failures.map(f => f.screen + ': ' + f.reason))
          at('problem').hidden = problems.length === 0
          at('problem').textContent = problems.join('\n')
          const main = at('main'), words = at('search').value.toLowerCase()
          const nodes = []
          let section = null, box = null
          for (const screen of state.screens) {
            const shown = state.pictures[screen.name]
            if ((!shown && !state.isBusy) || (words && !screen.name.toLowerCase().includes(words))) continue
            if (box === null || section !== screen.section) {
              section = screen.section
              if (section) nodes.push(Object.assign(document.createElement('h2'), { textContent: section }))
              box = Object.assign(document.createElement('div'), { className: 'pictures' })
              nodes.push(box)
            }
            const figure = figureOf(screen.name)
            box.append(figure)
            figure.classList.toggle('waiting', !shown)
            if (!shown) continue
            const picture = shown.picture
            const image = figure.querySelector('img')
            if (figure.dataset.version !== String(shown.version)) {
              figure.dataset.version = shown.version
              image.src = '/pictures/' + encodeURIComponent(picture.files[0]) + '?' + shown.version
              image.width = picture.width
              image.height = picture.height
              if (!first) {
                figure.classList.add('changed')
                setTimeout(() => figure.classList.remove('changed'), 2500)
              }
            }
            figure.classList.toggle('dark', picture.isDark)
            figure.classList.toggle('light', !picture.isDark)
            figure.classList.toggle('wide', picture.width > picture.height)
            figure.querySelector('span').textContent = ' ' + picture.setting
          }
          main.replaceChildren(...nodes)
          if (!state.isBusy) first = false
        }
        let last = null
        const events = new EventSource('/events')
        events.onmessage = event => { last = JSON.parse(event.data); show(last) }
        events.onerror = () => { at('status').className = ''; at('status').textContent = 'formwork watch has ended' }
        at('search').addEventListener('input', () => last && show(last))
        at('size').addEventListener('input', event =>
          document.documentElement.style.setProperty('--size', event.target.value + 'px'))
        at('large').addEventListener('click', () => at('large').close())
        document.addEventListener('keydown', event => {
          if (event.key === '/' && document.activeElement !== at('search')) { event.preventDefault(); at('search').focus() }
        })
        """#
}
