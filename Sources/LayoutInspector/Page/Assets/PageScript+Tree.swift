/// The tree.
extension PageScript {
    static let tree = #"""
        // The tree: only the rows that are seen exist.
        const tree = { rows: [], open: new Set(), model: null, height: 23, found: null, top: 0 }

        function prepareTree() {
          const m = model()
          if (tree.model === m) return
          tree.model = m
          tree.open = new Set()
          const small = m.views.length <= 400
          const plain = /^UI(View|Window|ScrollView|StackView|CollectionView|TableView|TransitionView|DropShadowView|LayoutContainerView)$/
          m.views.forEach((view, i) => {
            if (m.kids[i].length && (small ? view.module !== 'UIKit' || plain.test(view.className) || !view.depth : view.depth < 4)) tree.open.add(i)
          })
        }

        const words = m => i => {
          const view = m.views[i]
          const text = m.texts.get(i)
          return `${view.property || ''} ${view.identifier || ''} ${view.className} ${text ? text.string : ''} ${view.id}`.toLowerCase()
        }

        function listRows() {
          prepareTree()
          const m = tree.model
          tree.rows = []
          const parts = state.search.toLowerCase().split(/\s+/).filter(Boolean)
          tree.found = null
          if (parts.length) {
            const text = words(m)
            tree.found = m.views.map((_, i) => i).filter(i => { const own = text(i); return parts.every(part => own.includes(part)) })
            const keep = new Set()
            for (const i of tree.found) for (let k = i; k >= 0 && !keep.has(k); k = m.views[k].parent) keep.add(k)
            m.views.forEach((_, i) => { if (keep.has(i)) tree.rows.push(i) })
          } else {
            for (let i = 0; i < m.views.length;) { tree.rows.push(i); i = tree.open.has(i) ? i + 1 : Math.max(m.views[i].end, i + 1) }
          }
          tree.height = isNarrow() ? 34 : 23
          at('height').style.height = tree.rows.length * tree.height + 'px'
          tree.position = new Map(tree.rows.map((view, row) => [view, row]))
          at('found').textContent = tree.found ? `${tree.found.length} of ${m.views.length}` : ''
        }

        function drawTree() {
          const [m, list, rows] = [tree.model, at('tree'), at('rows')]
          const first = Math.max(0, Math.floor(tree.top / tree.height) - 6)
          const count = Math.ceil((sizes.tree || 600) / tree.height) + 12
          rows.style.top = first * tree.height + 'px'
          rows.replaceChildren(...tree.rows.slice(first, first + count).map(i => treeRow(m, i)))
          const chosen = state.selected >= 0 && at('row' + state.selected)
          if (chosen) list.setAttribute('aria-activedescendant', chosen.id); else list.removeAttribute('aria-activedescendant')
        }

        function treeRow(m, i) {
          const view = m.views[i]
          const text = m.texts.get(i)
          const open = tree.found ? true : tree.open.has(i)
          const siblings = view.parent < 0 ? [i] : m.kids[view.parent]
          const issues = (m.issues.get(i) || []).length
          const change = changesOf(i)
          const name = view.property ? m.brief(i) : view.identifier ? `"${view.identifier}"` : view.className
          const classes = ['row', i === state.selected && 'chosen', i === state.hovered && 'hovered', i === state.second && 'second', m.unseen[i] && 'unseen']
          return el('div', {
            class: classes.filter(Boolean).join(' '), id: 'row' + i, role: 'treeitem', 'aria-level': view.depth + 1,
            'aria-setsize': siblings.length, 'aria-posinset': siblings.indexOf(i) + 1, 'aria-selected': String(i === state.selected),
            'aria-expanded': m.kids[i].length ? String(open) : undefined, style: `padding-left:${6 + Math.min(view.depth, 24) * 12}px`,
            onclick: event => event.target.className === 'turn' ? turn(i) : event.shiftKey ? measure(i) : select(i, 'tree'),
            ondblclick: () => turn(i), onmouseenter: () => hover(i), title: `${view.module}.${view.className}`.replace(hostile, ''),
          },
          el('span.turn', { 'aria-hidden': 'true' }, m.kids[i].length ? (open ? '▼' : '▶') : ''),
          el('span', { class: 'glyph ' + (methods[view.method] ? view.method : ''), title: 'laid out by ' + (methods[view.method] || ['', view.method])[1] }, (methods[view.method] || ['?'])[0]),
          el('span.name', {}, name),
          text ? el('span.dim', {}, `“${short(text.string, 40)}”`) : name !== view.className && el('span.dim', {}, view.className),
          el('span.gap', {}),
          view.flags & flag.hidden ? el('span.badge', {}, 'hidden') : null,
          change.length ? el('span', { class: 'badge changed' }, change.length > 1 ? change.length + ' changes' : change[0].kind) : null,
          issues ? el('span', { class: 'badge bad', title: 'issues' }, issues) : null)
        }

        function turn(i, open = !tree.open.has(i)) {
          if (open) tree.open.add(i); else tree.open.delete(i)
          listRows()
          drawTree()
        }

        function reveal(i) {
          let opened = false
          for (const k of tree.model.outer(i)) if (!tree.open.has(k)) { tree.open.add(k); opened = true }
          if (opened && !tree.found) listRows()
          const row = tree.position.get(i)
          if (row === undefined) return
          const top = row * tree.height
          if (top < tree.top) scrollTree(top - tree.height * 2)
          if (top + tree.height > tree.top + sizes.tree) scrollTree(top - sizes.tree + tree.height * 3)
        }

        function scrollTree(top) {
          tree.top = Math.max(0, Math.min(top, tree.rows.length * tree.height - sizes.tree))
          at('tree').scrollTop = tree.top
        }
        """#
}
