/// Constraints as lines, and distances between views.
extension PageScript {
    static let distances = #"""
        // Constraints as lines with values, and distances between two views.
        const horizontal = { left: 0, leading: 0, right: 1, trailing: 1, centerX: 0.5, leftMargin: 0, leadingMargin: 0, rightMargin: 1, trailingMargin: 1, centerXWithinMargins: 0.5 }
        const vertical = { top: 0, bottom: 1, centerY: 0.5, topMargin: 0, bottomMargin: 1, centerYWithinMargins: 0.5, firstBaseline: 'first', lastBaseline: 'last' }

        // The rectangle that an attribute of a side refers to, in the coordinates of its view.
        function sideRect(m, side) {
          const i = side.view
          if (side.guide) {
            const guide = (m.guides.get(i) || []).find(g => g.name === side.guide)
            if (guide) return rectOf(guide.frame)
            const view = m.views[i]
            if (/margin/i.test(side.guide)) return m.inset(i, view.margins)
            if (/safe/i.test(side.guide)) return view.safeArea ? m.inset(i, view.safeArea) : m.bounds[i]
          }
          return /Margin/.test(side.attribute) ? m.inset(i, m.views[i].margins) : m.aligned(i)
        }

        // Where a side is: a position on one axis in the root's coordinates, or a length.
        function sidePosition(m, side) {
          if (!side || side.view < 0 || !m.views[side.view]) return null
          const [i, r] = [side.view, sideRect(m, side)]
          if (side.attribute === 'width') return { length: r.w, axis: 0, r, i }
          if (side.attribute === 'height') return { length: r.h, axis: 1, r, i }
          if (side.attribute in horizontal) {
            let part = horizontal[side.attribute]
            if (/leading|trailing/i.test(side.attribute) && m.views[i].flags & flag.rtl) part = 1 - part
            return { value: m.map(i, r.x + r.w * part, r.y)[0], axis: 0, r, i }
          }
          if (side.attribute in vertical) {
            const part = vertical[side.attribute]
            const view = m.views[i]
            const y = part === 'first' ? m.bounds[i].y + (view.firstBaseline ?? 0) : part === 'last' ? m.bounds[i].y + (view.lastBaseline ?? m.bounds[i].h) : r.y + r.h * part
            return { value: m.map(i, r.x, y)[1], axis: 1, r, i }
          }
          return null
        }

        // Whether a constraint holds as the screen is: null where that cannot be seen.
        function isMet(m, c) {
          const [a, b] = [sidePosition(m, c.first), sidePosition(m, c.second)]
          if (!a || (c.second && !b)) return null
          const measured = p => p.length !== undefined ? p.length : p.value
          if (c.second && (a.length === undefined) !== (b.length === undefined)) return null
          if (a.length === undefined && (!c.second || c.multiplier !== 1)) return null
          const sign = a.length === undefined && a.axis === 0 && m.views[c.first.view].flags & flag.rtl && /leading|trailing/i.test(c.first.attribute) ? -1 : 1
          const difference = sign * (measured(a) - (b ? c.multiplier * measured(b) : 0)) - c.constant
          const slack = 0.51
          return c.relation === '==' ? Math.abs(difference) <= slack : c.relation === '<=' ? difference <= slack : difference >= -slack
        }

        const relationSign = relation => relation === '==' ? '' : relation === '<=' ? '≤ ' : '≥ '

        function drawConstraints(m, views, group) {
          const shown = new Set()
          const few = state.scope === 'selection' && state.selected >= 0
          for (const i of few ? [state.selected] : views) for (const c of m.bound.get(i) || []) shown.add(c)
          for (const index of [...shown].slice(0, 600)) {
            const c = m.constraints[index]
            const [a, b] = [sidePosition(m, c.first), sidePosition(m, c.second)]
            if (!a || !c.isActive || m.unseen[a.i]) continue
            const color = isMet(m, c) === false ? '#e5484d' : '#2f6fec'
            const dash = c.priority < 1000 ? '4 3' : undefined
            const text = relationSign(c.relation) + (c.second && c.multiplier !== 1 ? `×${num(c.multiplier)} ` : '') + (c.constant || !c.second || a.length !== undefined ? num(c.constant) : '')
            if (a.length !== undefined) drawLength(m, a, b, c, text, group, color, dash)
            else if (b && b.value !== undefined) drawPair(m, a, b, c, text, group, color, dash)
          }
        }

