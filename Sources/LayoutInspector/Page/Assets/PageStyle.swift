/// The style of the page.
enum PageStyle {
    /// All rules.
    static let all = PageText.tight([frame, stage, info].joined(separator: "\n"))

    /// The rules of the page that is written instead of a refused one.
    static let refusal = """
        :root { color-scheme: light dark; }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: Canvas; color: CanvasText; }
        main { max-width: 44em; margin: 15vh auto; padding: 0 20px; overflow-wrap: anywhere; }
        """

    /// The colours, the columns and the tree.
    private static let frame = """
        :root { color-scheme: light dark;
          --ground: light-dark(#eceded, #17181a); --panel: light-dark(#fbfbfb, #1f2023); --raised: light-dark(#fff, #2a2c30);
          --line: light-dark(#dcdddf, #33353a); --ink: light-dark(#1b1c1f, #e6e7ea); --soft: light-dark(#62656c, #9b9fa7);
          --faint: light-dark(#686b72, #868a92); --accent: light-dark(#1d5fd6, #7eaaff); --chosen: light-dark(#d9e6ff, #263a5e);
          --hover: light-dark(#1b1c1f0d, #ffffff0f); --good: light-dark(#16794a, #5fce97); --bad: light-dark(#c02a37, #ff8088);
          --warn: light-dark(#8a5a00, #e8b457); --mono: ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html, body { height: 100%; margin: 0; overflow: hidden; }
        body { display: grid; grid-template: 42px minmax(0, 1fr) auto / minmax(0, 1fr); font: 12px/1.45 system-ui, "Segoe UI", Roboto, sans-serif; background: var(--ground); color: var(--ink); }
        button, select, input { font: inherit; color: inherit; }
        button { border: 1px solid transparent; border-radius: 5px; background: none; padding: 3px 8px; cursor: default; }
        button:hover { background: var(--hover); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        header { display: flex; align-items: center; gap: 6px; padding: 0 10px; background: var(--panel);
          border-bottom: 1px solid var(--line); min-width: 0; }
        h1 { font-size: 13px; font-weight: 600; margin: 0 8px 0 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
          min-width: 60px; flex: 0 1 auto; unicode-bidi: isolate; }
        header .gap { flex: 1; }
        select { border: 1px solid var(--line); border-radius: 5px; background: var(--raised); padding: 3px 4px; max-width: 190px;
          min-width: 0; }
        .pair { display: flex; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; flex: none; }
        .pair button { border-radius: 0; border: 0; }
        .pair button[aria-pressed=true] { background: var(--chosen); color: var(--accent); }
        .icon { width: 28px; height: 26px; padding: 0; flex: none; font-size: 14px; }
        label.compare { display: flex; align-items: center; gap: 5px; color: var(--soft); min-width: 0; }
        main { display: grid; grid-template-columns: minmax(220px, 320px) minmax(0, 1fr) minmax(280px, 372px); min-height: 0; min-width: 0; }
        main > section { min-width: 0; min-height: 0; display: flex; flex-direction: column; background: var(--panel); }
        #treePane { border-right: 1px solid var(--line); }
        #infoPane { border-left: 1px solid var(--line); }
        #stagePane { background: var(--ground); }

        .field { padding: 7px 8px; border-bottom: 1px solid var(--line); position: relative; }
        .field input { width: 100%; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); padding: 4px 8px; }
        #found { position: absolute; right: 16px; top: 12px; color: var(--faint); pointer-events: none; background: var(--raised); }
        #tree { flex: 1; overflow: auto; position: relative; outline-offset: -2px; contain: strict; }
        #rows { position: absolute; left: 0; right: 0; }
        .row { height: 23px; display: flex; align-items: center; gap: 5px; padding-right: 8px; white-space: nowrap; overflow: hidden; }
        .row:hover, .row.hovered { background: var(--hover); }
        .row.chosen { background: var(--chosen); }
        .row.second { box-shadow: inset 3px 0 var(--warn); }
        .row.unseen { opacity: .5; }
        .row .turn { width: 14px; flex: none; text-align: center; color: var(--faint); font-size: 9px; padding: 0; }
        .row .turn:empty { visibility: hidden; }
        .row .name { font-weight: 500; unicode-bidi: isolate; }
        .row .dim { color: var(--soft); overflow: hidden; text-overflow: ellipsis; min-width: 0; flex: 0 1 auto; unicode-bidi: isolate; }
        .row .gap { flex: 1; }
        .row mark { background: light-dark(#ffe48a, #6b5710); color: inherit; border-radius: 2px; }
        .badge { border-radius: 8px; padding: 0 5px; font-size: 10px; line-height: 15px; background: var(--hover); color: var(--soft); flex: none; }
        .badge.bad { background: light-dark(#fde3e4, #4a2328); color: var(--bad); }
        .badge.changed { background: light-dark(#e1f3e8, #1d3d2c); color: var(--good); }
        .glyph { width: 15px; height: 15px; border-radius: 4px; font: 600 9px/15px var(--mono); text-align: center; flex: none;
          color: light-dark(#fff, #17181a); background: var(--faint); }
        .glyph.flexbox { background: light-dark(#7a3fc4, #bd93f5); }
        .glyph.pins { background: light-dark(#b25a08, #f0a35c); }
        .glyph.constraints { background: light-dark(#1d5fd6, #7eaaff); }
        .glyph.stackView { background: light-dark(#0b7285, #59c7da); }
        .glyph.layout { background: light-dark(#a61e6d, #ef82bd); }
        .glyph.autoresizing { background: light-dark(#5c7310, #b8d058); }
        """
}
