import GalleryScreens
import UIKit

/// Draws every screen of the gallery as PNG, SVG and PDF, and a page that shows them.
@main
@MainActor
struct Gallery {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--help") {
            print(
                """
                usage: gallery [--trees] [folder [name ...]]
                       gallery --compare folder other
                Draws the gallery into a folder, build/gallery by default; with names those screens alone. With --trees
                also a text of each tree of views.
                With --compare it compares two folders that it has drawn, and fails where they differ.
                """)
            return
        }
        if arguments.first == "--compare" {
            let folders = arguments.dropFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
            guard folders.count == 2 else { return print("gallery: --compare takes two folders") }
            let comparison = try GalleryComparison(folders[0], folders[1])
            print(comparison.text)
            exit(comparison.isEqual ? 0 : 1)
        }
        let writesTrees = arguments.first == "--trees"
        if writesTrees { arguments.removeFirst() }
        let folder = URL(fileURLWithPath: arguments.first ?? "build/gallery", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = Set(arguments.dropFirst())
        let screens = try draw(Catalogue.screens, names, into: folder, writesTrees)
        let variants = try draw(Catalogue.variants, names, into: folder, writesTrees)
        if names.isEmpty || names.contains("overview") {
            try overview().write(to: folder.appendingPathComponent("overview.png"))
        }
        if names.isEmpty || names.contains("receipt") {
            try ReceiptDocument(.sample).pdf().write(to: folder.appendingPathComponent("receipt.pdf"))
        }
        if names.isEmpty || names.contains("onboarding-film") { try FilmFiles.write(into: folder) }
        let pages = [
            IndexPage(title: "Formwork gallery", file: "index.html", renderings: screens),
            IndexPage(
                title: "Popups and articles in all variants", file: "variants.html", renderings: variants),
        ]
        for page in pages {
            let others = pages.filter { $0.file != page.file }
            let file = folder.appendingPathComponent(page.file)
            try Data(page.html(besides: others).utf8).write(to: file)
        }
        let count = screens.count + variants.count
        print("\n\(count) screens as PNG, SVG and PDF. Look at \(folder.path)/index.html")
    }

    /// Draws the screens of some names, or all, as files.
    private static func draw(
        _ screens: [Screen], _ names: Set<String>, into folder: URL, _ writesTrees: Bool
    ) throws -> [Rendering] {
        try screens.filter { names.isEmpty || names.contains($0.name) }.map { screen in
            let rendering = try Rendering(screen)
            let file = folder.appendingPathComponent(screen.name)
            try rendering.png.write(to: file.appendingPathExtension("png"))
            try rendering.drawing.svgData().write(to: file.appendingPathExtension("svg"))
            try rendering.drawing.pdfData().write(to: file.appendingPathExtension("pdf"))
            if writesTrees { try Data(rendering.tree.utf8).write(to: file.appendingPathExtension("txt")) }
            print(rendering.line)
            return rendering
        }
    }

    /// Phones as one sees them, and the report of a conflict.
    private static func overview() throws -> Data {
        let phones: [(UIViewController, UIUserInterfaceStyle)] = [
            (TripsViewController.inBars(), .light), (TicketViewController(), .light),
            (ChartViewController(), .dark), (UpdatePopupViewController(.korean), .light),
        ]
        let pictures = try phones.compactMap { controller, style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            let window = UIWindow(screen: UIScreen(.iPhone15, overriding: traits))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let drawing = ViewDrawing(of: window, showing: .device)
            return UIImage(data: try drawing.pngData(scale: 3), scale: 3)
        }
        return try ViewDrawing(of: OverviewSheet(pictures, height: 560), scale: 1.5).pngData()
    }
}
