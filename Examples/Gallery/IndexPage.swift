import Foundation

/// The page that shows all pictures side by side.
@MainActor
struct IndexPage {
    let renderings: [Rendering]

    var html: String {
        var page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Formwork gallery</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f2f2f7; color: #111 }
            section { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
            figure { margin: 0; max-width: 260px }
            figure.wide { max-width: 640px }
            img { width: 100%; border-radius: 12px; box-shadow: 0 2px 12px #0003; display: block }
            figcaption { font-size: 13px; margin-top: .5rem; overflow-wrap: anywhere }
            h2 { margin: 2.5rem 0 1rem }
            </style>
            <h1>Formwork gallery</h1>
            <p>Each screen is ordinary UIKit source, laid out and drawn without a simulator.</p>

            """
        var section = ""
        for rendering in renderings {
            if rendering.screen.section != section {
                if !section.isEmpty { page += "</section>\n" }
                section = rendering.screen.section
                page += "<h2>\(section)</h2>\n<section>\n"
            }
            page += figure(rendering)
        }
        return page + "</section>\n</html>\n"
    }

    private func figure(_ rendering: Rendering) -> String {
        let name = rendering.screen.name
        let isWide = rendering.drawing.size.width > rendering.drawing.size.height
        let times = String(
            format: "layout %.2f ms, drawing %.1f ms", rendering.layoutTime, rendering.drawingTime)
        return """
            <figure\(isWide ? " class=\"wide\"" : "")>
            <a href="\(name).png"><img src="\(name).png" alt="\(name)"></a>
            <figcaption>\(name)<br>\(rendering.viewCount) views, \(times)<br>
            <a href="\(name).png">PNG</a> <a href="\(name).svg">SVG</a> <a href="\(name).pdf">PDF</a></figcaption>
            </figure>

            """
    }
}
