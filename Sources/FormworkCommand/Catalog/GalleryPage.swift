import CatalogMessages
import Foundation

/// A page that shows pictures of screens in sections: one file beside the pictures.
struct GalleryPage {
    let title: String
    let screens: [CatalogEntry]
    let pictures: [CatalogPicture]
    let failures: [CatalogResults.Failure]

    var html: String {
        let found = Dictionary(pictures.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })
        var body = ""
        var section: String?
        for screen in screens {
            guard let picture = found[screen.name] else { continue }
            if section != screen.section {
                body += section == nil ? "" : "</div>\n"
                body += screen.section.isEmpty ? "" : "<h2>\(Self.escaped(screen.section))</h2>\n"
                body += "<div class=\"pictures\">\n"
                section = screen.section
            }
            body += Self.figure(picture)
        }
        body += section == nil ? "<p>There are no pictures.</p>" : "</div>\n"
        let problems = failures.map {
            "<p class=\"problem\"><b>\(Self.escaped($0.screen))</b> \(Self.escaped($0.reason))</p>\n"
        }.joined()
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Self.escaped(title))</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(Self.escaped(title))</h1>
            \(problems)\(body)</body>
            </html>

            """
    }

    private static func figure(_ picture: CatalogPicture) -> String {
        guard let file = picture.files.first else { return "" }
        let source = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        let kinds = [picture.isDark ? "dark" : "light", picture.width > picture.height ? "wide" : "tall"]
        let name = escaped(picture.screen)
        return """
            <figure class="\(kinds.joined(separator: " "))"><a href="\(escaped(source))">\
            <img src="\(escaped(source))" alt="\(name)" width="\(Int(picture.width))" height="\(Int(picture.height))" \
            loading="lazy"></a>
            <figcaption><b>\(name)</b> \(escaped(picture.setting))</figcaption></figure>

            """
    }

    /// A text in which nothing means markup.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The style of the pages of the command.
    static let style = """

        :root { color-scheme: light dark }
        * { box-sizing: border-box }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; padding: 1.25rem; max-width: 1700px;
          background: light-dark(#f2f2f7, #161618); color: light-dark(#111, #eee) }
        h1 { font-size: 1.5rem; margin: 0 0 1rem }
        h2 { font-size: 1.1rem; margin: 2rem 0 .75rem }
        .pictures { display: grid; gap: 1.5rem 1.25rem; align-items: start;
          grid-template-columns: repeat(auto-fill, minmax(min(11rem, 46%), 1fr)) }
        figure { margin: 0; min-width: 0 }
        figure.wide { grid-column: span 2 }
        img { max-width: 100%; height: auto; display: block; border-radius: 10px; box-shadow: 0 1px 8px #0004 }
        .light img { background: #fff } .dark img { background: #000 }
        figcaption { font-size: 12.5px; line-height: 1.35; margin-top: .5rem; overflow-wrap: anywhere; opacity: .85 }
        figcaption b { display: block; font-size: 13.5px }
        .problem { background: #d0273a; color: #fff; padding: .6rem .9rem; border-radius: 8px; margin: 0 0 .75rem;
          overflow-wrap: anywhere }

        """
}
