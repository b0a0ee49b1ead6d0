/// The panel that explains a view.
extension PageScript {
    static let explanation = #"""
        // The panel that explains the selected view in sentences.
        const link = (i, text) => el('a.link', { href: '#view=' + model().views[i].id, onmouseenter: () => hover(i), onmouseleave: () => hover(-1),
          onclick: event => { event.preventDefault(); select(i, 'link') } }, text || model().name(i))
        const source = line => el('span.source', { title: shown(line) }, String(line).split('/').pop())
        const signed = value => (value < 0 ? '−' : '+') + ' ' + num(Math.abs(value))

        // A part of a sentence: words, a number, a view, a line of source.
        const partText = piece => typeof piece === 'string' ? piece : typeof piece === 'number' ? num(piece) : piece.file ? `(${piece.file}:${piece.line})` : piece.view
        function part(piece, m) {
          if (typeof piece === 'string') return linked(piece, m)
          if (typeof piece === 'number') return el('b', {}, num(piece))
          if (piece.file) return source(`${piece.file}:${piece.line}`)
          return m.byID.has(piece.id) ? link(m.byID.get(piece.id), piece.view) : el('b', {}, piece.view)
        }

        // Words with links to the views that they name.
        function linked(text, m) {
          if (!m.names) {
            m.names = new Map()
            if (m.capture.controllers && m.capture.controllers.length === 1) m.names.set('self.view', m.capture.controllers[0].view)
            m.views.forEach((view, i) => { for (const name of [view.property, view.property && 'self.' + m.brief(i)]) if (name && !m.names.has(name)) m.names.set(name, i) })
          }
          return text.split(/([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*(?:\[\d+\])?)+)/u).map(word => {
            const steps = word.split('.')
            for (let count = steps.length; count > 1; count -= 1) {
              const i = m.names.get(steps.slice(0, count).join('.'))
              if (i !== undefined) return [link(i, steps.slice(0, count).join('.')), word.slice(steps.slice(0, count).join('.').length)]
            }
            return word
          })
        }

        // Parts are separated by spaces but before a point, comma or closing bracket, and after an opening one.
        function sentence(parts, m) {
          return parts.map((piece, k) => [!k || /^[.,):;%]/.test(partText(piece)) || /\($/.test(partText(parts[k - 1])) ? '' : ' ', part(piece, m)])
        }

        // A step, and that the edge would be ambiguous without it, where its own words do not say so.
        const without = 'without it other positions would be as good'
        const stepText = (step, m) => [sentence(step.parts, m), step.isAmbiguousWithout && !step.parts.includes(without) ? el('span.unique', {}, ', and ' + without) : '']

        // Where else an ambiguous edge could be. Without numbers there is no end; without a range none was computed.
        function ambiguity(reason, m, i) {
          const range = reason.alternatives, has = end => typeof end === 'number', number = end => el('b', {}, num(end))
          const words = !range ? 'Other positions are as good. Their range was not computed, because too many connected edges are ambiguous.'
            : [`Any ${reason.subject}`, has(range.lower) ? [' from ', number(range.lower), has(range.upper) ? [' to ', number(range.upper)] : ' on'] : has(range.upper) ? [' up to ', number(range.upper)] : '', ' is as good.']
          return el('div.note', {}, 'Ambiguous: nothing decides the ', reason.subject, ' of ', link(i), '. ', words)
        }

        function edgeCard(reason, m, i) {
          const main = reason.steps.filter(step => step.isDeciding || reason.steps.length === 1)
          const also = reason.steps.filter(step => !main.includes(step))
          const lead = ((main[0] || also[0] || {}).parts || []).map(partText).join(' ')
          const row = (kind, first, ...rest) => el('tr', { class: kind }, el('td', {}, first), el('td', {}, rest))
          const amount = step => step.amount ? signed(step.amount) : ''
          const rows = main.map(step => row('', main.length === 1 ? signed(step.amount) : amount(step), stepText(step, m)))
          for (const step of also) rows.push(row('also', amount(step), 'also, but not alone: ', stepText(step, m)))
          if (reason.steps.length > 1) rows.push(row('sum', '= ' + num(reason.value), reason.subject))
          for (const note of reason.notes || []) rows.push(row('also', '', sentence(note, m)))
          for (const step of reason.losers || []) rows.push(row(step.isMet ? 'also' : 'lost', step.isMet ? 'met' : 'lost', stepText(step, m)))
          return el('details.edge', { id: 'edge-' + reason.subject, open: reason.steps.length < 7 },
            el('summary', {}, el('b', {}, reason.subject), el('span.value', {}, num(reason.value)), reason.isAmbiguous ? el('span.badge', {}, 'ambiguous') : null, el('span.lead', {}, short(lead, 80))),
            el('table.steps', {}, el('tbody', {}, rows)),
            reason.isAmbiguous ? ambiguity(reason, m, i) : null)
        }

