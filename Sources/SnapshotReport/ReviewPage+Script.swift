extension ReviewPage {
    static let script = #"""
        'use strict'
        const content = JSON.parse(document.getElementById('data').textContent)
        const failures = content.failures
        const at = id => document.getElementById(id)
        const rowHeight = 46
        const modes = ['side by side', 'overlay', 'blink', 'difference']
        const storage = 'snapshots ' + location.pathname
        const state = { shown: failures, chosen: null, mode: 0, slider: 50, marks: {}, zoomed: false, blinks: 0 }
        try { state.marks = JSON.parse(localStorage.getItem(storage)) || {} } catch { state.marks = {} }

        function element(kind, text, properties) {
          const result = document.createElement(kind)
          if (text !== undefined) result.textContent = text
          return Object.assign(result, properties)
        }

        // The list: only the rows that are seen exist.
        function drawList() {
          const list = at('list')
          at('space').style.height = state.shown.length * rowHeight + 'px'
          const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5)
          const count = Math.ceil(list.clientHeight / rowHeight) + 10
          const rows = at('rows')
          rows.style.top = first * rowHeight + 'px'
          rows.replaceChildren(...state.shown.slice(first, first + count).map(failure => {
            const row = element('div', undefined, { className: 'row ' + (state.marks[failure.id] || '') })
            if (failure === state.chosen) row.classList.add('chosen')
            const detail = [failure.suite, failure.device, failure.language].filter(Boolean).join(' · ')
            row.append(element('b', failure.test + (failure.name ? ' · ' + failure.name : '')), element('small', detail))
            row.onclick = () => choose(failure)
            return row
          }))
        }

        function choose(failure, scroll) {
          state.chosen = failure || null
          if (scroll && failure) {
            const [list, top] = [at('list'), state.shown.indexOf(failure) * rowHeight]
            if (top < list.scrollTop) list.scrollTop = top
            if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight
          }
          drawList()
          drawStage()
          if (failure) history.replaceState(null, '', '#' + failure.id)
        }

        function move(step) {
          if (!state.shown.length) return
          const index = state.shown.indexOf(state.chosen) + step
          choose(state.shown[Math.min(Math.max(index, 0), state.shown.length - 1)], true)
        }

        // The pictures: only those of the chosen failure are loaded.
        const isPicture = path => /\.(png|jpe?g)$/i.test(path || '')

        function figure(title, path) {
          const result = element('figure')
          result.append(element('figcaption', title))
          if (isPicture(path)) {
            const image = element('img', undefined, { src: path, alt: title, className: title })
            image.onload = () => { result.firstChild.textContent = `${title} ${image.naturalWidth} × ${image.naturalHeight}` }
            result.append(image)
          } else if (path) {
            result.append(element('a', path.split('/').pop(), { href: path }))
          } else {
            result.append(element('span', 'none'))
          }
          return result
        }

        function layers(files) {
          const result = element('div', undefined, { className: 'layers' })
          for (const [title, path] of [['expected', files.expected], ['actual', files.actual]]) {
            if (isPicture(path)) result.append(element('img', undefined, { src: path, alt: title, className: title }))
          }
          return result
        }

        function drawStage() {
          const [failure, stage] = [state.chosen, at('stage')]
          for (const [index, button] of [...at('modes').children].entries()) {
            button.setAttribute('aria-selected', index === state.mode)
          }
          at('sliderLabel').style.visibility = state.mode === 1 ? 'visible' : 'hidden'
          stage.className = state.zoomed ? 'zoomed' : ''
          stage.replaceChildren()
          at('title').textContent = failure ? failure.test + (failure.name ? ' · ' + failure.name : '') : 'Nothing to review'
          at('place').textContent = failure ? `${failure.source}:${failure.line} — ${failure.reference}` : ''
          at('message').textContent = failure ? failure.message : ''
          if (!failure) return
          const files = failure.files || {}
          if (state.mode === 0) {
            stage.append(figure('expected', files.expected), figure('actual', files.actual))
            if (files.difference) stage.append(figure('difference', files.difference))
          } else if (state.mode === 3) {
            stage.append(figure('difference', files.difference))
          } else {
            stage.append(layers(files))
          }
          drawLayers()
        }

        function drawLayers() {
          const actual = document.querySelector('.layers .actual')
          if (!actual) return
          actual.style.clipPath = state.mode === 1 ? `inset(0 0 0 ${state.slider}%)` : ''
          actual.style.visibility = state.mode === 2 && state.blinks % 2 ? 'hidden' : ''
        }

        function setMode(mode) { state.mode = mode; drawStage() }
        function setSlider(value) {
          state.slider = Math.min(Math.max(value, 0), 100)
          at('slider').value = state.slider
          drawLayers()
        }

        // The review.
        function mark(value) {
          if (!state.chosen) return
          const id = state.chosen.id
          if (state.marks[id] === value) delete state.marks[id]; else state.marks[id] = value
          try { localStorage.setItem(storage, JSON.stringify(state.marks)) } catch { }
          drawCommand()
          drawList()
          if (state.marks[id]) move(1)
        }

        function drawCommand() {
          const accepted = failures.filter(failure => state.marks[failure.id] === 'accepted').map(failure => failure.id)
          const folder = decodeURIComponent(location.pathname).replace(/\/[^/]*$/, '')
          const [quote, apostrophe] = ["'", "'\\''"]
          const report = quote + folder.split(quote).join(apostrophe) + quote
          const selection = accepted.length > 40 ? '--review review.json' : '--only ' + accepted.join(',')
          at('command').textContent = accepted.length
            ? `formwork snapshot accept --report ${report} ${selection}` : 'Nothing is accepted yet.'
          at('save').href = 'data:application/json,' + encodeURIComponent(JSON.stringify({ accepted }))
          at('count').textContent = `${state.shown.length} of ${failures.length} failures, ${content.total} snapshots`
        }

        // Filters.
        function fill(id, title, key) {
          const values = [...new Set(failures.map(failure => failure[key]).filter(Boolean))].sort()
          at(id).append(element('option', title, { value: '' }), ...values.map(value => element('option', value, { value })))
        }

        function filter() {
          const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean)
          const [device, language, review] = [at('device').value, at('language').value, at('mark').value]
          state.shown = failures.filter(failure => {
            const text = `${failure.suite} ${failure.test} ${failure.name || ''}`.toLowerCase()
            return words.every(word => text.includes(word)) && (!device || failure.device === device)
              && (!language || failure.language === language)
              && (!review || (state.marks[failure.id] || 'open') === review)
          })
          at('list').scrollTop = 0
          choose(state.shown.includes(state.chosen) ? state.chosen : state.shown[0], true)
          drawCommand()
        }

        const keys = {
          j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1),
          ArrowRight: () => setSlider(state.slider + 5), ArrowLeft: () => setSlider(state.slider - 5),
          a: () => mark('accepted'), r: () => mark('rejected'), '/': () => at('search').focus(),
          z: () => { state.zoomed = !state.zoomed; drawStage() },
        }
        modes.forEach((title, index) => {
          keys[index + 1] = () => setMode(index)
          const button = element('button', title)
          button.setAttribute('role', 'tab')
          button.onclick = () => setMode(index)
          at('modes').append(button)
        })
        addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          if (event.target.id === 'search') {
            if (event.key === 'Escape' || event.key === 'Enter') event.target.blur()
            return
          }
          if (event.target.matches('select, input')) return
          if (!keys[event.key]) return
          event.preventDefault()
          keys[event.key]()
        })
        at('list').addEventListener('scroll', () => requestAnimationFrame(drawList), { passive: true })
        addEventListener('resize', drawList)
        at('search').oninput = at('device').onchange = at('language').onchange = at('mark').onchange = filter
        at('slider').oninput = event => setSlider(Number(event.target.value))
        at('accept').onclick = () => mark('accepted')
        at('reject').onclick = () => mark('rejected')
        at('copy').onclick = () => navigator.clipboard && navigator.clipboard.writeText(at('command').textContent)
        setInterval(() => { if (state.mode === 2) { state.blinks += 1; drawLayers() } }, 500)

        fill('device', 'all devices', 'device')
        fill('language', 'all languages', 'language')
        state.chosen = failures.find(failure => '#' + failure.id === location.hash) || null
        filter()
        """#
}
