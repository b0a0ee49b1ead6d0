import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Sizes and places in controls that were measured in pictures recorded on iOS 17.2 to 26.2: one test for each thing
/// that was measured. All numbers are points; pictures have 3 pixels for each.
@MainActor
@Suite struct ControlsTableTests {
    nonisolated static let classic = [ScreenDevice.SystemVersion.iOS17, .iOS18]
    nonisolated static let all = ScreenDevice.SystemVersion.allCases

    /// A view in a white window of a version, and what of the window is drawn.
    private func picture(
        of view: UIView, at frame: CGRect, _ version: ScreenDevice.SystemVersion,
        background: UIColor = .white
    ) throws -> (ink: Ink, window: UIWindow) {
        let window = UIWindow(screen: UIScreen(.iPhone15, systemVersion: version))
        window.backgroundColor = background
        view.frame = frame
        window.addSubview(view)
        window.isHidden = false
        window.settle()
        let picture = try #require(UIImage(data: ViewDrawing(of: window).pngData(scale: 3)))
        return (Ink(picture, scale: 3), window)
    }

    // MARK: Switches

    @Test(arguments: all)
    func switches(version: ScreenDevice.SystemVersion) throws {
        let control = UISwitch()
        control.isOn = true
        let (ink, window) = try picture(of: control, at: CGRect(x: 20, y: 100, width: 0, height: 0), version)
        let size = version == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
        #expect(control.frame.size == size)
        let green = [52, 199, 89, 255]
        let y = 100 + size.height / 2
        let track = ink.runs(inRow: y, from: 20, to: 20 + size.width) { $0 == green }
        #expect(abs(track.first!.lowerBound - 20) < 0.5)
        // The white knob ends 2 points before the right edge.
        let knob = ink.runs(inRow: y, from: 21, to: 19 + size.width) { $0 == [255, 255, 255, 255] }
        #expect(knob.count == 1 && abs(knob[0].upperBound - (20 + size.width - 2)) < 0.4)
        // To iOS 18 it is a disc of 27 points.
        if version != .iOS26 { #expect(abs(knob[0].length - 27) < 0.7) }
        withExtendedLifetime(window) {}
    }

    // MARK: Sliders

    @Test(arguments: all)
    func sliders(version: ScreenDevice.SystemVersion) throws {
        let slider = UISlider()
        slider.value = 0.75
        let bounds = CGRect(x: 0, y: 0, width: 373, height: 34)
        let (_, window) = try picture(of: slider, at: CGRect(x: 10, y: 100, width: 373, height: 34), version)
        let track = slider.trackRect(forBounds: bounds)
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0.75)
        #expect(slider.sizeThatFits(bounds.size).height == 34)
        if version == .iOS26 {
            #expect(track == CGRect(x: 0, y: 14, width: 373, height: 6))
        } else {
            #expect(track == CGRect(x: 3, y: 15, width: 367, height: 4))
            #expect(abs(thumb.minX - 259) < 0.34 && thumb.width == 28)
            let wide = CGRect(x: 0, y: 0, width: 382, height: 34)
            let other = slider.thumbRect(
                forBounds: wide, trackRect: slider.trackRect(forBounds: wide), value: 0.75)
            #expect(abs(other.minX - 265) < 0.6)
        }
        withExtendedLifetime(window) {}
    }

    // MARK: Steppers

    @Test(arguments: all)
    func steppers(version: ScreenDevice.SystemVersion) throws {
        let stepper = UIStepper()
        stepper.value = 5
        let (ink, window) = try picture(of: stepper, at: CGRect(x: 0, y: 100, width: 94, height: 32), version)
        #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
        // The signs are black on gray, the divider is not.
        let signs = ink.runs(inRow: 116, from: 4, to: 90) { $0[0] < 120 }
        #expect(signs.count == 2)
        #expect(abs(signs[0].lowerBound - 16.4) < 0.5 && abs(signs[0].length - 13.5) < 0.5)
        #expect(abs(signs[1].lowerBound - 64) < 0.5 && abs(signs[1].length - 13.6) < 0.5)
        let divider = ink.runs(inRow: 108, from: 30, to: 60) { $0[0] < 225 }
        #expect(divider.count == 1)
        #expect(abs(divider[0].lowerBound - 46.3) < 0.4 && abs(divider[0].length - 1) < 0.4)
        withExtendedLifetime(window) {}
    }

    // MARK: Segmented controls

