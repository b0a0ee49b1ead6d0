import UIKit

/// Draws every screen of the gallery as PNG, SVG and PDF, and a page that shows them.
@main
@MainActor
struct Gallery {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--help") {
            print("usage: gallery [folder]    draws the gallery into a folder, build/gallery by default")
            return
        }
        let folder = URL(fileURLWithPath: arguments.first ?? "build/gallery", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var renderings: [Rendering] = []
        for screen in Catalogue.screens {
            let rendering = try Rendering(screen)
            let file = folder.appendingPathComponent(screen.name)
            try rendering.png.write(to: file.appendingPathExtension("png"))
            try rendering.drawing.svgData().write(to: file.appendingPathExtension("svg"))
            try rendering.drawing.pdfData().write(to: file.appendingPathExtension("pdf"))
            print(rendering.line)
            renderings.append(rendering)
        }
        try overview(of: renderings).write(to: folder.appendingPathComponent("overview.png"))
        let page = folder.appendingPathComponent("index.html")
        try Data(IndexPage(renderings: renderings).html.utf8).write(to: page)
        print("\n\(renderings.count) screens as PNG, SVG and PDF. Look at \(page.path)")
    }

    /// The first phones' pictures on one sheet.
    private static func overview(of renderings: [Rendering]) throws -> Data {
        let names = [
            "popup-iphone-13-mini-ko-light", "popup-iphone-14-pro-max-en-dark",
            "intro-flex-iphone-14-pro-max",
            "intro-pin-iphone-13-mini-ko",
        ]
        let pictures = names.compactMap { name in
            renderings.first { $0.screen.name == name }.flatMap { UIImage(data: $0.png, scale: $0.scale) }
        }
        return try ViewDrawing(of: OverviewSheet(pictures, height: 560)).pngData(scale: 2)
    }
}
