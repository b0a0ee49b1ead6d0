/// The overlays and their switches.
extension PageScript {
    static let overlays = #"""
        // Overlays: each is a switch, and draws into a group of its own.
        const zoomed = p => [p[0] * overlay.zoom, p[1] * overlay.zoom]
        const overlay = { zoom: 1, labels: [] }
        const rounded = n => Math.round(n * overlay.zoom * 100) / 100
        const polygon = points => 'M' + points.map(p => rounded(p[0]) + ' ' + rounded(p[1])).join('L') + 'Z'
        const outline = (m, i) => {
          if (m.views[i].corners) return polygon(m.own(i))
          const r = m.rects[i]
          return `M${rounded(r.x)} ${rounded(r.y)}h${rounded(r.w)}v${rounded(r.h)}h${-rounded(r.w)}Z`
        }
        const path = (d, attributes) => svg('path', { d, fill: 'none', stroke: 'currentColor', ...attributes })

        // Values that would cover others are moved down.
        function drawLabels(group) {
          const taken = []
          for (const [x, y, text, color, anchor = 'middle'] of overlay.labels.slice(0, 400)) {
            const width = [...String(text)].length * 6.1 + 9
            const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
            let top = y
            for (let tries = 0; tries < 6 && taken.some(t => left < t[0] + t[2] && left + width > t[0] && Math.abs(top - t[1]) < 16); tries += 1) top += 16
            taken.push([left, top, width])
            group.append(svg('rect', { x: left + 1, y: top - 7.5, width: width - 2, height: 15, rx: 3.5, fill: color }),
              svg('text', { x: left + width / 2, y: top + 3.5, 'text-anchor': 'middle', class: 'tag' }, text))
          }
        }

        // The area between two rectangles of a view, hatched.
        const ring = (m, i, outer, inner) => polygon(m.quad(i, outer)) + polygon(m.quad(i, inner).reverse())
        const hatched = (d, key) => [svg('path', { d, fill: `url(#hatch-${key})` })]
        const isZero = insets => !insets || !(insets.top || insets.left || insets.bottom || insets.right)

        function line(group, a, b, color, dash) {
          const [p, q] = [zoomed(a), zoomed(b)]
          group.append(svg('path', { d: `M${p.join(' ')}L${q.join(' ')}`, stroke: color, 'stroke-width': 1.25, 'stroke-dasharray': dash, fill: 'none' }))
        }