        function whyPanel(m, i) {
          const view = m.views[i]
          const [[x, y], [w, h]] = view.frame
          const reasons = m.reasons(i)
          const order = ['left', 'right', 'top', 'bottom', 'width', 'height']
          const name = method => (methods[method] || ['', method])[1]
          return [
            el('div.box', { id: 'frame' }, [['x', x], ['y', y], ['width', w], ['height', h]].map(([k, v]) => el('div', {}, el('small', {}, k), el('b', {}, num(+v))))),
            el('p', {}, el('span.soft', {}, 'Laid out by '), view.method === 'system' && view.parent >= 0 ? [link(view.parent, m.views[view.parent].className), ', which lays out its subviews itself'] : name(view.method), '.',
              view.parent >= 0 && view.method !== 'system' ? [el('span.soft', {}, ' In '), link(view.parent), '.'] : null),
            distancesSection(m),
            reasons.length ? [el('h3', {}, 'Why'), ...[...reasons].sort((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject)).map(reason => edgeCard(reason, m, i))]
              : m.bound.has(i) || !m.kept.reasons ? null : el('p.soft', {}, 'The capture holds no reasons for this view.'),
            constraintsSection(m, i), flexSection(m, i), textSection(m, i), issuesSection(m, i),
          ]
        }

        function constraintsSection(m, i) {
          const own = m.bound.get(i) || []
          if (!own.length) return null
          const refer = (side, self) => side.view >= 0 && m.views[side.view]
            ? [side.view === self ? el('b', {}, m.brief(side.view)) : link(side.view, m.brief(side.view)), [side.guide, side.attribute].filter(Boolean).map(n => '.' + n).join('')] : [side.outside || '?', '.', side.attribute]
          return [el('h3', {}, `Constraints (${own.length})`), el('ul.list', { id: 'constraints' }, own.slice(0, 60).map(index => {
            const c = m.constraints[index]
            const met = isMet(m, c)
            return el('li', {}, refer(c.first, i), ` ${relationSign(c.relation) || '= '}`,
              c.second && c.multiplier ? [c.multiplier !== 1 ? num(c.multiplier) + ' × ' : '', refer(c.second, i), c.constant ? ' ' + signed(c.constant) : ''] : num(c.constant),
              c.priority < 1000 ? el('span.soft', {}, `  priority ${num(c.priority)}`) : null,
              met === false ? el('span', { class: 'badge bad' }, 'not met') : null,
              c.identifier ? el('div.soft', {}, c.identifier) : null, c.source ? el('div', {}, source(c.source)) : null)
          }))]
        }

        const insetsText = insets => insets ? [insets.top, insets.left, insets.bottom, insets.right].map(num).join(' ') : '0'

        function flexSection(m, i) {
          const box = m.flexBoxes.get(i)
          if (!box) return null
          return [el('h3', {}, 'Flex container'), pairs([['direction', box.direction], ['padding', insetsText(box.padding)], ['border', isZero(box.border) ? null : insetsText(box.border)],
            ['gaps', (box.gaps || []).map(rectOf).map(r => num(Math.min(r.w, r.h))).join(', ') || null],
            ['free space', (box.spaces || []).map(rectOf).map(r => num(/^row/i.test(box.direction) ? r.w : r.h)).join(', ') || null]])]
        }

