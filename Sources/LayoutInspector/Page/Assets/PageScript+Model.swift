/// What a capture says, with what is derived from it.
extension PageScript {
    static let model = #"""
        // What a capture says, with what is derived from it: shown text, coordinates, what is seen. The data is in several
        // elements: those behind the script are parsed when they are used, and may not be there when it begins.
        const raw = id => {
          const element = document.getElementById(id)
          if (element && (element.nextElementSibling || document.readyState !== 'loading')) return element.textContent
          missing = true
        }
        let missing = false
        const parse = id => { const text = raw(id); return text && JSON.parse(text) }
        const data = parse('data') || { screens: [] }
        const isNarrow = () => matchMedia('(max-width: 860px)').matches
        const at = id => document.getElementById(id)
        const flag = { hidden: 1, clips: 2, untouchable: 4, transformed: 8, mask: 16, animated: 32, gestures: 64, rtl: 128 }
        const methods = {
          root: ['·', 'nothing: it is the root of the capture'], flexbox: ['F', 'flexbox'], pins: ['P', 'pins'], constraints: ['C', 'constraints'],
          stackView: ['S', 'stack view'], layout: ['L', 'Layout'], autoresizing: ['A', 'autoresizing'], system: ['K', 'its superview’s class'],
          manual: ['M', 'frame set by code'],
        }
        const state = {
          capture: 0, from: -1, selected: -1, hovered: -1, second: -1, shows: new Set(), scope: 'selection', solid: false, zoom: 0,
          info: 'why', tab: 'picture', theme: '', search: '', yaw: -32, pitch: 14, spread: 40, depth: 1, blend: 100,
        }

        // Text is only ever set as text. Characters that would not be seen, or turn what follows, are shown by their numbers.
        const hostile = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g
        const shown = text => String(text).replace(hostile, c => c === '\n' ? '⏎' : `\\u{${c.charCodeAt(0).toString(16)}}`)
        const short = (text, limit) => { const all = [...shown(text)]; return all.length > limit ? all.slice(0, limit).join('') + '…' : all.join('') }
        const num = value => typeof value === 'number' ? String(Math.round(value * 100) / 100 || 0) : shown(value ?? '')

        function el(kind, attributes, ...children) {
          const [name, style] = kind.split('.')
          const result = document.createElement(name)
          if (style) result.className = style
          for (const [key, value] of Object.entries(attributes)) {
            if (value === undefined || value === false || value === null) continue
            if (key.startsWith('on')) result[key] = value
            else result.setAttribute(key, value === true ? '' : value)
          }
          for (const child of children.flat(Infinity)) {
            if (child === null || child === undefined || child === false) continue
            result.append(child instanceof Node ? child : shown(child))
          }
          return result
        }

