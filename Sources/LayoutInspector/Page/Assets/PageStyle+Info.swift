/// The explanation, and narrow pages.
extension PageStyle {
    static let info = """
        #info { flex: 1; overflow-y: auto; overflow-x: hidden; padding: 0 12px 24px; overflow-wrap: anywhere; }
        .tabs { display: flex; border-bottom: 1px solid var(--line); padding: 0 6px; flex: none; }
        .tabs button { border-radius: 0; padding: 9px 8px 7px; border: 0; border-bottom: 2px solid transparent; color: var(--soft); }
        .tabs button[aria-selected=true] { color: var(--ink); border-color: var(--accent); }
        h2 { font-size: 15px; margin: 12px 0 2px; unicode-bidi: isolate; }
        h3 { font-size: 11px; font-weight: 600; color: var(--soft); margin: 18px 0 5px; }
        #info p { margin: 4px 0; }
        .soft { color: var(--soft); }
        .path { color: var(--soft); line-height: 1.7; }
        .link { color: var(--accent); text-decoration: none; border: 0; padding: 0; border-radius: 3px; unicode-bidi: isolate; }
        .link:hover { text-decoration: underline; background: none; }
        .source { font: 11px var(--mono); color: var(--soft); }
        .box { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid var(--line); border-radius: 7px; margin: 10px 0 4px;
          overflow: hidden; background: var(--raised); }
        .box div { padding: 4px 8px; border-left: 1px solid var(--line); }
        .box div:first-child { border: 0; }
        .box small { display: block; color: var(--faint); font-size: 10px; }
        .box b { font: 600 13px var(--mono); }
        .edge { border: 1px solid var(--line); border-radius: 7px; background: var(--raised); margin: 6px 0; }
        .edge > summary { padding: 6px 9px; display: flex; gap: 6px; align-items: baseline; cursor: default; }
        .edge > summary b { font-weight: 600; }
        .edge > summary .value { font: 600 13px var(--mono); }
        .edge > summary .lead { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1; min-width: 0; }
        .edge[open] > summary .lead { visibility: hidden; }
        .steps { border-collapse: collapse; width: 100%; }
        .steps td { padding: 3px 9px; vertical-align: top; border-top: 1px solid var(--line); }
        .steps td:first-child { font: 12px/1.5 var(--mono); text-align: right; white-space: nowrap; width: 1%; padding-right: 4px; }
        .steps .sum td { font-weight: 600; }
        .steps .lost td { color: var(--soft); }
        .steps .lost td:first-child { color: var(--bad); }
        .steps .also td { color: var(--soft); }
        .note { border-left: 3px solid var(--warn); padding: 3px 8px; background: var(--hover); border-radius: 0 5px 5px 0; margin: 6px 0; }
        dl { display: grid; grid-template-columns: minmax(90px, 34%) minmax(0, 1fr); margin: 0; gap: 1px 8px; }
        dt { color: var(--soft); }
        dd { margin: 0; font-family: var(--mono); font-size: 11.5px; unicode-bidi: plaintext; }
        .dot { display: inline-block; width: 10px; height: 10px; border-radius: 3px; border: 1px solid #8888; vertical-align: -1px; margin-right: 5px; }
        .list { list-style: none; margin: 6px 0; padding: 0; }
        .list > li { border: 1px solid var(--line); border-radius: 7px; background: var(--raised); padding: 6px 9px; margin: 5px 0; }
        .list > li.chosen { border-color: var(--accent); }
        .kind { font-size: 10px; font-weight: 600; border-radius: 4px; padding: 1px 5px; margin-right: 6px; background: var(--hover); color: var(--soft); }
        .kind.added { color: var(--good); } .kind.removed, .kind.issue { color: var(--bad); } .kind.moved, .kind.resized { color: var(--accent); }
        .kind.restyled, .kind.reordered { color: var(--warn); }
        .values { font: 11.5px/1.6 var(--mono); }
        .values del { color: var(--bad); } .values ins { color: var(--good); text-decoration: none; }
        .empty { color: var(--soft); padding: 28px 8px; text-align: center; }
        dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: inherit; padding: 16px 20px;
          max-width: min(560px, 92vw); max-height: 86vh; overflow: auto; box-shadow: 0 12px 48px #0006; }
        dialog::backdrop { background: #0006; }
        dialog h2 { margin-top: 0; }
        dialog dl { grid-template-columns: 110px 1fr; gap: 4px 10px; }
        kbd { font: 11px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 4px; background: var(--raised); }
        #tabs { display: none; }

        @media (max-width: 860px) {
          header { padding: 0 8px; gap: 4px; }
          header label.compare span { display: none; }
          header select { max-width: 112px; }
          main { grid-template-columns: minmax(0, 1fr); }
          main > section { display: none; border: 0 !important; }
          body[data-tab=picture] #stagePane, body[data-tab=tree] #treePane, body[data-tab=explanation] #infoPane { display: flex; }
          #tabs { display: flex; background: var(--panel); border-top: 1px solid var(--line); }
          #tabs button { flex: 1; padding: 11px 4px; border-radius: 0; color: var(--soft); border: 0; border-top: 2px solid transparent; }
          #tabs button[aria-selected=true] { color: var(--accent); border-color: var(--accent); }
          #chips { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
          #chips button { padding: 5px 9px; }
          #scope { margin-left: 4px; }
          #stage { padding: 12px; }
          .row { height: 34px; }
        }
        """
}