        function textSection(m, i) {
          const text = m.texts.get(i)
          if (!text) return null
          const lost = clippedText(m, i, text)
          return [el('h3', {}, 'Text'), el('p', { style: 'unicode-bidi:plaintext' }, `“${short(text.string, 400)}”`), pairs([
            ['font', `${text.fontName} ${num(text.pointSize)}`], ['colour', color(text.color)],
            ['lines', text.lineLimit ? `${text.lineCount} of at most ${text.lineLimit}` : text.lineCount || null],
            ['needs', text.needed ? `${num(text.needed[0])} × ${num(text.needed[1])}` : null], ['has', `${num(m.bounds[i].w)} × ${num(m.bounds[i].h)}`],
            ['shrunk to', text.factor !== 1 && text.factor ? num(text.factor * 100) + ' %' : null], ['state', lost || null]])]
        }

        function issuesSection(m, i) {
          const own = m.issues.get(i) || []
          return own.length ? [el('h3', {}, 'Issues'), el('ul.list', {}, own.map(issue => issueItem(issue)))] : null
        }

        function issueItem(issue, withName) {
          return el('li', {}, el('span', { class: 'kind issue' }, issue.kind), withName ? link(issue.view) : null, withName ? ': ' : '', issue.message,
            issue.remedy ? el('div.soft', {}, issue.remedy) : null, issue.source ? el('div', {}, source(issue.source)) : null)
        }

