/// The picture and its overlays.
extension PageStyle {
    static let stage = """
        #chips { display: flex; flex-wrap: wrap; gap: 3px; padding: 6px 8px; background: var(--panel); border-bottom: 1px solid var(--line); }
        #chips button { display: flex; align-items: center; gap: 5px; padding: 2px 7px; color: var(--soft); white-space: nowrap; }
        #chips i { width: 9px; height: 9px; border-radius: 2px; border: 1.5px solid var(--tone); }
        #chips button[aria-pressed=true] { background: var(--hover); color: var(--ink); border-color: var(--line); }
        #chips button[aria-pressed=true] i { background: var(--tone); }
        #scope { margin-left: auto; }
        #stage { flex: 1; overflow: auto; display: grid; place-items: safe center; padding: 22px; position: relative; min-height: 0;
          background: radial-gradient(light-dark(#0000000f, #ffffff0c) 1px, transparent 1px) 0 0 / 14px 14px; touch-action: pan-x pan-y; }
        #sheet { position: relative; flex: none; background: light-dark(#fff, #000); box-shadow: 0 0 0 1px var(--line), 0 6px 24px #0003; }
        #sheet img, #sheet canvas { display: block; width: 100%; height: 100%; }
        #sheet .before { position: absolute; inset: 0; }
        #over { position: absolute; inset: 0; overflow: visible; width: 100%; height: 100%; pointer-events: none; }
        #over text { font: 600 10px var(--mono); }
        #over .tag { fill: #fff; }
        #status { display: flex; gap: 10px; align-items: center; padding: 3px 10px; min-height: 27px; background: var(--panel);
          border-top: 1px solid var(--line); color: var(--soft); font: 11px/1.4 var(--mono); white-space: nowrap; overflow: hidden; }
        #status span { overflow: hidden; text-overflow: ellipsis; unicode-bidi: isolate; }
        #status .gap { flex: 1; }
        #status label { display: flex; align-items: center; gap: 5px; }
        #status button { padding: 0 6px; }
        #status input { width: 90px; }
        #space { flex: 1; overflow: hidden; position: relative; min-height: 0; perspective: 2400px; touch-action: none; cursor: grab;
          background: var(--ground); }
        #space:active { cursor: grabbing; }
        #world { position: absolute; left: 50%; top: 50%; transform-style: preserve-3d; }
        .plane { position: absolute; left: 0; top: 0; transform-origin: 0 0; box-shadow: 0 0 0 .5px light-dark(#1d5fd666, #7eaaff77);
          background-size: 100% 100%; overflow: hidden; backface-visibility: visible; }
        .plane.chosen { box-shadow: 0 0 0 2px var(--accent); }
        .plane.chosen::after { content: ''; position: absolute; inset: 0; background: #2f6fec33; }
        .plane span { position: absolute; white-space: pre; }
        #space p { position: absolute; left: 12px; bottom: 8px; margin: 0; color: var(--soft); pointer-events: none; }
        """
}