        // A line from one point to another with bars at its ends, and a value.
        function span(group, a, b, text, color, dash) {
          line(group, a, b, color, dash)
          const [p, q] = [zoomed(a), zoomed(b)]
          const flat = Math.abs(p[1] - q[1]) < Math.abs(p[0] - q[0]) || p[1] === q[1]
          for (const e of [p, q]) group.append(svg('path', { d: flat ? `M${e[0]} ${e[1] - 3.5}v7` : `M${e[0] - 3.5} ${e[1]}h7`, stroke: color, fill: 'none' }))
          if (text !== '') overlay.labels.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, text, color])
        }

        const overlays = [
          { key: 'frames', title: 'Frames', hot: 'f', color: '#3b7cf0', draw(m, views, group) {
            group.append(path(views.map(i => outline(m, i)).join(''), { stroke: this.color, 'stroke-opacity': 0.75 }))
          } },
          { key: 'alignment', title: 'Alignment', hot: 'a', color: '#d9920a', follows: true, draw(m, views, group) {
            const some = views.filter(i => m.views[i].alignmentInsets || i === state.selected)
            group.append(path(some.map(i => polygon(m.quad(i, m.aligned(i)))).join(''), { stroke: this.color, 'stroke-width': 1.5 }))
          } },
          { key: 'margins', title: 'Margins', hot: 'm', color: '#c2559b', follows: true, draw(m, views, group) {
            const some = views.filter(i => m.kids[i].length || i === state.selected).filter(i => !isZero(m.views[i].margins))
            group.append(...hatched(some.map(i => ring(m, i, m.bounds[i], m.inset(i, m.views[i].margins))).join(''), this.key))
          } },
          { key: 'safe', title: 'Safe area', hot: 's', color: '#12958a', draw(m, views, group) {
            const some = views.filter(i => !isZero(m.views[i].safeArea))
            group.append(...hatched(some.map(i => ring(m, i, m.bounds[i], m.inset(i, m.views[i].safeArea))).join(''), this.key))
          } },
          { key: 'guides', title: 'Guides', hot: 'g', color: '#5b6ee0', draw(m, views, group) {
            for (const i of views) for (const guide of m.guides.get(i) || []) {
              const points = m.quad(i, rectOf(guide.frame))
              group.append(path(polygon(points), { stroke: this.color, 'stroke-dasharray': '4 3' }))
              const p = zoomed(points[0])
              if (views.length < 60) overlay.labels.push([p[0] + 4, p[1] + 8, short(guide.name || 'guide', 30), this.color, 'start'])
            }
          } },
          { key: 'baselines', title: 'Baselines', hot: 'b', color: '#e0483e', draw(m, views, group) {
            for (const i of views) {
              const [view, b, text] = [m.views[i], m.bounds[i], m.texts.get(i)]
              const own = text && text.lines && text.lines.length ? text.lines.map(l => l.baseline)
                : [view.firstBaseline, view.lastBaseline].filter(y => y !== undefined).map(y => b.y + y)
              for (const y of new Set(own)) line(group, m.map(i, b.x, y), m.map(i, b.x + b.w, y), this.color)
            }
          } },
          { key: 'flex', title: 'Flexbox', hot: 'p', color: '#3c9a3f', draw(m, views, group) {
            // Of an item that contains none, the container.
            const outer = state.scope === 'selection' && state.selected > 0 && !m.flexBoxes.has(state.selected) ? [m.views[state.selected].parent] : []
            for (const i of [...views, ...outer]) {
              const box = m.flexBoxes.get(i)
              if (!box) continue
              const b = m.bounds[i]
              const rim = isZero(box.border) ? b : m.inset(i, box.border)
              if (!isZero(box.padding)) {
                const inner = { x: rim.x + box.padding.left, y: rim.y + box.padding.top,
                  w: Math.max(0, rim.w - box.padding.left - box.padding.right), h: Math.max(0, rim.h - box.padding.top - box.padding.bottom) }
                group.append(...hatched(ring(m, i, rim, inner), this.key))
              }
              const [gaps, spaces] = [box.gaps || [], box.spaces || []].map(rows => rows.map(rectOf))
              group.append(...hatched(spaces.map(r => polygon(m.quad(i, r))).join(''), 'free'))
              group.append(...hatched(gaps.map(r => polygon(m.quad(i, r))).join(''), 'gap'))
              group.append(path(polygon(m.own(i)) + m.kids[i].filter(k => !m.unseen[k]).map(k => polygon(m.own(k))).join(''), { stroke: '#8a4fd8', 'stroke-dasharray': '3 2' }))
              const isRow = /^row/i.test(box.direction)
              const mark = (r, length, color) => {
                const [x, y] = zoomed(m.map(i, r.x + r.w / 2, r.y + r.h / 2))
                overlay.labels.push([x, y, num(length), color])
              }
              if (views.length < 30) {
                for (const r of gaps) mark(r, Math.min(r.w, r.h), '#8a4fd8')
                for (const r of spaces) mark(r, isRow ? r.w : r.h, '#b45309')
              }
            }
          } },
          { key: 'constraints', title: 'Constraints', hot: 'c', color: '#2f6fec', draw(m, views, group) { drawConstraints(m, views, group) } },
          { key: 'distances', title: 'Distances', hot: 'd', color: '#e5484d', follows: true, draw(m, views, group) { drawDistances(m, group, this.color) } },
          { key: 'touch', title: 'Hit areas', hot: 't', color: '#0b93b8', draw(m, views, group) {
            for (const i of m.views.keys()) {
              const area = m.touchAreas.get(i)
              if (!area || m.unseen[i] || !(views.length > 60 || state.scope === 'all' || views.includes(i))) continue
              const r = rectOf(area.frame)
              const small = r.w < 44 || r.h < 44
              const color = small ? '#e5484d' : this.color
              group.append(svg('path', { d: polygon(m.quad(i, r)), fill: color, 'fill-opacity': 0.14, stroke: color }))
              if (small) { const [x, y] = zoomed(m.map(i, r.x + r.w / 2, r.y + r.h / 2)); overlay.labels.push([x, y, `${num(r.w)}×${num(r.h)}`, color]) }
            }
          } },
          { key: 'clipped', title: 'Clipped text', hot: 'x', color: '#d6336c', draw(m, views, group) {
            for (const i of m.texts.keys()) {
              const text = m.texts.get(i)
              const lost = clippedText(m, i, text)
              if (!lost || m.unseen[i] || (state.scope !== 'all' && state.selected >= 0 && !views.includes(i))) continue
              group.append(svg('path', { d: polygon(m.own(i)), fill: this.color, 'fill-opacity': 0.25, stroke: this.color }))
              const [x, y] = zoomed(m.map(i, m.bounds[i].x + m.bounds[i].w, m.bounds[i].y))
              overlay.labels.push([x, y, lost, this.color, 'end'])
            }
          } },
          { key: 'pixels', title: 'Off-pixel', hot: 'o', color: '#f08c00', draw(m, views, group) {
            const scale = m.screen.scale || 1
            const off = value => Math.abs(value * scale - Math.round(value * scale)) > 0.02
            let d = ''
            for (const i of views) {
              const r = m.rects[i]
              if (m.views[i].corners) continue
              const edge = (x, y, dx, dy) => { const [p, q] = [zoomed([x, y]), zoomed([x + dx, y + dy])]; d += `M${p.join(' ')}L${q.join(' ')}` }
              if (off(r.x)) edge(r.x, r.y, 0, r.h)
              if (off(r.y)) edge(r.x, r.y, r.w, 0)
              if (off(r.x + r.w)) edge(r.x + r.w, r.y, 0, r.h)
              if (off(r.y + r.h)) edge(r.x, r.y + r.h, r.w, 0)
            }
            group.append(path(d, { stroke: this.color, 'stroke-width': 2.5 }))
          } },
          { key: 'issues', title: 'Issues', hot: 'i', color: '#c92a2a', draw(m, views, group) {
            for (const issue of m.capture.issues || []) {
              const r = rectOf(issue.frame)
              const points = [[r.x, r.y], [r.x + r.w, r.y], [r.x + r.w, r.y + r.h], [r.x, r.y + r.h]]
              group.append(svg('path', { d: polygon(points), fill: this.color, 'fill-opacity': 0.12, stroke: this.color, 'stroke-width': 1.5, 'stroke-dasharray': '5 2' }))
            }
          } },
        ]

        function clippedText(m, i, text) {
          if (text.isTruncated) return 'truncated'
          const line = text.lines && text.lines.find(l => { const r = rectOf(l.frame); const p = m.map(i, r.x, r.y)
            const box = { x: p[0], y: p[1], w: r.w, h: r.h }, seen = intersection(box, m.clip[i]); return seen.w < box.w - 1 || seen.h < box.h - 1 })
          return line ? 'clipped' : ''
        }

        // The views that overlays are drawn for: the selected one with its subviews, or all that are seen.
        function scopedViews(m) {
          if (state.scope === 'all' || state.selected < 0) return [...m.views.keys()].filter(i => m.seen(i))
          return [state.selected, ...m.kids[state.selected]].filter(i => !m.unseen[i] || i === state.selected)
        }

        function hatch(key, color, turn) {
          const pattern = svg('pattern', { id: 'hatch-' + key, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` })
          pattern.append(svg('rect', { width: 6, height: 6, fill: color, 'fill-opacity': 0.16 }), svg('path', { d: 'M0 0V6', stroke: color, 'stroke-width': 2.4, 'stroke-opacity': 0.65 }))
          return pattern
        }

        // Of all views, most overlays are the same whatever is selected.
        const drawn = new Map()
        function drawOverlay(m, views, one) {
          const key = state.scope === 'all' && !one.follows && m.kept.details ? `${state.capture}/${overlay.zoom}` : ''
          const kept = drawn.get(one.key)
          if (key && kept && kept.key === key) {
            overlay.labels.push(...kept.labels)
            return kept.group
          }
          const [group, count] = [svg('g', { id: 'overlay-' + one.key }), overlay.labels.length]
          one.draw(m, views, group)
          drawn.set(one.key, { key, group, labels: overlay.labels.slice(count) })
          return group
        }

        function drawOverlays() {
          const [m, over] = [model(), at('over')]
          if (!over) return
          overlay.zoom = zoomFactor()
          overlay.labels = []
          const defs = svg('defs')
          defs.append(hatch('margins', '#c2559b', 45), hatch('safe', '#12958a', -45), hatch('flex', '#3c9a3f', 45), hatch('gap', '#8a4fd8', -45), hatch('free', '#d9780a', 90))
          over.replaceChildren(defs)
          const views = scopedViews(m)
          for (const one of overlays) if (state.shows.has(one.key)) over.append(drawOverlay(m, views, one))
          if (state.from >= 0) over.append(drawChanges(m))
          const marks = svg('g', { id: 'marks' })
          over.append(marks)
          if (state.hovered >= 0 && state.hovered !== state.selected) marks.append(path(polygon(m.own(state.hovered)), { id: 'hoverMark', stroke: '#2f6fec', fill: '#2f6fec', 'fill-opacity': 0.1 }))
          if (state.second >= 0) marks.append(path(polygon(m.own(state.second)), { id: 'secondMark', stroke: '#d9920a', 'stroke-width': 2 }))
          if (state.selected >= 0) {
            marks.append(path(polygon(m.own(state.selected)), { stroke: '#fff', 'stroke-width': 4, 'stroke-opacity': 0.8 }))
            marks.append(path(polygon(m.own(state.selected)), { id: 'selectionMark', stroke: '#2f6fec', 'stroke-width': 2 }))
            const points = m.own(state.selected).map(zoomed)
            const r = m.views[state.selected].frame[1]
            const [bottom, middle] = [Math.max(...points.map(p => p[1])), (Math.min(...points.map(p => p[0])) + Math.max(...points.map(p => p[0]))) / 2]
            overlay.labels.push([middle, bottom + 11, `${num(+r[0])} × ${num(+r[1])}`, '#2f6fec'])
          }
          const labels = svg('g', { id: 'values' })
          drawLabels(labels)
          over.append(labels)
        }

        function toggle(key) {
          if (state.shows.has(key)) state.shows.delete(key); else state.shows.add(key)
          drawChips()
          drawPicture()
          keepAddress()
        }

        function drawChips() {
          at('chips').replaceChildren(...overlays.map(one => el('button', {
            'aria-pressed': String(state.shows.has(one.key)), id: 'show-' + one.key, style: `--tone:${one.color}`,
            title: `${one.title}  ( ${one.hot} )`, onclick: () => toggle(one.key),
          }, el('i', {}), one.title)), el('span.pair', { id: 'scope', role: 'group', 'aria-label': 'Overlays of' },
          ...['selection', 'all'].map(scope => el('button', { 'aria-pressed': String(state.scope === scope), id: 'scope-' + scope,
            title: 'Overlays of the selected view and its subviews, or of all views  ( v )', onclick: () => setScope(scope) }, scope === 'all' ? 'All views' : 'Selection'))))
        }

        function setScope(scope) { state.scope = scope; drawChips(); drawPicture(); keepAddress() }
        """#
}