        function drawLength(m, a, b, c, text, group, color, dash) {
          const { r, i } = a
          const value = c.second ? `= ${c.multiplier !== 1 ? num(c.multiplier) + ' × ' : ''}${short(m.brief(c.second.view), 18)}${c.constant ? ' ' + signed(c.constant) : ''}` : text
          if (a.axis === 0) span(group, m.map(i, r.x, r.y + r.h * 0.5), m.map(i, r.x + r.w, r.y + r.h * 0.5), value, color, dash)
          else span(group, m.map(i, r.x + r.w * 0.5, r.y), m.map(i, r.x + r.w * 0.5, r.y + r.h), value, color, dash)
        }

        function drawPair(m, a, b, c, text, group, color, dash) {
          const other = 1 - a.axis
          const range = p => { const q = m.quad(p.i, p.r).map(point => point[other]); return [Math.min(...q), Math.max(...q)] }
          const [one, two] = [range(a), range(b)]
          const low = Math.max(one[0], two[0]), high = Math.min(one[1], two[1])
          const cross = low <= high ? (low + high) / 2 : (one[0] + one[1]) / 2
          const point = value => a.axis === 0 ? [value, cross] : [cross, value]
          if (Math.abs(a.value - b.value) >= 0.5) span(group, point(a.value), point(b.value), text, color, dash)
          else {
            // The two coincide: a line along both.
            const ends = [Math.min(one[0], two[0], cross), Math.max(one[1], two[1] > one[1] + 200 ? one[1] : two[1])]
            const along = value => a.axis === 0 ? [a.value, value] : [value, a.value]
            line(group, along(ends[0]), along(ends[1]), color, dash || '1 3')
            if (c.constant) overlay.labels.push([...zoomed(along(cross)), text, color])
          }
        }

        // The distances from one rectangle to another: between them, or to the edges of the one that contains the other.
        function gaps(a, b) {
          const found = []
          const axis = (near, far, size, otherNear, otherSize, index) => {
            if (b[near] >= a[near] + a[size]) found.push({ axis: index, from: a[near] + a[size], to: b[near] })
            else if (b[near] + b[size] <= a[near]) found.push({ axis: index, from: b[near] + b[size], to: a[near] })
            else found.push({ axis: index, from: Math.min(a[near], b[near]), to: Math.max(a[near], b[near]) },
              { axis: index, from: Math.min(a[near] + a[size], b[near] + b[size]), to: Math.max(a[near] + a[size], b[near] + b[size]), far: true })
          }
          axis('x', 0, 'w', 'y', 'h', 0)
          axis('y', 0, 'h', 'x', 'w', 1)
          return found.map(gap => ({ ...gap, value: gap.to - gap.from }))
        }

        function distancePair() {
          const other = state.second >= 0 ? state.second : state.hovered
          return state.selected >= 0 && other >= 0 && other !== state.selected ? [state.selected, other] : null
        }

        function drawDistances(m, group, color) {
          const pair = distancePair()
          if (!pair) return
          const [a, b] = pair.map(i => m.rects[i])
          const middle = (near, size) => { const low = Math.max(a[near], b[near]), high = Math.min(a[near] + a[size], b[near] + b[size]); return low < high ? (low + high) / 2 : a[near] + a[size] / 2 }
          for (const gap of gaps(a, b)) {
            if (gap.value < 0.01) continue
            const cross = gap.axis === 0 ? middle('y', 'h') : middle('x', 'w')
            const point = value => gap.axis === 0 ? [value, cross] : [cross, value]
            span(group, point(gap.from), point(gap.to), num(gap.value), color)
          }
          group.append(path(polygon(m.own(pair[1])), { stroke: color, 'stroke-dasharray': '3 3' }))
        }

        // Selects a second view, to which distances are shown.
        function measure(i) {
          if (state.selected < 0 || i === state.selected) return select(i, 'picture')
          state.second = state.second === i ? -1 : i
          if (state.second >= 0 && !state.shows.has('distances')) { state.shows.add('distances'); drawChips() }
          drawTree()
          drawPicture()
          drawInfo()
          keepAddress()
        }

        function distancesSection(m) {
          if (state.second < 0 || state.selected < 0) return null
          const [a, b] = [m.rects[state.selected], m.rects[state.second]]
          const name = gap => gap.axis === 0 ? (gap.far ? 'right edges' : gaps(a, b).some(g => g.axis === 0 && g.far) ? 'left edges' : 'horizontally')
            : gap.far ? 'bottom edges' : gaps(a, b).some(g => g.axis === 1 && g.far) ? 'top edges' : 'vertically'
          return el('section', { id: 'distances' }, el('h3', {}, 'Distances to ', link(state.second)),
            el('dl', {}, ...gaps(a, b).map(gap => [el('dt', {}, name(gap)), el('dd', {}, num(gap.value))])))
        }
        """#
}
