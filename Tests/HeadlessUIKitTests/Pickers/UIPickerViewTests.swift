import Foundation
import Testing
import UIKit

/// Wheels against published measurements: widths, rows on a cylinder, and what the delegate is notified of.
@MainActor
@Suite struct UIPickerViewTests {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [5, 10, 3]
        var chosen: [(row: Int, component: Int)] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "row \(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append((row, component))
        }
    }

    final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var reused = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view != nil { reused += 1 }
            return view ?? UIView()
        }
    }

    private func shown(_ picker: UIPickerView) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.addSubview(picker)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func naturalSize() {
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test(arguments: [(1, 302), (2, 148), (3, 97)]) func componentsShareTheWidth(_ count: Int, _ width: Int) {
        let (picker, source) = (UIPickerView(), Source())
        source.counts = Array(repeating: 4, count: count)
        picker.dataSource = source
        #expect(picker.numberOfComponents == count)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
    }

    @Test func rowsLieOnACylinder() throws {
        let (picker, source) = (UIPickerView(), ViewSource())
        picker.dataSource = source
        picker.delegate = source
        let window = shown(picker)
        picker.selectRow(50, inComponent: 0, animated: false)
        window.layoutIfNeeded()
        // T = 216 + 75, N = ceil(2 T / 40) = 15, R = 0.334225372 T.
        let (step, radius) = (2 * Double.pi / 15, 0.334225372 * 291)
        for distance in -3...3 {
            let row = try #require(picker.view(forRow: 50 + distance, forComponent: 0))
            let angle = Double(distance) * step
            #expect(abs(Double(row.center.y) - (108 + radius * sin(angle))) < 0.01)
            #expect(abs(Double(row.frame.height) - 40 * cos(angle)) < 0.01)
        }
        #expect(picker.view(forRow: 54, forComponent: 0) == nil)
        picker.selectRow(60, inComponent: 0, animated: false)
        window.layoutIfNeeded()
        #expect(source.reused > 0)
    }

    @Test func onlyPeopleNotify() {
        let (picker, source) = (UIPickerView(), Source())
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.dataSource = source
        picker.delegate = source
        let window = shown(picker)
        #expect(picker.selectedRow(inComponent: 1) == 0)
        picker.selectRow(4, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 4)
        AnimationClock.current.finish()
        #expect(source.chosen.isEmpty)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 9)
        picker.simulateSelection(ofRow: 2, inComponent: 2)
        #expect(source.chosen.isEmpty)
        AnimationClock.current.finish()
        #expect(source.chosen.map(\.row) == [2] && source.chosen.map(\.component) == [2])
        source.counts[1] = 3
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        window.isHidden = true
    }

    @Test func fingersTurnWheels() {
        let (picker, source) = (UIPickerView(), Source())
        source.counts = [20]
        picker.dataSource = source
        picker.delegate = source
        let window = shown(picker)
        picker.simulatePan(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 76), duration: 2)
        AnimationClock.current.finish()
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(source.chosen.map(\.row) == [2])
        picker.simulateTap(at: CGPoint(x: 160, y: 138))
        AnimationClock.current.finish()
        #expect(source.chosen.map(\.row) == [2, 3])
        window.isHidden = true
    }
}
