import Testing
import UIKit

@testable import HeadlessUIKit

/// Pictures of segmented controls by states.
@MainActor struct SegmentPictureTests {
    private func picture(_ color: UIColor, _ width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
    }

    /// The colour at a point: red, green or blue, or none.
    private func name(_ image: UIImage, _ x: CGFloat) -> String {
        guard let bytes = image.cgImage?.bitmap else { return "-" }
        let (column, row) = (Int(x * image.scale), bytes.height / 5)
        let start = (row * bytes.width + column) * 4
        let pixel = Array(bytes.pixels[start..<start + 3])
        return pixel == [255, 0, 0]
            ? "blue" : pixel == [0, 255, 0] ? "green" : pixel == [0, 0, 255] ? "red" : "\(pixel)"
    }

    @Test func picturesReplaceTheUsualLook() {
        let control = UISegmentedControl(items: ["", "", ""])
        control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(picture(.green), for: .selected, barMetrics: .default)
        control.setDividerImage(
            picture(.blue, 6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
        #expect(control.backgroundImage(for: .disabled, barMetrics: .default) == nil)
        #expect(
            control.dividerImage(
                forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)?.size.width
                == 6)
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 0, y: 0, width: 312, height: 30)
        let image = UIGraphicsImageRenderer(bounds: control.bounds).image { context in
            control.layer.render(in: context.cgContext)
        }
        #expect([50, 103, 150, 209, 250].map { name(image, $0) } == ["red", "blue", "green", "blue", "red"])
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }

    @Test func contentsAreMoved() {
        let control = UISegmentedControl(items: ["a"])
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 1), forSegmentType: .any, barMetrics: .default)
        control.setContentOffset(CGSize(width: 2, height: 0), forSegmentAt: 0)
        #expect(control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default).horizontal == 3)
        #expect(control.contentOffsetForSegment(at: 0).width == 2)
    }
}
