/// What differs between captures.
extension PageScript {
    static let difference = #"""
        // What differs between the capture that is shown and an earlier one.
        function changes() {
          if (state.from < 0) return []
          const found = data.differences.findIndex(one => one.from === state.from && one.to === state.capture)
          return found < 0 ? [] : model().late('changes-' + found, () => parse('changes-' + found), [])
        }

        function changesOf(i) { return state.from < 0 ? [] : changes().filter(change => change.after === i) }

        const changeValue = value => value === undefined ? 'none' : /^-?\d+\.\d+$/.test(value) ? num(+value) : short(value, 80)
        const changeColors = { added: '#2f9e5a', removed: '#e5484d', moved: '#2f6fec', resized: '#8a4fd8', restyled: '#d9920a', reordered: '#0b93b8' }

        function changesPanel(m) {
          const all = changes()
          if (!all.length) return el('p.empty', {}, 'Nothing differs.')
          const counts = new Map()
          for (const change of all) counts.set(change.kind, (counts.get(change.kind) || 0) + 1)
          return [el('p.soft', {}, `From ${captureTitle(state.from)} to ${captureTitle(state.capture)}: `, [...counts].map(([kind, count]) => `${count} ${kind}`).join(', '), '.'),
            el('ul.list', { id: 'changeList' }, all.slice(0, 1000).map(change => el('li', { class: change.after !== undefined && change.after === state.selected ? 'chosen' : '' },
              el('span', { class: 'kind ' + change.kind }, change.kind),
              change.after !== undefined ? link(change.after, change.name) : el('b', {}, change.name),
              el('div.values', {}, change.properties.map(p => el('div', {}, `${p.name} `, el('del', {}, changeValue(p.before)), ' → ', el('ins', {}, changeValue(p.after)))))))),
            all.length > 1000 ? el('p.soft', {}, `and ${all.length - 1000} more`) : null]
        }

        function drawChanges(m) {
          const [group, before] = [svg('g', { id: 'overlay-changes' }), model(state.from)]
          for (const change of changes().slice(0, 500)) {
            const color = changeColors[change.kind]
            if (change.kind === 'removed') group.append(path(polygon(before.own(change.before)), { stroke: color, 'stroke-dasharray': '5 3', fill: color, 'fill-opacity': 0.1 }))
            else if (m.unseen[change.after]) continue
            else {
              group.append(path(polygon(m.own(change.after)), { stroke: color, 'stroke-width': 1.5, fill: change.kind === 'added' ? color : 'none', 'fill-opacity': 0.12 }))
              if (change.kind === 'moved' || change.kind === 'resized') group.append(path(polygon(before.own(change.before)), { stroke: color, 'stroke-dasharray': '2 3' }))
            }
          }
          return group
        }

        // Captures are called by their titles, or by what distinguishes them.
        const axes = [
          ['device', 'Device', s => s.device || 'no device'], ['isDark', 'Appearance', s => s.isDark ? 'dark' : 'light'], ['textSize', 'Text size', s => s.textSize],
          ['isRightToLeft', 'Direction', s => s.isRightToLeft ? 'right to left' : 'left to right'], ['systemVersion', 'iOS', s => s.systemVersion],
        ]
        const axisValues = read => [...new Set(data.screens.map(read))]

        function captureTitle(i) {
          const title = data.titles[i]
          if (title) return short(title, 60)
          const differing = axes.filter(([, , read]) => axisValues(read).length > 1).map(([, , read]) => read(data.screens[i]))
          return short(differing.length ? differing.join(', ') : data.screens.length > 1 ? `capture ${i + 1}` : data.title, 60)
        }

        const isGrid = () => {
          const keys = data.screens.map(screen => axes.map(([, , read]) => read(screen)).join('\u0001'))
          return data.screens.length > 1 && !data.titles.some(Boolean) && new Set(keys).size === keys.length
        }

        function choice(title, id, options, chosen, act) {
          const result = el('select', { 'aria-label': title, title, id }, options.map(([value, text]) => el('option', { value, selected: String(value) === String(chosen) }, text)))
          result.onchange = () => act(result.value)
          return result
        }

        function drawAxes() {
          const now = data.screens[state.capture]
          const parent = at('axes')
          if (isGrid()) {
            parent.replaceChildren(...axes.filter(([, , read]) => axisValues(read).length > 1).map(([key, title, read]) => choice(title, 'axis-' + key, axisValues(read).map(value => [value, value]), read(now), value => {
              // The capture with the value that is most like the one that is shown.
              const likeness = screen => axes.reduce((sum, [, , other]) => sum + (other(screen) === other(now) ? 1 : 0), 0)
              const fitting = data.screens.map((screen, i) => [i, likeness(screen)]).filter(([i]) => read(data.screens[i]) === value)
              show(fitting.sort((a, b) => b[1] - a[1])[0][0])
            })))
          } else if (data.screens.length > 1) {
            parent.replaceChildren(choice('Capture', 'axis-capture', data.screens.map((_, i) => [i, captureTitle(i)]), state.capture, value => show(+value)))
          } else parent.replaceChildren()
          const earlier = data.differences.filter(one => one.to === state.capture).map(one => one.from)
          at('compareLabel').hidden = !earlier.length
          const compare = choice('Compared with', 'compare', [[-1, 'nothing'], ...earlier.map(i => [i, captureTitle(i)])], state.from, value => setFrom(+value))
          at('compare').replaceWith(compare)
        }

        function setFrom(from) {
          state.from = from
          state.info = from >= 0 ? 'changes' : state.info
          drawAxes(); drawTree(); drawPicture(); drawInfo(); keepAddress()
        }

        // Shows another capture; the selected view stays selected where it is in both.
        function show(index) {
          const id = m => i => i >= 0 && m.views[i] ? m.views[i].id : ''
          const [selected, second] = [id(model())(state.selected), id(model())(state.second)]
          state.capture = index
          const found = one => model().byID.has(one) ? model().byID.get(one) : -1
          Object.assign(state, { selected: found(selected), second: found(second), hovered: -1 })
          if (!data.differences.some(one => one.from === state.from && one.to === index)) state.from = -1
          drawAll()
          keepAddress()
        }
        """#
}
