import Testing
import UIKit

/// The boxes of controls that are aligned. To iOS 18: as frames that Interface Builder recorded show. On iOS 26: as
/// measured in recorded pictures.
@MainActor
@Suite(.serialized) struct AlignmentRectangleTests {
    private func window(_ version: ScreenDevice.SystemVersion) -> UIWindow {
        UIWindow(screen: UIScreen(.iPhone15, systemVersion: version))
    }

    /// The frame of a control whose edges are pinned 20 points inside of its window's at the left, the top and, if
    /// it is stretched, at the right.
    private func pinned(_ control: UIView, stretched: Bool, _ version: ScreenDevice.SystemVersion) -> CGRect {
        let window = window(version)
        control.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(control)
        control.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20).isActive = true
        control.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
        if stretched {
            control.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -20).isActive = true
        }
        window.settle()
        return control.frame
    }

    @Test(arguments: [ScreenDevice.SystemVersion.iOS17, .iOS18])
    func toIOS18(version: ScreenDevice.SystemVersion) {
        #expect(pinned(UISwitch(), stretched: false, version) == CGRect(x: 20, y: 20, width: 51, height: 31))
        #expect(pinned(UISlider(), stretched: true, version) == CGRect(x: 18, y: 20, width: 357, height: 34))
        let segments = UISegmentedControl(items: ["A", "B"])
        #expect(pinned(segments, stretched: true, version) == CGRect(x: 20, y: 20, width: 353, height: 32))
    }

    @Test func onIOS26() {
        #expect(pinned(UISwitch(), stretched: false, .iOS26) == CGRect(x: 20, y: 20, width: 63, height: 28))
        #expect(pinned(UISlider(), stretched: true, .iOS26) == CGRect(x: 20, y: 20, width: 353, height: 34))
    }

    /// The right edge of the thing aligned lies 2 points inside of the switch.
    @Test func aSwitchAtTheRightReachesBeyondItsEdge() {
        let (window, control) = (window(.iOS18), UISwitch())
        control.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(control)
        control.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -20).isActive = true
        control.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
        window.settle()
        // 20 inside of 393, and 2 beyond that.
        #expect(control.frame.maxX == 375)
        #expect(control.frame.midY == 426 || abs(control.frame.midY - 426) < 0.34)
    }

    @Test func insetsAndNaturalSizesMakeTheFrame() {
        for control in [UISwitch(), UISlider(), UISegmentedControl(items: ["A"])] as [UIView] {
            let natural = control.intrinsicContentSize
            let frame = control.frame(forAlignmentRect: CGRect(origin: .zero, size: natural))
            #expect(frame.height == control.sizeThatFits(CGSize(width: 200, height: 0)).height)
            #expect(control.alignmentRect(forFrame: frame).size == natural)
        }
    }

    /// In stacks aligned views are side by side, with and without constraints.
    @Test(arguments: [false, true])
    func stacksAlignTheSameBoxes(byConstraints: Bool) {
        let window = window(.iOS18)
        let (control, slider) = (UISwitch(), UISlider())
        let stack = UIStackView(arrangedSubviews: [control, slider])
        stack.spacing = 8
        stack.alignment = .center
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        window.addSubview(stack)
        if byConstraints { slider.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        window.settle()
        #expect(control.frame.minX == 0 && control.frame.size == CGSize(width: 51, height: 31))
        // 49 + 8 - 2, to 300 + 2.
        #expect(slider.frame.minX == 55 && slider.frame.maxX == 302 && slider.frame.height == 34)
    }

    @Test func aSwitchTakesTheSizeOfItsWindow() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
        #expect(control.frame.size == CGSize(width: 51, height: 31))
        let (today, classic) = (window(.iOS26), window(.iOS17))
        today.addSubview(control)
        #expect(control.frame == CGRect(x: 3, y: 4, width: 63, height: 28))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
        classic.addSubview(control)
        #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    }
}
