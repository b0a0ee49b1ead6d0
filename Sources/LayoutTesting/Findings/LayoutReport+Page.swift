public import Foundation
import HeadlessUIKit
internal import CairoRendering
internal import DisplayList
internal import LayoutCore

extension LayoutReport {
    /// The report as a page of HTML that needs no other file: the findings with pictures of where they are, a red frame
    /// around the view.
    public var page: Data {
        var html = Self.head
        let title = findings.isEmpty ? "No findings" : "\(findings.count) findings"
        html += "<h1>\(title) in \(matrix.count) configurations</h1>\n"
        for (finding, picture) in zip(findings, pictures) {
            html += "<section>\n<div class=\"picture\">\(Self.image(of: picture))</div>\n<div>"
            html += "<h2><span class=\"kind\(finding.kind.isStyle ? " style" : "")\">\(finding.kind)</span> "
            html += "\(Self.escaped(finding.view))</h2>\n<p>\(Self.escaped(finding.problem))</p>\n"
            html +=
                "<p class=\"remedy\">\(Self.escaped(finding.remedy))\(finding.remedy.hasSuffix(".") ? "" : ".")</p>\n"
            html += "<p class=\"condition\">\(Self.escaped(finding.condition))"
            html += finding.source.map { " <code>\(Self.escaped($0))</code>" } ?? ""
            html += "</p>\n<details><summary>Configurations</summary><p>"
            html += finding.configurations.map(Self.escaped).joined(separator: "<br>")
            html += "</p></details></div>\n</section>\n"
        }
        if !silenced.isEmpty {
            html += "<h1>\(silenced.count) silenced</h1>\n<ul>\n"
            for finding in silenced {
                html += "<li>\(finding.kind): \(Self.escaped(finding.view)): "
                html += "\(Self.escaped(finding.reason ?? ""))</li>\n"
            }
            html += "</ul>\n"
        }
        return Data((html + "</body></html>\n").utf8)
    }

    /// Writes ``page`` to a file.
    public func writePage(to url: URL) throws { try page.write(to: url) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\n", with: "<br>")
    }

    // MARK: Pictures

    /// The part of the screen around a finding, as an element of HTML; empty where nothing of it is on the screen.
    private static func image(of picture: FindingPicture) -> String {
        let screen = CGRect(origin: .zero, size: picture.drawing.size)
        let frame = picture.rect.intersection(screen)
        let mark = frame.isNull || frame.isEmpty ? picture.rect : frame
        let part = mark.insetBy(dx: -32, dy: -32).intersection(screen).integral
        guard part.width > 1, part.height > 1 else { return "" }
        let outline = mark.insetBy(dx: -2, dy: -2)
        let path = Path(
            Rect(
                origin: Point(x: Double(outline.minX), y: Double(outline.minY)),
                size: Size(width: Double(outline.width), height: Double(outline.height))))
        let red = Color(red: 0.9, green: 0.1, blue: 0.2)
        let list = DisplayList(
            size: Size(width: Double(part.width), height: Double(part.height)),
            commands: [.concatenate(.translation(x: -Double(part.minX), y: -Double(part.minY)))]
                + [.save] + picture.drawing.list.commands + [.restore]
                + [.stroke(path, .color(red), StrokeStyle(width: 2))])
        guard let bitmap = try? CairoRenderer.bitmap(list, scale: 2, opaque: true),
            let png = try? PNG.encode(bitmap, scale: 2)
        else { return "" }
        return "<img width=\"\(Int(part.width))\" height=\"\(Int(part.height))\" alt=\"\" "
            + "src=\"data:image/png;base64,\(Data(png).base64EncodedString())\">"
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Layout</title>
        <meta name="viewport" content="width=device-width">
        <style>
        body { font: 15px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
          color: CanvasText; background: Canvas; color-scheme: light dark }
        section { display: flex; gap: 1.5rem; padding: 1.25rem 0; border-top: 1px solid #8884; flex-wrap: wrap }
        section > div:last-child { flex: 1; min-width: 18rem }
        .picture { width: 20rem; max-width: 100% }
        .picture img { max-width: 100%; height: auto; border-radius: 8px; box-shadow: 0 0 0 1px #8886 }
        h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 0 0 .4rem; overflow-wrap: anywhere }
        p { margin: .3rem 0; overflow-wrap: anywhere } .condition { opacity: .75; font-size: .9em }
        .remedy::before { content: "Remedy: "; font-weight: 600 }
        .kind { background: #d0273a; color: white; border-radius: 5px; padding: .1em .5em; font-size: .85em }
        .kind.style { background: #8a5a00 } details { font-size: .9em }
        </style></head><body>

        """
}
