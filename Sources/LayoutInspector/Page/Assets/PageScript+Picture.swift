/// The drawn screen, and selection in it.
extension PageScript {
    static let picture = #"""
        // The drawn screen: its picture, or backgrounds, borders and texts of the capture.
        const svgSpace = 'http://www.w3.org/2000/svg'
        function svg(kind, attributes, text) {
          const result = document.createElementNS(svgSpace, kind)
          for (const [key, value] of Object.entries(attributes || {})) if (value !== undefined) result.setAttribute(key, value)
          if (text !== undefined) result.textContent = shown(text)
          return result
        }
        const css = color => color && color.length === 9 ? color : color || 'transparent'
        const png = picture => 'data:image/png;base64,' + picture.png
        const screenPicture = m => m.capture.picture

        // Sizes of parts of the page, read once after what changes them: each reading in between would lay the page out.
        const sizes = { tree: 0, width: 0, height: 0 }
        function measurePage() {
          const stage = at('stage')
          Object.assign(sizes, { tree: at('tree').clientHeight, width: stage.clientWidth, height: stage.clientHeight })
        }

        function zoomFactor() {
          if (state.zoom) return state.zoom
          const m = model()
          const [w, h] = [sizes.width - 44, sizes.height - 44]
          return w > 40 && h > 40 ? Math.max(0.05, Math.min(w / m.size.w, h / m.size.h, 3)) : 0.8
        }

        function drawPicture() {
          const [m, sheet] = [model(), at('sheet')]
          if (at('stage').hidden !== state.solid) {
            at('stage').hidden = state.solid
            at('space').hidden = !state.solid
            measurePage()
          }
          at('spreadLabel').hidden = !state.solid
          at('blendLabel').hidden = state.from < 0 || state.solid
          at('flat').setAttribute('aria-pressed', String(!state.solid))
          at('solid').setAttribute('aria-pressed', String(state.solid))
          if (state.solid) return drawSpace()
          const zoom = zoomFactor()
          sheet.style.width = m.size.w * zoom + 'px'
          sheet.style.height = m.size.h * zoom + 'px'
          at('zoom').textContent = Math.round(zoom * 100) + '%'
          const key = `${state.capture}/${state.from}/${screenPicture(m) ? '' : canvasScale(m, zoom)}`
          if (sheet.dataset.key !== key) {
            sheet.dataset.key = key
            const layers = [surface(m, zoom)]
            if (state.from >= 0) { layers.push(surface(model(state.from), zoom)); layers[1].classList.add('before') }
            sheet.replaceChildren(...layers, svg('svg', { id: 'over', 'aria-hidden': 'true' }))
          }
          const before = sheet.querySelector('.before')
          if (before) before.style.opacity = 1 - state.blend / 100
          drawOverlays()
        }

        // As many pixels as are shown, in steps of two.
        function canvasScale(m, zoom) {
          const step = 2 ** Math.ceil(Math.log2(zoom * (window.devicePixelRatio || 1)))
          return Math.min(4, Math.max(0.25, step), 8000 / Math.max(m.size.w, m.size.h))
        }

        function surface(m, zoom) {
          const picture = screenPicture(m)
          if (picture) return el('img', { src: png(picture), alt: 'the screen', draggable: 'false' })
          const canvas = el('canvas', { role: 'img', 'aria-label': 'the screen, drawn from backgrounds and texts' })
          const scale = canvasScale(m, zoom)
          canvas.width = Math.ceil(m.size.w * scale)
          canvas.height = Math.ceil(m.size.h * scale)
          const context = canvas.getContext('2d')
          context.scale(scale, scale)
          // Selection does not wait for it.
          setTimeout(() => paint(m, context))
          return canvas
        }

