import Foundation
import GalleryScreens
import Testing
import UIKit

/// Draws overlays over screens of the gallery into the folder that FORMWORK_DEBUG_PICTURES names, to be looked at.
@Suite @MainActor struct OverlayPictureTests {
    private nonisolated static let cases: [(screen: String, name: String, dark: Bool)] = [
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

    /// A screen with one of each defect, and one of each thing that overlays show.
    private func planted() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        root.backgroundColor = .systemBackground
        let off = UILabel(frame: CGRect(x: 20.17, y: 30.5, width: 120, height: 24))
        off.text = "Between pixels"
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let scaled = UIImageView(image: image)
        scaled.frame = CGRect(x: 180, y: 30, width: 90, height: 60)
        let cut = UILabel(frame: CGRect(x: 20, y: 110, width: 130, height: 22))
        cut.text = "A title that does not fit in"
        let low = UILabel(frame: CGRect(x: 180, y: 110, width: 120, height: 30))
        low.numberOfLines = 0
        low.text = "Three lines that have the height of one and a half"
        let first = UIButton(type: .system)
        first.setTitle("Save", for: .normal)
        first.frame = CGRect(x: 20, y: 180, width: 100, height: 44)
        let second = UIButton(type: .system)
        second.setTitle("Delete", for: .normal)
        second.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        let small = UIButton(type: .close)
        small.frame = CGRect(x: 250, y: 185, width: 24, height: 24)
        let box = UIView(frame: CGRect(x: 20, y: 280, width: 280, height: 100))
        box.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
        box.backgroundColor = .secondarySystemBackground
        let guide = UILayoutGuide()
        guide.identifier = "column"
        box.addLayoutGuide(guide)
        let label = UILabel()
        label.text = "In a column"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: box.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            guide.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            label.firstBaselineAnchor.constraint(equalTo: guide.topAnchor, constant: 30),
            label.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        ])
        for view in [off, scaled, cut, low, first, second, small, box] { root.addSubview(view) }
        return root
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func plantedDefects(style: UIUserInterfaceStyle)
        throws
    {
        let root = planted()
        let window = UIWindow(frame: root.bounds)
        window.overrideUserInterfaceStyle = style
        window.addSubview(root)
        window.isHidden = false
        let findings: DebugOverlays = [.misalignedPixels, .clippedText, .hitAreas]
        let areas: DebugOverlays = [.margins, .guides, .baselines, .alignmentRectangles]
        let pictures = [
            ("findings", ViewDrawing(of: root, overlays: findings)),
            ("areas", ViewDrawing(of: root, overlays: areas)),
        ]
        window.visualizeConstraints(root.subviews.last?.constraints)
        let all = pictures + [("constraints", ViewDrawing(of: root, overlays: []))]
        let files = try all.map { try $0.1.pngData(scale: 2) }
        #expect(Set(files).count == 3)
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_DEBUG_PICTURES"] else { return }
        for ((name, _), data) in zip(all, files) {
            let file = "\(folder)/planted-\(name)-\(style == .dark ? "dark" : "light").png"
            try data.write(to: URL(fileURLWithPath: file))
        }
    }
}
