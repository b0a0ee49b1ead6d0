import Foundation
import GalleryScreens
import Testing
import UIKit

/// Draws overlays over screens of the gallery into the folder that FORMWORK_DEBUG_PICTURES names, to be looked at.
@Suite @MainActor struct OverlayPictureTests {
    private static let cases: [(screen: String, name: String, dark: Bool)] = [
        ("mail", "frames", false), ("settings", "alignmentRectangles", false),
        ("store", "misalignedPixels", true),
        ("chat", "clippedText", false), ("mail", "hitAreas", true), ("settings", "depth", true),
        ("settings", "margins", false), ("chat", "safeAreas", true), ("store", "guides", false),
        ("chat", "baselines", true), ("store", "hitAreas", false), ("photos", "misalignedPixels", false),
    ]

    @Test(arguments: cases) func galleryScreens(screen: String, name: String, dark: Bool) throws {
        let shown = try #require(GalleryScreen.all.first { $0.name == screen })
        let overlay = try #require(DebugOverlays.named.first { $0.name == name }).overlay
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.overrideUserInterfaceStyle = dark ? .dark : .light
        window.rootViewController = shown.make()
        window.isHidden = false
        window.settle()
        let plain = try ViewDrawing(of: window, overlays: []).pngData()
        let start = Date()
        let drawing = ViewDrawing(of: window, overlays: overlay)
        let time = Date().timeIntervalSince(start)
        let data = try drawing.pngData()
        #expect(try ViewDrawing(of: window, overlays: []).pngData() == plain, "overlays change the views")
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_DEBUG_PICTURES"] else { return }
        print("\(name) over \(screen): \(Int(time * 1000)) ms")
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(screen)-\(name).png"))
    }
}
