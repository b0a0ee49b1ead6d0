/// Selection, and the start.
extension PageScript {
    static let main = #"""
        // What happens when a view is selected, and the start.
        function select(i, by) {
          state.selected = model().views[i] ? i : -1
          if (state.second === state.selected || state.selected < 0) state.second = -1
          if (state.selected >= 0 && (state.info === 'issues' || state.info === 'changes') && by !== 'link' && by !== 'keys') state.info = 'why'
          if (state.selected >= 0) reveal(state.selected)
          if (by === 'link' && state.tab === 'explanation' && isNarrow()) { at('info').scrollTop = 0 }
          drawTree()
          if (state.solid) drawSpace(); else drawOverlays()
          drawInfo()
          keepAddress()
        }

        function hover(i, point) {
          const m = model()
          at('under').textContent = i >= 0 ? `${m.name(i).replace(hostile, '')}  ${m.views[i].frame.flat().map(num).join(' ')}` + (point ? `   at ${point.map(Math.round).join(', ')}` : '') : ''
          if (i === state.hovered) return
          const before = at('row' + state.hovered)
          if (before) before.classList.remove('hovered')
          state.hovered = i
          const row = at('row' + i)
          if (row) row.classList.add('hovered')
          if (!state.solid) requestAnimationFrame(drawHover)
        }

        // Only the mark of what is under the pointer changes, unless distances are shown.
        function drawHover() {
          if (state.shows.has('distances') && state.second < 0) return drawOverlays()
          const [m, marks] = [model(), at('marks')]
          if (!marks) return
          const old = at('hoverMark')
          if (old) old.remove()
          if (state.hovered >= 0 && state.hovered !== state.selected && m.views[state.hovered]) marks.prepend(path(polygon(m.own(state.hovered)), { id: 'hoverMark', stroke: '#2f6fec', fill: '#2f6fec', 'fill-opacity': 0.1 }))
        }

        function search(text) {
          state.search = text
          listRows()
          scrollTree(0)
          drawTree()
        }

        function drawAll() {
          drawAxes()
          drawChips()
          measurePage()
          listRows()
          if (state.selected >= 0) reveal(state.selected)
          drawTree()
          drawInfo()
          drawPicture()
        }

        function start() {
          at('title').textContent = short(data.title || 'Layout', 80)
          if (!data.screens.length || !model(0).views.length) {
            document.body.replaceChildren(el('p.empty', {}, 'The capture is empty.'))
            return
          }
          readAddress()
          setTab(state.tab)
          drawAll()
          // What is not there yet is drawn when it is.
          if (missing) document.addEventListener('DOMContentLoaded', () => { missing = false; readAddress(); drawAll() })
          listenToPicture()
          listenToSpace()
          listenToKeys()
          at('tree').addEventListener('scroll', () => { tree.top = at('tree').scrollTop; requestAnimationFrame(drawTree) }, { passive: true })
          at('info').addEventListener('scroll', () => { infoTop = at('info').scrollTop }, { passive: true })
          at('tree').addEventListener('mouseleave', () => hover(-1))
          at('search').oninput = event => search(event.target.value)
          at('ask').onclick = help
          at('theme').onclick = () => setTheme()
          addEventListener('resize', () => { measurePage(); listRows(); drawTree(); drawPicture() })
          addEventListener('hashchange', () => { readAddress(); setTab(state.tab); drawAll() })
          document.documentElement.dataset.ready = Math.round(performance.now())
        }
        start()
        """#
}
