/// The exploded view.
extension PageScript {
    static let space = #"""
        // The exploded view: every view by itself as a plane, in front of its superview.
        const planeLimit = 1500

        function drawSpace() {
          const [m, world] = [model(), at('world')]
          const all = scopedForSpace(m)
          const key = `${state.capture}/${all.length}/${all[0]}`
          if (world.dataset.key !== key) {
            world.dataset.key = key
            world.replaceChildren(...all.map(i => plane(m, i)))
            at('space').querySelector('p').textContent = all.length < m.views.length - m.unseen.reduce((a, b) => a + b, 0)
              ? `${all.length} of ${m.views.length} views: select one to see what is in it` : 'Drag to turn, scroll to zoom'
          }
          turnSpace()
        }

        function scopedForSpace(m) {
          const from = m.views.length > planeLimit && state.selected >= 0 ? state.selected : 0
          const found = []
          for (let i = from; i < (m.views[from] ? m.views[from].end : 0) && found.length < planeLimit; i += 1) if (m.seen(i)) found.push(i)
          return found
        }

        function plane(m, i) {
          const [view, b, layer, text, picture] = [m.views[i], m.bounds[i], m.layers.get(i), m.texts.get(i), m.pictures.get(i)]
          const [o, u, v] = unit(m, i)
          const p = m.map(i, b.x, b.y)
          const result = el('div.plane', { id: 'plane' + i, onclick: event => { event.stopPropagation(); if (!turning.moved) event.shiftKey ? measure(i) : select(i, 'picture') } })
          // A picture has the view's own opacity in it.
          const opacity = picture ? (view.parent < 0 ? 1 : m.alpha[view.parent]) : m.alpha[i]
          result.style.cssText = `width:${b.w}px;height:${b.h}px;opacity:${Math.max(0.15, opacity)}`
          result.dataset.at = `matrix(${[...u, ...v, ...p].map(n => +n.toFixed(4)).join(',')})`
          result.dataset.depth = view.depth
          if (picture) {
            const r = rectOf(picture.frame)
            result.append(el('img', { src: png(picture), alt: '', draggable: 'false', style: `position:absolute;left:${r.x - b.x}px;top:${r.y - b.y}px;width:${r.w}px;height:${r.h}px` }))
            result.style.overflow = 'visible'
            return result
          }
          if (view.background) result.style.background = css(view.background)
          if (layer) {
            result.style.borderRadius = Math.min(layer.cornerRadius, b.w / 2, b.h / 2) + 'px'
            if (layer.borderWidth) result.style.border = `${layer.borderWidth}px solid ${css(layer.borderColor)}`
          }
          for (const one of text ? text.lines || [] : []) {
            const r = rectOf(one.frame)
            const part = one.range ? text.string.substr(one.range[0] ?? one.range.location, one.range[1] ?? one.range.length) : text.string
            const size = text.pointSize * (text.factor || 1)
            result.append(el('span', { style: `left:${r.x - b.x}px;top:${r.y - b.y}px;font-size:${size}px;line-height:${r.h}px;color:${css(text.color)};unicode-bidi:isolate` }, part))
          }
          return result
        }

        function turnSpace() {
          const [m, world, space] = [model(), at('world'), at('space')]
          const fit = Math.min((space.clientWidth - 40) / m.size.w, (space.clientHeight - 40) / m.size.h, 2) * 0.82 || 0.5
          const deepest = [...world.children].reduce((most, child) => Math.max(most, +child.dataset.depth), 1)
          const step = state.spread * 60 / Math.max(12, deepest * 3)
          world.style.transform = `scale3d(${[fit * state.depth, fit * state.depth, fit * state.depth]}) rotateX(${state.pitch}deg) rotateY(${state.yaw}deg) translate3d(${-m.size.w / 2}px, ${-m.size.h / 2}px, ${-deepest * step / 2}px)`
          for (const child of world.children) {
            child.style.transform = `translateZ(${(+child.dataset.depth * step).toFixed(1)}px) ${child.dataset.at}`
            child.classList.toggle('chosen', child.id === 'plane' + state.selected)
          }
        }

        const turning = { on: false, moved: false, x: 0, y: 0 }
        function listenToSpace() {
          const space = at('space')
          space.addEventListener('pointerdown', event => { Object.assign(turning, { on: true, moved: false, x: event.clientX, y: event.clientY }) })
          addEventListener('pointermove', event => {
            if (!turning.on || !state.solid) return
            const [dx, dy] = [event.clientX - turning.x, event.clientY - turning.y]
            if (!turning.moved && Math.hypot(dx, dy) < 4) return
            Object.assign(turning, { moved: true, x: event.clientX, y: event.clientY })
            state.yaw = Math.max(-89, Math.min(89, state.yaw + dx * 0.4))
            state.pitch = Math.max(-89, Math.min(89, state.pitch - dy * 0.4))
            turnSpace()
          })
          addEventListener('pointerup', () => { turning.on = false; setTimeout(() => { turning.moved = false }) })
          space.addEventListener('wheel', event => {
            event.preventDefault()
            state.depth = Math.max(0.2, Math.min(6, state.depth * Math.exp(-event.deltaY / 500)))
            turnSpace()
          }, { passive: false })
          at('spread').oninput = event => { state.spread = +event.target.value; turnSpace() }
        }

        function setSolid(solid) { state.solid = solid; drawPicture(); keepAddress() }
        """#
}