    /// The system font's own widths are measured elsewhere; the padding beside the titles is compared here.
    @Test(arguments: all)
    func segments(version: ScreenDevice.SystemVersion) throws {
        let titles = ["Segment A", "Segment B", "Segment C"]
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        let size = CGSize(width: version == .iOS26 ? 261 : 263, height: 32)
        let (ink, window) = try picture(
            of: control, at: CGRect(origin: CGPoint(x: 20, y: 100), size: size), version)
        let rects = control.segmentRects(in: CGRect(origin: .zero, size: size))
        #expect(rects.map(\.width) == [87, 87, 87])
        let divider: CGFloat = version == .iOS26 ? 0 : 1
        #expect(rects[1].minX - rects[0].maxX == divider && rects[2].minX - rects[1].maxX == divider)
        // Each is as wide as the widest title, which is the bold one when it is chosen, and 20 points.
        let label = UILabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        let widths = titles.map { title in
            label.text = title
            return label.sizeThatFits(.zero).width
        }
        let natural = control.sizeThatFits(.zero)
        #expect(abs(natural.width - 3 * (widths.max()! + 20) - 2 * divider) < 1.1 && natural.height == 32)
        // The raised part is white and lies 2 points inside, above, below and at the sides.
        let start = 20 + rects[1].minX
        let column = ink.runs(inColumn: start + 30, from: 100, to: 132) { $0 == [255, 255, 255, 255] }
        #expect(abs(column[0].lowerBound - 102) < 0.4 && abs(column.last!.upperBound - 130) < 0.4)
        let row = ink.runs(inRow: 116, from: start, to: start + 87) { $0 == [255, 255, 255, 255] }
        #expect(abs(row[0].lowerBound - start - 2) < 0.4)
        #expect(abs(row.last!.upperBound - start - 85) < 0.4)
        withExtendedLifetime(window) {}
    }

    // MARK: Page controls

    @Test(arguments: all)
    func pages(version: ScreenDevice.SystemVersion) throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .white
        #expect(control.sizeThatFits(.zero) == CGSize(width: 73, height: 26))
        let (ink, window) = try picture(
            of: control, at: CGRect(x: 100, y: 100, width: 73, height: 26), version, background: .black)
        let dots = ink.runs(inRow: 113, from: 100, to: 173) { $0[0] > 100 }
        #expect(dots.count == 3)
        for dot in dots { #expect(abs(dot.length - 7.7) < 0.4) }
        #expect(abs(dots[1].lowerBound - dots[0].lowerBound - 17.5) < 0.34)
        #expect(abs(dots[2].lowerBound - dots[0].lowerBound - 35) < 0.34)
        withExtendedLifetime(window) {}
    }

    // MARK: Buttons

    /// "Layout" in 15 points is 46.x wide on iOS, its button 47 x 30 with a `UIButtonLabel` at (0, 6; 47 x 18).
    @Test func buttons() throws {
        let window = UIWindow(screen: UIScreen(.iPhone15))
        let button = UIButton(type: .system)
        button.setTitle("Layout", for: .normal)
        window.addSubview(button)
        button.sizeToFit()
        window.settle()
        let label = try #require(button.titleLabel)
        #expect("\(type(of: label))" == "UIButtonLabel")
        #expect(button.frame.width == button.frame.width.rounded() && button.frame.height == 30)
        #expect(label.frame == CGRect(x: 0, y: 6, width: button.frame.width, height: 18))
        #expect(abs(button.frame.width - 47) <= 1)
        // Any title of any size has whole points.
        for size in stride(from: CGFloat(9), through: 40, by: 1.5) {
            label.font = .systemFont(ofSize: size)
            let width = button.intrinsicContentSize.width
            #expect(width == max(30, label.intrinsicContentSize.width.rounded(.up)))
        }
    }

    // MARK: Progress views

    @Test func progress() {
        #expect(UIProgressView(progressViewStyle: .default).sizeThatFits(.zero).height == 4)
    }

    // MARK: Lists

    @Test(arguments: all)
    func lists(version: ScreenDevice.SystemVersion) {
        let metrics = ListMetrics(UIScreen(.iPhone15, systemVersion: version).traitCollection)
        #expect(metrics.rowHeight == (version == .iOS26 ? 52 : 44) && metrics.inset == 20)
        #expect(metrics.headerSize == (version == .iOS26 ? 17 : 13))
        #expect(metrics.headerIsSemibold == (version == .iOS26))
        #expect(metrics.headerIsUppercase == (version != .iOS26))
    }
}

/// A picture whose pixels of a kind are found by points.
struct Ink {
    let image: UIImage
    let scale: CGFloat

    init(_ image: UIImage, scale: CGFloat) { (self.image, self.scale) = (image, scale) }

    /// The stretches of a row whose pixels pass a test, in points.
    func runs(
        inRow y: CGFloat, from start: CGFloat, to end: CGFloat, where test: ([Int]) -> Bool
    ) -> [Range<CGFloat>] {
        runs(from: start, to: end) { test(image.pixel($0, Int((y * scale).rounded(.down)))) }
    }

    /// The stretches of a column whose pixels pass a test, in points.
    func runs(
        inColumn x: CGFloat, from start: CGFloat, to end: CGFloat, where test: ([Int]) -> Bool
    ) -> [Range<CGFloat>] {
        runs(from: start, to: end) { test(image.pixel(Int((x * scale).rounded(.down)), $0)) }
    }

    private func runs(from start: CGFloat, to end: CGFloat, where test: (Int) -> Bool) -> [Range<CGFloat>] {
        var (found, open): ([Range<CGFloat>], Int?) = ([], nil)
        let last = Int((end * scale).rounded())
        for pixel in Int((start * scale).rounded())...last {
            let passes = pixel < last && test(pixel)
            if passes, open == nil { open = pixel }
            if !passes, let first = open {
                found.append(CGFloat(first) / scale..<CGFloat(pixel) / scale)
                open = nil
            }
        }
        return found
    }
}

extension Range<CGFloat> {
    var length: CGFloat { upperBound - lowerBound }
}
