/// Keys and help.
extension PageScript {
    static let keyboard = #"""
        // Keys, the address and the parts of a narrow page.
        const keys = [
          ['↑ ↓', 'previous, next view of the tree'], ['← →', 'close, open; superview, first subview'], ['/', 'search'], ['Esc', 'select nothing'],
          ['n', 'next issue or change'], ['[ ]', 'previous, next capture'], ['3', '2-D or 3-D'], ['+ − 0', 'larger, smaller, fit'], ['v', 'overlays of the selection or of all views'],
          ['⇧ click', 'distances to a second view'], ['click again', 'the view behind'], ['q', 'light, dark, or as the system'], ['?', 'these keys'],
        ]

        function step(by) {
          if (!tree.rows.length) return
          const row = tree.position.get(state.selected)
          const next = row === undefined ? 0 : Math.min(Math.max(row + by, 0), tree.rows.length - 1)
          select(tree.rows[next], 'keys')
        }

        function sideways(right) {
          const [m, i] = [model(), state.selected]
          if (i < 0) return step(0)
          const open = tree.open.has(i) && m.kids[i].length
          if (right) { if (!m.kids[i].length) return; if (open || tree.found) select(m.kids[i][0], 'keys'); else turn(i, true) }
          else if (open && !tree.found) turn(i, false)
          else if (m.views[i].parent >= 0) select(m.views[i].parent, 'keys')
        }

        function nextFinding() {
          const m = model()
          const found = state.from >= 0 ? changes().map(change => change.after).filter(i => i !== undefined) : (m.capture.issues || []).map(issue => issue.view)
          const sorted = [...new Set(found)].sort((a, b) => a - b)
          if (sorted.length) select(sorted.find(i => i > state.selected) ?? sorted[0], 'keys')
        }

        const actions = {
          ArrowDown: () => step(1), ArrowUp: () => step(-1), ArrowRight: () => sideways(true), ArrowLeft: () => sideways(false),
          Home: () => step(-1e9), End: () => step(1e9), PageDown: () => step(20), PageUp: () => step(-20),
          '/': () => { setTab('tree'); drawAll(); at('search').focus(); at('search').select() }, Escape: () => state.second >= 0 ? measure(state.second) : select(-1, 'keys'),
          '?': () => help(), n: nextFinding, 3: () => setSolid(!state.solid), v: () => setScope(state.scope === 'all' ? 'selection' : 'all'), q: () => setTheme(),
          '+': () => setZoom(zoomFactor() * 1.25), '=': () => setZoom(zoomFactor() * 1.25), '-': () => setZoom(zoomFactor() / 1.25), 0: () => setZoom(0),
          '[': () => show(Math.max(0, state.capture - 1)), ']': () => show(Math.min(data.screens.length - 1, state.capture + 1)),
        }

        function help() {
          at('help').replaceChildren(el('h2', {}, 'Keys'), el('dl', {}, [...keys, ...overlays.map(one => [one.hot, one.title.toLowerCase()])].map(([key, what]) => [el('dt', {}, key.split(' ').map(k => [el('kbd', {}, k), ' '])), el('dd', {}, what)])),
            el('p.soft', {}, 'The page shows what was captured, and lays nothing out: what another size or text would lead to is tried in code, by view.whatIf.'),
            el('form', { method: 'dialog' }, el('p', {}, el('button.link', {}, 'Close'))))
          if (!at('help').open) at('help').showModal()
        }

        function listenToKeys() {
          addEventListener('keydown', event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return
            const target = event.target
            if (at('help').open) { if (event.key === '?') at('help').close(); return }
            if (target === at('search')) {
              if (event.key === 'Escape') { target.value = ''; search(''); at('tree').focus() }
              else if (event.key === 'Enter') { if (tree.found && tree.found.length) select(tree.found[0], 'keys'); at('tree').focus() }
              else if (event.key === 'ArrowDown') at('tree').focus()
              else return
              return event.preventDefault()
            }
            if (target.matches && target.matches('select, input')) return
            const inTabs = target.closest && target.closest('[role=tablist]')
            if (inTabs && /^Arrow(Left|Right)$/.test(event.key)) {
              const all = [...inTabs.children]
              const next = all[(all.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1) + all.length) % all.length]
              const id = next.id
              next.click()
              at(id).focus()
              return event.preventDefault()
            }
            if (event.key === 'Enter' && target === at('tree')) return turn(state.selected)
            const one = overlays.find(overlay => overlay.hot === event.key)
            const act = actions[event.key] || (one && (() => toggle(one.key)))
            if (!act) return
            event.preventDefault()
            act()
          })
        }

        function keepAddress() {
          const parts = new URLSearchParams()
          if (state.selected >= 0) parts.set('view', model().views[state.selected].id)
          if (state.second >= 0) parts.set('to', model().views[state.second].id)
          if (state.capture) parts.set('capture', state.capture)
          if (state.from >= 0) parts.set('from', state.from)
          parts.set('show', [...state.shows].join(' '))
          if (state.scope !== 'selection') parts.set('scope', state.scope)
          if (state.solid) parts.set('solid', '1')
          if (state.info !== 'why') parts.set('panel', state.info)
          if (state.tab !== 'picture') parts.set('tab', state.tab)
          if (state.theme) parts.set('theme', state.theme)
          history.replaceState(null, '', '#' + parts)
        }

        function readAddress() {
          const parts = new URLSearchParams(location.hash.slice(1))
          const number = (key, limit) => { const value = parseInt(parts.get(key), 10); return value >= 0 && value < limit ? value : -1 }
          state.capture = Math.max(0, number('capture', data.screens.length))
          const from = number('from', data.screens.length)
          state.from = data.differences.some(one => one.from === from && one.to === state.capture) ? from : -1
          const find = id => id && model().byID.has(id) ? model().byID.get(id) : -1
          state.selected = find(parts.get('view'))
          state.second = state.selected >= 0 ? find(parts.get('to')) : -1
          state.shows = new Set((parts.get('show') || '').split(' ').filter(key => overlays.some(one => one.key === key)))
          state.scope = parts.get('scope') === 'all' ? 'all' : 'selection'
          state.solid = parts.get('solid') === '1'
          state.info = panels[parts.get('panel')] ? parts.get('panel') : state.from >= 0 ? 'changes' : 'why'
          state.tab = ['picture', 'tree', 'explanation'].includes(parts.get('tab')) ? parts.get('tab') : 'picture'
          setTheme(['light', 'dark'].includes(parts.get('theme')) ? parts.get('theme') : '')
        }

        function setTheme(theme) {
          state.theme = theme === undefined ? { '': 'dark', dark: 'light', light: '' }[state.theme] : theme
          if (state.theme) document.documentElement.dataset.theme = state.theme; else delete document.documentElement.dataset.theme
          if (theme === undefined) keepAddress()
        }

        function setTab(tab) {
          state.tab = tab
          document.body.dataset.tab = tab
          at('tabs').replaceChildren(...['picture', 'tree', 'explanation'].map(one => el('button', { role: 'tab', id: 'tab-' + one, 'aria-selected': String(one === tab), onclick: () => { setTab(one); drawAll(); keepAddress() } }, one[0].toUpperCase() + one.slice(1))))
        }
        """#
}