        const color = value => value ? [el('span.dot', { style: `background:${css(value)}` }), value] : null
        const pairs = rows => el('dl', {}, rows.filter(row => row[1] !== null && row[1] !== undefined && row[1] !== '').map(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]))

        function propertiesPanel(m, i) {
          const view = m.views[i]
          const [layer, control, scroll, heard, controller, area] = ['layers', 'controls', 'scrollViews', 'accessibility', 'controllers', 'touchAreas'].map(key => m[key].get(i))
          const named = Object.entries({ hidden: 1, 'clips to bounds': 2, 'takes no touches': 4, transformed: 8, animated: 32, 'has gestures': 64, 'right to left': 128 })
          const size = s => s && (s[0] >= 0 || s[1] >= 0) ? s.map(n => n < 0 ? 'none' : num(n)).join(' × ') : 'none'
          const rect = r => r.flat().map(num).join(' ')
          const mask = ['left', 'width', 'right', 'top', 'height', 'bottom'].filter((_, bit) => view.autoresizingMask >> bit & 1)
          const section = (title, rows) => rows.some(row => row[1] !== null && row[1] !== undefined) ? [el('h3', {}, title), pairs(rows)] : null
          return [
            section('View', [['class', `${view.module}.${view.className}`], ['property', view.property], ['identifier', view.identifier], ['tag', view.tag || null], ['identity', view.id],
              ['background', color(view.background)], ['alpha', view.alpha !== 1 ? num(view.alpha) : null], ['state', named.filter(([, bit]) => view.flags & bit).map(([name]) => name).join(', ') || null]]),
            section('Geometry', [['frame', rect(view.frame)], ['bounds', rect(view.bounds)], ['in the root', rect(view.rootFrame)], ['alignment insets', view.alignmentInsets ? insetsText(view.alignmentInsets) : null],
              ['margins', insetsText(view.margins)], ['safe area', view.safeArea ? insetsText(view.safeArea) : null],
              ['baselines', view.firstBaseline !== undefined ? `${num(view.firstBaseline)}, ${num(view.lastBaseline)}` : null], ['hit area', area ? rect(area.frame) : null]]),
            section('Size', [['intrinsic', size(view.intrinsicSize)], ['hugging', view.hugging.map(num).join(', ')], ['resistance', view.compressionResistance.map(num).join(', ')],
              ['autoresizing', mask.length ? mask.join(', ') : null], ['mask is constraints', view.flags & flag.mask ? 'yes' : 'no']]),
            section('Guides', (m.guides.get(i) || []).map(guide => [short(guide.name || 'guide', 30), rect(guide.frame)])),
            layer && section('Layer', [['class', layer.className], ['corner radius', layer.cornerRadius || null], ['border', layer.borderWidth ? [num(layer.borderWidth), ' ', color(layer.borderColor)] : null],
              ['shadow', layer.shadowOpacity ? [num(layer.shadowOpacity), ', blur ', num(layer.shadowRadius), ', by ', layer.shadowOffset.map(num).join(' '), ' ', color(layer.shadowColor)] : null],
              ['sublayers', layer.sublayerCount || null], ['depth', layer.zPosition || null], ['mask', layer.hasMask ? 'yes' : null]]),
            control && section('Control', [['enabled', control.isEnabled ? 'yes' : 'no'], ['selected', control.isSelected ? 'yes' : null], ['highlighted', control.isHighlighted ? 'yes' : null], ['value', control.value]]),
            scroll && section('Scroll view', [['offset', scroll.offset.map(num).join(' ')], ['content', scroll.contentSize.map(num).join(' × ')], ['insets', insetsText(scroll.adjustedInsets)], ['zoom', scroll.zoomScale !== 1 ? num(scroll.zoomScale) : null]]),
            heard && section('Accessibility', [['label', heard.label], ['value', heard.value], ['hint', heard.hint], ['traits', heard.traits ? String(heard.traits) : null]]),
            controller && section('Controller', [['class', `${controller.module}.${controller.className}`], ['title', controller.title], ['presents', controller.presented]]),
          ]
        }

        function screenPanel(m) {
          const s = m.screen
          const counts = new Map()
          for (const view of m.views) counts.set(view.method, (counts.get(view.method) || 0) + 1)
          return [el('h2', {}, captureTitle(m.index)), el('p.soft', {}, 'Select a view in the picture or the tree: here it says why its edges are where they are.'),
            el('h3', {}, 'Screen'), pairs([['device', s.device], ['size', `${num(s.size[0])} × ${num(s.size[1])}`], ['scale', s.scale], ['appearance', s.isDark ? 'dark' : 'light'], ['text size', s.textSize],
              ['direction', s.isRightToLeft ? 'right to left' : 'left to right'], ['iOS', s.systemVersion]]),
            el('h3', {}, 'What lays its views out'), el('dl', {}, [...counts].sort((a, b) => b[1] - a[1]).map(([method, count]) => [el('dt', {}, (methods[method] || ['', method])[1]), el('dd', {}, String(count))]))]
        }

        const panels = {
          why: ['Why', m => state.selected < 0 ? screenPanel(m) : [head(m), whyPanel(m, state.selected)]],
          properties: ['Properties', m => state.selected < 0 ? screenPanel(m) : [head(m), propertiesPanel(m, state.selected)]],
          changes: ['Changes', m => changesPanel(m)],
          issues: ['Issues', m => (m.capture.issues || []).length ? el('ul.list', { id: 'issueList' }, m.capture.issues.map(issue => issueItem(issue, true)))
            : el('p.empty', {}, 'No issues: the checks found none, or the capture was made without them (CaptureOptions.includesFindings).')],
        }

        function head(m) {
          const i = state.selected
          const view = m.views[i]
          return [el('h2', { id: 'viewTitle' }, m.name(i)), el('div.soft', {}, view.property || view.identifier ? view.className : view.module),
            el('div.path', {}, m.outer(i).slice(-5).map(k => [link(k, m.brief(k)), ' › ']), m.brief(i))]
        }

        let infoTop = 0
        function drawInfo() {
          const m = model()
          if (state.info === 'changes' && state.from < 0) state.info = 'why'
          const count = { changes: changes().length, issues: (m.capture.issues || []).length }
          at('infoTabs').replaceChildren(...Object.entries(panels).filter(([key]) => key !== 'changes' || state.from >= 0).map(([key, [title]]) => el('button', {
            role: 'tab', id: 'info-' + key, 'aria-selected': String(key === state.info), onclick: () => { state.info = key; drawInfo(); keepAddress() },
          }, count[key] ? `${title} ${count[key]}` : title)))
          const key = `${state.capture}/${state.selected}/${state.info}`
          const [isSame, top] = [at('info').dataset.key === key, infoTop]
          at('info').dataset.key = key
          at('info').replaceChildren(...[panels[state.info][1](m)].flat(Infinity).filter(Boolean).map(child => child instanceof Node ? child : document.createTextNode(shown(child))))
          if (top) at('info').scrollTop = infoTop = isSame ? top : 0
        }
        """#
}
