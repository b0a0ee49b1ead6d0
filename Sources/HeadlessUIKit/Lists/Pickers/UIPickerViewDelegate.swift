import Foundation

/// Provides the numbers of a picker's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    @discardableResult func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    @discardableResult func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int)
        -> Int
}

/// Provides what a picker's rows show and is notified of what is chosen. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// The width of a wheel, in points.
    @discardableResult func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int)
        -> CGFloat
    /// The height of a wheel's rows, in points.
    @discardableResult func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    /// The text of a row.
    @discardableResult func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    /// The text of a row with attributes, before that without.
    @discardableResult func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row, instead of text; `view` is one that is not used any more.
    @discardableResult func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when a person chose a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Absent: wheels share the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalMethods.absent(0)
    }
    /// Absent: rows are 32 points high.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalMethods.absent(0)
    }
    /// Absent: rows show "?".
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { OptionalMethods.absent(nil) }
    /// Absent: rows show text without attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { OptionalMethods.absent(nil) }
    /// Absent: rows show text.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { OptionalMethods.absent(view ?? UIView()) }
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalMethods.byDefault()
    }
}
