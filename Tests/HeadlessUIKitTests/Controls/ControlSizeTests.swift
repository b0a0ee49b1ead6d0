import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct ControlSizeTests {
    private let none = UIView.noIntrinsicMetric

    @Test func fixedSizes() {
        // What is aligned: the switch's frame is 2 points wider, the slider's 1 point higher.
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 33))
        #expect(
            UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: none, height: 4)
        )
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
        #expect(UIPageControl().intrinsicContentSize.height == 26)
        #expect(UISlider().sizeThatFits(CGSize(width: 120, height: 9)) == CGSize(width: 120, height: 34))
    }

    @Test func aSwitchKeepsItsSize() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        control.frame = CGRect(x: 7, y: 8, width: 1, height: 1)
        #expect(control.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
        control.bounds.size = .zero
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test func segmentsAreAsWideAsTheWidest() {
        let window = window(scale: 2)
        let control = UISegmentedControl(items: ["A", "A long title"])
        window.addSubview(control)
        let title = UILabel()
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.text = "A long title"
        window.addSubview(title)
        let widest = title.intrinsicContentSize.width + 20
        // What is aligned; the control is 32 high.
        #expect(control.intrinsicContentSize == CGSize(width: 2 * widest + 1, height: 31))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 2 * widest + 1, height: 32))
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < 2 * widest)
        control.setWidth(100, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width == widest + 101)
    }

    @Test func segmentsFillTheControl() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let bounds = CGRect(x: 0, y: 0, width: 302, height: 32)
        #expect(control.segmentRects(in: bounds).map(\.minX) == [0, 101, 202])
        control.setWidth(50, forSegmentAt: 2)
        #expect(control.segmentRects(in: bounds).map(\.minX) == [0, 126, 252])
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.segmentRects(in: bounds).map(\.minX) == [177, 51, 0])
    }

    @Test func segmentsAreEdited() {
        let control = UISegmentedControl(items: ["A", UIImage(), 3])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == -1)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "0")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 99
        #expect(control.selectedSegmentIndex == -1)
        control.removeSegment(at: 99, animated: false)
        control.setTitle("x", forSegmentAt: -1)
        #expect(control.titleForSegment(at: 7) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
    }

    @Test func aTouchChoosesASegment() {
        let window = window(scale: 2)
        var changes = 0
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        window.addSubview(control)
        let touch: Set = [UITouch(at: CGPoint(x: 150, y: 10), in: control)]
        for _ in 0..<2 {
            control.touchesBegan(touch, with: nil)
            control.touchesEnded(touch, with: nil)
        }
        #expect(control.selectedSegmentIndex == 1 && changes == 1)
    }

    @Test func valuesAreLimited() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        let progress = UIProgressView()
        progress.progress = .nan
        #expect(progress.progress == 0)
        progress.setProgress(3, animated: true)
        #expect(progress.progress == 1)
        let pages = UIPageControl()
        pages.currentPage = 3
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
    }

    @Test func aStepperCountsAndWraps() {
        let window = window(scale: 2)
        let stepper = UIStepper(frame: .zero)
        window.addSubview(stepper)
        stepper.maximumValue = 1
        func touch(_ x: CGFloat) {
            let touch: Set = [UITouch(at: CGPoint(x: x, y: 10), in: stepper)]
            stepper.touchesBegan(touch, with: nil)
            stepper.touchesEnded(touch, with: nil)
        }
        touch(80)
        touch(80)
        #expect(stepper.value == 1)
        touch(10)
        touch(10)
        #expect(stepper.value == 0)
        stepper.wraps = true
        touch(10)
        #expect(stepper.value == 1)
    }

    @Test func aStoppedWheelIsHidden() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }
}
