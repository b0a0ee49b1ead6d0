internal import CairoRendering

extension Film {
    /// The film as a page that plays in a browser without scripts: each frame is an SVG picture, shown by keyframes of CSS
    /// in its time. Text and lines are sharp in all sizes.
    ///
    /// The page needs nothing beside itself. `--at` is the time at which the film starts, so that a page with
    /// `--at: 0.5s` and paused animations shows that instant.
    ///
    /// - Parameter title: The title of the page, which screen readers read for the film.
    /// - Throws: Where the film has no size.
    public func html(title: String = "Film") throws -> String {
        let shots = shots
        let pictures = try concurrentMap(shots) { Data(try CairoRenderer.svg($0.list)).base64EncodedString() }
        let (seconds, name) = (Self.format(duration), Self.escaped(title))
        var (rules, images): ([String], [String]) = ([], [])
        for (shot, picture) in zip(shots, pictures) {
            let part = Self.format((shot.end - shot.start) / duration * 100)
            let rule = "s" + part.replacingOccurrences(of: ".", with: "_")
            let text = "@keyframes \(rule){0%{opacity:1}\(part)%{opacity:0}100%{opacity:0}}"
            if !rules.contains(text) { rules.append(text) }
            images.append(
                Self.image(
                    picture,
                    "animation-name:\(rule);animation-delay:calc(\(Self.format(shot.start))s - var(--at))"))
        }
        if loopCount > 0, let last = pictures.last {
            // The last frame stays.
            rules.append("@keyframes end{0%{opacity:1}100%{opacity:1}}")
            let end = Self.format(duration * Double(loopCount))
            images.append(
                Self.image(
                    last,
                    "animation-name:end;animation-iteration-count:1;animation-fill-mode:forwards;"
                        + "animation-delay:calc(\(end)s - var(--at))"))
        }
        let (width, height) = (Self.format(Double(size.width)), Self.format(Double(size.height)))
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(name)</title>
            <style>
            :root{--at:0s}
            body{margin:0}
            .film{position:relative;width:\(width)px;height:\(height)px}
            .film img{position:absolute;left:0;top:0;width:100%;height:100%;opacity:0;animation-duration:\(seconds)s;\
            animation-timing-function:step-end;animation-iteration-count:\(loopCount > 0 ? "\(loopCount)" : "infinite")}
            \(rules.joined(separator: "\n"))
            </style>
            </head>
            <body>
            <div class="film" role="img" aria-label="\(name)">
            \(images.joined(separator: "\n"))
            </div>
            </body>
            </html>

            """
    }

    private static func image(_ picture: String, _ style: String) -> String {
        "<img alt=\"\" style=\"\(style)\" src=\"data:image/svg+xml;base64,\(picture)\">"
    }

    /// A number as CSS writes it.
    private static func format(_ number: Double) -> String {
        var text = String(format: "%.6f", number)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
