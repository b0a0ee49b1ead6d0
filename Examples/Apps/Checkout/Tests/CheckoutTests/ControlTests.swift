import UIKit
import XCTest

@testable import Checkout

// A plain class: these controls were written before there was a main actor.
class ControlTests: XCTestCase {

    private var received: [String] = []

    @objc private func record(_ sender: UIControl) {
        received.append(String(describing: type(of: sender)))
    }

    func testStepper() {
        let stepper = QuantityStepper(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        stepper.maximumValue = 3
        stepper.addTarget(self, action: #selector(record(_:)), for: .valueChanged)
        stepper.plusButton.sendActions(for: .touchUpInside)
        stepper.plusButton.sendActions(for: .touchUpInside)
        stepper.plusButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(stepper.value, 3)
        XCTAssertEqual(received, ["QuantityStepper", "QuantityStepper"])
        XCTAssertFalse(stepper.plusButton.isEnabled)

        stepper.layoutIfNeeded()
        XCTAssertEqual(stepper.minusButton.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(stepper.plusButton.frame, CGRect(x: 80, y: 0, width: 40, height: 40))
        stepper.semanticContentAttribute = .forceRightToLeft
        stepper.setNeedsLayout()
        stepper.layoutIfNeeded()
        XCTAssertEqual(stepper.minusButton.frame.minX, 80)
    }

    func testStepperDelegate() {
        class Delegate: NSObject, QuantityStepperDelegate {
            var limits = 0
            func stepper(_ stepper: QuantityStepper, shouldChangeTo value: Int) -> Bool { value != 2 }
            func stepperDidReachLimit(_ stepper: QuantityStepper) { limits += 1 }
        }
        let delegate = Delegate()
        let stepper = QuantityStepper()
        stepper.delegate = delegate
        stepper.accessibilityIncrement()
        XCTAssertEqual(stepper.value, 1)
        stepper.step(by: -1)
        XCTAssertEqual(delegate.limits, 1)
        stepper.step(by: 5)
        XCTAssertEqual(stepper.value, 6)
    }

    func testStepperIsObserved() {
        let stepper = QuantityStepper()
        var values: [Int] = []
        let observation = stepper.observe(\.value, options: [.new, .old]) { _, change in
            values += [change.oldValue!, change.newValue!]
        }
        stepper.value = 4
        observation.invalidate()
        stepper.value = 5
        XCTAssertEqual(values, [1, 4])
    }

    func testRemoveTarget() {
        let button = PrimaryButton(type: .custom)
        button.addTarget(self, action: #selector(record(_:)), for: [.touchUpInside, .touchDown])
        XCTAssertEqual(button.actions(forTarget: self, forControlEvent: .touchDown), ["record:"])
        XCTAssertTrue(button.allTargets.contains(self))
        button.removeTarget(self, action: #selector(record(_:)), for: .touchDown)
        button.sendActions(for: .touchDown)
        XCTAssertEqual(received, [])
        XCTAssertEqual(button.transform.a, 0.98, accuracy: 0.0001)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(received, ["PrimaryButton"])
        XCTAssertEqual(button.transform, .identity)
    }

    func testClosures() {
        let button = UIButton()
        var titles: [String] = []
        button.setTitle("Go", for: .normal)
        button.on(.touchUpInside) { titles.append($0.currentTitle ?? "") }
        button.on(.touchUpInside) { titles.append("second \($0.isEnabled)") }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(titles, ["Go", "second true"])
        button.removeClosures()
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(titles.count, 2)
    }

    func testLoadingButton() {
        let button = PrimaryButton()
        button.setTitle("Pay", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.center.x ?? 0, 100, accuracy: 0.5)
        button.isLoading = true
        XCTAssertFalse(button.isEnabled)
        XCTAssertNil(button.currentTitle)
        button.isLoading = false
        XCTAssertEqual(button.currentTitle, "Pay")
    }

    func testCheckbox() {
        let checkbox = CheckboxControl(title: "I accept all of the terms, also those that nobody reads")
        let size = checkbox.sizeThatFits(CGSize(width: 200, height: 1_000))
        XCTAssertLessThanOrEqual(size.width, 200)
        XCTAssertGreaterThan(size.height, 30)
        checkbox.addTarget(self, action: #selector(record(_:)), for: .primaryActionTriggered)
        checkbox.perform(#selector(CheckboxControl.toggle))
        XCTAssertTrue(checkbox.isSelected)
        XCTAssertEqual(checkbox.accessibilityValue, "On")
        XCTAssertEqual(received.count, 1)
    }

    func testCountdown() {
        class Delegate: CountdownLabel.Delegate {
            let finished: XCTestExpectation
            init(_ finished: XCTestExpectation) { self.finished = finished }
            func countdownLabelDidFinish(_ label: CountdownLabel) { finished.fulfill() }
        }
        let delegate = Delegate(expectation(description: "finished"))
        let label = CountdownLabel()
        label.interval = 0.01
        label.delegate = delegate
        label.start(seconds: 3)
        XCTAssertEqual(label.text, "0:03")
        XCTAssertTrue(label.isCounting)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(label.text, "0:00")
        XCTAssertFalse(label.isCounting)
    }

    func testRing() {
        let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        ring.layoutIfNeeded()
        let finished = expectation(description: "full")
        ring.completion = { finished.fulfill() }
        ring.start(duration: 0.05)
        XCTAssertTrue(ring.isRunning)
        wait(for: [finished], timeout: 2)
        XCTAssertEqual(ring.progress, 1)
        XCTAssertFalse(ring.isRunning)
    }

    func testBadge() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.badgeCount = 7
        let label = view.subviews.first as? UILabel
        XCTAssertEqual(label?.text, "7")
        XCTAssertEqual(label?.center, CGPoint(x: 100, y: 0))
        XCTAssertEqual(label?.bounds.height, 18)
        view.badgeOffset = CGPoint(x: -4, y: 4)
        XCTAssertEqual(label?.center, CGPoint(x: 96, y: 4))
        view.badgeCount = 0
        XCTAssertTrue(view.subviews.isEmpty)
    }

    func testStepIndicator() {
        let indicator = StepIndicator(titles: ["A", "B", "C"])
        indicator.frame = CGRect(x: 0, y: 0, width: 228, height: 28)
        indicator.currentStep = 1
        indicator.layoutIfNeeded()
        let dots = indicator.subviews.compactMap { $0 as? UILabel }
        XCTAssertEqual(dots.map { $0.frame.minX }, [0, 100, 200])
        XCTAssertEqual(dots.map { $0.backgroundColor == Theme.Color.accent }, [true, true, false])
        let lines = indicator.subviews.filter { !($0 is UILabel) }
        XCTAssertEqual(lines.first?.frame, CGRect(x: 32, y: 13, width: 64, height: 2))
    }
}
