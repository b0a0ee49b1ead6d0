import Foundation
import LayoutCore
import Testing

@testable import HeadlessUIKit

/// A picture of another scale than the window's has no half-covered rows.
@MainActor
@Suite(.serialized) struct DrawingScaleTests {
    /// Rows of a third of a height that no scale divides.
    private final class Rows: UIViewController {
        let rows = (0..<9).map { _ in UIView() }
        private(set) var scales: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            for (index, row) in rows.enumerated() {
                row.backgroundColor = index % 2 == 0 ? .black : .red
                row.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(row)
                let above = index == 0 ? view.topAnchor : rows[index - 1].bottomAnchor
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: above, constant: index == 0 ? 50.4 : 0),
                    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10.3),
                    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10.3),
                    row.heightAnchor.constraint(equalToConstant: 61 / 3),
                ])
            }
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            scales.append(traitCollection.displayScale)
        }
    }

    private func isMixed(_ pixel: [Int]) -> Bool {
        ![[0, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255]].contains(pixel)
    }

    private func mixedRows(_ data: Data, scale: CGFloat) throws -> Int {
        let image = try #require(UIImage(data: data))
        let x = Int(100 * scale)
        return (0..<Int(240 * scale)).count { isMixed(image.pixel(x, $0)) }
    }

    private func reports(_ body: () throws -> Void) rethrows -> [LayoutIssue] {
        var found: [LayoutIssue] = []
        let old = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { found.append($0) }
        defer { LayoutDiagnostics.handler = old }
        try body()
        return found
    }

    @Test(arguments: [CGFloat(1), 2, 3, 4])
    func layoutFollowsThePicturesScale(_ scale: CGFloat) throws {
        let root = Rows()
        let window = shownWindow(root)
        let frames = root.rows.map(\.frame)
        let (main, traits) = (UIScreen.main, UITraitCollection.current)
        let drawing = ViewDrawing(of: window, scale: scale)
        #expect(drawing.scale == scale)
        try #expect(mixedRows(drawing.pngData(), scale: scale) == 0)
        #expect(drawing.edgeBetweenPixels(at: Double(scale)) == nil)
        // Afterwards all is as before.
        #expect(root.rows.map(\.frame) == frames)
        #expect(UIScreen.main === main && UITraitCollection.current == traits)
        #expect(window.screen.scale == 3 && window.traitCollection.displayScale == 3)
        #expect(root.scales == (scale == 3 ? [] : [scale, 3]))
        #expect(window.frame == window.screen.bounds)
    }

    @Test func aDrawingAtAnotherScaleSaysSo() throws {
        let drawing = ViewDrawing(of: shownWindow(Rows()))
        let issues = try reports {
            try #expect(mixedRows(drawing.pngData(scale: 2), scale: 2) > 0)
            _ = try drawing.jpegData(scale: 1, quality: 0.5)
        }
        #expect(issues.count == 2)
        #expect(issues.first?.reason.contains("ViewDrawing(of:scale:)") == true)
        // At whole multiples every edge stays on a pixel.
        #expect(try reports { _ = try drawing.pngData() + drawing.pngData(scale: 6) }.isEmpty)
    }

    @Test func edgesOnWholePointsNeedNoOtherLayout() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 4, y: 10, width: 20, height: 13))
        inner.backgroundColor = .red
        view.addSubview(inner)
        let drawing = ViewDrawing(of: view)
        #expect(try reports { _ = try drawing.pngData(scale: 1) }.isEmpty)
    }

    /// Views without a window are laid out for the main screen's scale, or the picture's.
    @Test func viewsWithoutAWindow() throws {
        final class Hairline: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews[0].frame = CGRect(x: 0, y: 10, width: bounds.width, height: 1 / UIScreen.main.scale)
            }
        }
        let view = Hairline(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.backgroundColor = .white
        let line = UIView()
        line.backgroundColor = .black
        view.addSubview(line)
        for scale in [CGFloat(1), 2, 3] {
            let image = try #require(UIImage(data: ViewDrawing(of: view, scale: scale).pngData()))
            let column = (0..<Int(20 * scale)).map { image.pixel(5, $0)[0] }
            #expect(column.filter { $0 == 0 }.count == 1 && column.allSatisfy { $0 == 0 || $0 == 255 })
        }
        #expect(abs(line.frame.height - 1 / UIScreen.main.scale) < 1e-9)
        for scale in [CGFloat.nan, 0, -2, .infinity] {
            #expect(ViewDrawing(of: view, scale: scale).scale == UIScreen.main.scale)
        }
    }
}
