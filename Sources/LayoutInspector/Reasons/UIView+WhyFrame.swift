public import HeadlessUIKit

extension UIView {
    /// Why the edges of the frame are where they are, in sentences: call it in a test or a debugger.
    ///
    /// ```
    /// FormView.saveButton: 16 40 361 44, by constraints
    /// right = 377 because FormView.saveButton.trailing == layoutMarginsGuide.trailing - 8 (App/FormView.swift:41) ...
    /// ```
    ///
    /// Pending layout is done first. Reasons are computed when they are requested: nothing is recorded by layout. Where plain
    /// code has set the frame, the line is named if it is in the superview's `layoutSubviews`, or if
    /// ``LayoutInspector/recordsFrames`` was true when it ran.
    public final func whyFrame() -> String {
        let reasons = layoutReasons()
        guard let first = reasons.first else { return "" }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(rounded).joined(separator: " ")
        return "\(first.view): \(numbers), by \(first.method.rawValue)\n"
            + reasons.map(\.description).joined(separator: "\n")
    }

    /// Why the frame is what it is, one reason for each number that the view's language decides. Pending layout is done
    /// first.
    public final func layoutReasons() -> [LayoutReason] {
        layoutIfNeeded()
        let method =
            inspectedSuperview.map {
                MethodReader().method(of: self, isKitSuperview: $0.hasKitLayout)
            } ?? .root
        return LayoutReasons(of: [self], names: ReasonNames(), recordsLines: true).reasons(of: self, method)
    }

    final var hasKitLayout: Bool {
        let name = String(reflecting: type(of: self))
        return name.hasPrefix("HeadlessUIKit.") && type(of: self) != UIView.self
    }
}
