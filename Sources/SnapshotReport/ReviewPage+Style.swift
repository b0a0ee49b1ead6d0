extension ReviewPage {
    static let style = """
        :root { color-scheme: light dark; --line: #8884; --ink: CanvasText; --soft: #8882; --chosen: #2f6fec33; }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: grid; font: 14px/1.4 system-ui, sans-serif;
          grid: auto minmax(0, 1fr) auto / 340px minmax(0, 1fr); background: Canvas; color: var(--ink); }
        header, footer { grid-column: 1 / -1; display: flex; gap: 8px; align-items: center; padding: 8px 12px;
          border-bottom: 1px solid var(--line); }
        footer { border: 0; border-top: 1px solid var(--line); font-size: 12px; }
        h1 { font-size: 15px; margin: 0 12px 0 0; white-space: nowrap; }
        input, select, button { font: inherit; padding: 3px 8px; }
        #search { flex: 1; min-width: 120px; }
        select { max-width: 200px; }
        .gap { flex: 1; }
        nav { overflow-y: auto; border-right: 1px solid var(--line); outline-offset: -2px; }
        #space { position: relative; }
        #rows { position: absolute; left: 0; right: 0; }
        .row { height: 46px; padding: 4px 12px; border-left: 4px solid transparent; cursor: default; overflow: hidden;
          white-space: nowrap; }
        .row b { display: block; font-weight: 500; overflow: hidden; text-overflow: ellipsis; }
        .row small { display: block; opacity: .7; overflow: hidden; text-overflow: ellipsis; }
        .row.chosen { background: var(--chosen); }
        .row.accepted { border-left-color: #2a9d4a; }
        .row.rejected { border-left-color: #d33; }
        main { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; min-width: 0; }
        #bar { display: flex; gap: 8px; align-items: center; padding: 8px 12px; }
        #modes { display: flex; }
        #modes button { border: 1px solid var(--line); background: none; color: inherit; }
        #modes button[aria-selected=true] { background: var(--chosen); }
        #stage { overflow: auto; padding: 0 12px 12px; display: flex; gap: 12px; align-items: flex-start;
          justify-content: safe center; }
        figure { margin: 0; flex: 0 1 auto; min-width: 0; height: 100%; display: flex; flex-direction: column; }
        figcaption { font-size: 12px; opacity: .7; padding-bottom: 2px; }
        img { display: block; max-width: 100%; min-height: 0; object-fit: contain; border: 1px solid var(--line);
          background: repeating-conic-gradient(#8882 0 25%, #fff2 0 50%) 0 0 / 16px 16px; }
        figure img { max-height: calc(100% - 20px); }
        .layers { position: relative; height: 100%; }
        .layers img { max-height: 100%; }
        .layers img + img { position: absolute; left: 0; top: 0; }
        .zoomed figure, .zoomed .layers { height: auto; flex: none; }
        .zoomed img { max-width: none !important; max-height: none !important; image-rendering: pixelated; }
        details { border-top: 1px solid var(--line); padding: 8px 12px; max-height: 32vh; overflow: auto; }
        summary { font-weight: 500; }
        #place { margin: 2px 0; font-size: 12px; opacity: .7; overflow-wrap: anywhere; }
        pre { margin: 4px 0 0; font: 12px/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        code { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 50vw; }
        """
}