        function paint(m, context) {
          if (!m.views.length) return
          context.fillStyle = m.screen.isDark ? '#000' : '#fff'
          context.fillRect(0, 0, m.size.w, m.size.h)
          m.views.forEach((view, i) => {
            if (!m.seen(i)) return
            const layer = m.layers.get(i)
            const text = m.texts.get(i)
            if (!view.background && !text && !(layer && layer.borderWidth)) return
            context.save()
            const clip = m.clip[i]
            const r = m.rects[i]
            if (clip.w < 1e9 && (r.x < clip.x || r.y < clip.y || r.x + r.w > clip.x + clip.w || r.y + r.h > clip.y + clip.h || text)) { context.beginPath(); context.rect(clip.x, clip.y, clip.w, clip.h); context.clip() }
            context.globalAlpha = m.alpha[i]
            const [b, o, u, v] = [m.bounds[i], ...unit(m, i)]
            context.transform(u[0], u[1], v[0], v[1], o[0], o[1])
            const radius = Math.min(layer ? layer.cornerRadius : 0, b.w / 2, b.h / 2)
            context.beginPath()
            context.roundRect(b.x, b.y, b.w, b.h, Math.max(0, radius))
            if (view.background) { context.fillStyle = css(view.background); context.fill() }
            if (layer && layer.borderWidth) {
              context.strokeStyle = css(layer.borderColor)
              context.lineWidth = layer.borderWidth
              context.stroke()
            }
            if (text) paintText(context, text, b, view)
            context.restore()
          })
        }

        // The origin of a view's coordinates in the root, and where a point right and a point down lead.
        function unit(m, i) {
          const [o, x, y] = [m.map(i, 0, 0), m.map(i, 1, 0), m.map(i, 0, 1)]
          return [o, [x[0] - o[0], x[1] - o[1]], [y[0] - o[0], y[1] - o[1]]]
        }

        function paintText(context, text, b, view) {
          const size = text.pointSize * (text.factor || 1)
          const weight = /bold|heavy|black/i.test(text.fontName) ? 700 : /semibold|medium/i.test(text.fontName) ? 600 : 400
          context.fillStyle = css(text.color)
          context.font = `${weight} ${size}px system-ui, "DejaVu Sans", sans-serif`
          context.direction = view.flags & flag.rtl ? 'rtl' : 'ltr'
          context.textAlign = 'left'
          const lines = text.lines && text.lines.length ? text.lines
            : [{ frame: [[b.x, b.y], [b.w, b.h]], baseline: view.firstBaseline !== undefined ? b.y + view.firstBaseline : b.y + b.h / 2 + size * 0.36 }]
          for (const line of lines) {
            const part = line.range ? text.string.substr(line.range[0] ?? line.range.location, line.range[1] ?? line.range.length) : text.string
            const r = rectOf(line.frame)
            context.fillText(part.replace(/\s+$/, ''), r.x, line.baseline, Math.max(r.w, 1))
          }
        }

        function pointAt(event) {
          const box = at('sheet').getBoundingClientRect()
          const zoom = zoomFactor()
          return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom]
        }

        // A second click at the same point selects what is behind.
        let lastClick = null
        function pick(event) {
          const [x, y] = pointAt(event)
          const hits = model().hits(x, y)
          if (!hits.length) return select(-1, 'picture')
          if (event.shiftKey) return measure(hits[0])
          const again = lastClick && Math.hypot(lastClick.x - x, lastClick.y - y) < 3 && hits[lastClick.turn] === state.selected
          const turn = again ? (lastClick.turn + 1) % hits.length : 0
          lastClick = { x, y, turn }
          select(hits[turn], 'picture')
        }

        function setZoom(zoom) {
          state.zoom = zoom ? Math.min(Math.max(zoom, 0.1), 8) : 0
          drawPicture()
        }

        function listenToPicture() {
          const stage = at('stage')
          stage.addEventListener('click', event => { if (event.target.closest('#sheet') || event.target === stage) pick(event) })
          stage.addEventListener('mousemove', event => {
            const [x, y] = pointAt(event)
            const hits = model().hits(x, y)
            hover(hits.length ? hits[0] : -1, [x, y])
          })
          stage.addEventListener('mouseleave', () => hover(-1))
          stage.addEventListener('wheel', event => {
            if (!event.ctrlKey && !event.metaKey) return
            event.preventDefault()
            setZoom(zoomFactor() * Math.exp(-event.deltaY / 300))
          }, { passive: false })
          at('zoomIn').onclick = () => setZoom(zoomFactor() * 1.25)
          at('zoomOut').onclick = () => setZoom(zoomFactor() / 1.25)
          at('zoom').onclick = () => setZoom(0)
          at('flat').onclick = () => setSolid(false)
          at('solid').onclick = () => setSolid(true)
          at('blend').oninput = event => { state.blend = +event.target.value; drawPicture() }
        }
        """#
}
