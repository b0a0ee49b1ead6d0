/// The elements of the page that are there before the script runs.
enum PageBody {
    /// All elements.
    static let all = PageText.lean(elements)

    private static let elements = """
        <header>
          <h1 id="title"></h1>
          <span id="axes" style="display:contents"></span>
          <label class="compare" id="compareLabel"><span>compared with</span><select id="compare" aria-label="Compared with"></select></label>
          <span class="gap"></span>
          <span class="pair" role="group" aria-label="Picture">
            <button id="flat" aria-pressed="true">2-D</button><button id="solid" aria-pressed="false">3-D</button></span>
          <button class="icon" id="theme" title="Light, dark, or as the system">◐</button>
          <button class="icon" id="ask" title="Keys  ( ? )">?</button>
        </header>
        <main>
          <section id="treePane" aria-label="Tree">
            <div class="field"><input id="search" type="search" placeholder="Search views  ( / )" aria-label="Search views"
              autocomplete="off" spellcheck="false"><span id="found" aria-live="polite"></span></div>
            <div id="tree" role="tree" tabindex="0" aria-label="Views"><div id="height"></div><div id="rows" role="presentation"></div></div>
          </section>
          <section id="stagePane" aria-label="Picture">
            <div id="chips" role="toolbar" aria-label="Overlays"></div>
            <div id="stage"><div id="sheet"></div></div>
            <div id="space" hidden><div id="world"></div><p></p></div>
            <div id="status"><span id="under"></span><span class="gap"></span>
              <label id="blendLabel" hidden>before <input id="blend" type="range" min="0" max="100" value="100" aria-label="Before or after"> after</label>
              <label id="spreadLabel" hidden>spread <input id="spread" type="range" min="0" max="100" value="40" aria-label="Distance of the layers"></label>
              <button id="zoomOut" aria-label="Smaller">−</button><button id="zoom" title="Fit  ( 0 )"></button><button id="zoomIn" aria-label="Larger">+</button></div>
          </section>
          <section id="infoPane" aria-label="Explanation">
            <div class="tabs" id="infoTabs" role="tablist"></div>
            <div id="info" role="tabpanel" tabindex="-1"></div>
          </section>
        </main>
        <nav id="tabs" role="tablist" aria-label="Parts"></nav>
        <dialog id="help"></dialog>
        """
}