        const rectOf = frame => ({ x: +frame[0][0], y: +frame[0][1], w: +frame[1][0], h: +frame[1][1] })
        const intersection = (a, b) => {
          const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
          return { x, y, w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y) }
        }
        const inside = (r, x, y) => x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h

        // A capture, with its rows by view.
        class Model {
          constructor(capture, index) {
            this.capture = capture
            this.index = index
            this.views = capture.views || []
            this.rects = this.views.map(view => rectOf(view.rootFrame))
            this.bounds = this.views.map(view => rectOf(view.bounds))
            this.screen = capture.screen || { size: [0, 0], scale: 1 }
            this.size = { w: this.screen.size[0] || 1, h: this.screen.size[1] || 1 }
            this.kids = this.views.map(() => [])
            this.byID = new Map()
            this.unseen = new Uint8Array(this.views.length)
            this.alpha = new Float32Array(this.views.length)
            this.clip = []
            const all = { x: -1e9, y: -1e9, w: 2e9, h: 2e9 }
            this.views.forEach((view, i) => {
              const up = view.parent
              if (up >= 0) this.kids[up].push(i)
              if (!this.byID.has(view.id)) this.byID.set(view.id, i)
              this.unseen[i] = (up >= 0 && this.unseen[up]) || view.flags & flag.hidden || view.alpha <= 0.01 ? 1 : 0
              this.alpha[i] = (up >= 0 ? this.alpha[up] : 1) * view.alpha
              const outer = up < 0 ? all : this.views[up].flags & flag.clips ? intersection(this.clip[up], this.rects[up]) : this.clip[up]
              this.clip.push(outer)
            })
            for (const key of ['layers', 'controls', 'scrollViews', 'controllers', 'flexBoxes', 'touchAreas']) this[key] = this.byView(capture[key] || [])
            this.issues = this.group(capture.issues || [])
            this.kept = {}
          }
          byView(rows) { return new Map(rows.map(row => [row.view, row])) }
          // What is made when it is first used; where its data is not there yet, nothing that is kept.
          late(key, make, none) {
            if (this.kept[key]) return this.kept[key]
            const made = make()
            return made ? this.kept[key] = made : none
          }
          get details() { return this.late('details', () => parse('details-' + this.index)) }
          row(key) { return this.late(key, () => this.details && this.byView(this.details[key]), new Map()) }
          get texts() { return this.row('texts') }
          get accessibility() { return this.row('accessibility') }
          get guides() { return this.late('guides', () => this.details && this.group(this.details.guides), new Map()) }
          get constraints() { return this.details ? this.details.constraints : [] }
          get pictures() { return this.late('pictures', () => { const rows = parse('pictures-' + this.index); return rows && this.byView(rows) }, new Map()) }
          // The reasons of a view: a line of text until then.
          reasons(i) {
            const lines = this.late('reasons', () => {
              const text = raw('reasons-' + this.index)
              return text !== undefined && new Map(text.split('\n').map(line => [parseInt(line, 10), line]))
            }, new Map())
            const line = lines.get(i)
            return line ? JSON.parse(line.slice(line.indexOf(' '))) : []
          }
          get bound() {
            return this.late('bound', () => {
              if (!this.details) return
              const bound = new Map()
              this.constraints.forEach((constraint, i) => {
                for (const view of new Set([constraint.first.view, constraint.second ? constraint.second.view : -1])) {
                  if (view < 0) continue
                  if (!bound.has(view)) bound.set(view, [])
                  bound.get(view).push(i)
                }
              })
              return bound
            }, new Map())
          }
          group(rows) {
            const result = new Map()
            for (const row of rows) { if (!result.has(row.view)) result.set(row.view, []); result.get(row.view).push(row) }
            return result
          }
          name(i) {
            const view = this.views[i]
            if (!view) return '?'
            return view.property || (view.identifier ? `"${view.identifier}"` : view.className)
          }
          // A view's name without the class that holds it, as it is written inside of that class.
          brief(i) { return this.name(i).replace(/^[^"]*?\./, '') }
          // From a view's own coordinates to the root's.
          map(i, x, y) {
            const [b, view, r] = [this.bounds[i], this.views[i], this.rects[i]]
            const [u, v] = [b.w ? (x - b.x) / b.w : 0, b.h ? (y - b.y) / b.h : 0]
            const c = view.corners
            if (!c) return [b.w ? r.x + u * r.w : r.x + x - b.x, b.h ? r.y + v * r.h : r.y + y - b.y]
            return [c[0][0] + (c[1][0] - c[0][0]) * u + (c[3][0] - c[0][0]) * v, c[0][1] + (c[1][1] - c[0][1]) * u + (c[3][1] - c[0][1]) * v]
          }
          quad(i, r) { return [[r.x, r.y], [r.x + r.w, r.y], [r.x + r.w, r.y + r.h], [r.x, r.y + r.h]].map(p => this.map(i, p[0], p[1])) }
          own(i) { return this.quad(i, this.bounds[i]) }
          inset(i, insets, sign = 1) {
            const b = this.bounds[i]
            return { x: b.x + sign * insets.left, y: b.y + sign * insets.top,
              w: Math.max(0, b.w - sign * (insets.left + insets.right)), h: Math.max(0, b.h - sign * (insets.top + insets.bottom)) }
          }
          aligned(i) { return this.views[i].alignmentInsets ? this.inset(i, this.views[i].alignmentInsets) : this.bounds[i] }
          seen(i) {
            if (this.unseen[i]) return false
            const r = intersection(this.rects[i], this.clip[i])
            return r.w > 0 && r.h > 0
          }
          contains(i, x, y) {
            if (!inside(this.clip[i], x, y)) return false
            const c = this.views[i].corners
            if (!c) return inside(this.rects[i], x, y)
            return c.every((p, k) => { const q = c[(k + 1) % 4]; return (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) >= 0 })
              || c.every((p, k) => { const q = c[(k + 1) % 4]; return (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) <= 0 })
          }
          // The views at a point, those in front first.
          hits(x, y) {
            const found = []
            for (let i = this.views.length - 1; i >= 0; i -= 1) if (!this.unseen[i] && this.contains(i, x, y)) found.push(i)
            return found
          }
          outer(i) { const path = []; for (let k = this.views[i].parent; k >= 0; k = this.views[k].parent) path.push(k); return path.reverse() }
        }

        const models = []
        function model(i = state.capture) {
          if (models[i]) return models[i]
          const capture = parse('capture-' + i)
          const made = new Model(capture || { screen: data.screens[i] }, i)
          return capture ? models[i] = made : made
        }
        """#
}
