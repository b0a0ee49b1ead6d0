import DisplayList
import LayoutCore
import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct DebugOverlaysTests {
    /// What overlays add to the drawing of a view.
    private func added(_ overlays: DebugOverlays, to view: UIView) -> [DrawCommand] {
        let plain = ViewDrawing(of: view, overlays: []).list.commands
        let list = ViewDrawing(of: view, overlays: overlays).list.commands
        if list == plain { return [] }
        #expect(list.starts(with: [.save] + plain + [.restore]), "overlays change the drawing below them")
        return Array(list.dropFirst(plain.count + 2))
    }

    private func painter(_ overlays: DebugOverlays, _ view: UIView) -> OverlayPainter {
        view.layoutIfNeeded()
        var painter = OverlayPainter(of: view, scale: view.roundingScale)
        painter.draw(overlays)
        return painter
    }

    private func labels(_ overlays: DebugOverlays, _ view: UIView) -> [String] {
        painter(overlays, view).chips.map(\.text).sorted()
    }

    private func strokes(_ commands: [DrawCommand]) -> [Rect] {
        commands.compactMap { if case .stroke(let path, _, _) = $0 { path.bounds } else { nil } }
    }

    private func view(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func onScale<Result>(_ scale: CGFloat, _ body: () -> Result) -> Result {
        let current = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(traitsFrom: [
            current, UITraitCollection(displayScale: scale),
        ])
        defer { UITraitCollection.current = current }
        return body()
    }

    @Test func nothingIsDrawnUnlessRequested() {
        let root = view()
        root.addSubview(view(50, 50))
        #expect(DebugOverlays.current.isEmpty)
        #expect(ViewDrawing(of: root).list == LayerPainter.displayList(of: root))
    }

    @Test func framesAreOutlinedInsideOnce() {
        onScale(2) {
            let root = view()
            let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
            let same = UIView(frame: child.bounds)
            root.addSubview(child)
            child.addSubview(same)
            let boxes = strokes(added(.frames, to: root))
            // A line of one pixel: half a point wide, its middle a quarter inside.
            #expect(boxes.contains(Rect(x: 10.25, y: 20.25, width: 59.5, height: 39.5)))
            #expect(boxes.count == 2, "the inner view has the frame of the outer one")
            #expect(labels(.frames, root) == ["60 × 40"])
        }
    }

    @Test func whatIsScrolledOutOrHiddenHasNoFrame() {
        let root = view()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for y in [0, 80, 200] {
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(y), width: 90, height: 40)))
        }
        let hidden = UIView(frame: CGRect(x: 120, y: 0, width: 30, height: 30))
        hidden.isHidden = true
        root.addSubview(scroll)
        root.addSubview(hidden)
        let commands = added(.frames, to: root)
        let bottoms = strokes(commands).map { $0.origin.y + $0.size.height }
        #expect(!bottoms.contains { $0 > 130 })
        #expect(!strokes(commands).contains { $0.origin.x >= 119 })
        let clips = commands.filter { if case .clip = $0 { true } else { false } }
        #expect(clips.count == 1, "the view that reaches out of the scroll view is clipped")
    }

    @Test func alignmentRectanglesAreInsets() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
            }
        }
        onScale(1) {
            let root = view()
            root.addSubview(Shadowed(frame: CGRect(x: 20, y: 20, width: 120, height: 60)))
            let boxes = strokes(added(.alignmentRectangles, to: root))
            #expect(boxes.contains(Rect(x: 26.5, y: 24.5, width: 103, height: 47)))
            #expect(labels(.alignmentRectangles, root) == ["align 4 6 8 10"])
        }
    }

    @Test(arguments: PixelCase.all)
    fileprivate func edgesBetweenPixelsAreMarked(pixels: PixelCase) {
        let (x, scale, isOff) = (pixels.x, pixels.scale, pixels.isOff)
        onScale(CGFloat(scale)) {
            let root = view()
            let child = UIView(frame: CGRect(x: x, y: 10, width: 50, height: 50))
            child.backgroundColor = .red
            root.addSubview(child)
            #expect(labels(.misalignedPixels, root).isEmpty == !isOff)
            #expect(added(.misalignedPixels, to: root).isEmpty == !isOff)
            if isOff {
                #expect(labels(.misalignedPixels, root)[0].hasPrefix("x \(overlayNumber(CGFloat(x)))"))
            }
        }
    }

    @Test(arguments: [(CGSize(width: 20, height: 10), false), (CGSize(width: 40, height: 20), true)])
    func scaledImagesAreMarked(size: CGSize, isScaled: Bool) {
        onScale(2) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            let root = view()
            let picture = UIImageView(image: image)
            picture.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
            root.addSubview(picture)
            #expect(labels(.misalignedPixels, root) == (isScaled ? ["scaled 2, 40 × 20 px"] : []))
        }
    }

    @Test func textsThatAreCutSayWhatTheyNeed() {
        let root = view(300, 200)
        let fits = UILabel()
        fits.text = "Short"
        fits.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let cut = UILabel()
        cut.text = "A text that is much longer than the width of its label"
        cut.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
        root.addSubview(fits)
        root.addSubview(cut)
        let needed = cut.intrinsicContentSize.width
        let found = labels(.clippedText, root)
        #expect(found.count == 1 && found[0].hasPrefix("cut: needs a width of "))
        let number = Double(found[0].split(separator: " ").last ?? "") ?? 0
        #expect(abs(number - Double(needed)) < 1)
        #expect(strokes(added(.clippedText, to: root)).count == 1)
    }

    @Test func textsThatScrollViewsHideAreNotClipped() {
        for (container, count) in [(UIScrollView(), 0), (UIView(), 1)] {
            container.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
            container.clipsToBounds = true
            let label = UILabel(frame: CGRect(x: 20, y: 0, width: 120, height: 30))
            label.text = "Twelve words"
            container.addSubview(label)
            let root = view(300, 100)
            root.addSubview(container)
            #expect(labels(.clippedText, root).count == count)
        }
    }

    @Test func smallAndOverlappingHitAreasAreMarked() {
        let root = view(300, 200)
        let large = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        let small = UIButton(frame: CGRect(x: 200, y: 10, width: 30, height: 30))
        let over = UIButton(frame: CGRect(x: 90, y: 30, width: 80, height: 44))
        let off = UIButton(frame: CGRect(x: 10, y: 120, width: 20, height: 20))
        off.isEnabled = false
        for button in [large, small, over, off] { root.addSubview(button) }
        #expect(labels(.hitAreas, root) == ["30 × 30 < 44", "overlap 20 × 24"])
        over.isUserInteractionEnabled = false
        #expect(labels(.hitAreas, root) == ["30 × 30 < 44"])
    }

    @Test func hitAreasFollowHitTesting() {
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let root = view(300, 200)
        let button = Wide(frame: CGRect(x: 100, y: 100, width: 24, height: 24))
        root.addSubview(button)
        #expect(labels(.hitAreas, root).isEmpty)
        // Nothing outside of a container is reached.
        let container = UIView(frame: CGRect(x: 100, y: 100, width: 24, height: 24))
        root.addSubview(container)
        button.frame.origin = .zero
        container.addSubview(button)
        #expect(labels(.hitAreas, root) == ["24 × 24 < 44"])
        // What is covered is not reached at all.
        let cover = UIView(frame: root.bounds)
        root.addSubview(cover)
        #expect(labels(.hitAreas, root).isEmpty)
    }

    @Test func rotatedViewsHaveHitAreasAndMargins() {
        let root = view(200, 200)
        let button = UIButton(frame: CGRect(x: 60, y: 80, width: 80, height: 30))
        button.transform = CGAffineTransform(rotationAngle: .pi / 4)
        button.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        button.addSubview(view(5, 5))
        root.addSubview(button)
        // The box around a rotated rectangle, from its sides.
        let side = Double(80 + 30) / 2.0.squareRoot()
        let boxes = strokes(added(.hitAreas, to: root))
        #expect(boxes.count == 1 && abs(boxes[0].size.width - side) < 0.01, "\(boxes)")
        #expect(labels(.hitAreas, root) == ["80 × 30 < 44"])
        let fills = added(.margins, to: root).compactMap { command -> Rect? in
            if case .fill(let path, _, .evenOdd) = command { path.bounds } else { nil }
        }
        #expect(fills.count == 1 && abs(fills[0].size.height - side) < 0.01, "\(fills)")
    }

    @Test func depthsAreNumbered() {
        let root = view()
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        child.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 30)))
        root.addSubview(child)
        #expect(labels(.depth, root) == ["0", "1", "2"])
    }

    @Test func marginsSafeAreasAndGuidesAreDrawnOnce() {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.settle()
        let safe = window.safeAreaInsets
        let numbers = [safe.top, safe.bottom].map(overlayNumber).sorted()
        #expect(labels(.safeAreas, window) == numbers, "the controller's view has the window's safe area")
        let box = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        box.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        box.addSubview(UIView())
        controller.view.addSubview(box)
        let guide = UILayoutGuide()
        guide.identifier = "column"
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 80),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(labels(.margins, window).filter { ["20", "30"].contains($0) } == ["20", "20", "30", "30"])
        #expect(labels(.guides, window) == ["column 80 × 40"])
    }

    @Test func baselinesOfAButtonAreThoseOfItsLabel() {
        let root = view()
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        root.addSubview(button)
        root.layoutIfNeeded()
        let lines = strokes(added(.baselines, to: root))
        #expect(lines.count == 1)
        let label = button.titleLabel
        let baseline = label.map { $0.convert($0.bounds, to: root).minY + $0.firstBaselineFromTop } ?? 0
        #expect(abs((lines.first?.origin.y ?? 0) - Double(baseline)) < 0.6)
    }

    // MARK: Labels

    @Test func labelsNeverOverlap() {
        let root = view(390, 600)
        for index in 0..<120 {
            let button = UIButton(
                frame: CGRect(x: index % 12 * 31, y: index / 12 * 41, width: 28, height: 20))
            root.addSubview(button)
        }
        let painter = painter(.all, root)
        let chips = painter.chips.map(\.box)
        #expect(chips.count > 100)
        for (index, chip) in chips.enumerated() {
            #expect(root.bounds.contains(chip))
            for other in chips[(index + 1)...] { #expect(!chip.intersects(other)) }
        }
    }

    @Test(arguments: OverlayInk.allCases)
    func inksAreLegibleOnLightAndDark(ink: OverlayInk) {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let color = ink.color
        let luminance =
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        #expect(1.05 / (luminance + 0.05) >= 4.5, "white text on the chip: \(luminance)")
        #expect((luminance + 0.05) / 0.05 >= 3, "lines on black: \(luminance)")
    }

    // MARK: Every rendering

    @Test func everyFileHasThem() throws {
        let root = view()
        root.backgroundColor = .white
        root.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40)))
        let (plain, over) = (ViewDrawing(of: root), ViewDrawing(of: root, overlays: .frames))
        #expect(try plain.pngData() != over.pngData())
        #expect(try plain.svgData() != over.svgData())
        #expect(try plain.pdfData() != over.pdfData())
        #expect(try plain.jpegData(quality: 0.8) != over.jpegData(quality: 0.8))
    }

    @Test func renderersHaveThemOnce() {
        let root = view(40, 40)
        let renderer = UIGraphicsImageRenderer(size: root.bounds.size)
        func image() -> UIImage {
            renderer.image { _ in root.drawHierarchy(in: root.bounds, afterScreenUpdates: true) }
        }
        func layerImage() -> UIImage { renderer.image { root.layer.render(in: $0.cgContext) } }
        let plain = image().pngData()
        #expect(plain == layerImage().pngData())
        let expected = ViewDrawing(of: root, overlays: .frames).image.pngData()
        let over = DebugOverlays.frames.performAsCurrent { image().pngData() }
        #expect(over != plain)
        #expect(over == expected)
        #expect(DebugOverlays.frames.performAsCurrent { layerImage().pngData() } == expected)
        #expect(image().pngData() == plain)
    }

    @Test func aPictureInsideOfAnotherHasNone() {
        final class Mirror: UIView {
            let shown = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                shown.layer.render(in: context)
            }
        }
        let root = view()
        let mirror = Mirror(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(mirror)
        #expect(strokes(added(.frames, to: root)).count == 2)
        DebugOverlays.frames.performAsCurrent {
            let list = ViewDrawing(of: root).list.commands
            #expect(strokes(list).count == 2)
        }
    }

    @Test func viewsAreNotChanged() {
        let root = view(300, 200)
        let parts = [UIButton(type: .system), UILabel(), UISwitch(), UISlider(), UITextField(), UIView()]
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(x: 10, y: CGFloat(index) * 30, width: 100, height: 24)
            root.addSubview(part)
        }
        root.layoutIfNeeded()
        let (before, list) = (root.treeDescription, LayerPainter.displayList(of: root))
        _ = ViewDrawing(of: root, overlays: .all)
        #expect(root.treeDescription == before)
        #expect(LayerPainter.displayList(of: root) == list)
    }

    @Test func transformsAndAnimationsAreFollowed() {
        let root = view(200, 200)
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        root.addSubview(child)
        let half = 50 * 2.0.squareRoot()
        let box = strokes(added(.frames, to: root)).max { $0.origin.x < $1.origin.x }
        #expect(abs((box?.origin.x ?? 0) - (100 - half)) < 0.1)
        #expect(abs((box?.size.width ?? 0) - 2 * half) < 0.1)
    }

    @Test func hostileTreesAreDrawn() {
        let root = view()
        var parent = root
        for _ in 0..<2_000 {
            let child = UIView(frame: CGRect(x: 0.01, y: 0.01, width: 100, height: 50))
            parent.addSubview(child)
            parent = child
        }
        root.addSubview(UIView(frame: CGRect(x: 1e300, y: -1e300, width: 1e300, height: 10)))
        root.addSubview(UIView(frame: .zero))
        _ = ViewDrawing(of: root, overlays: .all)
        _ = ViewDrawing(of: UIView(), overlays: .all)
    }
}

/// An edge on a screen.
private struct PixelCase: Sendable {
    var x: Double
    var scale: Double
    var isOff: Bool

    static let all = [
        PixelCase(x: 10, scale: 2, isOff: false), PixelCase(x: 10.5, scale: 2, isOff: false),
        PixelCase(x: 10.25, scale: 2, isOff: true), PixelCase(x: 10.5, scale: 1, isOff: true),
        PixelCase(x: 10.0 / 3, scale: 3, isOff: false),
    ]
}
