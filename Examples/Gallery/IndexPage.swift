import Foundation

/// A page that shows pictures in sections, with a list of its contents.
@MainActor
struct IndexPage {
    let title: String
    /// The name of the page's file.
    let file: String
    let renderings: [Rendering]

    /// The sections in their order, each with its pictures.
    private var sections: [(name: String, renderings: [Rendering])] {
        var sections: [(name: String, renderings: [Rendering])] = []
        for rendering in renderings {
            if sections.last?.name != rendering.screen.section {
                sections.append((rendering.screen.section, []))
            }
            sections[sections.count - 1].renderings.append(rendering)
        }
        return sections
    }

    /// The page's source, with links to the gallery's other pages.
    func html(besides others: [IndexPage]) -> String {
        let sections = sections
        let contents = sections.map {
            "<li><a href=\"#\(anchor($0.name))\">\($0.name)</a> <small>\($0.renderings.count)</small></li>"
        }
        let links = others.map {
            "<li><a href=\"\($0.file)\">\($0.title)</a> <small>\($0.renderings.count)</small></li>"
        }
        let body = sections.map { section in
            """
            <section id="\(anchor(section.name))">
            <h2>\(section.name)</h2>
            <div class="pictures">
            \(section.renderings.map(figure).joined())</div>
            </section>
            """
        }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            <h1>\(title)</h1>
            <p>Each screen is ordinary UIKit source, laid out and drawn without a simulator.</p>
            <nav><ul>
            \((contents + links).joined(separator: "\n"))
            </ul></nav>
            \(body.joined(separator: "\n"))
            </html>

            """
    }

    private static let style = """

        * { box-sizing: border-box }
        html { scroll-behavior: smooth }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem 1rem 4rem;
          max-width: 1800px; background: #f2f2f7; color: #111 }
        a { color: #0a58ca }
        nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem }
        nav li { background: #fff; border-radius: 999px; padding: .25rem .9rem }
        nav a { text-decoration: none }
        small { color: #666 }
        h2 { margin: 2.5rem 0 1rem }
        .pictures { display: grid; gap: 1.25rem; align-items: start;
          grid-template-columns: repeat(auto-fill, minmax(min(10rem, 46%), 1fr)) }
        figure { margin: 0; min-width: 0 }
        figure.wide { grid-column: span 2 }
        figure.sheet { grid-column: 1 / -1 }
        figure.sheet img { width: auto; max-width: 100% }
        img { width: 100%; height: auto; border-radius: 12px; box-shadow: 0 2px 12px #0003; display: block;
          background: #ddd }
        figcaption { font-size: 13px; line-height: 1.35; margin-top: .5rem; overflow-wrap: break-word }
        figcaption b { display: block; font-weight: 600 }
        @media (min-width: 1000px) {
          body { padding: 2rem 3rem 5rem }
          .pictures { gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr)) }
        }

        """

    private func anchor(_ section: String) -> String {
        String(section.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    private func figure(_ rendering: Rendering) -> String {
        let name = rendering.screen.name
        let size = rendering.drawing.size
        let kind =
            if case .plain = rendering.screen.stage { size.width > 500 ? "sheet" : "plain" } else {
                size.width > size.height ? "wide" : "phone"
            }
        let times = String(
            format: "layout %.2f ms, drawing %.1f ms", rendering.layoutTime, rendering.drawingTime)
        let words = name.replacingOccurrences(of: "-", with: " ")
        return """
            <figure class="\(kind)">
            <a href="\(name).png"><img src="\(name).png" alt="\(words): \(rendering.place)" loading="lazy" \
            width="\(Int(size.width))" height="\(Int(size.height))"></a>
            <figcaption><b>\(words)</b>\(rendering.place)<br>\(rendering.viewCount) views, \(times)<br>
            <a href="\(name).png">PNG</a> <a href="\(name).svg">SVG</a> <a href="\(name).pdf">PDF</a></figcaption>
            </figure>

            """
    }
}
