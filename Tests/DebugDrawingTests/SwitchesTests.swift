import DisplayList
import Foundation
import LayoutCore
import SnapshotTesting
import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct SwitchesTests {
    /// Runs a closure as if the process had been launched with an argument. Foundation adds to the arguments and
    /// removes none, so that the switch is off afterwards.
    private func launched<Result>(with name: String, _ value: String, _ body: () throws -> Result) rethrows
        -> Result
    {
        UserDefaults.standard.setVolatileDomain([name: value], forName: UserDefaults.argumentDomain)
        defer { UserDefaults.standard.setVolatileDomain([name: "NO"], forName: UserDefaults.argumentDomain) }
        return try body()
    }

    private func screen() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .white
        root.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40)))
        return root
    }

    @Test func alignmentRectanglesFollowTheLaunchArgument() throws {
        let root = screen()
        let plain = try ViewDrawing(of: root).pngData()
        let expected = try ViewDrawing(of: root, overlays: .alignmentRectangles).pngData()
        let shown = try launched(with: "UIViewShowAlignmentRects", "YES") {
            try (ViewDrawing(of: root).pngData(), ViewDrawing(of: root, overlays: []).pngData())
        }
        #expect(shown.0 == expected)
        #expect(shown.1 == plain)
        let off = try launched(with: "UIViewShowAlignmentRects", "NO") {
            try ViewDrawing(of: root).pngData()
        }
        #expect(off == plain)
    }

    @Test(arguments: ["NS", "_UI", "UI"])
    func conflictsAreSwitchedByAllNames(prefix: String) {
        let name = prefix + "ConstraintBasedLayout"
        let on = DebugSwitches { $0 == name + "VisualizeMutuallyExclusiveConstraints" ? "YES" : nil }
        #expect(on.picturesConflicts && on.logsConflicts && !on.showsAlignmentRects)
        let off = DebugSwitches { $0 == name + "LogUnsatisfiable" ? false : nil }
        #expect(!off.logsConflicts && !off.picturesConflicts)
    }

    @Test func aPictureOfEachConflictIsWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "conflicts-\(UUID().uuidString)")
        LayoutDiagnostics.conflictPictureFolder = folder
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer {
            LayoutDiagnostics.conflictPictureFolder = nil
            LayoutDiagnostics.conflictHandler = handler
            try? FileManager.default.removeItem(at: folder)
        }
        let (window, _) = conflictingWindow()
        window.layoutIfNeeded()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 1 && files[0].hasPrefix("conflict-") && files[0].hasSuffix(".png"))
        let data = try Data(contentsOf: folder.appendingPathComponent(files[0]))
        let image = try #require(UIImage(data: data))
        let scale = window.screen.scale
        #expect(image.size.width * image.scale == window.bounds.width * scale)
        #expect(
            image.size.height * image.scale > window.bounds.height * scale + 20 * scale, "a list is below")
        if let path = ProcessInfo.processInfo.environment["FORMWORK_DEBUG_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: path + "/conflict.png"))
        }
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    private func conflictingWindow() -> (UIWindow, UIView) {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Name"
        label.accessibilityIdentifier = "nameLabel"
        label.backgroundColor = .systemYellow
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 40),
            label.widthAnchor.constraint(equalToConstant: 120),
            label.widthAnchor.constraint(equalToConstant: 240),
        ])
        window.rootViewController = controller
        window.isHidden = false
        return (window, label)
    }

    @Test func visualizedConstraintsAreLinesWithValues() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        let (one, two) = (UIView(), UIView())
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        let gap = two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 17)
        let width = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
        width.priority = .defaultHigh
        let half = two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            gap, width, half, one.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30),
            one.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
            two.topAnchor.constraint(equalTo: one.topAnchor),
            one.heightAnchor.constraint(equalToConstant: 40),
            two.heightAnchor.constraint(equalToConstant: 40),
            one.widthAnchor.constraint(equalToConstant: 80),
        ])
        window.layoutIfNeeded()
        let plain = ViewDrawing(of: window).list
        window.visualizeConstraints([gap, width, half])
        let list = ViewDrawing(of: window).list
        let added = list.commands.dropFirst(plain.commands.count + 2)
        let lines = added.compactMap { command -> Rect? in
            if case .stroke(let path, _, _) = command { path.bounds } else { nil }
        }
        // From 110, where the first view ends, to 127 in the middle of both.
        #expect(
            lines.contains {
                $0.origin.x == 110 && $0.size.width == 17 && abs($0.origin.y - 120) < 0.5
                    && $0.size.height == 0
            })
        var painter = OverlayPainter(of: window, scale: window.screen.scale)
        painter.draw([], constraints: [gap, width, half])
        #expect(painter.chips.map(\.text).sorted() == ["17", "= × 0.5", "≥ 60 @750"])
        for nothing in [nil, []] as [[NSLayoutConstraint]?] {
            window.visualizeConstraints([gap])
            window.visualizeConstraints(nothing)
            #expect(ViewDrawing(of: window).list == plain)
        }
        // A constraint whose views are elsewhere.
        let stranger = UIView()
        window.visualizeConstraints([stranger.widthAnchor.constraint(equalToConstant: 4)])
        #expect(ViewDrawing(of: window).list == plain)
    }

    @Test func snapshotsHaveThemWhereRequested() throws {
        let root = screen()
        func picture(_ strategy: Snapshotting<UIView, UIImage>) -> Data? {
            var image: UIImage?
            strategy.snapshot(root).run { image = $0 }
            return image?.pngData()
        }
        let plain = picture(.image)
        #expect(plain != nil)
        let over = picture(.image(traits: .init()).showing(.frames))
        #expect(over != nil && over != plain)
        #expect(picture(.image) == plain)
    }
}
